import { fullTypeWords, writtenTypeWords } from './type-words.ts';
import { typoCost } from './typo-costs.ts';

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
