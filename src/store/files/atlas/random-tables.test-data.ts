import { NONE, newArray, type AnyArray, type Column, type Schema, type Tables } from '../../../kernel/columns.ts';
import type { AtlasFacts } from './format.ts';

/** Random tables that keep the rules of their schema, for tests and measurements of the atlas file. */
export function randomTables<S extends Schema>(
  schema: S, rowsOf: (table: string) => number, random: () => number,
): Tables<S> {
  const tables = Object.entries(schema).map(([table, columns]) => {
    const filled = Object.entries(columns).map(([name, column]) => {
      const values = newArray(column.type, rowsOf(table) + (column.runs ? 1 : 0));
      fill(values, column, rowsOf(column.refers ?? column.runs ?? table), random);
      return [name, values];
    });
    return [table, { rows: rowsOf(table), ...Object.fromEntries(filled) }];
  });
  return Object.fromEntries(tables) as Tables<S>;
}

function fill(values: AnyArray, column: Column, targetRows: number, random: () => number): void {
  if (column.runs !== undefined) {
    for (let i = 0; i < values.length; i++) values[i] = Math.floor((targetRows * i) / Math.max(1, values.length - 1));
  } else if (column.refers === undefined) {
    for (let i = 0; i < values.length; i++) values[i] = (random() - 0.3) * 2 ** 33;
  } else {
    const none = column.optional ? Math.max(1, targetRows * 0.1) : 0;
    for (let i = 0; i < values.length; i++) {
      const row = Math.floor(random() * (targetRows + none));
      values[i] = row < targetRows ? row : NONE;
    }
  }
}

export const someFacts: AtlasFacts = {
  geokodVersion: '2.4.0',
  builtAt: '2026-03-01T12:00:00Z',
  fictional: true,
  box: { minLat: 485_000_000, minLon: 440_000_000, maxLat: 487_000_000, maxLon: 445_000_000 },
  sources: [
    {
      name: 'north.osm.pbf',
      bytes: 1_500_000,
      generator: 'drawn',
      source: 'nowhere',
      dataAsOf: '2026-02-27T21:20:00Z',
    },
    { name: 'south.osm.pbf', bytes: 900, dataAsOf: '2026-02-28T21:20:00Z' },
  ],
  dropped: { 'way of one node': 3, 'broken relation': 1200 },
};
