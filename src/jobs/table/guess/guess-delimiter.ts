import { mostCommon } from '../../../kernel/lists.ts';
import { cellEnd } from '../cells.ts';
import { isKnownName } from './column-words.ts';
import type { Delimiter } from '../ports.ts';
import { RowTexts } from '../row-texts.ts';

const EXAMINED_ROWS = 200;
/** The most columns that a table may have. */
export const MOST_COLUMNS = 1000;
const WORTH_DIVIDING = 0.5;

/** The first rows of a table, verbatim; an unterminated last row only if the file is complete. */
export function sampleRows(head: Uint8Array, isWhole: boolean, delimiter: Delimiter): string[] {
  const texts = new RowTexts(delimiter);
  const rows: string[] = [];
  for (const { text } of texts.add(head)) if (rows.push(text) === EXAMINED_ROWS) return rows;
  if (isWhole) for (const { text } of texts.finish()) rows.push(text);
  return rows;
}

/** Guesses the delimiter; undefined if each row is one cell, as in a list of addresses. */
export function guessDelimiter(head: Uint8Array, isWhole: boolean): Delimiter | undefined {
  const order: readonly Delimiter[] = ['\t', ';', '|', ','];
  let best: { delimiter: Delimiter; worth: number } | undefined;
  for (const delimiter of order) {
    const worth = worthOf(sampleRows(head, isWhole, delimiter).map((text) => divide(text, delimiter)), delimiter);
    if (worth >= WORTH_DIVIDING && worth > (best?.worth ?? 0)) best = { delimiter, worth };
  }
  return best?.delimiter;
}

/** A delimiter that does not occur, so that rows stay whole. */
export const absentDelimiter = (head: Uint8Array): Delimiter =>
  (['\t', '|', ';', ','] as const).find((delimiter) => !head.includes(delimiter.charCodeAt(0))) ?? '\t';

/** Splits a row, keeping the quotes, up to one cell more than a table may have. */
function divide(text: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  for (let from = 0; from <= text.length && cells.length <= MOST_COLUMNS; ) {
    const end = cellEnd(text, from, delimiter);
    cells.push(text.slice(from, end));
    from = end + 1;
  }
  return cells;
}

/**
 * How well a delimiter fits: the share of rows with the most common number of cells, plus evidence for or against.
 * A comma before a space is punctuation of an address.
 */
function worthOf(rows: readonly (readonly string[])[], delimiter: Delimiter): number {
  const filled = rows.filter((cells) => cells.length > 1 || cells[0] !== '');
  const columns = mostCommon(filled.map(({ length }) => length)) ?? 1;
  if (columns < 2) return 0;
  const [first] = filled;
  const share = (holds: (cells: readonly string[]) => boolean): number => filled.filter(holds).length / filled.length;
  const inner = filled.flatMap((cells) => cells.slice(1));
  const spaced = inner.filter((cell) => /^ (?! *")/u.test(cell)).length / inner.length;
  const isNamed = first.length > 1 && first.some((cell) => isKnownName(cell));
  return [
    [share(({ length }) => length === columns), true],
    [-share((cells) => cells.some(isCutInQuotes)), true],
    [-0.6, delimiter === ',' && spaced >= 0.5],
    [-0.5, first.length !== columns],
    [1, isNamed],
  ].reduce((sum, [weight, holds]) => sum + (holds ? Number(weight) : 0), 0);
}

/** An odd number of quotes in a cell that does not begin with one: the delimiter is inside quotes. */
const isCutInQuotes = (cell: string): boolean => (cell.split('"').length - 1) % 2 === 1 && !/^ *"/u.test(cell);
