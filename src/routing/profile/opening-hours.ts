/** A minute of a local calendar. */
export interface Moment {
  readonly year: number;
  readonly month: number; // 1 to 12
  readonly day: number; // 1 to 31
  readonly weekday: number; // 0 is Monday
  readonly minute: number; // of the day
  /** Whether a day is a public holiday there. */
  readonly isHoliday: (year: number, month: number, day: number) => boolean;
}

/** Both ends included. */
export type Range = readonly [first: number, last: number];

/** The days of a rule: any of each list, and all lists that are not empty. */
export interface Days {
  readonly years: readonly Range[];
  /** Month and day as month * 100 + day, plus the year * 10,000 if one is named. */
  readonly dates: readonly Range[];
  readonly weeks: readonly (readonly [first: number, last: number, step: number])[];
  /** A bit for each weekday; `nth` of the month, -1 is the last; all of them if empty. */
  readonly weekdays: readonly { readonly days: number; readonly nth: readonly number[] }[];
  /** Days after a public holiday, 0 for the holiday itself; such a day counts as one of the weekdays. */
  readonly holidays: readonly number[];
  /** "PH Mo-Fr": the day must be one of both. */
  readonly isWithinHolidays: boolean;
}

export interface Rule extends Days {
  /** Minutes of the day; later than 24:00 is after midnight. Empty: the whole day. */
  readonly minutes: readonly Range[];
  /** Whether it closes instead of opening. */
  readonly isOff: boolean;
  /** Whether it replaces earlier rules for its days, adds to them, or applies only if there are none. */
  readonly joins: 'instead' | 'also' | 'otherwise';
}

const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Hours that begin before midnight belong to the day on which they began. */
export function hoursHold(rules: readonly Rule[], at: Moment): boolean {
  return isOpenOn(rules, at, at.minute) || isOpenOn(rules, dayBefore(at), at.minute + DAY_MINUTES);
}

function isOpenOn(rules: readonly Rule[], day: Moment, minute: number): boolean {
  let [isOpen, isCovered] = [false, false];
  for (const rule of rules) {
    if (!coversDay(rule, day)) continue;
    const isWithin = rule.minutes.length === 0 ? minute < DAY_MINUTES
      : rule.minutes.some(([from, to]) => from <= minute && minute < to);
    if (rule.isOff) isOpen &&= !(isWithin || rule.minutes.length === 0);
    else if (rule.joins === 'also') isOpen ||= isWithin;
    else if (rule.joins === 'instead' || !isCovered) isOpen = isWithin;
    isCovered = true;
  }
  return isOpen;
}

function coversDay({ years, dates, weeks, ...days }: Days, at: Moment): boolean {
  const today = at.month * 100 + at.day;
  const isDate = ([from, to]: Range): boolean => {
    if (from > 10_000) return isIn([from, to], at.year * 10_000 + today);
    return from <= to ? isIn([from, to], today) : today >= from || today <= to;
  };
  const week = weeks.length > 0 ? weekOf(at) : 0;
  return (years.length === 0 || years.some((range) => isIn(range, at.year))) &&
    (dates.length === 0 || dates.some(isDate)) &&
    (weeks.length === 0 ||
      weeks.some(([first, last, step]) => isIn([first, last], week) && (week - first) % step === 0)) &&
    isDayOfWeek(days, at);
}

function isDayOfWeek({ weekdays, holidays, isWithinHolidays }: Omit<Days, 'years' | 'dates' | 'weeks'>, at: Moment) {
  if (weekdays.length === 0 && holidays.length === 0) return true;
  const isWeekday = (): boolean => weekdays.some(({ days, nth }) =>
    (days >> at.weekday & 1) === 1 && (nth.length === 0 || nth.some((number) => isNth(number, at))));
  const isHoliday = (): boolean => holidays.some((daysAfter) => at.isHoliday(...dateBefore(at, daysAfter)));
  return isWithinHolidays ? isHoliday() && isWeekday() : isHoliday() || isWeekday();
}

const isIn = ([first, last]: Range, value: number): boolean => first <= value && value <= last;

function isNth(number: number, { year, month, day }: Moment): boolean {
  if (number > 0) return Math.ceil(day / 7) === number;
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.ceil((daysOfMonth - day + 1) / 7) === -number;
}

/** The week by ISO 8601: it belongs to the year of its Thursday. */
function weekOf({ year, month, day }: Moment): number {
  const noon = Date.UTC(year, month - 1, day);
  const weekday = (new Date(noon).getUTCDay() + 6) % 7;
  const thursday = noon + (3 - weekday) * DAY_MS;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / WEEK_MS) + 1;
}

function dayBefore(at: Moment): Moment {
  const [year, month, day] = dateBefore(at, 1);
  return { ...at, year, month, day, weekday: (at.weekday + 6) % 7 };
}

function dateBefore({ year, month, day }: Moment, days: number): [year: number, month: number, day: number] {
  const date = new Date(Date.UTC(year, month - 1, day) - days * DAY_MS);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
