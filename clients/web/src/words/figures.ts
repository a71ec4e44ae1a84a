import { language } from './language.ts';

export const number = (value: number, form: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language(), form).format(value);

/** "12,3 тыс.", "12K": for the axis of a chart. */
export const shortNumber = (value: number): string => number(value, { notation: 'compact', maximumFractionDigits: 1 });

/** An exact sum of the API, "-1396.01", as people write it. */
export function roubles(sum: string | number, most = 5): string {
  const form = { minimumFractionDigits: 2, maximumFractionDigits: most };
  // A string is formatted exactly, digit by digit; the types of the platform know of numbers only.
  return `${number(sum as number, form).replace('-', '\u2212')}\u00a0₽`;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/**
 * A day of the calendar, "2026-11-21", in words; days are those of Moscow whoever looks. Russian years come with "г.",
 * whose dot would stand before that of the sentence.
 */
export const day = (text: string, form: Intl.DateTimeFormatOptions = DAY): string =>
  written(`${text}T00:00:00Z`, { ...form, timeZone: 'UTC' });

/** To the minute of Moscow, as days and months are. */
export const minute = (text: string): string =>
  written(text, { ...DAY, hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' });

/** A moment as the reader's own calendar has it: "21 нояб. 2026". */
export const moment = (text: string): string => written(text, { dateStyle: 'medium' });

/** A moment to the minute of the reader's own clock. */
export const clockMoment = (text: string): string => written(text, { dateStyle: 'medium', timeStyle: 'short' });

/** "2026-11" as "ноябрь 2026", "November 2026". */
export const monthName = (month: string): string => day(`${month}-01`, { month: 'long', year: 'numeric' });

/** A day of the month after: invoices come, and are due, on the same ones. */
export function dayAfter(month: string, date: number, form?: Intl.DateTimeFormatOptions): string {
  const [year, at] = month.split('-').map(Number);
  return day(new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10), form);
}

const written = (text: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), form).format(new Date(text)).replace(/\sг\.$/, '');
