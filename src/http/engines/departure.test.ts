import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../errors.ts';
import { newValidator } from '../request/validation.ts';
import { departureOf } from './departure.ts';

const NOW = Date.UTC(2026, 10, 23, 5);
const isDateTime = newValidator().compile({ type: 'string', format: 'date-time' });

test('without a departure time, the journey starts now', () => {
  assert.deepEqual(departureOf({ traffic: 'auto' }, NOW), { departureMs: NOW, nowMs: NOW, requestedTraffic: 'auto' });
});

for (const [text, moment] of [
  ['2026-11-23T08:30:00Z', Date.UTC(2026, 10, 23, 8, 30)],
  ['2026-11-23T08:30:00+03:00', Date.UTC(2026, 10, 23, 5, 30)],
  ['2026-11-23t08:30:00.25z', Date.UTC(2026, 10, 23, 8, 30, 0, 250)],
  ['2026-11-23 08:30:00Z', Date.UTC(2026, 10, 23, 8, 30)],
  ['2016-12-31T23:59:60Z', Date.UTC(2017, 0, 1)],
  ['2016-12-31T18:59:60.5-05:00', Date.UTC(2017, 0, 1, 0, 0, 0, 500)],
  ['1970-01-01T00:00:00Z', 0],
  ['2099-12-31T23:59:59Z', Date.UTC(2099, 11, 31, 23, 59, 59)],
  ['2024-02-29T12:00:00Z', Date.UTC(2024, 1, 29, 12)],
] as const) {
  test(`${text} is accepted as a departure time`, () => {
    assert.ok(isDateTime(text), 'the contract accepts it');
    assert.equal(departureOf({ traffic: 'typical', departure_time: text }, NOW).departureMs, moment);
  });
}

test('an offset without minutes is refused, and the error says so', () => {
  const text = '2026-12-01T08:30:00+03';
  assert.ok(isDateTime(text), 'the contract accepts it');
  assert.throws(() => departureOf({ traffic: 'auto', departure_time: text }, NOW), (error: unknown) => {
    assert.ok(error instanceof AppError && error.code === 'invalid_parameter');
    const [{ text: { en } }] = error.details.errors as { text: { en: string } }[];
    assert.equal(en, 'must be a time with the hours and minutes of its offset, such as 2026-12-01T08:30:00+03:00');
    return true;
  });
});

for (const text of ['1969-12-31T23:59:59Z', '2100-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
  test(`${text} is out of range, and the error names the field`, () => {
    assert.ok(isDateTime(text), 'the contract accepts it');
    assert.throws(() => departureOf({ traffic: 'auto', departure_time: text }, NOW), (error: unknown) => {
      assert.ok(error instanceof AppError && error.code === 'invalid_parameter');
      assert.deepEqual((error.details.errors as { pointer: string }[])[0].pointer, '/departure_time');
      return true;
    });
  });
}
