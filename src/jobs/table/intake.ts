import { createHash } from 'node:crypto';
import { ArrivingText, HEAD_BYTES } from './arrive/arriving-text.ts';
import { BlankEnds } from './arrive/blank-ends.ts';
import { Gathered } from './arrive/gathered.ts';
import { RowCount } from './arrive/row-count.ts';
import type { BadByte, Converted } from './arrive/to-utf8.ts';
import { unpack } from './arrive/unpack.ts';
import { guessLayout, guessShape } from './guess/guess-shape.ts';
import type { Delimiter, TableLimits, TableShape, StatedTable } from './ports.ts';
import { refuse, type CellPlace } from './refusal.ts';

export interface TableSummary {
  readonly shape: TableShape;
  readonly rows: number;
  /** Size of the stored table. */
  readonly bytes: number;
  /** SHA-256 of the stored table, in hexadecimal. */
  readonly digest: string;
}

export interface Intake {
  /** The bytes to store: the table in UTF-8 without BOM. Reading them throws if the table is refused. */
  readonly kept: AsyncIterable<Uint8Array>;
  /** Available once everything is stored. */
  summary(): TableSummary;
}

/** Examines an upload as its bytes arrive: its shape and the number of its rows. Nothing of it stays in memory. */
export function takeIn(content: AsyncIterable<Uint8Array>, stated: StatedTable, limits: TableLimits): Intake {
  const table = new ArrivingTable(stated, limits);
  return {
    kept: keptBytes(content, table),
    summary: () => table.summary(),
  };
}

async function* keptBytes(content: AsyncIterable<Uint8Array>, table: ArrivingTable): AsyncGenerator<Uint8Array> {
  for await (const piece of unpack(content)) yield* table.add(piece);
  yield* table.finish();
}

/** A table on its way to storage: converted to UTF-8, without blank ends; its shape follows from the first bytes. */
class ArrivingTable {
  private readonly stated: StatedTable;
  private readonly limits: TableLimits;
  private readonly text: ArrivingText;
  private readonly blankEnds = new BlankEnds();
  private readonly hash = createHash('sha256');
  private fileBytes = 0;
  private bytes = 0;
  /** Whether there is anything but white space. */
  private hasText = false;
  /** What arrived before the shape was known. */
  private readonly opening = new Gathered();
  private wantedBytes = HEAD_BYTES;
  private known: { readonly shape: TableShape; readonly count: RowCount } | undefined;

  constructor(stated: StatedTable, limits: TableLimits) {
    this.stated = stated;
    this.limits = limits;
    this.text = new ArrivingText(stated.encoding);
  }

  add(piece: Uint8Array): Uint8Array[] {
    this.fileBytes += piece.length;
    if (this.fileBytes > this.limits.bytes) throw refuse.tooManyBytes(this.limits.bytes);
    return this.text.add(piece).flatMap((text) => this.take(text));
  }

  finish(): Uint8Array[] {
    if (this.fileBytes === 0) throw refuse.noRows();
    const kept = [
      ...this.text.finish().flatMap((text) => this.take(text)),
      ...this.blankEnds.finish().flatMap((newline) => this.keep(newline)),
    ];
    if (!this.hasText) throw refuse.noRows();
    if (!this.known) kept.push(...this.settle(true));
    this.known?.count.finish();
    return kept;
  }

  summary(): TableSummary {
    if (!this.known) throw new TypeError('a table has a summary when all of it is kept');
    const { shape, count } = this.known;
    return { shape, rows: count.rows, bytes: this.bytes, digest: this.hash.copy().digest('hex') };
  }

  private take({ bytes, bad }: Converted): Uint8Array[] {
    this.hasText ||= !isBlank(bytes);
    const kept = this.blankEnds.add(bytes).flatMap((part) => this.keep(part));
    if (bad) throw refuse.badByte(this.text.encoding, this.placeOf(bad), bad.at);
    if (this.blankEnds.heldBytes > 2 * this.limits.rows + 2) throw refuse.tooManyRows(this.limits.rows);
    return kept;
  }

  private keep(part: Uint8Array): Uint8Array[] {
    if (this.known) {
      this.known.count.add(part);
      return this.pass(part);
    }
    this.opening.add(part);
    return this.opening.length < this.wantedBytes ? [] : this.settle(false);
  }

  /** Determines the shape from what has arrived, unless that is less than a row. */
  private settle(isWhole: boolean): Uint8Array[] {
    const { table, stated } = this.begun();
    if (isWhole && table.length === 0) throw refuse.noRows();
    const layout = guessLayout(table, isWhole, stated);
    const count = new RowCount(layout ?? unknownLayout, this.limits);
    count.add(table);
    if (isWhole) count.finish();
    this.wantedBytes *= 2;
    if (!layout) return [];
    this.known = { count, shape: guessShape(layout, this.text.encoding, stated) };
    this.opening.clear();
    return this.pass(table);
  }

  private pass(part: Uint8Array): Uint8Array[] {
    this.hash.update(part);
    this.bytes += part.length;
    return [part];
  }

  /** What arrived before the shape was known, without the separator line, whose delimiter counts as stated. */
  private begun(): { table: Buffer; stated: StatedTable } {
    const { table, delimiter } = withoutSeparatorLine(this.opening.bytes());
    return { table, stated: { ...this.stated, delimiter: this.stated.delimiter ?? delimiter } };
  }

  /**
   * The cell of a bad byte, which follows everything accepted so far. If the shape is still unknown, the bytes
   * after it help to guess it.
   */
  private placeOf({ following }: BadByte): CellPlace {
    const { table, stated } = this.begun();
    const blank = this.blankEnds.heldNewlines();
    const layout = this.known ? undefined : guessLayout(Buffer.concat([table, ...blank, following]), false, stated);
    const count = this.known?.count ?? new RowCount(layout ?? unknownLayout, this.limits);
    for (const part of [table, ...blank]) count.add(part);
    return count.nextPlace();
  }
}

/** Whether there is only white space: such a row is no address. */
const isBlank = (bytes: Uint8Array): boolean => !/\S/u.test(Buffer.from(bytes).toString());

const unknownLayout = { delimiter: ',', hasHeader: false, columns: [] } as const;

const separatorLine = /^"?sep=([,;\t|])"?[\r\n]+/iu;

/** Drops a first line `sep=;`, with which Excel names the delimiter. */
function withoutSeparatorLine(opening: Buffer): { table: Buffer; delimiter?: Delimiter } {
  const line = separatorLine.exec(opening.toString('latin1', 0, 64));
  return line ? { table: opening.subarray(line[0].length), delimiter: line[1] as Delimiter } : { table: opening };
}
