import type { Layout } from '../guess/guess-shape.ts';
import type { TableLimits } from '../ports.ts';
import { refuse } from '../refusal.ts';
import { RowScanner } from '../row-scanner.ts';

/** A quote that never closes would make one row of the rest of the file. */
const MOST_ROW_BYTES = 1024 * 1024;

/** Counts the rows of a table as its bytes pass, and refuses what a row cannot be. */
export class RowCount {
  /** Without the header. */
  rows: number;
  private readonly scanner: RowScanner;
  private readonly limits: TableLimits;
  private readonly columns: number;
  /** Bytes of the row that has not ended. */
  private begun = 0;

  constructor(layout: Omit<Layout, 'firstRows'>, limits: TableLimits) {
    this.scanner = new RowScanner(layout.delimiter);
    this.rows = layout.hasHeader ? -1 : 0;
    this.columns = layout.columns.length;
    this.limits = limits;
  }

  add(bytes: Uint8Array): void {
    let start = -this.begun;
    for (let end = this.scanner.next(bytes, 0); end >= 0; end = this.scanner.next(bytes, end)) {
      this.check(end - start);
      this.rows++;
      start = end;
      this.checkSize();
    }
    this.begun = bytes.length - start;
    this.check(this.begun);
  }

  /** The file ended, with a newline. */
  finish(): void {
    if (this.scanner.isQuoting) throw refuse.openQuote(this.rows + 1);
    if (this.rows < 1) throw refuse.headerOnly();
  }

  /** A row is written with all columns: each has at least a byte, unless many rows of few cells have a long header. */
  private checkSize(): void {
    const { rows, columns, limits } = this;
    if (rows > limits.rows) throw refuse.tooManyRows(limits.rows);
    if (rows * columns > limits.bytes) throw refuse.tooManyCells(limits.bytes);
  }

  private check(bytes: number): void {
    if (bytes <= MOST_ROW_BYTES) return;
    throw this.scanner.isQuoting ? refuse.openQuote(this.rows + 1) : refuse.longRow(this.rows + 1, MOST_ROW_BYTES);
  }
}
