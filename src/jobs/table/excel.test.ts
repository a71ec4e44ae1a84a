import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ALL_CELLS, cellsOf } from './cells.ts';
import { all, inPieces, rowOf, shapeWith, someCell, someSizes } from './drawn-tables.test-data.ts';
import { toExcel } from './excel.ts';
import type { RowAnswer } from './ports.ts';
import { RowTexts } from './row-texts.ts';
import { headerLine, rowLine } from './write-rows.ts';

const excelOf = async (text: string, sizes: readonly number[] = []): Promise<string> =>
  Buffer.concat(await all(toExcel(inPieces(Buffer.from(text), sizes)))).toString();

const shape = shapeWith({ columns: ['a', 'b'] });
const resultOf = (rows: readonly (readonly string[])[], answer: RowAnswer): string =>
  headerLine(shape) + rows.map((cells) => rowLine(rowOf(...cells), answer, shape)).join('');

const answer: RowAnswer = { status: 'ok', lat: -12.5, lon: 37.6, precision: 'house', confidence: 0.9, address: '-x' };

test('a result has BOM, semicolons and CRLF', async () => {
  const [head, row, end] = (await excelOf(resultOf([['1', 'Тула; Мира']], { status: 'not_found' }))).split('\r\n');
  assert.match(head, /^\uFEFFa;b;geo_status;geo_lat;.*geo_error;geo_postal_code_source$/u);
  assert.equal(row, '1;"Тула; Мира";not_found;;;;;;;;');
  assert.equal(end, '');
});

test('the numbers of an answer have a decimal comma and stay numbers', async () => {
  const [, row] = (await excelOf(resultOf([['1.5', '-1.5']], answer))).split('\r\n');
  assert.equal(row, "1.5;-1.5;ok;-12,5;37,6;house;0,9;;'-x;;");
});

test('a header of numbers stays unchanged', async () => {
  assert.equal((await excelOf('1,2\n3,4\n')).slice(1), '1;2\r\n3;4\r\n');
});

describe('a cell is never a formula, even if it begins with', () => {
  for (const [what, cell, written] of [
    ['an equals sign', '=1+1', "'=1+1"],
    ['a plus', '+7 (495) 1', "'+7 (495) 1"],
    ['a minus', '-cmd', "'-cmd"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['a newline', '\n=1', '"\'\n=1"'],
    ['a wide equals sign', '＝1', "'＝1"],
    ['quotes around it', '="a;b"', '"\'=""a;b"""'],
  ] as const) {
    test(what, async () => {
      const text = (await excelOf(resultOf([[cell, '']], answer))).split(/\r\n/u).slice(1).join('\r\n');
      assert.equal(text.slice(0, text.indexOf(';;ok;')), written);
    });
  }

  for (const cell of ['-12.5', '+79991234567', '-7', '-0,5', 'a=b', '5-6', '']) {
    test(`no formula: ${cell || 'an empty cell'} stays unchanged`, async () => {
      const [, row] = (await excelOf(resultOf([[cell, 'x']], answer))).split('\r\n');
      assert.equal(row.slice(0, row.indexOf(';x')), cell);
    });
  }
});

test('all rows and cells survive, in pieces of any size', () => fc.assert(fc.asyncProperty(
  fc.array(fc.tuple(someCell, someCell), { minLength: 1, maxLength: 5 }), someSizes,
  async (rows, sizes) => {
    const excel = await excelOf(resultOf(rows, answer), sizes);
    const texts = new RowTexts(';');
    const lines = [...texts.add(Buffer.from(excel.slice(1))), ...texts.finish()].slice(1);
    const cells = lines.map(({ text }) => cellsOf(text, ';', ALL_CELLS));
    assert.ok(cells.every((line) => line.length === 11));
    assert.deepEqual(cells.map((line) => line.slice(0, 2).map((cell) => cell.replace(/^'/u, ''))), rows);
    assert.ok(cells.flat().every((cell) => !/^[=+@\t\r\n]/u.test(cell)));
  },
)));
