import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { creditKopecks, creditPercent } from './credits.ts';

/** Minutes of a month of 30 days. */
const MONTH = 43_200;

describe('the credit for a month\'s uptime', () => {
  for (const [what, up, down, percent] of [
    ['a month without a bad minute', MONTH, 0, 0],
    ['99.9 % exactly keep the promise', 999, 1, 0],
    ['43 minutes of a month of 30 days are still within it', MONTH - 43, 43, 0],
    ['44 minutes are not', MONTH - 44, 44, 10],
    ['99 % exactly are the first step', 990, 10, 10],
    ['one minute less', 9_899, 101, 25],
    ['95 % exactly are the second step', 950, 50, 25],
    ['one minute less than that', 9_499, 501, 50],
    ['a month without uptime', 0, MONTH, 50],
    ['a month without data', 0, 0, 0],
  ] as const) {
    it(`${what}: ${percent} %`, () => assert.equal(creditPercent({ up, down, unknown: 0 }), percent));
  }

  it('ignores unknown minutes', () => {
    assert.equal(creditPercent({ up: 990, down: 10, unknown: 40_000 }), 10);
  });

  it('rounds a part of a kopeck up', () => {
    assert.equal(creditKopecks(1_001n, { up: 990, down: 10, unknown: 0 }), 101n);
    assert.equal(creditKopecks(1_001n, { up: 1000, down: 0, unknown: 0 }), 0n);
  });
});
