import type { Atom } from '../atoms/atoms.ts';
import { isSmallWord } from '../language/known-names.ts';
import { isNumberSign } from '../language/type-words.ts';
import { numberedTerm, referenceTerm } from '../names/terms.ts';
import { INFLECTED_PRICE, type QueryReading } from './query-reading.ts';

export function readNumber(reading: QueryReading, atom: Atom, at: number): void {
  const term = reading.dictionary.find(atom.key);
  if (term >= 0) reading.terms.add(term, 1 << at, 0);
  if (atom.key.length >= 4 && term >= 0) reading.terms.seeds.add(term);
  if (atom.words) readWritten(reading, atom.words, 1 << at);
  readNumbered(reading, atom, at);
}

/** Reads the words of a number, for names that have them: "Семнадцатая улица". */
function readWritten(reading: QueryReading, words: readonly string[], bit: number): void {
  for (const word of words) {
    const exact = reading.dictionary.find(word);
    for (const term of exact >= 0 ? [exact] : reading.dictionary.inflected(word)) {
      reading.terms.add(term, bit, exact >= 0 ? 0 : INFLECTED_PRICE, words.length > 1);
      if (word.length >= 4) reading.terms.seeds.add(term);
    }
  }
}

/** Reads numbers and letters with a type word on either side: "4 микрорайон", "линия 7-я", "мкр В". */
export function readNumbered(reading: QueryReading, atom: Atom, at: number): void {
  const { atoms, text } = reading.query;
  if (!atom.isNumber && isSmallWord(atom.key)) {
    // A lower-case "в" before "микрорайоне" or a town is a preposition.
    const next = atoms[at + 1];
    const isName = /^\p{Lu}/u.test(text.slice(atom.start)) || !next || next.isNumber || next.before === ','
      || (reading.types[at + 1].some(({ level }) => level === 'building') && !next.text.endsWith('е'));
    if (!isName || !reading.types[at - 1]?.length) return;
  }
  const sides = [[at - 1, 3 << (at - 1)], [at + 1, 3 << at], [at + 2, 7 << at]];
  // "улица № 9"
  const isMarked = at > 1 && isNumberSign(reading.types[at - 1]) && atoms[at - 1].before !== ',';
  if (isMarked) sides.push([at - 2, 7 << (at - 2)]);
  for (const [beside, mask] of sides) {
    if (atoms[Math.max(at, beside)]?.before === ',') continue;
    for (const { code } of reading.types[beside] ?? []) {
      const numbered = reading.dictionary.find(numberedTerm(atom.key, `~${code}`));
      if (numbered < 0 || mask <= 0) continue;
      reading.terms.seeds.add(numbered);
      reading.terms.numberedMask |= 1 << at;
    }
  }
}

/** Reads the number of a road, which is one term: "М-4", "А 107", "46К-0010". */
export function readReference(reading: QueryReading, at: number): void {
  const { atoms } = reading.query;
  for (const count of [2, 3]) {
    const group = atoms.slice(at, at + count);
    const isReference = group.length === count && group.at(-1)!.isNumber && group.at(-1)!.suffix === ''
      && group.every(({ isNumber, key, before }, i) =>
        (isNumber ? true : key.length <= 2) && (i === 0 || ' -'.includes(before)));
    if (!isReference || group.every(({ isNumber }) => isNumber)) continue;
    const term = reading.dictionary.find(referenceTerm(group.map(({ key }) => key)));
    if (term >= 0) reading.terms.seed(term, ((1 << count) - 1) << at, 0);
  }
}
