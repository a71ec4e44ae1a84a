import { lastCellOf } from '../cells.ts';
import type { Layout } from '../guess/guess-shape.ts';
import type { TableLimits } from '../ports.ts';
import { refuse, type CellPlace } from '../refusal.ts';
import { RowScanner } from '../row-scanner.ts';

/** Bounds a row, since an unclosed quote would swallow the rest of the file. */
const MOST_ROW_BYTES = 1024 * 1024;

/** Counts the rows of a table as its bytes pass, and refuses rows beyond the limits. */
export class RowCount {
  /** Rows so far, without the header. */
  rows: number;
  private readonly scanner: RowScanner;
  private readonly limits: TableLimits;
  private readonly layout: Omit<Layout, 'firstRows'>;
  /** The unfinished row, and its length in bytes. */
  private begun: Uint8Array[] = [];
  private begunBytes = 0;

  constructor(layout: Omit<Layout, 'firstRows'>, limits: TableLimits) {
    this.layout = layout;
    this.scanner = new RowScanner(layout.delimiter);
    this.rows = layout.hasHeader ? -1 : 0;
    this.limits = limits;
  }

  add(bytes: Uint8Array): void {
    let start = -this.begunBytes;
    for (let end = this.scanner.next(bytes, 0); end >= 0; end = this.scanner.next(bytes, end)) {
      this.check(end - start);
      this.rows++;
      start = end;
      this.checkSize();
    }
    if (start >= 0) this.begun = [];
    this.begun.push(bytes.subarray(Math.max(0, start)));
    this.begunBytes = bytes.length - start;
    this.check(this.begunBytes);
  }

  /** The file has ended, with a newline. */
  finish(): void {
    if (this.scanner.isQuoting) throw refuse.openQuote(this.nextPlace());
    if (this.rows < 1) throw refuse.headerOnly();
  }

  /** The place of the next byte. */
  nextPlace(): CellPlace {
    const { delimiter, hasHeader, columns } = this.layout;
    const row = this.rows + 1;
    if (columns.length === 0) return { row };
    const column = columns.length === 1 ? 1 : lastCellOf(Buffer.concat(this.begun).toString(), delimiter);
    const name = hasHeader ? columns[column - 1] : undefined;
    return name === undefined || row === 0 ? { row, column } : { row, column, name };
  }

  /**
   * Limits rows and cells. Each row is written with all columns, so its cells take at least a byte each: many short
   * rows under a long header would otherwise grow without limit.
   */
  private checkSize(): void {
    const { rows, limits, layout: { columns: { length: columns } } } = this;
    if (rows > limits.rows) throw refuse.tooManyRows(limits.rows);
    if (rows * columns > limits.bytes) throw refuse.tooManyCells(limits.bytes);
  }

  private check(bytes: number): void {
    if (bytes <= MOST_ROW_BYTES) return;
    if (this.scanner.isQuoting) throw refuse.longQuote(this.nextPlace(), MOST_ROW_BYTES);
    throw refuse.longRow(this.rows + 1, MOST_ROW_BYTES);
  }
}
