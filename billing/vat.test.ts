import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vatPercentOn, vatWithin } from './vat.ts';

describe('VAT', () => {
  for (const [day, percent] of [
    ['2025-11-30', 20], ['2025-12-31', 20], ['2026-01-01', 22], ['2026-01-31', 22], ['2031-02-28', 22],
  ] as const) {
    it(`is ${percent} % on ${day}`, () => assert.equal(vatPercentOn(day), percent));
  }

  for (const [total, percent, tax] of [
    [39_600n, 22, 7_141n], // 71.4098
    [39_600n, 20, 6_600n],
    [264_600n, 22, 47_715n], // 477.1475
    [1n, 22, 0n],
    [3n, 22, 1n], // 0.54
    [3n, 20, 1n], // half a kopeck
    [122n, 22, 22n],
    [0n, 22, 0n],
    [-39_600n, 22, -7_141n],
    [12_200_000_000_000n, 22, 2_200_000_000_000n],
  ] as const) {
    it(`${percent} % inside of ${total} kopecks are ${tax}`, () =>
      assert.deepEqual(vatWithin(total, percent), { percent, amountKopecks: tax }));
  }

  it('a total without its VAT, and the tax on that, are within half a kopeck of each other', () => {
    for (let total = 0n; total < 5_000n; total += 7n) {
      const { amountKopecks } = vatWithin(total, 22);
      const exact = total * 22n; // of 122 parts
      const off = amountKopecks * 122n - exact;
      assert.ok(off <= 61n && off >= -61n);
    }
  });
});
