import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOLDS, holdOf } from './holds.ts';

test('no account shares a row with the months, and all rows are used', () => {
  const months = holdOf('months of usage');
  const others = new Set(Array.from({ length: 20_000 }, (_, at) => holdOf(`account acc_${at}`)));
  assert.ok(!others.has(months) && months < HOLDS);
  assert.equal(others.size, HOLDS - 1);
});
