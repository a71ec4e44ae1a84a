/**
 * Days and months in Moscow, which has no summer time: UTC+3 all year round. Free quotas, usage and invoices use them.
 */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** "2026-11-21" */
export function dayOf(at: number): string {
  const number = Math.floor((at + OFFSET_MS) / DAY_MS);
  // cached, since each request asks several times, nearly always for the same day
  if (number !== last.number) last = { number, day: new Date(at + OFFSET_MS).toISOString().slice(0, 10), next: '' };
  return last.day;
}

let last = { number: NaN, day: '', next: '' };

/** "2026-11" */
export const monthOf = (at: number): string => dayOf(at).slice(0, 7);

/** The first day of the next month: "2026-12-01". */
export function nextMonthDay(at: number): string {
  const day = dayOf(at);
  if (last.next === '') {
    const [year, month] = day.split('-').map(Number) as [number, number];
    last.next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  }
  return last.next;
}

/** The moment when a day in Moscow begins. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - OFFSET_MS;

export const startOfNextMonth = (at: number): number => startOfDay(nextMonthDay(at));

/** Whether the text is a valid calendar day, "2026-11-21". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** The day after, or another number of days away. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days later the second one is. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
