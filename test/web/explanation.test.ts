import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addedUp } from '../../clients/web/src/playground/search/added-up.ts';

const sums: readonly (readonly [costs: number[], whole: number, expected: ReturnType<typeof addedUp>])[] = [
  [[], 0, { lines: [], rest: 0, sum: 0 }],
  [[0.043], 0.08, { lines: [4], rest: 4, sum: 8 }],
  [[0.25, 0.2], 0.621, { lines: [25, 20], rest: 17, sum: 62 }],
  [[0.006, 0.006], 0.012, { lines: [1, 1], rest: 0, sum: 2 }],
  [[0, 0.3], 0.3, { lines: [0, 30], rest: 0, sum: 30 }],
];

for (const [costs, whole, expected] of sums) {
  test(`the costs ${costs.join(', ')} of ${whole} add up as they are shown`, () => {
    assert.deepEqual(addedUp(costs, whole), expected);
    assert.equal(expected.lines.reduce((sum, line) => sum + line, expected.rest), expected.sum);
  });
}
