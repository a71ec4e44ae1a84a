import { monthOf, startOfDay } from '../src/kernel/moscow.ts';

const HOUR_MS = 3_600_000;
/** From the beginning of the next month to its 3rd, 06:00. */
const OPEN_AFTER_END_MS = (2 * 24 + 6) * HOUR_MS;

/**
 * The newest month that is closed at this moment, "2026-10": its invoice is final from the 3rd of the next month,
 * 06:00 in Moscow. Usage that arrives later is waived.
 */
export const lastClosedMonth = (now: number): string =>
  monthOf(startOfDay(`${monthOf(now - OPEN_AFTER_END_MS)}-01`) - 1);

/** Months in their order, as numbers that a store keeps: "2026-11" is 202611. */
export const monthNumber = (month: string): number => Number(month.replace('-', ''));
