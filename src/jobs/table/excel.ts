import { ALL_CELLS, cellsOf, toCell } from './cells.ts';
import { RowTexts } from './row-texts.ts';
import { numberColumns, resultColumns } from './write-rows.ts';

const BOM = '\uFEFF';
const WRITTEN_BYTES = 64 * 1024;

/** Excel takes a cell that begins with one of these for a formula, even if quoted. */
const formula = new Set('=+-@\t\r\n＝＋－＠');
const number = /^[+-]?\d+(?:[.,]\d+)?$/u;

/**
 * Converts a result for Excel in Russia and its neighbours: BOM, semicolons, CRLF, and decimal commas in numbers of
 * the answer, which would otherwise become text or dates (`5.11`). Cells that would be formulas get an apostrophe;
 * those that are numbers stay as they are.
 */
export async function* toExcel(result: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const texts = new RowTexts(',');
  let decimal: readonly boolean[] | undefined;
  const lineOf = (text: string): string => {
    const cells = cellsOf(text, ',', ALL_CELLS);
    const written = cells.map((cell, column) => toCell(harmless(decimal?.[column] ? comma(cell) : cell), ';'));
    decimal ??= decimalColumns(cells.length);
    return `${written.join(';')}\r\n`;
  };
  let lines = BOM;
  for await (const piece of result) {
    for (const { text } of texts.add(piece)) {
      lines += lineOf(text);
      if (lines.length < WRITTEN_BYTES) continue;
      yield Buffer.from(lines);
      lines = '';
    }
  }
  for (const { text } of texts.finish()) lines += lineOf(text);
  if (lines !== '') yield Buffer.from(lines);
}

/** The answer is in the last columns; their names may have a number appended. */
function decimalColumns(columns: number): boolean[] {
  const first = columns - resultColumns.length;
  return Array.from({ length: columns }, (_, column) => numberColumns.has(resultColumns[column - first] ?? ''));
}

const comma = (cell: string): string => cell.replace('.', ',');
const harmless = (cell: string): string => (formula.has(cell[0]) && !number.test(cell) ? `'${cell}` : cell);
