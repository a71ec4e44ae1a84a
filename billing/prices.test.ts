import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { MONEY_PER_ROUBLE, perThousandRoubles, quote, tierAt, tiersOf, unitsWithin } from './index.ts';
import { findAnnounced, priceLists, type PriceList, type Tier } from './prices.ts';

/** The slow twin: the exact cost of a month's units. */
function cost(units: bigint, tiers: readonly Tier[]): bigint {
  let sum = 0n;
  let from = 0n;
  for (const { upTo, price } of tiers) {
    if (from >= units) break;
    const to = upTo < units ? upTo : units;
    sum += (to - from) * price;
    from = to;
  }
  return sum;
}

describe('the price of a unit', () => {
  for (const [unit, free, name, perThousand] of [
    [0n, 10_000n, 'free', 0],
    [1n, 10_000n, 'free', 0],
    [10_000n, 10_000n, 'free', 0],
    [10_001n, 10_000n, 'up_to_1m', 0.4],
    [1_000_000n, 10_000n, 'up_to_1m', 0.4],
    [1_000_001n, 10_000n, 'up_to_10m', 0.25],
    [10_000_000n, 10_000n, 'up_to_10m', 0.25],
    [10_000_001n, 10_000n, 'over_10m', 0.12],
    [50_000n, 50_000n, 'free', 0],
    [50_001n, 50_000n, 'up_to_1m', 0.4],
    [1_000_000n, 1_000_000n, 'free', 0],
    [1_000_001n, 1_000_000n, 'up_to_10m', 0.25],
    [2_000_001n, 2_000_000n, 'up_to_10m', 0.25],
    [20_000_001n, 20_000_000n, 'over_10m', 0.12],
    [1n, 0n, 'up_to_1m', 0.4],
  ] as const) {
    it(`number ${unit} of a month with ${free} free ones is ${name}, ${perThousand} roubles a thousand`, () => {
      const tier = tierAt(unit, tiersOf('2026-11', free));
      assert.deepEqual([tier.name, perThousandRoubles(tier)], [name, perThousand]);
    });
  }
});

describe('units for roubles', () => {
  for (const [roubles, units] of [
    [0, 10_000], [1, 12_500], [396, 1_000_000], [397, 1_004_000], [2_646, 10_000_000],
  ] as const) {
    it(`${roubles} roubles are enough for ${units} units`, () =>
      assert.equal(unitsWithin(roubles, tiersOf('2026-11', 10_000n)), units));
  }

  it('one unit more than a cap allows would cost more than the cap', () => {
    const money = fc.integer({ min: 0, max: 1_000_000_000 });
    const free = fc.bigInt({ min: 0n, max: 20_000_000n });
    fc.assert(
      fc.property(money, free, (roubles, freeUnits) => {
        const tiers = tiersOf('2026-11', freeUnits);
        const units = BigInt(unitsWithin(roubles, tiers));
        const cap = BigInt(roubles) * MONEY_PER_ROUBLE;
        assert.ok(cost(units, tiers) <= cap && cost(units + 1n, tiers) > cap);
      }),
      { seed: 3 },
    );
  });
});

describe('prices by date', () => {
  const dearer: PriceList = {
    from: '2027-02',
    tiers: priceLists.at(-1)!.tiers.map((tier) => ({ ...tier, price: tier.price * 2n })),
  };
  const lists = [...priceLists, dearer];

  for (const [month, perThousand] of [
    ['2026-11', 0.4], ['2027-01', 0.4], ['2027-02', 0.8], ['2031-01', 0.8],
  ] as const) {
    it(`a price of 2027-02 makes the dear tier cost ${perThousand} in ${month}`, () => {
      const tier = tierAt(10_001n, tiersOf(month, 10_000n, lists));
      assert.equal(perThousandRoubles(tier), perThousand);
    });
  }

  it('a price is announced until its first month', () => {
    assert.equal(findAnnounced('2027-01', lists), dearer);
    assert.equal(findAnnounced('2027-02', lists), undefined);
  });

  it('announced prices are shown beside the current ones', () => {
    const { totalKopecks, next } = quote(1_000_000n, '2027-01', 10_000n, lists);
    assert.deepEqual([totalKopecks, next?.month, next?.totalKopecks], [39_600n, '2027-02', 79_200n]);
    assert.equal(quote(1_000_000n, '2027-02', 10_000n, lists).next, null);
    assert.equal(quote(1_000_000n, '2027-01', 10_000n).next, null);
  });

  it('the table is ordered by month, and its tiers rise', () => {
    assert.deepEqual(priceLists.map(({ from }) => from), priceLists.map(({ from }) => from).sort());
    for (const { tiers } of priceLists) {
      assert.equal(tiers[0].price, 0n);
      for (const [at, tier] of tiers.slice(1).entries()) assert.ok(tier.upTo > tiers[at].upTo && tier.price > 0n);
    }
  });
});
