import { ceilPercent } from './money.ts';
import type { UptimeMinutes } from './invoice.ts';

/** Uptime below so many thousandths gives back so many percent; the lowest step that was missed counts. */
const steps: readonly { readonly below: number; readonly percent: number }[] = [
  { below: 950, percent: 50 },
  { below: 990, percent: 25 },
  { below: 999, percent: 10 },
];

/**
 * What the uptime of a month gives back, in percent of what the month cost. Minutes of which nothing is known count
 * neither up nor down.
 */
export function creditPercent({ up, down }: UptimeMinutes): number {
  return steps.find(({ below }) => up * 1000 < below * (up + down))?.percent ?? 0;
}

/** Rounded up, as a share of the month's charge before any deductions. */
export const creditKopecks = (chargedKopecks: bigint, minutes: UptimeMinutes): bigint =>
  ceilPercent(chargedKopecks, creditPercent(minutes));
