import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentText } from './moment-text.ts';
import { newValidator } from './validation.ts';

const isDateTime = newValidator().compile({ type: 'string', format: 'date-time' });

for (const [text, en] of [
  ['2026-13-45T08:30:00+03:00', 'there is no day 2026-13-45; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-13-45T08:30', 'there is no day 2026-13-45; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-02-29T08:30:00Z', 'there is no day 2026-02-29; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-11-00', 'there is no day 2026-11-00; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-11-23T24:00:00Z', 'there is no time of day 24:00:00; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-11-23T08:60', 'there is no time of day 08:60; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-11-23T08:30:00+25:00', 'there is no offset +25:00; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-11-23T08:30:00-03:75', 'there is no offset -03:75; must be a time such as 2026-11-23T08:30:00+03:00'],
  ['2026-05-09', 'the time of day and the offset from UTC are missing, such as in 2026-05-09T08:30:00+03:00'],
  ['2026-05-09T19:45', 'the offset from UTC is missing, such as in 2026-05-09T19:45:00+03:00'],
  ['2026-05-09 19:45:10.5', 'the offset from UTC is missing, such as in 2026-05-09T19:45:10.5+03:00'],
  ['2026-05-09T19:45+06:00', 'the seconds are missing, such as in 2026-05-09T19:45:00+06:00'],
  ['2026-05-09T23:59+0600', 'the seconds are missing, such as in 2026-05-09T23:59:00+06:00'],
  ['2026-05-09T19:45Z', 'the seconds are missing, such as in 2026-05-09T19:45:00Z'],
  ['2026-05-09T19:45:00 +06', 'must be a time of RFC 3339, such as 2026-05-09T19:45:00+06:00'],
  ['23.11.2026 08:30', 'the date must be year-month-day, such as in 2026-11-23T08:30:00+03:00'],
  ['24.11.2026T09:30:00+06:00', 'the date must be year-month-day, such as in 2026-11-24T09:30:00+06:00'],
  ['9.5.2026 09:30Z', 'the date must be year-month-day, such as in 2026-05-09T09:30:00Z'],
  ['31.02.2026T09:30:00+06:00', 'the date must be year-month-day, such as in 2026-11-23T08:30:00+03:00'],
  ['24.11.2026T25:30:00+06:00', 'the date must be year-month-day, such as in 2026-11-24T08:30:00+03:00'],
  ['11/24/2026T09:30:00+06:00', 'the date must be year-month-day, such as in 2026-11-23T08:30:00+03:00'],
  ['2026/11/24T09:30:00+06:00', 'the date must be year-month-day, such as in 2026-11-23T08:30:00+03:00'],
  ['2026-1-4T09:30:00+06:00', 'the date must be year-month-day, such as in 2026-11-23T08:30:00+03:00'],
  ['24.11.26', 'the date must be year-month-day, such as in 2026-11-23T08:30:00+03:00'],
  ['tomorrow', 'must be a time with its offset from UTC, such as 2026-11-23T08:30:00+03:00'],
] as const) {
  test(`"${text}" is refused: ${en}`, () => {
    assert.equal(isDateTime(text), false);
    assert.equal(momentText(text).en, en);
    const [example] = /\d{4}-\d\d-\d\dT\S+$/u.exec(en)!;
    assert.ok(isDateTime(example), 'the suggested time is valid');
    assert.ok(momentText(text).ru.endsWith(example));
  });
}
