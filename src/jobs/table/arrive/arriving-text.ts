import { findFormat } from './file-format.ts';
import { findEncoding } from './find-encoding.ts';
import type { Encoding } from '../ports.ts';
import { refuse } from '../refusal.ts';
import { Gathered } from './gathered.ts';
import { ToUtf8, type Converted } from './to-utf8.ts';

/** How many bytes are examined before the encoding is decided. */
export const HEAD_BYTES = 64 * 1024;

/** Converts an arriving file to UTF-8; refuses bytes that are not text in a known encoding. */
export class ArrivingText {
  encoding: Encoding = 'utf-8';
  private readonly stated: Encoding | undefined;
  private readonly head = new Gathered();
  private toUtf8: ToUtf8 | undefined;

  constructor(stated: Encoding | undefined) {
    this.stated = stated;
  }

  /** Returns nothing until there are enough bytes to examine. */
  add(piece: Uint8Array): Converted[] {
    if (this.toUtf8) return [this.toUtf8.add(piece)];
    this.head.add(piece);
    return this.head.length < HEAD_BYTES ? [] : [this.begin()];
  }

  finish(): Converted[] {
    const rest = this.toUtf8 ? [] : [this.begin()];
    return [...rest, ...(this.toUtf8 ? [this.toUtf8.finish()] : [])];
  }

  private begin(): Converted {
    const { stated } = this;
    const head = this.head.bytes();
    const format = findFormat(head);
    if (format) throw refuse.format(format);
    const { encoding, markBytes } = findEncoding(head, stated);
    this.encoding = encoding;
    this.toUtf8 = new ToUtf8(encoding, markBytes);
    this.head.clear();
    return this.toUtf8.add(head.subarray(markBytes));
  }
}
