import type { Atom } from '../atoms/atoms.ts';
import { atomsThat } from '../atoms/masks.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import type { TypeWord } from '../language/type-words.ts';

type Types = readonly TypeWord[];

/** Words before what an address is near to; "до" only before a house: "до Ленина 90". */
const landmarks: ReadonlySet<string> = new Set(['до', 'остановка', 'остановки', 'ост', 'ориентир']);
const until = 'до';

/**
 * Finds landmarks that a comma parts from an address with a number of its own: "до Ленина 90, улица Чехова, 8",
 * "остановка Ленина, улица Чехова, 8". Returns their mask.
 */
export function findLandmarks(atoms: readonly Atom[], types: readonly Types[]): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) {
    const isFirst = at === 0 || atoms[at].before === ',';
    if (!isFirst || !landmarks.has(atoms[at].text)) continue;
    let end = at + 1;
    while (end < atoms.length && atoms[end].before !== ',') end++;
    const part = (1 << end) - (1 << at);
    const hasHouse = isHouseNumber(atoms, end - 1) && end - at > 2;
    if (end - at < 2 || (atoms[at].text === until && !hasHouse)) continue;
    if (hasAddress(atoms, types, part | mask)) mask |= part;
  }
  return mask;
}

/** Whether a number outside the mask stands behind a word outside it, over commas and words for a house. */
function hasAddress(atoms: readonly Atom[], types: readonly Types[], mask: number): boolean {
  const outside = atomsThat(atoms, (_, at) => (mask & (1 << at)) === 0);
  const isHouseWord = (at: number): boolean =>
    types[at]?.length > 0 && types[at].every(({ level }) => level === 'building');
  return atoms.some((_, at) => {
    if (!(outside & (1 << at)) || !isHouseNumber(atoms, at)) return false;
    let before = at - 1;
    while (isHouseWord(before)) before--;
    return before >= 0 && (outside & (1 << before)) !== 0 && !atoms[before].isNumber
      && (atoms[before].text.length > 2 || types[before].some(({ level }) => level === 'street'));
  });
}

const isHouseNumber = (atoms: readonly Atom[], at: number): boolean => {
  const { isNumber, suffix, key } = atoms[at];
  return isNumber && suffix === '' && !isPostcodeLike(key);
};
