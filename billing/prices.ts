/** Money is held in 1/100,000 of a rouble, as bigint: one request costs 40, 25 or 12 of them. */
export const MONEY_PER_ROUBLE = 100_000n;

export type TierName = 'free' | 'up_to_1m' | 'up_to_10m' | 'over_10m';

export interface Tier {
  readonly name: TierName;
  /** The last unit of the month that has this price. */
  readonly upTo: bigint;
  /** Of one unit. */
  readonly price: bigint;
}

const ENDLESS = 1_000_000_000_000_000_000n;

export const tiers: readonly Tier[] = [
  { name: 'free', upTo: 10_000n, price: 0n },
  { name: 'up_to_1m', upTo: 1_000_000n, price: 40n },
  { name: 'up_to_10m', upTo: 10_000_000n, price: 25n },
  { name: 'over_10m', upTo: ENDLESS, price: 12n },
];

/** The price of the unit with this number in its month; a raised free quota reaches into the next tiers. */
export function tierAt(unit: number, freeUnits: number): Tier {
  if (unit <= freeUnits) return tiers[0];
  return tiers.find((tier) => tier.price > 0n && BigInt(unit) <= tier.upTo)!;
}

/** Roubles for 1,000 units, to be shown; never reckoned with. */
export const perThousandRoubles = (tier: Tier): number => Number(tier.price * 1000n) / Number(MONEY_PER_ROUBLE);

/** How many units of a month cost no more than this, the free ones included. */
export function unitsWithin(roubles: number, freeUnits: number): number {
  let money = BigInt(roubles) * MONEY_PER_ROUBLE;
  let units = BigInt(freeUnits);
  for (const { upTo, price } of tiers) {
    if (price === 0n || upTo <= units) continue;
    const affordable = money / price;
    const room = upTo - units;
    if (affordable < room) return Number(units + affordable);
    units = upTo;
    money -= room * price;
  }
  return Number(units);
}
