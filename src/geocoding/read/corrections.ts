import { takeBackWords } from '../atoms/atom-types.ts';
import type { Atom } from '../atoms/atoms.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';

/** Phrases that take back the number before them, as `takeBackWords` do. */
const phrases: ReadonlySet<string> = new Set(['то есть', 'т е', 'в смысле', 'то бишь', 'i mean']);
/** Words that may stand beside these. */
const fillers: ReadonlySet<string> = new Set(['а', 'ну', 'да', 'же', 'ты', 'дом', 'д']);
const [not, but] = ['не', 'а'] as const;
const MOST_WORDS = 4;

/**
 * Finds house numbers that the text takes back, with the words that say so: "12, ой, 25", "12, то есть 25", "не 12, а
 * 25", "25, не 12". Returns their mask. `roomMask`: atoms of flats and the like, whose numbers are not meant.
 */
export function findTakenBack(atoms: readonly Atom[], roomMask: number): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) {
    if (!isHouseNumber(atoms, at) || (roomMask & (1 << at)) !== 0) continue;
    const first = atoms[at - 1]?.text === not ? at - 1 : at;
    const end = first < at ? endOfDenial(atoms, at) : endOfCorrection(atoms, at);
    if (end > at) mask |= ((1 << (end - first)) - 1) << first;
  }
  return mask;
}

/** The end of "не 12", or of "не 12, а" before another number; `at` if the text has no other number. */
function endOfDenial(atoms: readonly Atom[], at: number): number {
  if (atoms[at + 1]?.text === but && isHouseNumber(atoms, at + 2)) return at + 2;
  return isHouseNumber(atoms, at + 1) || isHouseNumber(atoms, at - 2) ? at + 1 : at;
}

/** The number that a correction puts in place of the one at an atom; `at` if it does not follow. */
function endOfCorrection(atoms: readonly Atom[], at: number): number {
  const letter = atoms[at + 1];
  const first = letter && !letter.isNumber && letter.before === '' && letter.text.length === 1 ? at + 2 : at + 1;
  let takesBack = false;
  for (let next = first; next < atoms.length && next - first <= MOST_WORDS; next++) {
    if (isHouseNumber(atoms, next)) return takesBack ? next : at;
    const pair = `${atoms[next].text} ${atoms[next + 1]?.text}`;
    if (takeBackWords.has(atoms[next].text)) takesBack = true;
    else if (phrases.has(pair)) {
      takesBack = true;
      next++;
    } else if (phrases.has(atoms[next].text.replace('-', ' '))) takesBack = true;
    else if (!fillers.has(atoms[next].text)) return at;
  }
  return at;
}

const MOST_DIGITS = 4;

function isHouseNumber(atoms: readonly Atom[], at: number): boolean {
  const atom = atoms[at];
  return atom !== undefined && atom.isNumber && atom.suffix === '' && atom.key.length <= MOST_DIGITS
    && !isPostcodeLike(atom.key);
}
