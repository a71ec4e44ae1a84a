import { language } from './language.ts';

export const number = (value: number, form: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language(), form).format(value);

/** Formats "12,3 тыс." or "12K", for chart axes. */
export const shortNumber = (value: number): string => number(value, { notation: 'compact', maximumFractionDigits: 1 });

/** Formats an exact sum of the API, "-1396.01", for people. */
export function roubles(sum: string | number, most = 5): string {
  const form = { minimumFractionDigits: 2, maximumFractionDigits: most };
  // A string is formatted exactly, digit by digit; TypeScript's types allow only numbers.
  return `${number(sum as number, form).replace('-', '\u2212')}\u00a0₽`;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/**
 * Formats a calendar day, "2026-11-21". Days are those of Moscow, whatever the reader's time zone. The "г." after
 * Russian years is dropped, since its dot would precede that of the sentence.
 */
export const day = (text: string, form: Intl.DateTimeFormatOptions = DAY): string =>
  written(`${text}T00:00:00Z`, { ...form, timeZone: 'UTC' });

/** Formats a moment to the minute in Moscow time, like days and months. */
export const minute = (text: string): string =>
  written(text, { ...DAY, hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' });

/** Formats a moment as a date in the reader's time zone: "21 нояб. 2026". */
export const moment = (text: string): string => written(text, { dateStyle: 'medium' });

/** Formats a moment to the minute in the reader's time zone. */
export const clockMoment = (text: string): string => written(text, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats "2026-11" as "ноябрь 2026" or "November 2026". */
export const monthName = (month: string): string => day(`${month}-01`, { month: 'long', year: 'numeric' });

/** A day of the following month: invoices are issued and due on fixed days. */
export function dayAfter(month: string, date: number, form?: Intl.DateTimeFormatOptions): string {
  const [year, at] = month.split('-').map(Number);
  return day(new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10), form);
}

const written = (text: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), form).format(new Date(text)).replace(/\sг\.$/, '');
