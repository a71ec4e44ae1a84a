import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RepeatBudget } from './budget.ts';

/** How many repeats are granted in a row. */
function spendAll(budget: RepeatBudget): number {
  let spent = 0;
  while (spent < 1000 && budget.spend()) spent++;
  return spent;
}

test('the budget is a hundred repetitions, grows by one per five requests, and never exceeds a hundred', () => {
  const budget = new RepeatBudget();
  assert.equal(spendAll(budget), 100);
  for (let asked = 0; asked < 51; asked++) budget.earn();
  assert.equal(spendAll(budget), 10);
  for (let asked = 0; asked < 10_000; asked++) budget.earn();
  assert.equal(spendAll(budget), 100);
});
