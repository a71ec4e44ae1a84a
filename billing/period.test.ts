import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dueDayOf, finalMomentOf, isMonth, issueDayOf, lastClosedMonth, lastDayOf, lastEndedMonth, monthNumber, nextMonth,
  previousMonth,
} from './period.ts';

for (const [what, moment, month] of [
  ['the first moment of a month closes nothing', '2026-12-01T00:00:00+03:00', '2026-10'],
  ['just before the invoices are final', '2026-12-03T05:59:59.999+03:00', '2026-10'],
  ['the invoices are final', '2026-12-03T06:00:00+03:00', '2026-11'],
  ['the last moment of a month', '2026-12-31T23:59:59.999+03:00', '2026-11'],
  ['a new year', '2027-01-03T05:59:00+03:00', '2026-11'],
  ['a new year, closed', '2027-01-03T06:00:00+03:00', '2026-12'],
  ['after a short month', '2027-03-03T06:00:00+03:00', '2027-02'],
] as const) {
  test(`the newest closed month: ${what}`, () => assert.equal(lastClosedMonth(Date.parse(moment)), month));
}

test('months as numbers keep their order over a new year', () => {
  assert.deepEqual(['2026-12', '2027-01', '2027-11'].map(monthNumber), [202612, 202701, 202711]);
});

for (const [month, last, issued, due, final] of [
  ['2026-11', '2026-11-30', '2026-12-01', '2026-12-17', '2026-12-03T06:00:00+03:00'],
  ['2026-12', '2026-12-31', '2027-01-01', '2027-01-17', '2027-01-03T06:00:00+03:00'],
  ['2027-02', '2027-02-28', '2027-03-01', '2027-03-17', '2027-03-03T06:00:00+03:00'],
  ['2028-02', '2028-02-29', '2028-03-01', '2028-03-17', '2028-03-03T06:00:00+03:00'],
] as const) {
  test(`the dates of ${month}`, () => {
    assert.deepEqual([lastDayOf(month), issueDayOf(month), dueDayOf(month)], [last, issued, due]);
    assert.equal(finalMomentOf(month), Date.parse(final));
    assert.equal(lastClosedMonth(finalMomentOf(month)), month);
    assert.equal(lastClosedMonth(finalMomentOf(month) - 1), previousMonth(month));
    assert.equal(previousMonth(nextMonth(month)), month);
  });
}

for (const [moment, month] of [
  ['2026-11-30T23:59:59.999+03:00', '2026-10'],
  ['2026-12-01T00:00:00+03:00', '2026-11'],
  ['2026-11-30T21:00:00Z', '2026-11'],
  ['2027-01-01T00:00:00+03:00', '2026-12'],
  ['2028-02-29T23:59:59.999+03:00', '2028-01'],
] as const) {
  test(`at ${moment} the newest month that is over is ${month}`, () =>
    assert.equal(lastEndedMonth(Date.parse(moment)), month));
}

for (const [text, valid] of [
  ['2026-11', true], ['2026-01', true], ['2026-13', false], ['2026-00', false], ['2026-1', false], ['26-11', false],
  ['2026-11-01', false], ['', false], ['ноябрь', false],
] as const) {
  test(`"${text}" is ${valid ? 'a month' : 'no month'}`, () => assert.equal(isMonth(text), valid));
}
