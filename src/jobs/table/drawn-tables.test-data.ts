import fc from 'fast-check';
import { delimiters, type Delimiter, type TableRow, type TableShape } from './ports.ts';

export const shapeWith = (given: Partial<TableShape> & { readonly columns: readonly string[] }): TableShape => ({
  encoding: 'utf-8', delimiter: ',', hasHeader: false, address: { kind: 'whole', column: 0 }, ...given,
});

export const rowOf = (...cells: string[]): TableRow => ({ number: 1, cells, endOffset: 0 });

/** Splits bytes into pieces of these sizes, cyclically. */
export async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (let turn = 0; from < bytes.length; turn++) {
    const end = from + Math.max(1, sizes[turn % sizes.length] ?? bytes.length);
    yield bytes.subarray(from, end);
    from = end;
  }
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

export const someSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
export const someNewline = fc.constantFrom('\n', '\r\n', '\r');

/** Texts that are likely to break a CSV parser. */
export const someCell = fc.array(
  fc.constantFrom('a', 'Ж', '🏠', ' ', '"', ',', ';', '\t', '|', '\n', '\r', '=', '1'), { maxLength: 6 },
).map((letters) => letters.join(''));

export interface DrawnTable {
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: Delimiter;
  readonly newline: string;
  /** Which cells are quoted unnecessarily, cyclically. */
  readonly quoted: readonly boolean[];
  readonly endsWithNewline: boolean;
}

export const someTable: fc.Arbitrary<DrawnTable> = fc.integer({ min: 1, max: 4 }).chain((columns) => fc.record({
  rows: fc.array(fc.array(someCell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
  delimiter: fc.constantFrom(...delimiters),
  newline: someNewline,
  quoted: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
  endsWithNewline: fc.boolean(),
}));

/**
 * Writes a table strictly by RFC 4180, as an independent reference. The cell of a one-column row is always quoted:
 * an empty row would be a blank line.
 */
export function written({ rows, delimiter, newline, quoted, endsWithNewline }: DrawnTable): string {
  let turn = 0;
  const lines = rows.map((cells) => cells.map((cell) => {
    const wants = quoted[turn++ % quoted.length] || /["\r\n]/u.test(cell) || cell.includes(delimiter);
    return wants || cells.length === 1 ? `"${cell.replace(/"/gu, '""')}"` : cell;
  }).join(delimiter));
  return lines.join(newline) + (endsWithNewline ? newline : '');
}
