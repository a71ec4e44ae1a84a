import type { HouseText } from '../houses/cursor.ts';
import { readHouse, type ReadHouse } from '../houses/key.ts';
import type { QueryWords } from '../query/words.ts';
import { isSecond, oddness } from './number-places.ts';

/** A number with and without the letter that may be the beginning of what follows. */
export interface Reads {
  readonly plain: ReadHouse;
  readonly lettered?: ReadHouse;
  /** The letter, or the number whose ending it may be. */
  readonly letter: number;
  /** A name has the letter. */
  readonly isTaken: boolean;
  /** Another number stands before it that may be the house's. */
  readonly isSecond: boolean;
  /** What it costs that a number stands where those of houses seldom do. */
  readonly oddness: number;
}

/** What of a query is no house's number. */
interface Taken {
  /** Atoms that names have. */
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
  const mayRead = (one: number): boolean => isFree(one) || one === letter;
  const lettered = readFrom(words, at, mayRead, 'lettered');
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
