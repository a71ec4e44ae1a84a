import { findPart, wordsOf } from './column-words.ts';
import { addressParts, type AddressColumns, type AddressPart } from '../ports.ts';
import { refuse } from '../refusal.ts';

/**
 * The columns that a customer names: one (`адрес`, `3`) holds whole addresses; several, separated by commas, parts.
 * Which part is said by `city=2` or by the name of the column, in whatever language: `city` finds «Город». In a table
 * without header names of parts stand for its columns from the first: `city,street,house`.
 */
export function wishedColumns(wish: string, columns: readonly string[], hasHeader: boolean): AddressColumns {
  const single = findColumn(wish, columns, hasHeader);
  if (single !== undefined) return { kind: 'whole', column: single };
  const names = wish.split(',').map((name) => name.trim());
  if (names.length === 1 && !wish.includes('=')) throw refuse.noColumn(wish, columns);
  const parts: Partial<Record<AddressPart, number>> = {};
  for (const [place, name] of names.entries()) {
    const [part, column] = wishedPart(name, place, columns, hasHeader);
    if (parts[part] !== undefined) throw refuse.samePart(part, columns);
    if (Object.values(parts).includes(column)) throw refuse.sameColumn(columns[column], columns);
    parts[part] = column;
  }
  return { kind: 'parts', columns: parts };
}

/** Whether a wish names a cell of the row, which is a header then. */
export const isNamedIn = (wish: string, row: readonly string[]): boolean =>
  [wish, ...wish.split(',').map((name) => splitPart(name.trim())?.name ?? name)]
    .some((name) => /\p{L}/u.test(name) && row.some((cell) => wordsOf(cell) !== '' && wordsOf(cell) === wordsOf(name)));

function wishedPart(
  name: string, place: number, columns: readonly string[], hasHeader: boolean,
): [part: AddressPart, column: number] {
  const said = splitPart(name);
  if (said) return [said.part, getColumn(said.name, columns, hasHeader)];
  const column = findColumn(name, columns, hasHeader);
  const part = (column === undefined ? undefined : findPart(columns[column])) ?? findPart(name);
  if (column !== undefined && part) return [part, column];
  if (part && !hasHeader && place < columns.length) return [part, place];
  const alike = hasHeader && part ? columns.flatMap((text, at) => (findPart(text) === part ? [at] : [])) : [];
  if (part && column === undefined && alike.length === 1) return [part, alike[0]];
  if (column !== undefined) throw refuse.partUnsaid(name, columns);
  throw part ? refuse.noColumn(name, columns) : refuse.noPart(name.split('=')[0].trim(), columns);
}

function splitPart(text: string): { part: AddressPart; name: string } | undefined {
  const [said, ...name] = text.split('=');
  const part = addressParts.find((known) => known === said.trim());
  return part && name.length > 0 ? { part, name: name.join('=').trim() } : undefined;
}

function getColumn(name: string, columns: readonly string[], hasHeader: boolean): number {
  const column = findColumn(name, columns, hasHeader);
  if (column === undefined) throw refuse.noColumn(name, columns);
  return column;
}

/** By its name as it is written, or nearly so; by its number only where none is called so. */
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
