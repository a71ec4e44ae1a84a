import type { Atom } from '../atoms/atoms.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import { placeholderLength } from '../language/placeholders.ts';
import type { TypeWord } from '../language/type-words.ts';

/**
 * Finds words that stand for the number of a house at the end of a part, in a text without a house number: "Садовая,
 * б/н", "Садовая, дом без номера", or for one that was scanned or lost: "улица Садовая, В". Returns their mask.
 */
export function findMissingNumber(atoms: readonly Atom[], types: readonly (readonly TypeWord[])[]): number {
  // "Тверь, б/н, 5" lacks its street, and "10 б. Н" has a letter.
  if (atoms.some(({ isNumber, suffix, key }) => isNumber && suffix === '' && !isPostcodeLike(key))) return 0;
  for (let at = 1; at < atoms.length; at++) {
    const length = placeholderLength(atoms, at);
    if (length === 0) continue;
    const isLast = atoms[at + length] === undefined || atoms[at + length].before === ',';
    const standsAlone = atoms[at].before === ',' || length > 1
      || types[at - 1].some(({ level }) => level === 'building');
    if (isLast && standsAlone) return ((1 << length) - 1) << at;
  }
  return loneLetter(atoms, types);
}

/** Mask of a letter alone behind the last comma of a text with a street. */
function loneLetter(atoms: readonly Atom[], types: readonly (readonly TypeWord[])[]): number {
  const last = atoms.length - 1;
  const isLone = last > 0 && atoms[last].text.length === 1 && !atoms[last].isNumber && atoms[last].before === ',';
  return isLone && types.some((readings) => readings.some(({ level }) => level === 'street')) ? 1 << last : 0;
}
