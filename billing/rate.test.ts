import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rate, tiersOf } from './index.ts';

const tiers = tiersOf('2026-11', 10_000n);
const total = (units: bigint): bigint => rate(units, tiers).reduce((sum, { amountKopecks }) => sum + amountKopecks, 0n);

describe('the total of a month', () => {
  for (const [units, kopecks] of [
    [10_000n, 0n], [10_001n, 0n], [10_024n, 0n], [10_025n, 1n], [10_999n, 39n], [12_345n, 93n],
    [999_999n, 39_599n], [1_000_000n, 39_600n], [1_000_001n, 39_600n], [1_000_040n, 39_601n],
    [9_999_999n, 264_599n], [10_000_000n, 264_600n], [10_000_083n, 264_600n], [10_000_084n, 264_601n],
  ] as const) {
    it(`${units} units are ${kopecks} kopecks`, () => assert.equal(total(units), kopecks));
  }
});
