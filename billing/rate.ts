import { floorToKopecks } from './money.ts';
import { unitsByTier, type Tier } from './prices.ts';
import type { UsageCharge } from './invoice.ts';

/**
 * Splits a month's units over graduated tiers, one line per tier touched.
 *
 * Each line is rounded down on its own: the customer is favoured, and an invoice must add up for its reader
 * (total = sum of the printed lines).
 */
export const rate = (units: bigint, tiers: readonly Tier[]): UsageCharge[] =>
  unitsByTier(0n, units, tiers).map(({ tier: { name, price }, units: count }) => {
    const amountKopecks = floorToKopecks(count * price);
    return { kind: 'usage', tier: name, units: count, pricePerThousand: price * 1000n, amountKopecks };
  });
