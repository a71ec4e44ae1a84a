import { ceilPercent } from './money.ts';
import type { UptimeMinutes } from './invoice.ts';

/** Credit in percent for an uptime below so many thousandths; the lowest step that was missed counts. */
const steps: readonly { readonly below: number; readonly percent: number }[] = [
  { below: 950, percent: 50 },
  { below: 990, percent: 25 },
  { below: 999, percent: 10 },
];

/**
 * The credit for the uptime of a month, in percent of the month's cost. Unknown minutes count neither up nor down.
 */
export function creditPercent({ up, down }: UptimeMinutes): number {
  return steps.find(({ below }) => up * 1000 < below * (up + down))?.percent ?? 0;
}

/** The credit as a share of the month's charge before deductions, rounded up. */
export const creditKopecks = (chargedKopecks: bigint, minutes: UptimeMinutes): bigint =>
  ceilPercent(chargedKopecks, creditPercent(minutes));
