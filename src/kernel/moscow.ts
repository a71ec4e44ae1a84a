/**
 * Days and months of Moscow, which has no summer time: UTC+3 the year round.
 * Free quota, usage and invoices are counted in them.
 */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** "2026-11-21" */
export const dayOf = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 10);

/** "2026-11" */
export const monthOf = (at: number): string => dayOf(at).slice(0, 7);

/** The first day of the next month: "2026-12-01". */
export function nextMonthDay(at: number): string {
  const [year, month] = monthOf(at).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The moment when a Moscow day begins. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - OFFSET_MS;

export const startOfNextMonth = (at: number): number => startOfDay(nextMonthDay(at));

/** Whether this is a day of the calendar, written as such. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** The day after, or another number of days away. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
