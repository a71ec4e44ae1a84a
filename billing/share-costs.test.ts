import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { totalOf } from './compose-lines.ts';
import { rate } from './rate.ts';
import { tiersOf } from './prices.ts';
import { costsOfDays, shareCosts } from './share-costs.ts';
import type { UsageGroup, UsageRow } from './ports.ts';

const chargeOf = (month: string, units: bigint): bigint => totalOf(rate(units, tiersOf(month, 10_000n)));
const row = (day: string, units: number, operation = 'reverse', keyId = 'key_1'): UsageRow =>
  ({ day, operation, keyId, region: 'msk-1', units, requests: 1 });
const summary = (rows: readonly UsageRow[], groups: readonly UsageGroup[]) =>
  shareCosts(rows, groups, costsOfDays(rows, chargeOf))
    .map(({ day, operation, keyId, units, amountKopecks }) =>
      [day, operation, keyId, units, amountKopecks].filter((value) => value !== undefined).join(' '));

describe('the cost of a day', () => {
  for (const [what, rows, expected] of [
    ['nothing while requests are free', [row('2026-11-01', 10_000)], ['2026-11-01 10000 0']],
    ['the amount that its requests added to the charge of their month',
      [row('2026-11-19', 10_000), row('2026-11-20', 4_100), row('2026-11-21', 110)],
      ['2026-11-19 10000 0', '2026-11-20 4100 164', '2026-11-21 110 4']],
    ['less the more came before it', [row('2026-11-01', 1_000_000), row('2026-11-02', 1_000_000)],
      ['2026-11-01 1000000 39600', '2026-11-02 1000000 25000']],
    ['nothing again where a month begins', [row('2026-11-30', 20_000), row('2026-12-01', 10_000)],
      ['2026-11-30 20000 400', '2026-12-01 10000 0']],
    ['nothing without a unit', [row('2026-11-01', 20_000), row('2026-11-02', 0)],
      ['2026-11-01 20000 400', '2026-11-02 0 0']],
  ] as const) {
    it(what, () => assert.deepEqual(summary(rows, ['day']), expected));
  }
});

describe('the cost of an operation, a key or a region', () => {
  it('is its share of the units of each day', () => {
    const rows = [
      row('2026-11-01', 15_000), row('2026-11-01', 5_000, 'suggest'), row('2026-11-02', 10_000, 'suggest', 'key_2'),
    ];
    assert.deepEqual(summary(rows, ['operation']), ['reverse 15000 300', 'suggest 15000 500']);
    assert.deepEqual(summary(rows, ['key']), ['key_1 20000 400', 'key_2 10000 400']);
  });

  it('is in whole kopecks, which add up to the day', () => {
    const rows = ['a', 'b', 'c'].map((keyId) => row('2026-11-01', 3_341, 'reverse', keyId));
    assert.deepEqual(summary(rows, ['day', 'key']), [
      '2026-11-01 a 3341 0', '2026-11-01 b 3341 0', '2026-11-01 c 3341 0',
    ]);
    const dearer = ['a', 'b', 'c'].map((keyId) => row('2026-11-01', 3_350, 'reverse', keyId));
    assert.deepEqual(summary(dearer, ['key']), ['a 3350 1', 'b 3350 1', 'c 3350 0']);
  });

  it('adds up to the charge of the months, however it is grouped', () => {
    const drawn = fc.record({
      day: fc.integer({ min: 1, max: 61 }).map((at) => new Date(Date.UTC(2026, 10, at)).toISOString().slice(0, 10)),
      operation: fc.constantFrom('geocode', 'reverse', 'suggest'),
      keyId: fc.constantFrom('key_1', 'key_2'),
      region: fc.constantFrom('msk-1', 'spb-1'),
      units: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3_000_000 })),
      requests: fc.constant(1),
    });
    const groups = fc.subarray(['day', 'operation', 'key', 'region'] as UsageGroup[]);
    fc.assert(fc.property(fc.array(drawn, { maxLength: 60 }), groups, (rows, apart) => {
      const costs = costsOfDays(rows, chargeOf);
      const shared = shareCosts(rows, apart, costs);
      const months = Map.groupBy(rows, ({ day }) => day.slice(0, 7));
      const charged = [...months].map(([month, own]) =>
        chargeOf(month, own.reduce((sum, { units }) => sum + BigInt(units), 0n)));
      const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n);
      assert.equal(sum(shared.map(({ amountKopecks }) => amountKopecks)), sum(charged));
      assert.ok(shared.every(({ amountKopecks, units }) => amountKopecks >= 0n && (units > 0 || amountKopecks === 0n)));
      if (!apart.includes('day')) return;
      for (const [day, own] of Map.groupBy(shared, (one) => one.day!)) {
        assert.equal(own.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0n), costs.get(day));
      }
    }), { numRuns: 500 });
  });
});
