/**
 * The times of signs: "Mo-Fr 07:00-19:00", "Nov-Mar", "Apr 15-Oct 15 22:00-06:00", "24/7", several with ";" or ",".
 * Other conditions (weight, wet, "destination") are not times; a text with one of them is not understood as a whole.
 */
export interface Moment {
  readonly month: number; // 1 to 12
  readonly day: number; // 1 to 31
  readonly weekday: number; // 0 is Monday
  readonly minute: number; // of the day
}

interface Rule {
  /** Month and day as month * 100 + day, both ends included; a year may turn in between. */
  readonly dates: readonly (readonly [number, number])[];
  /** A bit for each weekday; 0 where none is named. */
  readonly weekdays: number;
  readonly minutes: readonly (readonly [number, number])[];
}

/** Holds when one of the rules does, in each group. */
export type Condition = readonly (readonly Rule[])[];

const weekdayNames = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ALL_DAYS = 127;
/** Where a sign says dusk or dawn. Close enough for a metric that changes by the hour. */
const twilight: Readonly<Record<string, string>> = { sunrise: '07:00', dawn: '07:00', sunset: '20:00', dusk: '20:00' };
const seasons: Readonly<Record<string, string>> = {
  winter: 'dec-feb', spring: 'mar-may', summer: 'jun-aug', autumn: 'sep-nov',
};

/** Undefined where it is not of times, or not of a form that is known. */
export function parseCondition(text: string): Condition | undefined {
  const groups = text.replaceAll(/[()]/gu, ' ').split(/\sAND\s/iu).map(parseRules);
  return groups.some((rules) => rules === undefined) ? undefined : (groups as Condition);
}

export const holds = (condition: Condition, at: Moment): boolean =>
  condition.every((rules) => rules.some((rule) => ruleHolds(rule, at)));

function parseRules(text: string): Rule[] | undefined {
  const rules: Rule[] = [];
  for (const part of splitRules(text)) {
    const rule = parseRule(part);
    if (rule === undefined) return undefined;
    if (rule !== 'holidays') rules.push(rule);
  }
  return rules.length > 0 ? rules : undefined;
}

/** At ";", and at "," where a day or month follows a time: "Mo-Fr 07:00-09:00, Sa 10:00-12:00". */
const splitRules = (text: string): string[] =>
  text.toLowerCase().split(/;|(?<=\d:\d\d)\s*,\s*(?=[a-z])/u).map((part) => part.trim()).filter(Boolean);

const number = String.raw`\d{1,2}`;
const day = `(?:${weekdayNames.join('|')})`;
const month = `(?:${monthNames.join('|')})`;
const dateRange = new RegExp(
  `^(${month})(?:\\s+(${number}))?(?:\\s*-\\s*(?:(${month})\\s*)?(${number})?)?(?=[\\s,:]|$)`, 'u',
);
const dayRange = new RegExp(`^(${day})(?:\\s*-\\s*(${day}))?(?=[\\s,:]|$)`, 'u');
const timeRange = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})(\+)?/u;

function parseRule(text: string): Rule | 'holidays' | undefined {
  let rest = text;
  for (const [word, clock] of Object.entries(twilight)) rest = rest.replaceAll(word, clock);
  for (const [word, months] of Object.entries(seasons)) rest = rest.replaceAll(word, months);
  const dates: [number, number][] = [];
  const minutes: [number, number][] = [];
  let weekdays = 0;
  let isHoliday = false;
  if (/^24\/7$/u.test(rest)) return { dates, weekdays, minutes };
  while (rest !== '') {
    const date = dateRange.exec(rest);
    const days = date ? null : dayRange.exec(rest);
    const time = date || days ? null : timeRange.exec(rest);
    const other = date || days || time ? null : /^(?:ph|sh)\b(?:\s*-?\d*\s*days?)?/u.exec(rest);
    const found = date ?? days ?? time ?? other;
    if (!found) return undefined;
    if (date) dates.push(datesOf(date));
    else if (days) weekdays |= weekdaysOf(days);
    else if (time) minutes.push([Number(time[1]) * 60 + Number(time[2]), Number(time[3]) * 60 + Number(time[4])]);
    else isHoliday = true;
    rest = rest.slice(found[0].length).replace(/^[\s,:]+/u, '');
  }
  return isHoliday && weekdays === 0 && dates.length === 0 ? 'holidays' : { dates, weekdays, minutes };
}

function datesOf([, from, fromDay, to, toDay]: RegExpExecArray): [number, number] {
  const first = monthNames.indexOf(from) + 1;
  const last = to === undefined ? first : monthNames.indexOf(to) + 1;
  const isOneDay = fromDay !== undefined && to === undefined && toDay === undefined;
  return [first * 100 + Number(fromDay ?? 1), last * 100 + (isOneDay ? Number(fromDay) : Number(toDay ?? 31))];
}

function weekdaysOf([, from, to]: RegExpExecArray): number {
  const first = weekdayNames.indexOf(from);
  const last = to === undefined ? first : weekdayNames.indexOf(to);
  let days = 0;
  for (let at = first; ; at = (at + 1) % 7) {
    days |= 1 << at;
    if (at === last) return days;
  }
}

function ruleHolds({ dates, weekdays, minutes }: Rule, at: Moment): boolean {
  const days = weekdays || ALL_DAYS;
  const today = at.month * 100 + at.day;
  const isSeason = dates.length === 0 ||
    dates.some(([from, to]) => (from <= to ? from <= today && today <= to : today >= from || today <= to));
  if (!isSeason) return false;
  const isDay = (days >> at.weekday & 1) === 1;
  if (minutes.length === 0) return isDay;
  const wasDay = (days >> (at.weekday + 6) % 7 & 1) === 1;
  return minutes.some(([from, to]) => {
    // "20:00-26:00" goes on past midnight, as some write it.
    if (from < to) return (isDay && from <= at.minute && at.minute < to) || (wasDay && at.minute < to - 1440);
    // Past midnight the night belongs to the day it began on.
    return (isDay && at.minute >= from) || (wasDay && at.minute < to);
  });
}

export interface ConditionalValue {
  readonly value: string;
  readonly condition: string;
}

/** "no @ (Mo-Fr 07:00-10:00; Sa 08:00-10:00); destination @ (22:00-06:00)" in its parts. */
export function conditionalValues(text: string): ConditionalValue[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ';' && depth <= 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  const values: ConditionalValue[] = [];
  for (const piece of parts) {
    const at = piece.indexOf('@');
    const last = values.at(-1);
    // A condition without brackets goes on behind its semicolon.
    if (at < 0 && last) values[values.length - 1] = { ...last, condition: `${last.condition}; ${piece.trim()}` };
    if (at > 0) values.push({ value: piece.slice(0, at).trim(), condition: piece.slice(at + 1).trim() });
  }
  return values.map(({ value, condition }) => ({ value, condition: condition.replace(/^\((.*)\)$/u, '$1').trim() }));
}
