import type { Atom } from '../atoms/atoms.ts';
import { atomsThat } from '../atoms/masks.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import type { TypeWord } from '../language/type-words.ts';
import { isNamedEstablishment } from './before-address.ts';

type Types = readonly TypeWord[];

/** Words before a landmark near the address, after a comma or at the beginning. */
const landmarks: ReadonlySet<string> = new Set(['остановка', 'остановки', 'ост', 'ориентир']);
/** A word before another house, in the same positions: "до Ленина 90". */
const until = 'до';
/** Words before another house in any position: "Чехова 8 рядом с Ленина 90". */
const besides: ReadonlySet<string> = new Set([
  'рядом', 'недалеко', 'неподалёку', 'неподалеку', 'вблизи', 'поблизости', 'напротив', 'возле', 'около',
]);
const [mostWordsOfHouse, fewestWordsOfHouse] = [6, 2];

/**
 * Finds landmarks beside an address with a number of its own: "до Ленина 90, улица Чехова, 8", "Чехова 8 рядом с Ленина
 * 90", "остановка Ленина, улица Чехова, 8", "Тверь, школа им. Ленина, улица Чехова, 8". Returns their mask.
 */
export function findLandmarks(atoms: readonly Atom[], types: readonly Types[]): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) {
    const end = endOfLandmark(atoms, at);
    const part = ((1 << (end - at)) - 1) << at;
    if (end > at && hasAddress(atoms, types, part | mask)) mask |= part;
  }
  return mask;
}

/** The end of the landmark that begins at an atom; `at` if none does. */
function endOfLandmark(atoms: readonly Atom[], at: number): number {
  const { text, before } = atoms[at];
  const isFirst = at === 0 || before === ',';
  if (besides.has(text) || (isFirst && text === until)) return endOfHouse(atoms, at);
  if (!isFirst || !(landmarks.has(text) || isNamedEstablishment(atoms, at))) return at;
  let end = at + 1;
  while (end < atoms.length && atoms[end].before !== ',') end++;
  return end - at < fewestWordsOfHouse ? at : end;
}

/** The end of the house after a word: its number, with the letter glued to it. `at` if there is none. */
function endOfHouse(atoms: readonly Atom[], at: number): number {
  let end = at + 1;
  const isWithin = (next: number): boolean => next < atoms.length && atoms[next].before !== ',';
  while (isWithin(end) && !isHouseNumber(atoms, end)) end++;
  if (!isWithin(end) || end - at < fewestWordsOfHouse || end - at > mostWordsOfHouse) return at;
  const letter = atoms[end + 1];
  return letter && letter.before === '' && letter.text.length === 1 ? end + 2 : end + 1;
}

/** Whether a number outside the mask follows a word outside it, skipping commas and words for a house. */
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
