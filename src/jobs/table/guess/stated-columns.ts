import { findPart, wordsOf } from './column-words.ts';
import { addressParts, type AddressColumns, type AddressPart } from '../ports.ts';
import { refuse } from '../refusal.ts';

/**
 * Parses the customer's choice of columns. One column (`адрес`, `3`) holds whole addresses; several, separated by
 * commas, hold parts. The part is stated (`city=2`) or follows from the column's name, in any language: `city`
 * finds «Город». In a table without header, names of parts stand for its columns in order: `city,street,house`.
 */
export function statedColumns(stated: string, columns: readonly string[], hasHeader: boolean): AddressColumns {
  const single = findColumn(stated, columns, hasHeader);
  if (single !== undefined) return { kind: 'whole', column: single };
  const names = stated.split(',').map((name) => name.trim());
  if (names.length === 1 && !stated.includes('=')) throw refuse.noColumn(stated, columns);
  const parts: Partial<Record<AddressPart, number>> = {};
  for (const [place, name] of names.entries()) {
    const [part, column] = statedPart(name, place, columns, hasHeader);
    if (parts[part] !== undefined) throw refuse.samePart(part, columns);
    if (Object.values(parts).includes(column)) throw refuse.sameColumn(columns[column], columns);
    parts[part] = column;
  }
  return { kind: 'parts', columns: parts };
}

/** Whether the choice names a cell of this row, which then is a header. */
export const isNamedIn = (stated: string, row: readonly string[]): boolean =>
  [stated, ...stated.split(',').map((name) => splitPart(name.trim())?.name ?? name)]
    .some((name) => /\p{L}/u.test(name) && row.some((cell) => wordsOf(cell) !== '' && wordsOf(cell) === wordsOf(name)));

function statedPart(
  name: string, place: number, columns: readonly string[], hasHeader: boolean,
): [part: AddressPart, column: number] {
  const stated = splitPart(name);
  if (stated) return [stated.part, getColumn(stated.name, columns, hasHeader)];
  const column = findColumn(name, columns, hasHeader);
  const part = (column === undefined ? undefined : findPart(columns[column])) ?? findPart(name);
  if (column !== undefined && part) return [part, column];
  if (part && !hasHeader && place < columns.length) return [part, place];
  const alike = hasHeader && part ? columns.flatMap((text, at) => (findPart(text) === part ? [at] : [])) : [];
  if (part && column === undefined && alike.length === 1) return [part, alike[0]];
  if (column !== undefined) throw refuse.partMissing(name, columns);
  throw part ? refuse.noColumn(name, columns) : refuse.noPart(name.split('=')[0].trim(), columns);
}

function splitPart(text: string): { part: AddressPart; name: string } | undefined {
  const [stated, ...name] = text.split('=');
  const part = addressParts.find((candidate) => candidate === stated.trim());
  return part && name.length > 0 ? { part, name: name.join('=').trim() } : undefined;
}

function getColumn(name: string, columns: readonly string[], hasHeader: boolean): number {
  const column = findColumn(name, columns, hasHeader);
  if (column === undefined) throw refuse.noColumn(name, columns);
  return column;
}

/** Finds a column by its name, exactly or normalised; by its number only if no column has that name. */
function findColumn(name: string, columns: readonly string[], hasHeader: boolean): number | undefined {
  const wanted = [(text: string) => text, wordsOf];
  for (const form of hasHeader ? wanted : []) {
    const found = columns.flatMap((column, at) => (form(column) !== '' && form(column) === form(name) ? [at] : []));
    if (found.length > 1) throw refuse.sameName(name, columns);
    if (found.length === 1) return found[0];
  }
  const number = /^\s*\d{1,6}\s*$/u.test(name) ? Number(name) : 0;
  return number >= 1 && number <= columns.length ? number - 1 : undefined;
}
