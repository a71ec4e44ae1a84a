import {
  continued, inTwo, isTurn, sideOf, withName, type InstructionParts, type Kinds, type Left, type Turns,
} from '../instruction-parts.ts';

/**
 * The sentences of a language that puts the action first and the place after a colon: so names stay as on the signs,
 * whatever the grammar would do to them.
 */
export interface Phrasebook {
  /** For `depart`, clockwise from north. */
  readonly sides: readonly string[];
  depart(side: string): string;
  readonly turns: Turns;
  roundabout(exit: number): string;
  /** The ramp of an exit by its number on signs, such as "7А". */
  exit(number: string): string;
  readonly ferry: string;
  readonly arrive: string;
  /** The distance left to a place that the route does not reach. */
  readonly left: Readonly<Record<Left['why'], (meters: number) => string>>;
  readonly push: string;
  readonly steps: string;
  readonly kinds: Kinds<string>;
  /** Between action and place; `: ` if absent. */
  readonly joint?: string;
}

export function inWordsOf(book: Phrasebook, parts: InstructionParts): string {
  const { lead } = parts;
  if (!lead) return action(book, parts);
  const { first, second } = inTwo(parts, lead);
  const isBrief = first.kind !== 'crossing' && first.mode !== 'steps' && isTurn(first);
  return `${isBrief ? book.turns[first.maneuver] : action(book, first)}; ${continued(action(book, second))}`;
}

function action(book: Phrasebook, parts: InstructionParts): string {
  const { maneuver, mode, name, ref, kind, beside, exit, exitNumber, destination, bearing, left } = parts;
  const { joint = ': ' } = book;
  if (left) return book.left[left.why](left.meters);
  if (maneuver === 'arrive') return book.arrive;
  if (maneuver === 'ferry') return withName(book.ferry, joint, name);
  const aside = mode === 'push' || mode === 'steps' ? `, ${book[mode]}` : '';
  const road = name || ref || '';
  const place = road || [kind ? book.kinds[kind] : '', beside ?? ''].filter((part) => part !== '').join(', ');
  if (maneuver === 'depart') return withName(book.depart(book.sides[sideOf(bearing)]), joint, place) + aside;
  if (maneuver === 'roundabout') return withName(book.roundabout(exit!), joint, place) + aside;
  const turn = maneuver === 'ramp' && exitNumber ? book.exit(exitNumber) : book.turns[maneuver];
  const isSigned = destination !== undefined && (maneuver === 'ramp' || road === '');
  return withName(turn, joint, isSigned ? destination : place) + aside;
}
