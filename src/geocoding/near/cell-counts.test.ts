import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../kernel/random.ts';
import { CellCounts } from './cell-counts.ts';

test('cells are counted as a plain map counts them, even those with the same hash', () => {
  const random = seededRandom(5);
  const cells = new CellCounts();
  const twin = new Map<string, number>();
  const anywhere = (): [number, number] => [Math.floor((random() - 0.5) * 400), Math.floor((random() - 0.5) * 90_000)];
  for (let i = 0; i < 30_000; i++) {
    const [row, column] = anywhere();
    cells.add(row, column);
    twin.set(`${row} ${column}`, (twin.get(`${row} ${column}`) ?? 0) + 1);
  }
  for (const [cell, count] of twin) assert.equal(cells.at(...(cell.split(' ').map(Number) as [number, number])), count);
  for (let i = 0; i < 100_000; i++) {
    const cell = anywhere();
    assert.equal(cells.at(...cell), twin.get(cell.join(' ')) ?? 0);
  }
});

test('counts stop at 255', () => {
  const cells = new CellCounts();
  for (let i = 0; i < 300; i++) cells.add(-1, 7);
  assert.deepEqual([cells.at(-1, 7), cells.at(7, -1)], [255, 0]);
});
