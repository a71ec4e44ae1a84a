import type { Layout } from '../guess/guess-shape.ts';
import { refuse } from '../refusal.ts';
import { RowScanner } from '../row-scanner.ts';

/** A quote that never closes would make one row of the rest of the file. */
const MOST_ROW_BYTES = 1024 * 1024;

/** Counts the rows of a table as its bytes pass, and refuses what a row cannot be. */
export class RowCount {
  /** Without the header. */
  rows: number;
  private readonly scanner: RowScanner;
  private readonly mostRows: number;
  /** Bytes of the row that has not ended. */
  private begun = 0;

  constructor({ delimiter, hasHeader }: Pick<Layout, 'delimiter' | 'hasHeader'>, mostRows: number) {
    this.scanner = new RowScanner(delimiter);
    this.rows = hasHeader ? -1 : 0;
    this.mostRows = mostRows;
  }

  add(bytes: Uint8Array): void {
    let start = -this.begun;
    for (let end = this.scanner.next(bytes, 0); end >= 0; end = this.scanner.next(bytes, end)) {
      this.check(end - start);
      this.rows++;
      start = end;
      if (this.rows > this.mostRows) throw refuse.tooManyRows(this.mostRows);
    }
    this.begun = bytes.length - start;
    this.check(this.begun);
  }

  /** The file ended, with a newline. */
  finish(): void {
    if (this.scanner.isQuoting) throw refuse.openQuote(this.rows + 1);
    if (this.rows < 1) throw refuse.headerOnly();
  }

  private check(bytes: number): void {
    if (bytes <= MOST_ROW_BYTES) return;
    throw this.scanner.isQuoting ? refuse.openQuote(this.rows + 1) : refuse.longRow(this.rows + 1, MOST_ROW_BYTES);
  }
}
