import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNumber, yearOf } from './numbering.ts';

for (const [day, sequence, number] of [
  ['2026-12-01', 123, 'GK-2026-000123'],
  ['2027-01-01', 1, 'GK-2027-000001'],
  ['2026-12-01', 999_999, 'GK-2026-999999'],
  ['2026-12-01', 1_000_000, 'GK-2026-1000000'],
] as const) {
  test(`document ${sequence} of ${day} is ${number}`, () => assert.equal(toNumber(yearOf(day), sequence), number));
}
