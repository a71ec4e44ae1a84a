import { isUtf8 } from 'node:buffer';
import { guessAlphabet } from './cyrillic.ts';
import type { Encoding } from '../ports.ts';
import { refuse } from '../refusal.ts';
import { firstBadByte, wholeCharacters } from './to-utf8.ts';

export interface FoundEncoding {
  readonly encoding: Encoding;
  /** Length of the BOM, which is no part of the table. */
  readonly markBytes: number;
}

/** So many valid multibyte characters do not occur by chance in another encoding. */
const ENOUGH_WIDE_CHARACTERS = 4;

/** A file is binary from so many control characters on, and from this share of all bytes. */
const [MANY_CONTROLS, SHARE_OF_CONTROLS] = [3, 0.002];

/**
 * Finds the encoding from the first bytes: a BOM, which the customer must not contradict, otherwise the stated
 * encoding.
 */
export function findEncoding(head: Uint8Array, stated: Encoding | undefined): FoundEncoding {
  const marked = findMark(head);
  if (marked && stated && stated !== marked.encoding) throw refuse.contradiction(stated, marked.encoding);
  if (marked) return marked;
  if (stated === 'utf-16le' || stated === 'utf-16be') return { encoding: stated, markBytes: 0 };
  refuseBinary(head);
  const isUnicode = isUtf8(head.subarray(0, wholeCharacters(head)));
  const hasWide = wideCharacters(isUnicode ? head : head.subarray(0, firstBadByte(head))) >= ENOUGH_WIDE_CHARACTERS;
  if (stated === 'windows-1251' && isUnicode && hasWide) throw refuse.contradiction(stated, 'utf-8');
  if (stated) return { encoding: stated, markBytes: 0 };
  // One bad byte after many valid characters is an error to report, not another alphabet.
  if (isUnicode || hasWide) return { encoding: 'utf-8', markBytes: 0 };
  const alphabet = guessAlphabet(head);
  if (alphabet !== 'windows-1251') throw refuse.otherEncoding(alphabet);
  return { encoding: alphabet, markBytes: 0 };
}

function findMark(head: Uint8Array): FoundEncoding | undefined {
  const [a, b, c, d] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', markBytes: 3 };
  if (a === 0xff && b === 0xfe) {
    if (head.length >= 4 && c === 0 && d === 0) throw refuse.otherEncoding('utf-32');
    return { encoding: 'utf-16le', markBytes: 2 };
  }
  return a === 0xfe && b === 0xff ? { encoding: 'utf-16be', markBytes: 2 } : undefined;
}

/** Refuses binary files. A few control characters are dirt from a database, reported row by row; many mean no text. */
function refuseBinary(head: Uint8Array): void {
  const zeros = [0, 0];
  let controls = 0;
  for (let at = 0; at < head.length; at++) {
    const byte = head[at];
    if (byte === 0) zeros[at % 2]++;
    if (byte < 32 && !(byte >= 9 && byte <= 13) && byte !== 27) controls++;
  }
  if (controls < MANY_CONTROLS || controls < head.length * SHARE_OF_CONTROLS) return;
  const [even, odd] = zeros;
  const isPairs = Math.max(even, odd) > 20 * Math.min(even, odd) && even + odd > head.length / 50;
  throw isPairs && even + odd > controls / 5 ? refuse.noByteOrderMark() : refuse.notText();
}

const wideCharacters = (head: Uint8Array): number => head.reduce((sum, byte) => sum + (byte >= 0xc0 ? 1 : 0), 0);
