import type { Atom } from './atoms.ts';
import { typeReadings, type TypeWord } from '../language/type-words.ts';
import { wordsOfAll } from '../packs/list.ts';

/** Words that take back the number before them. One of them is spelt like a flat in Turkmen. */
export const takeBackWords: ReadonlySet<string> = new Set(wordsOfAll('takeBackWords'));

/** Reads an atom as type words, but not an initial as a house part: the Н. of Н. Островского is not a number sign. */
export function typesOf(atom: Atom, next: Atom | undefined): readonly TypeWord[] {
  const types = atom.typeKey === undefined ? undefined : typeReadings(atom.typeKey);
  if (!types || takeBackWords.has(atom.text)) return [];
  const isInitial = atom.text.length === 1 && next !== undefined && !next.isNumber && next.text.length > 1;
  return isInitial ? types.filter(({ level }) => level !== 'building' && level !== 'room') : types;
}
