import type { Delimiter, TableShape } from './ports.ts';

/** The limit for rows that are split completely. */
export const ALL_CELLS = 0x7fff_ffff;

/**
 * Splits a row into cells. Enclosing quotes are removed and doubled quotes inside become single; a cell whose
 * quotes close too early (`"ООО "Ромашка""`) is taken literally. If a row has more than `most` cells, the rest
 * follows as one more cell, verbatim. A table of one column is never split, since an address may contain what
 * elsewhere is a delimiter.
 */
export function cellsOf(text: string, delimiter: Delimiter, most: number): string[] {
  if (most === 1) return [unquoted(text)];
  if (!text.includes('"')) {
    const cells = text.split(delimiter, most + 1);
    if (cells.length <= most) return cells;
    const end = cells.slice(0, most).reduce((sum, { length }) => sum + length + 1, 0);
    return cells.with(most, text.slice(end));
  }
  const cells: string[] = [];
  for (let from = 0; from <= text.length; ) {
    if (cells.length === most) {
      cells.push(text.slice(from));
      break;
    }
    const end = cellEnd(text, from, delimiter);
    cells.push(unquoted(text.slice(from, end)));
    from = end + 1;
  }
  return cells;
}

/** The end of the cell that begins at `from`: its delimiter, or the end of the text. */
export function cellEnd(text: string, from: number, delimiter: Delimiter): number {
  let at = from;
  while (text[at] === ' ') at++;
  if (text[at] === '"') at = closingQuote(text, at) + 1;
  const end = text.indexOf(delimiter, at);
  return end < 0 ? text.length : end;
}

/** The number, from 1, of the cell in which an unfinished row ends. */
export function lastCellOf(text: string, delimiter: Delimiter): number {
  let cell = 1;
  for (let end = cellEnd(text, 0, delimiter); end < text.length; end = cellEnd(text, end + 1, delimiter)) cell++;
  return cell;
}

/** The position of the closing quote; the last character if there is none. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return text.length - 1;
}

function unquoted(cell: string): string {
  if (!cell.includes('"')) return cell;
  let from = 0;
  while (cell[from] === ' ') from++;
  if (cell[from] !== '"') return cell;
  const end = closingQuote(cell, from);
  const isWhole = end > from && cell[end] === '"' && cell.slice(end + 1).trim() === '';
  return isWhole ? cell.slice(from + 1, end).replaceAll('""', '"') : cell;
}

const SHOWN_CHARACTERS = 40;

/** Shortens a cell or name for messages. */
export function shortened(text: string): string {
  const short = Array.from(text.slice(0, SHOWN_CHARACTERS * 2)).slice(0, SHOWN_CHARACTERS).join('');
  return short.length < text.length ? `${short}…` : short;
}

/** What a row has after the last column, verbatim; empty if that is only delimiters. */
export function surplusOf(cells: readonly string[], { columns, delimiter }: TableShape): string {
  const surplus = cells[columns.length] ?? '';
  return surplus === '' || surplus.replaceAll(delimiter, '').trim() === '' ? '' : surplus;
}

const needsQuotes: Readonly<Record<Delimiter, RegExp>> = {
  ',': /[",\r\n]/u, ';': /[";\r\n]/u, '\t': /["\t\r\n]/u, '|': /["|\r\n]/u,
};

/** Quotes a cell by RFC 4180 where necessary. */
export const toCell = (text: string, delimiter: Delimiter): string =>
  needsQuotes[delimiter].test(text) ? `"${text.replaceAll('"', '""')}"` : text;
