import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { MONEY_PER_ROUBLE, perThousandRoubles, tierAt, tiers, unitsWithin } from './index.ts';

/** The slow twin: what a month of so many units costs, tier by tier. */
function cost(units: number, free: number): bigint {
  let sum = 0n;
  let from = BigInt(free);
  for (const { upTo, price } of tiers) {
    if (price === 0n || upTo <= from || from >= BigInt(units)) continue;
    const to = upTo < BigInt(units) ? upTo : BigInt(units);
    sum += (to - from) * price;
    from = to;
  }
  return sum;
}

describe('the price of a unit', () => {
  for (const [unit, free, name, perThousand] of [
    [1, 10_000, 'free', 0],
    [10_000, 10_000, 'free', 0],
    [10_001, 10_000, 'up_to_1m', 0.4],
    [1_000_000, 10_000, 'up_to_1m', 0.4],
    [1_000_001, 10_000, 'up_to_10m', 0.25],
    [10_000_000, 10_000, 'up_to_10m', 0.25],
    [10_000_001, 10_000, 'over_10m', 0.12],
    [50_000, 50_000, 'free', 0],
    [50_001, 50_000, 'up_to_1m', 0.4],
    [2_000_001, 2_000_000, 'up_to_10m', 0.25],
    [1, 0, 'up_to_1m', 0.4],
  ] as const) {
    it(`number ${unit} of a month with ${free} free ones is ${name}, ${perThousand} roubles a thousand`, () => {
      const tier = tierAt(unit, free);
      assert.deepEqual([tier.name, perThousandRoubles(tier)], [name, perThousand]);
    });
  }

  for (const [roubles, units] of [
    [0, 10_000], [1, 12_500], [396, 1_000_000], [397, 1_004_000], [2_646, 10_000_000],
  ] as const) {
    it(`${roubles} roubles are enough for ${units} units`, () => assert.equal(unitsWithin(roubles, 10_000), units));
  }

  it('one unit more than a cap allows would cost more than the cap', () => {
    const money = fc.integer({ min: 0, max: 1_000_000_000 });
    const free = fc.integer({ min: 0, max: 20_000_000 });
    fc.assert(
      fc.property(money, free, (roubles, freeUnits) => {
        const units = unitsWithin(roubles, freeUnits);
        const cap = BigInt(roubles) * MONEY_PER_ROUBLE;
        assert.ok(cost(units, freeUnits) <= cap && cost(units + 1, freeUnits) > cap);
      }),
      { seed: 3 },
    );
  });
});
