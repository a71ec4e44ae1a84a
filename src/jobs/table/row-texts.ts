import type { Delimiter } from './ports.ts';
import { RowScanner, textEndOf } from './row-scanner.ts';

export interface RowText {
  /** Without the newline that ends it. */
  readonly text: string;
  /** Where the next row begins, counted in bytes from the first piece. */
  readonly end: number;
}

/** Turns pieces of a table in UTF-8 into texts of rows; keeps no more than the row that a piece breaks off in. */
export class RowTexts {
  private readonly scanner: RowScanner;
  private rest: Buffer = Buffer.alloc(0);
  /** Where `rest` begins. */
  private offset = 0;

  constructor(delimiter: Delimiter) {
    this.scanner = new RowScanner(delimiter);
  }

  /** To be taken to its end before the next piece comes. */
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

  /** The last row, where no newline ends it. */
  *finish(): Generator<RowText> {
    const { rest, offset } = this;
    const { length } = rest;
    if (length > 0) yield { text: rest.toString('utf8', 0, textEndOf(rest, 0, length)), end: offset + length };
  }
}
