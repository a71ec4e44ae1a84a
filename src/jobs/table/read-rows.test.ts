import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { ALL_CELLS, cellsOf } from './cells.ts';
import { all, inPieces, shapeWith, someNewline, someSizes, someTable, written } from './drawn-tables.test-data.ts';
import type { TableRow, TableShape } from './ports.ts';
import { readRows } from './read-rows.ts';
import { RowTexts } from './row-texts.ts';

const manyColumns = Array.from({ length: 9 }, (_, column) => String(column + 1));
const most = { rows: 1000, bytes: 1_000_000 };
const start = { offset: 0, number: 1 };

const rowsOf = async (text: string, shape: TableShape, sizes = [65_536], place = start): Promise<TableRow[]> =>
  (await all(readRows(inPieces(Buffer.from(text).subarray(place.offset), sizes), shape, place, most))).flat();

const cellsIn = async (text: string, shape: Partial<TableShape> = {}, sizes?: number[]): Promise<string[][]> =>
  (await rowsOf(text, shapeWith({ columns: manyColumns, ...shape }), sizes)).map(({ cells }) => [...cells]);

describe('a table is parsed:', () => {
  for (const [what, text, rows] of [
    ['two rows', 'a,b\nc,d\n', [['a', 'b'], ['c', 'd']]],
    ['a last row without its newline', 'a,b\nc,d', [['a', 'b'], ['c', 'd']]],
    ['rows with line endings of Windows', 'a,b\r\nc,d\r\n', [['a', 'b'], ['c', 'd']]],
    ['rows with line endings of old Macs', 'a,b\rc,d\r', [['a', 'b'], ['c', 'd']]],
    ['rows with all three line endings', 'a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    ['empty lines between rows', 'a\n\n\r\nb\n', [['a'], [''], [''], ['b']]],
    ['nothing but delimiters', ',,\n,\n', [['', '', ''], ['', '']]],
    ['a delimiter in quotes', '"a,b",c\n', [['a,b', 'c']]],
    ['newlines in quotes', '"a\nb\r\nc\rd",e\nf\n', [['a\nb\r\nc\rd', 'e'], ['f']]],
    ['quotes in quotes', '"say ""yes""",b\n', [['say "yes"', 'b']]],
    ['empty quotes', '"",""\n""\n', [['', ''], ['']]],
    ['spaces around quotes', 'a, "b,c" ,d\n', [['a', 'b,c', 'd']]],
    ['spaces before quotes with newlines', 'a, "b\nc",d\n', [['a', 'b\nc', 'd']]],
    ['spaces without quotes', ' a , b\n', [[' a ', ' b']]],
    ['a quote inside a cell', 'a"b,c\nd,e"\n', [['a"b', 'c'], ['d', 'e"']]],
    ['quotes that close too early', '"ООО "Ромашка"",b\nc\n', [['"ООО "Ромашка""', 'b'], ['c']]],
    ['doubled quotes that close too early', '"ООО ""Лютик"" и "Ко",b\nc\n', [['"ООО ""Лютик"" и "Ко"', 'b'], ['c']]],
    ['quotes that never close', 'a\n"b\nc', [['a'], ['"b\nc']]],
    ['a zero byte', 'a\0,b\n', [['a\0', 'b']]],
    ['ten cells in nine columns', '1,2,3,4,5,6,7,8,9,"x",y\n', [[...manyColumns, '"x",y']]],
  ] as const) {
    test(what, async () => {
      assert.deepEqual(await cellsIn(text), rows);
      assert.deepEqual(await cellsIn(text, {}, [1]), rows);
    });
  }

  test('a header is no row, and is expected only at the beginning', async () => {
    const shape = shapeWith({ columns: ['a', 'b'], hasHeader: true });
    assert.deepEqual(await rowsOf('a,b\nc,d\n', shape), [{ number: 1, cells: ['c', 'd'], endOffset: 8 }]);
    const place = { offset: 4, number: 1 };
    assert.deepEqual(await rowsOf('a,b\nc,d\n', shape, [9], place), [{ number: 1, cells: ['c', 'd'], endOffset: 8 }]);
  });

  test('a table of one column is not split', async () => {
    const text = 'Москва, Тверская, 7\n"Тула, Мира, 1"\n"Лес", 5\n';
    const rows = [['Москва, Тверская, 7'], ['Тула, Мира, 1'], ['"Лес", 5']];
    assert.deepEqual(await cellsIn(text, { columns: ['1'] }), rows);
  });

  test('a row of a million delimiters has one surplus cell', async () => {
    const [row] = await cellsIn(','.repeat(1_000_000), { columns: ['a', 'b'] });
    assert.deepEqual(row.map(({ length }) => length), [0, 0, 999_998]);
  });

  test('groups of rows are limited by number and by bytes', async () => {
    const kept = () => inPieces(Buffer.from('aaaa\nb\nc\nd\ne\n'), [5]);
    const shape = shapeWith({ columns: ['1'] });
    const sizes = async (rows: number, bytes: number): Promise<number[]> =>
      (await all(readRows(kept(), shape, start, { rows, bytes }))).map(({ length }) => length);
    assert.deepEqual(await sizes(2, 1000), [2, 2, 1]);
    assert.deepEqual(await sizes(1000, 5), [1, 3, 1]);
    assert.deepEqual(await sizes(5, 1000), [5]);
  });
});

describe('whatever the cells:', () => {
  test('a written table is read back, in pieces of any size', () => fc.assert(fc.asyncProperty(
    someTable, someSizes,
    async (table, sizes) => {
      const { rows, delimiter } = table;
      const shape = shapeWith({ columns: rows[0].map((_, column) => String(column + 1)), delimiter });
      assert.deepEqual((await rowsOf(written(table), shape, sizes)).map(({ cells }) => cells), rows);
    },
  )));

  test('reading from the end of any row gives the rows after it', () => fc.assert(fc.asyncProperty(
    someTable, someSizes, fc.boolean(),
    async (table, sizes, hasHeader) => {
      const shape = shapeWith({ columns: manyColumns, delimiter: table.delimiter, hasHeader });
      const text = written(table);
      const rows = await rowsOf(text, shape, sizes);
      for (const [at, { endOffset, number }] of rows.entries()) {
        assert.equal(number, at + 1);
        const place = { offset: endOffset, number: at + 2 };
        assert.deepEqual(await rowsOf(text, shape, sizes, place), rows.slice(at + 1));
      }
      assert.equal(rows.at(-1)?.endOffset ?? 0, rows.length > 0 ? Buffer.byteLength(text) : 0);
    },
  )));
});

/** The independent reference: csv-parse finds the same row ends in any text and the same cells in valid tables. */
describe('csv-parse agrees', () => {
  const twin = (text: string, delimiter: string) => parse(text, {
    delimiter, info: true, relax_column_count: true, relax_quotes: true, record_delimiter: ['\r\n', '\n', '\r'],
  }) as unknown as { record: string[]; info: { bytes: number } }[];

  test('on the cells of valid tables', () => fc.assert(fc.property(someTable, (table) => {
    const { rows, delimiter } = table;
    assert.deepEqual(twin(written(table), delimiter).map(({ record }) => record), rows);
  })));

  test('on the row ends of any text', () => {
    const letters = fc.oneof(fc.constantFrom('a', 'Ж', '"', '"', ','), someNewline);
    fc.assert(fc.property(fc.array(letters, { maxLength: 20 }), (text) => {
      const whole = text.join('');
      const texts = new RowTexts(',');
      const ours = [...texts.add(Buffer.from(whole)), ...texts.finish()];
      const theirs = (() => {
        try {
          return twin(whole, ',');
        } catch {
          return undefined; // an unclosed quote
        }
      })();
      if (!theirs) return;
      assert.deepEqual(ours.map(({ end }) => end), theirs.map(({ info }) => info.bytes));
      assert.deepEqual(
        ours.map((row) => cellsOf(row.text, ',', ALL_CELLS).length), theirs.map(({ record }) => record.length),
      );
    }), { numRuns: 1000 });
  });
});
