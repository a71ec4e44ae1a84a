import { packs, phrasesIn } from '../packs/list.ts';
import { fold } from '../text/fold.ts';

/** Keys of the words of each placeholder, the longest first, by the first word: "б/н" has two. */
const placeholders = Map.groupBy(packs.flatMap((pack) => phrasesIn(pack.placeholders))
  .map((phrase) => phrase.split(/[\s/]+/u).map((word) => (word === '№' ? 'n' : fold(word))))
  .sort((one, other) => other.length - one.length), ([first]) => first);

interface Word {
  readonly key: string;
  readonly before: string;
}

/** How many words from one on stand for a missing value, as "не указана" does; 0 if they do not. */
export function placeholderLength(words: readonly Word[], at: number): number {
  const found = placeholders.get(words[at]?.key ?? '')?.find((keys) => keys.every((key, i) =>
    words[at + i]?.key === key && (i === 0 || words[at + i].before !== ',')));
  return found?.length ?? 0;
}
