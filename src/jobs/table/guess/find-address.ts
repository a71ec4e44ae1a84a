import { likenessOf } from './address-likeness.ts';
import { findPart, wholeness } from './column-words.ts';
import type { AddressColumns, AddressPart } from '../ports.ts';
import { refuse } from '../refusal.ts';

type Rows = readonly (readonly string[])[];

/** Parts that may have a column of their own beside an «адрес» that lacks them. */
const grounds: readonly AddressPart[] = ['city', 'region', 'district'];
const ENOUGH_ROWS = 0.5;
const LIKELY_ADDRESS = 0.5;
const CLEARLY_LIKELIER = 0.15;
const HAS_WORDS = 0.25;

/**
 * Finds the columns with the address, by their names or otherwise by their contents. Refused if that would be a
 * guess.
 */
export function findAddress(columns: readonly string[], hasHeader: boolean, rows: Rows): AddressColumns {
  if (columns.length === 1) return { kind: 'whole', column: 0 };
  const parts = hasHeader ? findParts(columns) : {};
  const whole = hasHeader ? findWhole(columns) : undefined;
  if (whole !== undefined) return withGround(whole, parts, rows);
  if (parts.street !== undefined || parts.city !== undefined) return { kind: 'parts', columns: parts };
  return { kind: 'whole', column: findByContents(columns, rows) };
}

function findWhole(columns: readonly string[]): number | undefined {
  for (const degree of [2, 1]) {
    const found = columns.flatMap((name, column) => (wholeness(name) === degree ? [column] : []));
    if (found.length > 1) throw refuse.severalAddresses(columns, found.map((column) => columns[column]));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** The first column of each part; a second one means something else, such as the destination of a trip. */
function findParts(columns: readonly string[]): Partial<Record<AddressPart, number>> {
  const parts: Partial<Record<AddressPart, number>> = {};
  for (const [column, name] of columns.entries()) {
    const part = findPart(name);
    if (part) parts[part] ??= column;
  }
  return parts;
}

/** Adds the town's own column if «адрес» beside «город» is only street and house, as it often is. */
function withGround(whole: number, parts: Partial<Record<AddressPart, number>>, rows: Rows): AddressColumns {
  const ground = grounds.find((part) => parts[part] !== undefined);
  const column = ground && parts[ground];
  if (column === undefined) return { kind: 'whole', column: whole };
  const both = rows.filter((cells) => cells[whole]?.trim() && cells[column]?.trim());
  const repeating = both.filter((cells) =>
    mainWord(cells[column]).every((word) => folded(cells[whole]).includes(word)));
  if (repeating.length >= both.length * ENOUGH_ROWS) return { kind: 'whole', column: whole };
  return { kind: 'parts', columns: { street: whole, ...parts } };
}

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The longest word of a name: `тула` for «г. Тула» and «Тула город». */
const mainWord = (name: string): string[] =>
  folded(name).split(/[^\p{L}\p{N}]+/u).filter(Boolean).sort((a, b) => b.length - a.length).slice(0, 1);

function findByContents(columns: readonly string[], rows: Rows): number {
  const likeness = columns.map((_, column) => likenessOf(rows.map((cells) => cells[column] ?? '')));
  const best = Math.max(...likeness);
  const column = likeness.indexOf(best);
  const second = Math.max(0, ...likeness.filter((_, other) => other !== column));
  const isClear = best >= LIKELY_ADDRESS && best - second >= CLEARLY_LIKELIER;
  const isOnly = best >= HAS_WORDS && second === 0;
  if (!isClear && !isOnly) throw refuse.noAddress(columns);
  return column;
}
