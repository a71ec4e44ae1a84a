import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnderstood, holds, parseCondition } from './condition.ts';
import type { Moment } from './opening-hours.ts';

/** "2026-05-09 12:30" in a country where only 9 May is a holiday. */
function momentOf(text: string): Moment {
  const time = new Date(`${text.replace(' ', 'T')}:00Z`);
  return {
    year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate(),
    weekday: (time.getUTCDay() + 6) % 7, minute: time.getUTCHours() * 60 + time.getUTCMinutes(),
    isHoliday: (_year, month, day) => month === 5 && day === 9,
  };
}

// 2026-05-01 is a Friday. Forms of the opening hours specification, and those that signs have beside it.
for (const [text, open, shut] of [
  ['Mo-Fr 07:00-09:00,16:00-18:00', '2026-05-01 08:00', '2026-05-01 12:00'],
  ['Mo-Fr 07:00-09:00,16:00-18:00', '2026-05-01 17:00', '2026-05-02 17:00'],
  ['PH off', undefined, '2026-05-09 12:00'],
  ['Mo-Su 08:00-20:00; PH off', '2026-05-08 12:00', '2026-05-09 12:00'],
  ['sunrise-sunset', '2026-05-01 12:00', '2026-05-01 23:00'],
  ['sunset-sunrise', '2026-05-01 23:00', '2026-05-01 12:00'],
  ['weekdays', '2026-05-01 12:00', '2026-05-02 12:00'],
  ['Weekdays 08:00-18:00', '2026-05-01 12:00', '2026-05-01 19:00'],
  ['workdays 08:00-18:00', '2026-05-01 12:00', '2026-05-02 12:00'],
  ['weekends', '2026-05-02 12:00', '2026-05-01 12:00'],
  ['daily 08:00-20:00', '2026-05-02 12:00', '2026-05-02 21:00'],
  ['always', '2026-05-02 12:00', undefined],
  ['May 01,09', '2026-05-09 12:00', '2026-05-05 12:00'],
  ['May 01,09', '2026-05-01 12:00', '2026-06-01 12:00'],
  ['May 01,09 10:00-12:00', '2026-05-09 11:00', '2026-05-09 13:00'],
  ['May 01,09-12', '2026-05-11 11:00', '2026-05-08 13:00'],
  ['2026 May 01,09', '2026-05-09 11:00', '2027-05-09 11:00'],
  ['Jan 01-08,May 09', '2026-05-09 11:00', '2026-05-08 11:00'],
  ['Apr 28-May 01,09', '2026-05-09 11:00', '2026-05-08 11:00'],
  ['Пн-Пт 8.00-18.00', '2026-05-01 12:00', '2026-05-02 12:00'],
  ['ежедневно 08:00-20:00', '2026-05-02 12:00', '2026-05-02 21:00'],
  ['круглосуточно', '2026-05-02 03:00', undefined],
] as const) {
  test(`hours are read: ${text}, ${open} but not ${shut}`, () => {
    assert.ok(isUnderstood(text));
    const condition = parseCondition(text);
    if (open) assert.ok(holds(condition, momentOf(open)));
    if (shut) assert.ok(!holds(condition, momentOf(shut)));
  });
}

for (const text of [
  'easter', 'easter -2 days', 'unknown', 'by appointment', '"by appointment"', 'Fr 22:00-Su 22:00', '01.11-31.03',
  '1 Nov-31 Mar', '7am-9pm', 'school_days 07:00-15:00', 'May 09,01-', 'May 09,05-02',
]) {
  test(`hours are not read: ${text}`, () => assert.ok(!isUnderstood(text)));
}
