import type { Vat } from './invoice.ts';

/** Percent by the first day it holds for, oldest first. */
const rates: readonly { readonly from: string; readonly percent: number }[] = [
  { from: '2019-01-01', percent: 20 },
  { from: '2026-01-01', percent: 22 },
];

/** A service is taxed by the law of the day it is finished: of a month, its last one. */
export function vatPercentOn(day: string): number {
  return (rates.findLast(({ from }) => from <= day) ?? rates[0]).percent;
}

/**
 * The tax that a total contains: prices have it inside, so it is extracted from what was rounded already. To the
 * nearest kopeck, half a kopeck up, as tax returns do.
 */
export function vatWithin(totalKopecks: bigint, percent: number): Vat {
  const [part, whole] = [BigInt(percent), BigInt(100 + percent)];
  const [sign, total] = totalKopecks < 0n ? [-1n, -totalKopecks] : [1n, totalKopecks];
  return { percent, amountKopecks: sign * ((2n * total * part + whole) / (2n * whole)) };
}
