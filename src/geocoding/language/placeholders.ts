import { packs, phrasesIn } from '../packs/list.ts';
import { fold } from '../text/fold.ts';

/** Keys of the words of each placeholder: "б/н" has two. */
const placeholders: readonly (readonly string[])[] = packs.flatMap(({ placeholders: phrases }) => phrasesIn(phrases))
  .map((phrase) => phrase.split(/[\s/]+/u).map((word) => (word === '№' ? 'n' : fold(word))))
  .sort((one, other) => other.length - one.length);

interface Word {
  readonly key: string;
  readonly before: string;
}

/** How many words from one on stand for a missing value, as "не указана" does; 0 if they do not. */
export function placeholderLength(words: readonly Word[], at: number): number {
  const found = placeholders.find((keys) => keys.every((key, i) =>
    words[at + i]?.key === key && (i === 0 || words[at + i].before !== ',')));
  return found?.length ?? 0;
}
