import type { Vat } from './invoice.ts';

/** Rates by the first day they apply to, oldest first. */
const rates: readonly { readonly from: string; readonly percent: number }[] = [
  { from: '2019-01-01', percent: 20 },
  { from: '2026-01-01', percent: 22 },
];

/** The rate on a day. A service is taxed on the day it is completed: for a month, its last one. */
export function vatPercentOn(day: string): number {
  return (rates.findLast(({ from }) => from <= day) ?? rates[0]).percent;
}

/**
 * The VAT contained in a total: prices include it, so it is extracted from the rounded total. To the nearest kopeck,
 * half a kopeck up, as in tax returns.
 */
export function vatWithin(totalKopecks: bigint, percent: number): Vat {
  const [part, whole] = [BigInt(percent), BigInt(100 + percent)];
  const [sign, total] = totalKopecks < 0n ? [-1n, -totalKopecks] : [1n, totalKopecks];
  return { percent, amountKopecks: sign * ((2n * total * part + whole) / (2n * whole)) };
}
