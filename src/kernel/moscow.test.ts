import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, dayOf, daysBetween, isDay, monthOf, nextMonthDay, startOfDay, startOfNextMonth } from './moscow.ts';

describe('days and months in Moscow', () => {
  for (const [moment, day, next] of [
    ['2026-11-30T20:59:59.999Z', '2026-11-30', '2026-12-01'],
    ['2026-11-30T21:00:00.000Z', '2026-12-01', '2027-01-01'],
    ['2026-12-31T20:59:59.999Z', '2026-12-31', '2027-01-01'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01', '2027-02-01'],
    ['2028-02-28T21:00:00.000Z', '2028-02-29', '2028-03-01'],
    ['2026-07-01T00:00:00.000Z', '2026-07-01', '2026-08-01'],
  ] as const) {
    it(`${moment} is on ${day}, and the next month begins on ${next}`, () => {
      const at = Date.parse(moment);
      assert.deepEqual([dayOf(at), monthOf(at), nextMonthDay(at)], [day, day.slice(0, 7), next]);
      assert.ok(startOfDay(day) <= at && at < startOfDay(addDays(day, 1)));
      assert.equal(dayOf(startOfNextMonth(at)), next);
      assert.equal(dayOf(startOfNextMonth(at) - 1).slice(0, 7), day.slice(0, 7));
    });
  }

  for (const [text, answer] of [
    ['2026-02-28', true], ['2026-02-29', false], ['2028-02-29', true], ['2026-13-01', false], ['2026-1-1', false],
    ['2026-00-10', false], ['', false], ['2026-11-21T00:00', false],
  ] as const) {
    it(`${JSON.stringify(text)} is ${answer ? 'a' : 'no'} day`, () => assert.equal(isDay(text), answer));
  }
});

describe('days', () => {
  it('are counted, up to the last one that can be written', () => {
    assert.equal(daysBetween('2028-02-28', '2028-03-01'), 2);
    assert.equal(daysBetween('9999-12-31', '9999-12-31'), 0);
    assert.equal(daysBetween('2026-03-01', '2026-02-28'), -1);
  });
});
