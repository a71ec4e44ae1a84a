import type { HouseText } from '../../houses/cursor.ts';
import { readHouse, type ReadHouse } from '../../houses/key.ts';
import type { QueryWords } from '../../query/words.ts';
import { isSecond, oddness } from './number-places.ts';

/** A number with and without a letter that could begin the next word. */
export interface Reads {
  readonly plain: ReadHouse;
  readonly lettered?: ReadHouse;
  /** The position of the letter, or of the number whose ending it could be. */
  readonly letter: number;
  /** A name uses the letter. */
  readonly isTaken: boolean;
  /** A number before it could be that of the house. */
  readonly isSecond: boolean;
  /** The cost of an unusual position in the text. */
  readonly oddness: number;
}

/** Atoms of a query that are not house numbers. */
interface Taken {
  /** Atoms of names. */
  readonly used: number;
  readonly postcodeMask: number;
}

export function readsFrom(
  words: QueryWords, at: number, { used, postcodeMask }: Taken, isFree: (at: number) => boolean,
): Reads | undefined {
  const { atoms } = words;
  const plain = readFrom(words, at, isFree, 'query');
  if (!plain) return undefined;
  const isTaken = plain.doubtful === undefined && (used & (1 << plain.end)) !== 0
    && atoms[plain.end]?.text.length === 1;
  const letter = plain.doubtful ?? plain.end;
  const place = { isSecond: isSecond(words, at, used, postcodeMask), oddness: oddness(words, at, used) };
  if (!isTaken && plain.doubtful === undefined) return { plain, letter, isTaken, ...place };
  const isReadable = (next: number): boolean => isFree(next) || next === letter;
  const lettered = readFrom(words, at, isReadable, 'lettered');
  const isSame = lettered?.key.letter === plain.key.letter && lettered.end === plain.end;
  return { plain, lettered: isSame ? undefined : lettered, letter, isTaken, ...place };
}

function readFrom(
  words: QueryWords, at: number, isFree: (at: number) => boolean, text: HouseText,
): ReadHouse | undefined {
  const { atoms } = words;
  for (const start of [at - 2, at - 1]) {
    if (start < 0 || atoms[start].isNumber || !isFree(start)) continue;
    const read = readHouse(atoms, start, isFree, text);
    if (read && read.end > at) return read;
  }
  return readHouse(atoms, at, isFree, text);
}
