import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ceilPercent, floorToKopecks, fromRoubles, toRoubles } from './money.ts';

describe('money on documents', () => {
  for (const [money, kopecks] of [
    [0n, 0n], [999n, 0n], [1_000n, 1n], [1_999n, 1n], [10n ** 20n, 10n ** 17n],
  ] as const) {
    it(`${money} of 1/100,000 rouble are ${kopecks} kopecks`, () => assert.equal(floorToKopecks(money), kopecks));
  }

  for (const [kopecks, percent, share] of [
    [0n, 10, 0n], [1n, 10, 1n], [10n, 10, 1n], [11n, 10, 2n], [39_601n, 25, 9_901n], [39_600n, 25, 9_900n],
    [1n, 50, 1n], [3n, 50, 2n],
  ] as const) {
    it(`${percent} % of ${kopecks} kopecks are ${share} for the customer`, () =>
      assert.equal(ceilPercent(kopecks, percent), share));
  }

  for (const [kopecks, text] of [
    [0n, '0.00'], [1n, '0.01'], [39_601n, '396.01'], [-5n, '-0.05'], [-12_300n, '-123.00'],
    [10n ** 14n, '1000000000000.00'],
  ] as const) {
    it(`${kopecks} kopecks are ${text} roubles`, () => assert.equal(toRoubles(kopecks), text));
  }

  for (const [text, kopecks] of [
    ['396.01', 39_601n], ['396,01', 39_601n], ['396.1', 39_610n], ['396', 39_600n], ['0', 0n], ['0.05', 5n],
    ['', undefined], ['-1', undefined], ['1.001', undefined], ['1e3', undefined], [' 1', undefined],
    ['1 000', undefined],
    ['.5', undefined], ['99999999999999', undefined],
  ] as const) {
    it(`"${text}" roubles are ${kopecks === undefined ? 'refused' : `${kopecks} kopecks`}`, () =>
      assert.equal(fromRoubles(text), kopecks));
  }
});
