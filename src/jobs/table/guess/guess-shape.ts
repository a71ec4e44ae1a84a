import { mostCommon } from '../../../kernel/lists.ts';
import { cellsOf } from '../cells.ts';
import { findAddress } from './find-address.ts';
import { absentDelimiter, guessDelimiter, MOST_COLUMNS, sampleRows } from './guess-delimiter.ts';
import { guessHeader } from './guess-header.ts';
import type { Delimiter, Encoding, TableShape, StatedTable } from '../ports.ts';
import { refuse } from '../refusal.ts';
import { isNamedIn, statedColumns } from './stated-columns.ts';

/** Bounds the column names, which are stored as JSON in the batch's row. */
const MOST_NAMES_BYTES = 48_000;

/** How the rows of a table are written, and the first of them. */
export interface Layout {
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  readonly columns: readonly string[];
  readonly firstRows: readonly (readonly string[])[];
}

/**
 * Guesses the layout from the first bytes, in UTF-8; undefined if they have no complete row, so that more are
 * needed.
 */
export function guessLayout(head: Uint8Array, isWhole: boolean, stated: StatedTable): Layout | undefined {
  const divider = stated.delimiter ?? guessDelimiter(head, isWhole);
  const delimiter = divider ?? absentDelimiter(head);
  const texts = sampleRows(head, isWhole, delimiter).filter((text) => text !== '');
  if (texts.length === 0) return undefined;
  const rows = texts.map((text) => cellsOf(text, delimiter, divider ? MOST_COLUMNS : 1));
  const hasHeader = stated.header ?? (namesFirstRow(stated, rows[0]) || guessHeader(rows));
  const columns = hasHeader ? rows[0] : numbers(mostCommon(rows.map(({ length }) => length)) ?? 1);
  if (columns.length > MOST_COLUMNS) throw refuse.tooManyColumns(MOST_COLUMNS);
  if (Buffer.byteLength(JSON.stringify(columns)) > MOST_NAMES_BYTES) throw refuse.longNames(MOST_NAMES_BYTES);
  return { delimiter, hasHeader, columns, firstRows: hasHeader ? rows.slice(1) : rows };
}

/** The complete shape: address columns that the customer does not name are found, or the table is refused. */
export function guessShape({ firstRows, ...layout }: Layout, encoding: Encoding, { column }: StatedTable): TableShape {
  const { columns, hasHeader } = layout;
  const address = column === undefined
    ? findAddress(columns, hasHeader, firstRows) : statedColumns(column, columns, hasHeader);
  return { encoding, ...layout, address };
}

const namesFirstRow = ({ column }: StatedTable, row: readonly string[]): boolean =>
  column !== undefined && isNamedIn(column, row);

const numbers = (count: number): string[] => Array.from({ length: count }, (_, column) => String(column + 1));
