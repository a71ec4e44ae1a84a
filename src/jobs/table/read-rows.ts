import { cellsOf } from './cells.ts';
import type { TableRow, TableShape } from './ports.ts';
import { RowTexts, type RowText } from './row-texts.ts';

/** Where to begin reading: after the last finished row, or at 0. */
export interface ReadingPlace {
  readonly offset: number;
  /** The number of the first row to read. */
  readonly number: number;
}

/** The most that one group of rows has; bounded in bytes too, since rows may be large. */
export interface ReadingMost {
  readonly rows: number;
  readonly bytes: number;
}

/** Reads the rows of a stored table in groups, from the beginning or from any row's `endOffset`. */
export async function* readRows(
  kept: AsyncIterable<Uint8Array>, shape: TableShape, place: ReadingPlace, most: ReadingMost,
): AsyncGenerator<TableRow[]> {
  const texts = new RowTexts(shape.delimiter);
  let { number } = place;
  let isHeader = shape.hasHeader && place.offset === 0;
  let rows: TableRow[] = [];
  let begun = place.offset;
  const add = ({ text, end }: RowText): boolean => {
    const endOffset = place.offset + end;
    if (isHeader) isHeader = false;
    else rows.push({ number: number++, cells: cellsOf(text, shape.delimiter, shape.columns.length), endOffset });
    return rows.length >= most.rows || (rows.length > 0 && endOffset - begun >= most.bytes);
  };
  for await (const piece of kept) {
    for (const row of texts.add(piece)) {
      if (!add(row)) continue;
      yield rows;
      begun = place.offset + row.end;
      rows = [];
    }
  }
  for (const row of texts.finish()) add(row);
  if (rows.length > 0) yield rows;
}
