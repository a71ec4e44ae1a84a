import { isUtf8 } from 'node:buffer';
import type { Encoding } from '../ports.ts';

/** A piece converted to UTF-8, up to the first invalid byte. */
export interface Converted {
  readonly bytes: Uint8Array;
  readonly bad?: BadByte;
}

export interface BadByte {
  /** Its offset in the file. */
  readonly at: number;
  /** The rest of the piece after it, decoded leniently. */
  readonly following: Uint8Array;
}

/** Converts pieces of a file to UTF-8. A character split between pieces is held back until the next piece. */
export class ToUtf8 {
  private readonly convert: (bytes: Buffer) => Converted;
  private readonly wholeOf: (bytes: Uint8Array) => number;
  private rest: Uint8Array = new Uint8Array(0);
  /** The offset of `rest` in the file. */
  private offset: number;

  constructor(encoding: Encoding, offset: number) {
    this.offset = offset;
    this.convert = converters[encoding];
    this.wholeOf = encoding === 'utf-8' ? wholeCharacters : encoding === 'windows-1251' ? allOf : wholePairs[encoding];
  }

  add(piece: Uint8Array): Converted {
    const bytes = this.rest.length === 0 ? view(piece) : Buffer.concat([this.rest, piece]);
    const wholeLength = this.wholeOf(bytes);
    const converted = this.convert(bytes.subarray(0, wholeLength));
    const bad = converted.bad && { ...converted.bad, at: this.offset + converted.bad.at };
    this.rest = Buffer.from(bytes.subarray(wholeLength));
    this.offset += wholeLength;
    return { bytes: converted.bytes, bad };
  }

  /** Reports a file that ends within a character. */
  finish(): Converted {
    const bytes = new Uint8Array(0);
    return this.rest.length > 0 ? { bytes, bad: { at: this.offset, following: bytes } } : { bytes };
  }
}

const view = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
const allOf = (bytes: Uint8Array): number => bytes.length;

/** The length in bytes without an incomplete UTF-8 character at the end. */
export function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back];
    if (byte >= 0xc0) return widthOf(byte) > back ? bytes.length - back : bytes.length;
    if (byte < 0x80) break;
  }
  return bytes.length;
}

const widthOf = (lead: number): number => (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2);

/** The same for UTF-16, where a character may be a surrogate pair. */
const wholePairs = {
  'utf-16le': (bytes: Uint8Array) => wholeUtf16(bytes, 1),
  'utf-16be': (bytes: Uint8Array) => wholeUtf16(bytes, 0),
};

function wholeUtf16(bytes: Uint8Array, high: 0 | 1): number {
  const even = bytes.length & ~1;
  const last = even < 2 ? 0 : bytes[even - 2 + high];
  return last >= 0xd8 && last <= 0xdb ? even - 2 : even;
}

const converters: Readonly<Record<Encoding, (bytes: Buffer) => Converted>> = {
  'utf-8': (bytes) => {
    if (isUtf8(bytes)) return { bytes };
    const at = firstBadByte(bytes);
    return { bytes: bytes.subarray(0, at), bad: { at, following: bytes.subarray(at) } };
  },
  'windows-1251': (bytes) => {
    const at = bytes.indexOf(NOT_IN_1251);
    if (at < 0) return { bytes: fromWindows1251(bytes) };
    const following = fromWindows1251(bytes.subarray(at));
    return { bytes: fromWindows1251(bytes.subarray(0, at)), bad: { at, following } };
  },
  'utf-16le': fromUtf16,
  'utf-16be': (bytes) => fromUtf16(Buffer.from(bytes).swap16()),
};

/** Finds the first bad byte by bisection, then character by character; the length if all are valid. */
export function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  for (let step = bytes.length; step > 8; step = Math.ceil(step / 2)) {
    const part = bytes.subarray(good, good + step);
    const wholeLength = wholeCharacters(part);
    if (isUtf8(part.subarray(0, wholeLength))) good += wholeLength;
  }
  for (;;) {
    const window = bytes.subarray(good, good + 4);
    const width = [1, 2, 3, 4].find((length) => length <= window.length && isUtf8(window.subarray(0, length)));
    if (width === undefined) return good;
    good += width;
  }
}

const NOT_IN_1251 = 0x98;
const codes1251 = Uint16Array.from(
  new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  (letter) => letter.charCodeAt(0),
);

function fromWindows1251(bytes: Uint8Array): Uint8Array {
  const text = Buffer.allocUnsafe(bytes.length * 3);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const code = codes1251[bytes[at]];
    if (code < 0x80) {
      text[length++] = code;
    } else if (code < 0x800) {
      text[length++] = 0xc0 | (code >> 6);
      text[length++] = 0x80 | (code & 0x3f);
    } else {
      text[length++] = 0xe0 | (code >> 12);
      text[length++] = 0x80 | ((code >> 6) & 0x3f);
      text[length++] = 0x80 | (code & 0x3f);
    }
  }
  return text.subarray(0, length);
}

function fromUtf16(bytes: Buffer): Converted {
  const text = bytes.toString('utf16le');
  if (text.isWellFormed()) return { bytes: Buffer.from(text) };
  const at = text.search(/\p{Surrogate}/u);
  return { bytes: Buffer.from(text.slice(0, at)), bad: { at: at * 2, following: Buffer.from(text.slice(at)) } };
}
