import { MONEY_PER_ROUBLE } from './money.ts';
import type { TierName, UsageCharge } from './invoice.ts';

export interface Tier {
  readonly name: TierName;
  /** The last unit of the month that has this price. */
  readonly upTo: bigint;
  /** The price of one unit, in 1/100,000 rouble. */
  readonly price: bigint;
}

/** Prices of whole months: tiers are filled month by month, so that a price cannot change within one. */
export interface PriceList {
  /** The first month it applies to, "2026-11". */
  readonly from: string;
  readonly tiers: readonly Tier[];
}

const ENDLESS = 1_000_000_000_000_000_000n;

/**
 * All past, current and announced prices, oldest first. A new price is a new row: earlier months are rated, and
 * recomputed, by the row they were billed by.
 */
export const priceLists: readonly PriceList[] = [
  {
    from: '0000-00',
    tiers: [
      { name: 'free', upTo: 10_000n, price: 0n },
      { name: 'up_to_1m', upTo: 1_000_000n, price: 40n },
      { name: 'up_to_10m', upTo: 10_000_000n, price: 25n },
      { name: 'over_10m', upTo: ENDLESS, price: 12n },
    ],
  },
];

/** The tiers of a month; a free quota raised by the operator extends into the paid ones. */
export function tiersOf(month: string, freeUnits: bigint, lists: readonly PriceList[] = priceLists): readonly Tier[] {
  const [free, ...paid] = lists.findLast(({ from }) => from <= month)!.tiers;
  return [{ ...free, upTo: freeUnits }, ...paid.filter(({ upTo }) => upTo > freeUnits)];
}

/** The next prices after those of a month, to be shown before they apply. */
export const findAnnounced = (month: string, lists: readonly PriceList[] = priceLists): PriceList | undefined =>
  lists.find(({ from }) => from > month);

/** The tier of the unit with this number in its month. */
export const tierAt = (unit: bigint, tiers: readonly Tier[]): Tier => tiers.find(({ upTo }) => unit <= upTo)!;

/** Splits units that come after `before` others of their month by tier. */
export function unitsByTier(before: bigint, units: bigint, tiers: readonly Tier[]): { tier: Tier; units: bigint }[] {
  const parts: { tier: Tier; units: bigint }[] = [];
  let [from, left] = [before, units];
  for (const tier of tiers) {
    const room = tier.upTo - from;
    if (left <= 0n || room <= 0n) continue;
    const count = left < room ? left : room;
    parts.push({ tier, units: count });
    [from, left] = [from + count, left - count];
  }
  return parts;
}

/** Roubles per 1,000 units, for display only; never used in arithmetic. */
export const perThousandRoubles = (tier: Tier): number => toShown(tier.price * 1000n);

/** The same for an invoice line. */
export const perThousand = ({ pricePerThousand }: UsageCharge): number => toShown(pricePerThousand);

const toShown = (money: bigint): number => Number(money) / Number(MONEY_PER_ROUBLE);

/** How many units of a month cost at most this, free ones included. */
export const unitsWithin = (roubles: number, tiers: readonly Tier[]): number =>
  unitsWithinKopecks(BigInt(roubles) * 100n, tiers);

export function unitsWithinKopecks(kopecks: bigint, tiers: readonly Tier[]): number {
  let money = (kopecks * MONEY_PER_ROUBLE) / 100n;
  let units = 0n;
  for (const { upTo, price } of tiers) {
    const room = upTo - units;
    if (money < room * price) return Number(units + money / price);
    units = upTo;
    money -= room * price;
  }
  return Number(units);
}
