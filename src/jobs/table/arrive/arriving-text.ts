import { findFormat } from './file-format.ts';
import { findEncoding } from './find-encoding.ts';
import type { Encoding } from '../ports.ts';
import { refuse } from '../refusal.ts';
import { Gathered } from './gathered.ts';
import { ToUtf8, type Converted } from './to-utf8.ts';

/** So much is looked at before anything is said about a file. */
export const HEAD_BYTES = 64 * 1024;

/** Bytes of a file on their way to UTF-8; refused where they are no text in an encoding that is known. */
export class ArrivingText {
  encoding: Encoding = 'utf-8';
  private readonly said: Encoding | undefined;
  private readonly head = new Gathered();
  private toUtf8: ToUtf8 | undefined;

  constructor(said: Encoding | undefined) {
    this.said = said;
  }

  /** Nothing comes of the first pieces, until there are enough of them to look at. */
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
    const { said } = this;
    const head = this.head.bytes();
    const format = findFormat(head);
    if (format) throw refuse.format(format);
    const { encoding, markBytes } = findEncoding(head, said);
    this.encoding = encoding;
    this.toUtf8 = new ToUtf8(encoding, markBytes);
    this.head.clear();
    return this.toUtf8.add(head.subarray(markBytes));
  }
}
