import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { heatOf } from '../../clients/web/src/playground/matrix/heat.ts';

test('the shortest way is the coldest, the longest the hottest, and no way has no heat', () => {
  assert.deepEqual(heatOf([[0, 60, 120], [null, 0, 360], [240, 300, 0]]), [[0, 0, 1], [undefined, 0, 5], [3, 4, 0]]);
});

test('tables of one length, and of none, are cold', () => {
  assert.deepEqual(heatOf([[0, 60], [60, 0]]), [[0, 0], [0, 0]]);
  assert.deepEqual(heatOf([[null, null], [null, null]]), [[undefined, undefined], [undefined, undefined]]);
  assert.deepEqual(heatOf([]), []);
});

test('a longer way is never colder', () => {
  const cell = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: null });
  const table = fc.integer({ min: 1, max: 8 }).chain((size) =>
    fc.array(fc.array(cell, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }));
  fc.assert(fc.property(table, (rows) => {
    const heat = heatOf(rows);
    const cells = rows.flatMap((row, from) => row.flatMap((length, to) =>
      (length === null || from === to ? [] : [[length, heat[from][to]!] as const])));
    const byLength = cells.sort(([a], [b]) => a - b).map(([, step]) => step);
    assert.ok(byLength.every((step, at) => at === 0 || step >= byLength[at - 1]));
  }), { seed: 24 });
});
