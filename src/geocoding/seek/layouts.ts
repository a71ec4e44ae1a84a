import type { AtlasSearch } from '../names/atlas-search.ts';
import type { QueryText, QueryWords } from '../query/words.ts';
import { queryText } from '../read/read-query.ts';
import { otherLayouts } from '../text/fold.ts';

/** As the other keyboard layout has it, the likelier first; none where that gives no other words. */
export function otherTexts({ text }: QueryText): QueryText[] {
  return otherLayouts(text).filter((other) => other !== text).map(queryText)
    .filter(({ atoms }) => atoms.some(({ isNumber }) => !isNumber));
}

/** In the layout in which more of the words are words. */
export function chooseLayout(search: AtlasSearch, text: QueryText): QueryText[] {
  const own = countKnown(search, text);
  if (own.known * 2 >= own.words) return [text];
  const others = otherTexts(text);
  return others.length > 0 && countKnown(search, others[0]).known > own.known ? others : [text];
}

export function countKnown({ dictionary }: AtlasSearch, { atoms }: QueryText): { words: number; known: number } {
  let [words, known] = [0, 0];
  for (const atom of atoms) {
    if (atom.isNumber || atom.key.length < 3) continue;
    words++;
    if (atom.typeKey !== undefined || dictionary.find(atom.key) >= 0) known++;
  }
  return { words, known };
}

/** Read in the other layout, it is told as it was typed. A question mark is spaced there. */
export function asTyped(words: QueryWords, query: string): QueryWords {
  const typed = [query, query.replaceAll('?', ' ? ')].find(({ length }) => length === words.text.length);
  return typed === undefined ? words : { ...words, text: typed };
}
