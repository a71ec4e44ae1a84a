import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastClosedMonth, monthNumber } from './period.ts';

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
