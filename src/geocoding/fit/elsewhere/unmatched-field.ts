import { isSmallWord } from '../../language/known-names.ts';
import type { Contradiction } from '../../query/candidate.ts';
import type { QueryWords } from '../../query/words.ts';

/** The contradiction of a city, region or country field whose words stay unexplained: the user means another one. */
export function unmatchedField(words: QueryWords, left: number): Contradiction | undefined {
  let found: Contradiction | undefined;
  for (const { name, mask } of words.fields) {
    if (name === 'district') continue;
    const names = namesIn(words, mask);
    const unmatched = lettersOf(words, names & left);
    if (unmatched === 0 || unmatched < lettersOf(words, names) / 2) continue;
    if (name === 'city') return 'place';
    found = 'region';
  }
  return found;
}

/** The words of a field without type words, unless it has no others. */
function namesIn(words: QueryWords, mask: number): number {
  const { types, atoms } = words;
  let names = 0;
  for (const at of atoms.keys()) {
    if (mask & (1 << at) && types[at].length === 0 && !isSmallWord(atoms[at].key)) names |= 1 << at;
  }
  return names === 0 ? mask : names;
}

/** Counts letters rather than weights, so that a misspelt word counts in full. */
function lettersOf(words: QueryWords, mask: number): number {
  return words.atoms.reduce((sum, { text }, at) => (mask & (1 << at) ? sum + text.length : sum), 0);
}
