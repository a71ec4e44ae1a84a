import type { Atom } from '../atoms/atoms.ts';
import { fold } from '../text/fold.ts';
import { isNamedAfter, isTitle } from '../language/known-names.ts';

/** Titles and initials in a query that the street's name on the map lacks. */
export interface Titles {
  readonly mask: number;
  readonly cost: number;
}

export const noTitles: Titles = { mask: 0, cost: 0 };
const NAMED_AFTER_COST = 0.01;
const INITIAL_COST = 0.1;
/** High enough to prefer, of two streets of one name, the one with the title. */
const TITLE_COST = 0.12;

/** Returns the mask of possible titles and initials, without qualifiers such as the "Б." of "Б. Садовая". */
export function titleMask(atoms: readonly Atom[], qualifiers: number): number {
  let mask = 0;
  for (const [at, { isNumber, key, text, hasDot }] of atoms.entries()) {
    const isInitial = text.length === 1 && (hasDot || atoms[at + 1]?.before === '.');
    if (!isNumber && (isInitial || isNamedAfter(key) || isTitle(key) || isStateOfTitle(atoms, at))) mask |= 1 << at;
  }
  return mask & ~qualifiers;
}

/**
 * Finds titles next to the explained words: "им.", "имени маршала", "В. И." before them, or "Чуйкова маршала". `left`:
 * the atoms of `titleMask` not yet used; `bears`: whether the person can bear a title, with "имени" before it or not.
 */
export function titlesBeside(
  atoms: readonly Atom[], explained: number, left: number, bears: (title: string, isNamedAfter: boolean) => boolean,
): Titles {
  let [mask, cost] = [0, 0];
  const isBehindNamedAfter = (at: number): boolean =>
    at > 0 && atoms[at].before !== ','
    && (isNamedAfter(atoms[at - 1].key) || (isTitle(atoms[at - 1].key) && isBehindNamedAfter(at - 1)));
  const take = (at: number, beside: number): void => {
    const isFree = (left & ~mask & (1 << at)) !== 0 && ((explained | mask) & (1 << beside)) !== 0;
    const isBeside = isFree && atoms[Math.max(at, beside)].before !== ',' && !atoms[beside].isNumber;
    const price = !isBeside ? undefined : isStateOfTitle(atoms, at) ? NAMED_AFTER_COST
      : priceOf(atoms[at], beside > at);
    if (price === undefined || (isTitle(atoms[at].key) && !bears(atoms[at].key, isBehindNamedAfter(at)))) return;
    mask |= 1 << at;
    cost += price;
  };
  for (let at = atoms.length - 2; at >= 0; at--) take(at, at + 1);
  for (let at = 1; at < atoms.length; at++) take(at, at - 1);
  return { mask, cost };
}

const states = ['советского союза', 'россии', 'российской федерации']
  .map((name) => name.split(' ').map((word) => fold(word)));

/** Whether an atom belongs to the name of a state after a title: "маршала Советского Союза", "Героя России". */
function isStateOfTitle(atoms: readonly Atom[], at: number): boolean {
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
