import { stemOf } from '../text/stem.ts';
import { fold, keysOfAll } from '../text/fold.ts';
import { fullTypeWords, writtenTypeWords } from './type-words.ts';
import { typoCost } from '../text/typo-costs.ts';

const byFirst = (words: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(words, ([first]) => first);
const tables = { folded: byFirst(fullTypeWords), written: byFirst(writtenTypeWords) };

/** The type word that a slip made another one of, with its cost; none within `most`. The first letter is sure. */
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

/** Type words that come in the cases of speech, by the letters that stay. */
const byStem = new Map<string, string>();
for (const word of keysOfAll('inflectedTypes')) {
  const stem = stemOf(word);
  if (stem !== undefined && stem.length >= 4) byStem.set(stem, word);
}

/** Nouns have none of these: "разъездая" is a slip of another word. */
const adjectiveEndings = new Set(
  'ая яя ое ее ую юю ого его ому ему ый ий ым им ых их'.split(' ').map((end) => fold(end)),
);

/** "проспекте", "области". */
export function typeWordInCase(key: string): string | undefined {
  const stem = key.length < 5 ? undefined : stemOf(key);
  const word = stem === undefined ? undefined : byStem.get(stem);
  const isOther = word !== undefined && adjectiveEndings.has(key.slice(stem!.length))
    && !adjectiveEndings.has(word.slice(stem!.length));
  return isOther ? undefined : word;
}
