import { english } from '../packs/english.ts';
import { wordsIn } from '../packs/list.ts';
import { fold } from '../text/fold.ts';
import type { Atom } from './atoms.ts';

const nameWords = new Map(Object.entries(english.nameWords ?? {})
  .flatMap(([word, words]) => wordsIn(words).map((translated) => [translated, fold(word)] as const)));
const streetWords: ReadonlySet<string> = new Set(['ul', 'prospekt', 'pereulok', 'bulvar', 'ploshad', 'naberejnaia',
  'shosse', 'alleya', 'most'].flatMap((code) => wordsIn(english.types[code as keyof typeof english.types])));

/**
 * Reads English words of names as the map has them: "9 May street" is the улица 9 Мая, "Griboedov canal embankment" the
 * набережная канала Грибоедова. Only beside an English word for a street: elsewhere "May" is a name.
 */
export function withNameWords(atoms: readonly Atom[]): readonly Atom[] {
  if (!atoms.some(({ text }) => nameWords.has(text)) || !atoms.some(({ text }) => streetWords.has(text))) return atoms;
  return atoms.map((atom) => {
    const key = atom.isNumber ? undefined : nameWords.get(atom.text);
    return key === undefined ? atom : { ...atom, key };
  });
}
