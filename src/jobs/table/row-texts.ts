import type { Delimiter } from './ports.ts';
import { RowScanner, textEndOf } from './row-scanner.ts';

export interface RowText {
  /** Without the line ending. */
  readonly text: string;
  /** Where the next row begins, in bytes from the first piece. */
  readonly end: number;
}

/** Splits pieces of a UTF-8 table into rows; buffers only the unfinished row. */
export class RowTexts {
  private readonly scanner: RowScanner;
  private rest: Buffer = Buffer.alloc(0);
  /** The offset of `rest`. */
  private offset = 0;

  constructor(delimiter: Delimiter) {
    this.scanner = new RowScanner(delimiter);
  }

  /** Must be exhausted before the next piece is added. */
  *add(piece: Uint8Array): Generator<RowText> {
    const scanned = this.rest.length;
    const bytes = Buffer.concat([this.rest, piece]);
    let start = 0;
    for (let end = this.scanner.next(bytes, scanned); end >= 0; end = this.scanner.next(bytes, end)) {
      yield { text: bytes.toString('utf8', start, textEndOf(bytes, start, end)), end: this.offset + end };
      start = end;
    }
    this.offset += start;
    this.rest = bytes.subarray(start);
  }

  /** The last row, if no newline ends it. */
  *finish(): Generator<RowText> {
    const { rest, offset } = this;
    const { length } = rest;
    if (length > 0) yield { text: rest.toString('utf8', 0, textEndOf(rest, 0, length)), end: offset + length };
  }
}
