import { Cursor, monthNumbers, splitParts, tokensOf, weekdayNumbers } from './hours-tokens.ts';
import type { Range, Rule } from './opening-hours.ts';

/**
 * Reads opening hours:
 *
 *     hours  = rule { (";" | "," | "||") rule }
 *     rule   = [ "24/7" ] { years | dates | weeks | weekdays | holidays } [ times ] [ "off" | "closed" ] [ "comment" ]
 *     years  = 2026 [ "-" 2027 | "+" ]           dates = [ year ] Nov [ 15 ] [ "-" [ year ] [ Mar ] [ 31 ] ]
 *                                                A list of days may follow a month: "May 01,09".
 *     weeks  = "week" 1 [ "-" 53 [ "/" 2 ] ]     weekdays = Mo [ "-" Fr | "[" 1, -1 "]" ]
 *     times  = 07:00 ( "-" 19:00 | "+" )
 *
 * with a colon anywhere between them, and comma-separated lists of all. A rule after ";" replaces earlier ones on its
 * days; but one with exactly the same days, or with times alone, is added to them. "PH" is a public holiday of the
 * place. School holidays ("SH") are unknown: no day counts as one, so a rule for them alone never holds.
 */
export interface Hours {
  readonly rules: readonly Rule[];
  /** Rules of unknown form, which are left out; 1 if there is only text for people. */
  readonly unread: number;
}

export function readHours(text: string): Hours {
  const rules: Rule[] = [];
  const parts = splitParts(tokensOf(text));
  let unread = parts.length === 0 ? 1 : 0;
  for (const { tokens, isOtherwise } of parts) {
    const { found, isWhole } = readPart(new Cursor(tokens), isOtherwise);
    if (!isWhole) unread++;
    for (const rule of found) {
      const isSame = rules.some((one) => !one.isOff && daysOf(one) === daysOf(rule));
      const isMeantBeside = rule.minutes.length > 0 && !rule.isOff && (isSame || daysOf(rule) === NO_DAYS);
      rules.push(rule.joins === 'instead' && isMeantBeside ? { ...rule, joins: 'also' } : rule);
    }
  }
  return { rules, unread };
}

const daysOf = ({ years, dates, weeks, weekdays, holidays, isWithinHolidays }: Rule): string =>
  JSON.stringify([years, dates, weeks, weekdays, holidays, isWithinHolidays]);
const NO_DAYS = '[[],[],[],[],[],false]';

/** A rule being read. */
interface Draft {
  readonly years: Range[];
  readonly dates: Range[];
  readonly weeks: [number, number, number][];
  readonly weekdays: { days: number; nth: number[] }[];
  readonly holidays: number[];
  readonly minutes: Range[];
  isOff: boolean;
  joins: Rule['joins'];
  isWithinHolidays: boolean;
  namesSchools: boolean;
}

const newDraft = (joins: Rule['joins']): Draft => ({
  years: [], dates: [], weeks: [], weekdays: [], holidays: [], minutes: [], isOff: false, joins,
  isWithinHolidays: false, namesSchools: false,
});

/** Rules joined by commas; those before one that is not understood are kept. */
function readPart(cursor: Cursor, isOtherwise: boolean): { found: Rule[]; isWhole: boolean } {
  const found: Rule[] = [];
  let draft = newDraft(isOtherwise ? 'otherwise' : 'instead');
  const finish = (): void => {
    const { namesSchools, ...rule } = draft;
    const isNever = rule.isWithinHolidays ? rule.holidays.length === 0 : namesSchools && daysOf(rule) === NO_DAYS;
    if (!isNever) found.push(rule);
  };
  let hasSelector = false;
  while (!cursor.isAtEnd) {
    if (cursor.takes(':')) continue;
    if (cursor.takes(',')) {
      // "Mo-Fr 07:00-09:00, Sa 10:00-12:00" are two rules; "Mo, Tu" and "07:00-08:00, 09:00-10:00" are one.
      if (!hasSelector || draft.minutes.length === 0 || cursor.isTime()) continue;
      finish();
      draft = newDraft('also');
      hasSelector = false;
      continue;
    }
    if (!readSelector(cursor, draft)) return { found, isWhole: false };
    hasSelector = true;
  }
  if (hasSelector) finish();
  return { found, isWhole: true };
}

function readSelector(cursor: Cursor, draft: Draft): boolean {
  const word = cursor.peek();
  if (word === 'off' || word === 'closed') draft.isOff = true;
  if (word === 'off' || word === 'closed' || word === 'open') return cursor.skip(1);
  if (word === '24' && cursor.peek(1) === '/' && cursor.peek(2) === '7') return cursor.skip(3);
  if (word === 'ph' || word === 'sh') return readHoliday(cursor, draft);
  if (word === 'week') return readWeeks(cursor, draft);
  if (weekdayNumbers.has(word)) return readWeekdays(cursor, draft);
  if (monthNumbers.has(word) || (cursor.isYear() && monthNumbers.has(cursor.peek(1)))) return readDates(cursor, draft);
  if (cursor.isYear()) return readYears(cursor, draft);
  return readTimes(cursor, draft);
}

/** "PH", "PH -1 day"; before weekdays it narrows them: "PH Mo-Fr". */
function readHoliday(cursor: Cursor, draft: Draft): boolean {
  const namesSchools = cursor.take() === 'sh';
  let daysAfter = 0;
  if (['-', '+'].includes(cursor.peek()) && /^days?$/u.test(cursor.peek(2))) {
    daysAfter = Number(`${cursor.peek()}${cursor.peek(1)}`);
    cursor.skip(3);
    if (!Number.isInteger(daysAfter)) return false;
  }
  if (namesSchools) draft.namesSchools = true;
  else draft.holidays.push(daysAfter);
  draft.isWithinHolidays ||= weekdayNumbers.has(cursor.peek());
  return true;
}

function readYears(cursor: Cursor, { years }: Draft): boolean {
  const first = Number(cursor.take());
  if (cursor.takes('+')) years.push([first, 9999]);
  else if (cursor.peek() === '-' && cursor.isYear(1)) {
    cursor.take();
    years.push([first, Number(cursor.take())]);
  } else years.push([first, first]);
  return cursor.peek() !== '-';
}

function readWeeks(cursor: Cursor, { weeks }: Draft): boolean {
  cursor.take();
  do {
    const first = cursor.numberAt();
    if (!(first >= 1 && first <= 53)) return false;
    cursor.take();
    let [last, step] = [first, 1];
    if (cursor.takes('-')) {
      last = cursor.numberAt();
      cursor.take();
      if (cursor.takes('/')) step = Number(cursor.take());
    }
    if (!(last >= first && last <= 53 && step >= 1)) return false;
    weeks.push([first, last, step]);
  } while (cursor.peek() === ',' && !cursor.isTime(1) && cursor.numberAt(1) > 0 && cursor.takes(','));
  return true;
}

function readWeekdays(cursor: Cursor, draft: Draft): boolean {
  const first = weekdayNumbers.get(cursor.take())!;
  let last = first;
  if (cursor.takes('-')) {
    const end = weekdayNumbers.get(cursor.take());
    if (end === undefined) return false;
    last = end;
  }
  let days = 0;
  for (let at = first; ; at = (at + 1) % 7) {
    days |= 1 << at;
    if (at === last) break;
  }
  const nth: number[] = [];
  if (cursor.takes('[')) {
    do {
      const sign = cursor.takes('-') ? -1 : 1;
      const from = cursor.numberAt();
      cursor.take();
      const to = sign > 0 && cursor.takes('-') ? Number(cursor.take()) : from;
      if (!(from >= 1 && to >= from && to <= 5)) return false;
      for (let number = from; number <= to; number++) nth.push(sign * number);
    } while (cursor.takes(','));
    if (!cursor.takes(']')) return false;
  }
  draft.weekdays.push({ days, nth });
  return true;
}

function readDates(cursor: Cursor, { dates }: Draft): boolean {
  const year = cursor.isYear() ? Number(cursor.take()) : undefined;
  const month = monthNumbers.get(cursor.take())! + 1;
  const day = cursor.isDayOfMonth() ? Number(cursor.take()) : undefined;
  let [lastYear, lastMonth, lastDay] = [year, month, day ?? 31];
  if (cursor.takes('-')) {
    const ownYear = cursor.isYear() ? Number(cursor.take()) : undefined;
    const ownMonth = monthNumbers.get(cursor.peek());
    if (ownMonth !== undefined && cursor.skip(1)) [lastMonth, lastDay] = [ownMonth + 1, 31];
    if (cursor.isDayOfMonth()) lastDay = Number(cursor.take());
    else if (ownMonth === undefined) return false;
    const isNextYear = lastMonth * 100 + lastDay < month * 100 + (day ?? 1);
    lastYear = ownYear ?? (year === undefined ? undefined : year + (isNextYear ? 1 : 0));
    if ((lastYear === undefined) !== (year === undefined)) return false;
  } else if (cursor.takes('+')) [lastYear, lastMonth, lastDay] = [year === undefined ? year : 9999, 12, 31];
  dates.push([(year ?? 0) * 10_000 + month * 100 + (day ?? 1), (lastYear ?? 0) * 10_000 + lastMonth * 100 + lastDay]);
  return day === undefined || readMoreDays(cursor, dates, (lastYear ?? 0) * 10_000 + lastMonth * 100);
}

/** Reads ",09" and ",09-12" after "May 01". */
function readMoreDays(cursor: Cursor, dates: Range[], month: number): boolean {
  while (cursor.peek() === ',' && cursor.isDayOfMonth(1)) {
    cursor.take();
    const first = Number(cursor.take());
    const isRange = cursor.peek() === '-' && cursor.isDayOfMonth(1) && cursor.takes('-');
    const last = isRange ? Number(cursor.take()) : first;
    if (last < first) return false;
    dates.push([month + first, month + last]);
  }
  return true;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Reads "07:00-19:00", "22:00-06:00", "10:00+" (until midnight) and "7-19". */
function readTimes(cursor: Cursor, { minutes }: Draft): boolean {
  const isBareRange = cursor.numberAt() <= 24 && cursor.peek(1) === '-' && cursor.numberAt(2) <= 24
    && !cursor.isTime(2);
  const point = (): number => {
    const hours = Number(cursor.take());
    return hours * HOUR_MINUTES + (cursor.takes(':') ? Number(cursor.take()) : 0);
  };
  if (!isBareRange && !cursor.isTime()) return false;
  const from = point();
  const isOpenEnded = cursor.takes('+');
  if (!isOpenEnded && (!cursor.takes('-') || !(isBareRange || cursor.isTime()))) return false;
  const to = isOpenEnded ? DAY_MINUTES : point();
  const end = cursor.takes('+') ? Math.max(to, DAY_MINUTES) : to;
  minutes.push([from, end > from ? end : end + DAY_MINUTES]);
  return from <= DAY_MINUTES;
}
