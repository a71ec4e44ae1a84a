import { stemOf } from '../text/stem.ts';
import { fold, keysOfAll } from '../text/fold.ts';
import { fullTypeWords, writtenTypeWords } from './type-words.ts';
import { typoCost } from '../text/typo-costs.ts';

const byFirst = (words: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(words, ([first]) => first);
const tables = { folded: byFirst(fullTypeWords), written: byFirst(writtenTypeWords) };

/** Finds the type word most similar to a misspelt one, with its cost, up to `most`. The first letter must be right. */
export function nearestTypeWord(
  slipped: string, spelling: keyof typeof tables, most: number,
): { readonly word?: string; readonly cost: number } {
  let found: { word?: string; cost: number } = { cost: most };
  for (const word of tables[spelling].get(slipped[0]) ?? []) {
    if (Math.abs(word.length - slipped.length) > 2) continue;
    const cost = typoCost(slipped, word, found.cost);
    if (cost < found.cost || (cost === found.cost && found.word === undefined)) found = { word, cost };
  }
  return found;
}

/** Type words that occur in cases, by their stem. */
const byStem = new Map<string, string>();
for (const word of keysOfAll('inflectedTypes')) {
  const stem = stemOf(word);
  if (stem !== undefined && stem.length >= 4) byStem.set(stem, word);
}

/** Endings that no noun has: "разъездая" is a typo of a different word. "ее" folds like the "е" of "переулке". */
const adjectiveEndings = new Set(
  'ая яя ое ую юю ого его ому ему ым им ых их'.split(' ').map((end) => fold(end)).filter(({ length }) => length > 1),
);

/** Finds the type word of an inflected one: "проспекте", "области". */
export function typeWordInCase(key: string): string | undefined {
  const stem = key.length < 5 ? undefined : stemOf(key);
  const word = stem === undefined ? undefined : byStem.get(stem);
  const isMismatch = word !== undefined && adjectiveEndings.has(key.slice(stem!.length))
    && !adjectiveEndings.has(word.slice(stem!.length));
  return isMismatch ? undefined : word;
}
