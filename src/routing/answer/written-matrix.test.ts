import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../kernel/random.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import { writeTable } from './written-matrix.ts';

const written = (values: readonly number[], width: number): string =>
  Buffer.from(writeTable(Uint32Array.from(values), width, (tenths) => tenths)).toString();

test('a table is written row by row, as JavaScript writes its numbers', () => {
  assert.equal(written([0, 5, 10, 123, UNREACHABLE, 4_294_967_294], 3), '[[0,0.5,1],[12.3,null,429496729.4]]');
  assert.equal(written([UNREACHABLE], 1), '[[null]]');
});

test('any table is written as JSON.stringify writes its rows', () => {
  const random = seededRandom(5);
  for (let trial = 0; trial < 200; trial++) {
    const [rows, width] = [1 + Math.floor(random() * 9), 1 + Math.floor(random() * 9)];
    const anyNumber = (): number => Math.floor(10 ** (random() * 9.6));
    const values = Array.from({ length: rows * width }, () => (random() < 0.1 ? UNREACHABLE : anyNumber()));
    const cells = values.map((value) => (value === UNREACHABLE ? null : value / 10));
    const expected = Array.from({ length: rows }, (_, row) => cells.slice(row * width, (row + 1) * width));
    assert.equal(written(values, width), JSON.stringify(expected));
  }
});
