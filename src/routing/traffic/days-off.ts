import { AppError } from '../../errors.ts';
import { knownCountries } from './time-zones.ts';

/**
 * Whether a country rests or works on a day, if that differs from its weekday: for traffic and, as public holidays, for
 * signs ("PH").
 */
export interface DaysOff {
  kindOf(country: string, year: number, month: number, day: number): DayKind | undefined;
}

export type DayKind = 'off' | 'work';

/** A country without data rests at weekends. */
export const noDaysOff: DaysOff = { kindOf: () => undefined };

const DATE = String.raw`(?:(\d{4})-)?(\d\d)-(\d\d)`;
const stretch = new RegExp(String.raw`^${DATE}(?:\.\.${DATE})?$`, 'u');
const LONGEST_STRETCH = 366;
const DAY_MS = 86_400_000;
/** A leap year, for days without a year. */
const ANY_YEAR = 2000;

/**
 * Parses a file like `src/serving/days-off.txt`. Throws for a line of unknown form or with an unknown country, naming
 * it, and for a file without any day: neither would have any effect, and nobody would notice.
 */
export function parseDaysOff(text: string): DaysOff {
  const kinds = new Map<string, DayKind>();
  for (const [at, line] of text.split('\n').entries()) {
    const [country, kind, ...days] = line.replace(/#.*/u, '').trim().split(/\s+/u);
    if (country === '') continue;
    const isKind = kind === 'off' || kind === 'work';
    if (!/^[A-Z]{2}$/u.test(country) || !isKind || days.length === 0) throw refused(at, line);
    if (!knownCountries.has(country)) throw unknown(at, country);
    for (const day of days) {
      for (const date of datesOf(day) ?? []) kinds.set(`${country} ${date}`, kind);
      if (!datesOf(day)) throw refused(at, day);
    }
  }
  if (kinds.size === 0) throw new AppError('config_invalid', 'days off: no day is listed, as "RU off 01-01..01-08" is');
  return {
    kindOf: (country, year, month, day) => {
      const date = `${two(month)}-${two(day)}`;
      return kinds.get(`${country} ${year}-${date}`) ?? kinds.get(`${country} ${date}`);
    },
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The dates of "2026-01-09", "01-09", or every day of "01-01..01-08". */
function datesOf(text: string): string[] | undefined {
  const [, year, month, day, lastYear, lastMonth = month, lastDay = day] = stretch.exec(text) ?? [];
  if (month === undefined || (lastYear ?? year) !== year) return undefined;
  const [first, last] = [dateMs(year, month, day), dateMs(year, lastMonth, lastDay)];
  if (first === undefined || last === undefined || last < first || last - first > LONGEST_STRETCH * DAY_MS) {
    return undefined;
  }
  const dates: string[] = [];
  for (let ms = first; ms <= last; ms += DAY_MS) {
    dates.push(new Date(ms).toISOString().slice(year === undefined ? 5 : 0, 10));
  }
  return dates;
}

/** Undefined for a day that does not exist. */
function dateMs(year: string | undefined, month: string, day: string): number | undefined {
  const ms = Date.UTC(Number(year ?? ANY_YEAR), Number(month) - 1, Number(day));
  return new Date(ms).toISOString().slice(5, 10) === `${month}-${day}` ? ms : undefined;
}

const refused = (at: number, seen: string): AppError => new AppError(
  'config_invalid',
  `days off, line ${at + 1}: "${seen}" is none of "RU off 01-01..01-08 2026-01-09", "BY work 2026-04-25"`,
  { line: at + 1, seen },
);

const unknown = (at: number, seen: string): AppError => new AppError(
  'config_invalid',
  `days off, line ${at + 1}: ${seen} is none of the countries with known time zones, ${[...knownCountries].join(' ')}`,
  { line: at + 1, seen },
);
