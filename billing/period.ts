import { addDays, dayOf, monthOf, nextMonthDay, startOfDay } from '../src/kernel/moscow.ts';

const HOUR_MS = 3_600_000;
/** From the beginning of the next month to its 3rd, 06:00. */
const OPEN_AFTER_END_MS = (2 * 24 + 6) * HOUR_MS;
const DAYS_TO_PAY = 14;

/**
 * The newest month that is closed at this moment, "2026-10": its invoice is final from the 3rd of the next month,
 * 06:00 in Moscow. Usage that arrives later is waived.
 */
export const lastClosedMonth = (now: number): string => previousMonth(monthOf(now - OPEN_AFTER_END_MS));

/** The newest month that is over: its drafts can be made. */
export const lastEndedMonth = (now: number): string => previousMonth(monthOf(now));

/** The month as an increasing number for stores: "2026-11" is 202611. */
export const monthNumber = (month: string): number => Number(month.replace('-', ''));

/** The number of the month after the one with this number. */
export const monthAfter = (number: number): number => (number % 100 === 12 ? number + 89 : number + 1);

/** True for "2026-11", false for "2026-13". */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const firstDayOf = (month: string): string => `${month}-01`;

export const lastDayOf = (month: string): string => addDays(firstDayOf(nextMonth(month)), -1);

export const nextMonth = (month: string): string => nextMonthDay(startOfDay(firstDayOf(month))).slice(0, 7);

export const previousMonth = (month: string): string => monthOf(startOfDay(firstDayOf(month)) - 1);

/** The date of a month's document. */
export const issueDayOf = (month: string): string => firstDayOf(nextMonth(month));

/** The moment from which a month's invoices are final. */
export const finalMomentOf = (month: string): number => startOfDay(issueDayOf(month)) + OPEN_AFTER_END_MS;

/** The last day to pay an invoice that became final at this moment. */
export const dueDayAfter = (finalAt: number): string => addDays(dayOf(finalAt), DAYS_TO_PAY);

/** The due day, the 17th, if the invoice becomes final on the 3rd as planned. */
export const dueDayOf = (month: string): string => dueDayAfter(finalMomentOf(month));
