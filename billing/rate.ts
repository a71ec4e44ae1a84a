import { floorToKopecks } from './money.ts';
import type { UsageCharge } from './invoice.ts';
import type { Tier } from './prices.ts';

/**
 * Splits a month's units over graduated tiers, one line per tier touched.
 *
 * Each line is rounded down on its own: the customer is favoured, and an invoice must add up for its reader
 * (total = sum of the printed lines).
 */
export function rate(units: bigint, tiers: readonly Tier[]): UsageCharge[] {
  const lines: UsageCharge[] = [];
  let from = 0n;
  for (const { name, upTo, price } of tiers) {
    if (units <= from) break;
    const count = (units < upTo ? units : upTo) - from;
    if (count === 0n) continue;
    const amountKopecks = floorToKopecks(count * price);
    lines.push({ kind: 'usage', tier: name, units: count, pricePerThousand: price * 1000n, amountKopecks });
    from += count;
  }
  return lines;
}
