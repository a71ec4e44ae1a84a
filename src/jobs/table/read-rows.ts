import { cellsOf } from './cells.ts';
import type { TableRow, TableShape } from './ports.ts';
import { RowTexts, type RowText } from './row-texts.ts';

/** Where reading begins: behind the last row that needs no more reading, or at 0. */
export interface ReadingPlace {
  readonly offset: number;
  /** Of the first row that is read. */
  readonly number: number;
}

/** A batch is handed over when it has so many rows, or so many bytes: rows may be large. */
export interface ReadingMost {
  readonly rows: number;
  readonly bytes: number;
}

/** The rows of a table as it is kept, from the header or from any row's `endOffset` on. */
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
