import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rate, tierAt, tiersOf, UsageSums, type UsageCharge } from './index.ts';

const MONEY_PER_KOPECK = 1_000n;
const tiers = tiersOf('2026-11', 10_000n);
const sum = (lines: readonly UsageCharge[]): bigint =>
  lines.reduce((all, { amountKopecks }) => all + amountKopecks, 0n);
const total = (units: bigint): bigint => sum(rate(units, tiers));
const exact = (lines: readonly UsageCharge[]): bigint =>
  lines.reduce((all, { units, pricePerThousand }) => all + (units * pricePerThousand) / 1000n, 0n);

describe('the total of a month', () => {
  for (const [units, kopecks] of [
    // as published
    [10_000n, 0n], [10_001n, 0n], [10_024n, 0n], [10_025n, 1n], [10_999n, 39n], [12_345n, 93n],
    [999_999n, 39_599n], [1_000_000n, 39_600n], [1_000_001n, 39_600n], [1_000_040n, 39_601n],
    [9_999_999n, 264_599n], [10_000_000n, 264_600n], [10_000_083n, 264_600n], [10_000_084n, 264_601n],
    // each edge, its neighbours and those of kopecks near it; computed with decimals elsewhere
    [0n, 0n], [1n, 0n], [2n, 0n], [9_998n, 0n], [9_999n, 0n], [10_049n, 1n], [10_050n, 2n], [10_051n, 2n],
    [10_074n, 2n], [10_075n, 3n], [10_076n, 3n], [12_499n, 99n], [12_500n, 100n], [12_501n, 100n], [13_000n, 120n],
    [15_000n, 200n], [19_999n, 399n], [20_000n, 400n], [20_001n, 400n], [50_000n, 1_600n], [99_999n, 3_599n],
    [100_000n, 3_600n], [100_001n, 3_600n], [123_456n, 4_538n], [250_000n, 9_600n], [500_000n, 19_600n],
    [500_001n, 19_600n], [750_025n, 29_601n], [999_975n, 39_599n], [999_976n, 39_599n], [999_998n, 39_599n],
    [1_000_002n, 39_600n], [1_000_039n, 39_600n], [1_000_041n, 39_601n], [1_000_079n, 39_601n],
    [1_000_080n, 39_602n], [1_234_567n, 45_464n], [1_500_000n, 52_100n], [2_000_000n, 64_600n],
    [2_500_000n, 77_100n], [5_000_000n, 139_600n], [7_654_321n, 205_958n], [9_999_959n, 264_598n],
    [9_999_960n, 264_599n], [9_999_998n, 264_599n], [10_000_001n, 264_600n], [10_000_002n, 264_600n],
    [10_000_082n, 264_600n], [10_000_085n, 264_601n], [10_000_166n, 264_601n], [10_000_167n, 264_602n],
    [10_000_168n, 264_602n], [12_345_678n, 292_748n], [50_000_000n, 744_600n], [99_999_999n, 1_344_599n],
    [100_000_000n, 1_344_600n], [123_456_789n, 1_626_081n], [1_000_000_000n, 12_144_600n],
    [1_000_000_001n, 12_144_600n], [10_000_000_000n, 120_144_600n], [100_000_000_000n, 1_200_144_600n],
    [999_999_999_999n, 12_000_144_599n], [1_000_000_000_000n, 12_000_144_600n],
    [1_000_000_000_001n, 12_000_144_600n],
  ] as const) {
    it(`${units} units are ${kopecks} kopecks`, () => assert.equal(total(units), kopecks));
  }

  it('has a line for each tier touched, the free one too', () => {
    assert.deepEqual(rate(10_000_084n, tiers), [
      { kind: 'usage', tier: 'free', units: 10_000n, pricePerThousand: 0n, amountKopecks: 0n },
      { kind: 'usage', tier: 'up_to_1m', units: 990_000n, pricePerThousand: 40_000n, amountKopecks: 39_600n },
      { kind: 'usage', tier: 'up_to_10m', units: 9_000_000n, pricePerThousand: 25_000n, amountKopecks: 225_000n },
      { kind: 'usage', tier: 'over_10m', units: 84n, pricePerThousand: 12_000n, amountKopecks: 1n },
    ]);
    assert.deepEqual(rate(0n, tiers), []);
  });

  it('begins with a paid line if nothing is free', () => {
    assert.deepEqual(rate(2_500n, tiersOf('2026-11', 0n)).map(({ tier, amountKopecks }) => [tier, amountKopecks]), [
      ['up_to_1m', 100n],
    ]);
  });
});

describe('10,000 random months', () => {
  const options = { numRuns: 10_000, seed: 17 };
  const volume = fc.oneof(fc.bigInt(0n, 20_000n), fc.bigInt(900_000n, 12_000_000n), fc.bigInt(0n, 10n ** 12n));
  const free = fc.oneof({ weight: 4, arbitrary: fc.constant(10_000n) }, fc.bigInt(0n, 20_000_000n));

  it('never cost more than the exact price, and less by under one kopeck a line', () => {
    fc.assert(fc.property(volume, free, (units, freeUnits) => {
      const lines = rate(units, tiersOf('2026-11', freeUnits));
      const less = exact(lines) - sum(lines) * MONEY_PER_KOPECK;
      assert.ok(less >= 0n && less < MONEY_PER_KOPECK * BigInt(Math.max(1, lines.length)));
      assert.equal(lines.reduce((all, line) => all + line.units, 0n), units);
    }), options);
  });

  it('cost no less for more units', () => {
    fc.assert(fc.property(volume, fc.bigInt(0n, 1_000n), (units, more) => {
      assert.ok(total(units + more) >= total(units));
    }), options);
  });

  it('cost no more with more free units', () => {
    fc.assert(fc.property(volume, free, free, (units, a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      assert.ok(sum(rate(units, tiersOf('2026-11', more))) <= sum(rate(units, tiersOf('2026-11', less))));
    }), options);
  });

  it('cost the same however their usage is split by day, key, region and node, in any order', () => {
    const at = (day: number): number => Date.parse('2026-11-01T12:00:00+03:00') + day * 86_400_000;
    const part = fc.record({
      units: fc.integer({ min: 1, max: 3_000_000 }),
      day: fc.nat({ max: 29 }),
      keyId: fc.constantFrom('key_1', 'key_2'),
      region: fc.constantFrom('msk-1', 'spb-1'),
      node: fc.nat({ max: 2 }),
    });
    fc.assert(fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const nodes = [new UsageSums(), new UsageSums(), new UsageSums()];
      for (const { node, day, ...one } of parts) {
        nodes[node].add({ ...one, accountId: 'acc_1', operation: 'geocode', requestId: 'r', at: at(day) });
      }
      const booked = nodes.flatMap((node) => node.list()).reduce((all, row) => all + BigInt(row.units), 0n);
      const whole = parts.reduce((all, { units }) => all + units, 0);
      assert.equal(total(booked), total(BigInt(whole)));
    }), options);
  });
});

describe('the price of each request', () => {
  it('adds up to the month\'s cost before its lines are rounded, whichever node answered', () => {
    const month = fc.record({
      freeUnits: fc.bigInt(0n, 60n),
      nodes: fc.array(fc.nat({ max: 2 }), { maxLength: 200 }),
    });
    const small = (freeUnits: bigint) => tiersOf('2026-11', freeUnits, [{ from: '0000-00', tiers: [
      { name: 'free', upTo: 20n, price: 0n }, { name: 'up_to_1m', upTo: 70n, price: 40n },
      { name: 'up_to_10m', upTo: 120n, price: 25n }, { name: 'over_10m', upTo: 10n ** 18n, price: 12n },
    ] }]);
    fc.assert(fc.property(month, ({ freeUnits, nodes }) => {
      const shown = [0n, 0n, 0n];
      for (const [before, node] of nodes.entries()) {
        shown[node] += tierAt(BigInt(before + 1), small(freeUnits)).price;
      }
      assert.equal(shown[0] + shown[1] + shown[2], exact(rate(BigInt(nodes.length), small(freeUnits))));
    }), { numRuns: 2_000, seed: 17 });
  });
});
