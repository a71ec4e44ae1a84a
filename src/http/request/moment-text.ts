interface Text {
  readonly ru: string;
  readonly en: string;
}

const CLOCK = '08:30:00';
const OFFSET = '+03:00';
const EXAMPLE = `2026-11-23T${CLOCK}${OFFSET}`;
const parts = /^(\d{4}-\d\d-\d\d)(?:[T _](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/iu;

/**
 * Explains what is wrong with a malformed RFC 3339 time, with a valid example: the same time corrected, if
 * possible.
 */
export function momentText(value: unknown): Text {
  const [, day, clock, seconds, offset] = parts.exec(String(value)) ?? [];
  if (day === undefined && otherDate.test(String(value))) return otherOrder(String(value));
  if (day === undefined) {
    return {
      ru: `нужно время со смещением от UTC, например ${EXAMPLE}`,
      en: `must be a time with its offset from UTC, such as ${EXAMPLE}`,
    };
  }
  if (!isDay(day)) return nonexistent(`дня ${day}`, `day ${day}`);
  if (clock === undefined) {
    const example = `${day}T${CLOCK}${OFFSET}`;
    return missing('времени суток и смещения от UTC', 'the time of day and the offset from UTC are', example);
  }
  const timeOfDay = `${clock}${seconds ?? ''}`;
  if (!isClock(timeOfDay)) return nonexistent(`времени суток ${timeOfDay}`, `time of day ${timeOfDay}`);
  const moment = `${day}T${seconds === undefined ? `${clock}:00` : timeOfDay}`;
  if (offset === undefined) return missing('смещения от UTC', 'the offset from UTC is', `${moment}${OFFSET}`);
  if (!isOffset(offset)) return nonexistent(`смещения ${offset}`, `offset ${offset}`);
  if (seconds === undefined) return missing('секунд', 'the seconds are', `${moment}${written(offset)}`);
  return {
    ru: `нужно время по RFC 3339, например ${moment}${written(offset)}`,
    en: `must be a time of RFC 3339, such as ${moment}${written(offset)}`,
  };
}

/** A date as people write it: "23.11.2026", "11/23/2026", "2026/11/23". */
const otherDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d)/u;

/** The day comes first where dots stand; other orders are ambiguous, so they get the usual example. */
function otherOrder(text: string): Text {
  const [, day, month, year, rest] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/su.exec(text) ?? [];
  const date = day === undefined ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, , clock, seconds = ':00', offset] = parts.exec(date + (rest ?? '')) ?? [];
  const isTime = clock !== undefined && isClock(clock + seconds) && offset !== undefined && isOffset(offset);
  const time = isTime ? `${clock}${seconds}${written(offset)}` : `${CLOCK}${OFFSET}`;
  const example = isDay(date) ? `${date}T${time}` : EXAMPLE;
  return {
    ru: `дата пишется как год-месяц-день: ${example}`, en: `the date must be year-month-day, such as in ${example}`,
  };
}

const nonexistent = (ru: string, en: string): Text =>
  ({ ru: `${ru} не бывает; нужно время вида ${EXAMPLE}`, en: `there is no ${en}; must be a time such as ${EXAMPLE}` });

const missing = (ru: string, en: string, example: string): Text =>
  ({ ru: `не хватает ${ru}: ${example}`, en: `${en} missing, such as in ${example}` });

/** `Date` turns a day that does not exist into another one. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(day);
}

const isClock = (clock: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/u.test(clock);

const isOffset = (offset: string): boolean => /^(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/iu.test(offset);

/** With a colon and minutes. */
const written = (offset: string): string =>
  offset.replace(/^([+-]\d\d):?(\d\d)?$/u, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
