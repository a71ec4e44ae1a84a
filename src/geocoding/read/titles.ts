import type { Atom } from '../atoms/atoms.ts';
import { fold } from '../text/fold.ts';
import { isNamedAfter, isTitle } from '../language/known-names.ts';

/** What is told of whom a street is named after, and is not in its name on the map. */
export interface Titles {
  readonly mask: number;
  readonly cost: number;
}

export const noTitles: Titles = { mask: 0, cost: 0 };
const NAMED_AFTER_COST = 0.01;
const INITIAL_COST = 0.1;
/** Of two streets of one name the title tells which is meant. */
const TITLE_COST = 0.12;

/** Atoms that may be such; none of the qualifiers, as the "Б." of "Б. Садовая", is anybody's initial. */
export function titleMask(atoms: readonly Atom[], qualifiers: number): number {
  let mask = 0;
  for (const [at, { isNumber, key, text, hasDot }] of atoms.entries()) {
    const isInitial = text.length === 1 && (hasDot || atoms[at + 1]?.before === '.');
    if (!isNumber && (isInitial || isNamedAfter(key) || isTitle(key) || isOfState(atoms, at))) mask |= 1 << at;
  }
  return mask & ~qualifiers;
}

/**
 * "им.", "имени маршала", "В. И." right before what is understood, or behind it: "Чуйкова маршала". `left`: of
 * `titleMask`; `bears`: whether the one it is named after may have a title, with "имени" before that or without.
 */
export function titlesBeside(
  atoms: readonly Atom[], explained: number, left: number, bears: (title: string, isNamedAfter: boolean) => boolean,
): Titles {
  let [mask, cost] = [0, 0];
  const isNamedSo = (at: number): boolean =>
    at > 0 && atoms[at].before !== ','
    && (isNamedAfter(atoms[at - 1].key) || (isTitle(atoms[at - 1].key) && isNamedSo(at - 1)));
  const take = (at: number, beside: number): void => {
    const isFree = (left & ~mask & (1 << at)) !== 0 && ((explained | mask) & (1 << beside)) !== 0;
    const isBeside = isFree && atoms[Math.max(at, beside)].before !== ',' && !atoms[beside].isNumber;
    const price = !isBeside ? undefined : isOfState(atoms, at) ? NAMED_AFTER_COST : priceOf(atoms[at], beside > at);
    if (price === undefined || (isTitle(atoms[at].key) && !bears(atoms[at].key, isNamedSo(at)))) return;
    mask |= 1 << at;
    cost += price;
  };
  for (let at = atoms.length - 2; at >= 0; at--) take(at, at + 1);
  for (let at = 1; at < atoms.length; at++) take(at, at - 1);
  return { mask, cost };
}

const states = ['советского союза', 'россии', 'российской федерации']
  .map((name) => name.split(' ').map((word) => fold(word)));

/** "маршала Советского Союза", "Героя России". */
function isOfState(atoms: readonly Atom[], at: number): boolean {
  return states.some((words) => {
    const index = words.indexOf(atoms[at].key);
    const title = atoms[at - index - 1];
    return index >= 0 && title !== undefined && isTitle(title.key)
      && words.every((word, i) => atoms[at - index + i]?.key === word);
  });
}

function priceOf({ isNumber, key, text, hasDot }: Atom, isBefore: boolean): number | undefined {
  if (isNumber) return undefined;
  if (isNamedAfter(key)) return NAMED_AFTER_COST;
  if (isTitle(key)) return TITLE_COST;
  return text.length === 1 && hasDot && isBefore ? INITIAL_COST : undefined;
}
