import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseDaysOff } from './days-off.ts';
import { openClocks } from './zone-clock.ts';

const file = readFileSync(new URL('../../serving/days-off.txt', import.meta.url), 'utf8');
const known = parseDaysOff(file);
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

for (const [zone, moment, expected] of [
  ['Europe/Moscow', '2026-01-01T08:30+03:00', 'Su 8'],
  ['Europe/Moscow', '2027-01-05T08:30+03:00', 'Su 8'],
  ['Europe/Moscow', '2027-05-10T08:30+03:00', 'Su 8'],
  ['Europe/Minsk', '2027-05-11T08:30+03:00', 'Su 8'],
  ['Europe/Moscow', '2026-01-09T08:30+03:00', 'Su 8'],
  ['Europe/Moscow', '2026-01-12T08:30+03:00', 'Mo 8'],
  ['Asia/Vladivostok', '2026-11-04T18:00+10:00', 'Su 18'],
  ['Asia/Vladivostok', '2026-11-04T02:00+03:00', 'Su 9'],
  ['Europe/Minsk', '2026-11-04T08:00+03:00', 'We 8'],
  ['Europe/Minsk', '2026-04-20T08:00+03:00', 'Su 8'],
  ['Europe/Minsk', '2026-04-25T08:00+03:00', 'Th 8'],
  ['Asia/Almaty', '2026-12-16T08:00+05:00', 'Su 8'],
  ['Asia/Bishkek', '2026-08-31T08:00+06:00', 'Su 8'],
  ['Asia/Tashkent', '2026-09-01T08:00+05:00', 'Su 8'],
  ['Asia/Yerevan', '2026-04-24T08:00+04:00', 'Su 8'],
  ['Asia/Baku', '2026-06-15T08:00+04:00', 'Su 8'],
  ['Europe/Berlin', '2026-11-04T08:00+01:00', 'We 8'],
  ['Etc/GMT-3', '2026-01-01T08:00+03:00', 'Th 8'],
  // Holidays on Saturdays and Sundays change nothing.
  ['Europe/Moscow', '2026-05-09T12:00+03:00', 'Su 12'],
  ['Europe/Moscow', '2026-05-16T12:00+03:00', 'Sa 12'],
] as const) {
  test(`${moment} is ${expected} for the traffic of ${zone}`, () => {
    const [hour] = openClocks([zone], known).hoursAt(Date.parse(moment));
    assert.equal(`${weekdays[Math.floor(hour / 24)]} ${hour % 24}`, expected);
  });
}

test('signs apply by the real day of the week', () => {
  const at = Date.parse('2026-01-01T08:30+03:00');
  assert.equal(openClocks(['Europe/Moscow'], known).momentAt(0, at).weekday, 3);
});

test('a date of one year takes precedence over a date of every year', () => {
  const { kindOf } = parseDaysOff('RU off 05-01\nRU work 2026-05-01 # moved');
  assert.deepEqual([2025, 2026, 2027].map((year) => kindOf('RU', year, 5, 1)), ['off', 'work', 'off']);
});

for (const text of ['', '\n', '\ufeff', '# RU off 01-01\n']) {
  test(`a file without any day is refused: ${JSON.stringify(text)}`, () => {
    assert.throws(() => parseDaysOff(text), { code: 'config_invalid', message: /no day is listed/ });
  });
}

for (const country of ['XX', 'SU', 'UK', 'FR']) {
  test(`${country}, which no road could be in, is refused with its line`, () => {
    const message = new RegExp(`line 2: ${country} is none of the countries .*RU`, 'u');
    assert.throws(() => parseDaysOff(`RU off 01-01\n${country} off 01-01`), { code: 'config_invalid', message });
  });
}

for (const line of [
  'RU', 'RU off', 'RU free 01-01', 'Russia off 01-01', 'RU off 1-1', 'RU off 02-30', 'RU off 13-01',
  'RU off 01-08..01-01', 'RU off 2026-01-01..2027-01-02', 'RU off 01-01..2026-01-08', 'RU off 01-01 ..01-08',
]) {
  test(`"${line}" is refused with its line`, () => {
    assert.throws(() => parseDaysOff(`# first\n${line}`), { code: 'config_invalid', message: /line 2: / });
  });
}
