import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishTables, Growing, i32, newBuilders, runs, u32 } from './columns.ts';

const schema = { streets: { lat: i32, houses: runs('houses') }, houses: { number: u32 } } as const;

test('runs are closed with the rows of the table they run in', () => {
  const builders = newBuilders(schema);
  for (const houses of [3, 0, 2]) {
    builders.streets.add({ lat: houses, houses: builders.houses.rows });
    for (let number = 1; number <= houses; number++) builders.houses.add({ number });
  }
  const { streets, houses } = finishTables(schema, builders);
  assert.deepEqual([...streets.houses], [0, 3, 3, 5]);
  assert.deepEqual([...houses.number], [1, 2, 3, 1, 2]);
});

test('runs that were closed by hand stay as they are', () => {
  const builders = newBuilders(schema);
  builders.houses.add({ number: 1 });
  builders.streets.add({ lat: 0, houses: 0 });
  builders.streets.columns.houses.push(0);
  assert.deepEqual([...finishTables(schema, builders).streets.houses], [0, 0]);
});

test('a growing array keeps its values, added one by one or many at once', () => {
  const growing = new Growing('i32', 1);
  const expected: number[] = [];
  for (let i = 1; i < 1000; i++) {
    growing.push(-i);
    growing.append([i, i * 2]);
    expected.push(-i, i, i * 2);
  }
  assert.deepEqual([...growing.finish()], expected);
  assert.deepEqual([...growing.view()], expected);
});
