import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelsBetween } from './interpolation.ts';

const rows: readonly [from: string, to: string, rule: string, expected: string | undefined][] = [
  ['1', '7', 'odd', '3 5'],
  ['8', '2', 'even', '6 4'],
  ['1', '5', 'all', '2 3 4'],
  ['10', '40', '10', '20 30'],
  ['3', '5', 'odd', ''],
  ['7а', '7г', 'alphabetic', '7б 7в'],
  ['1', '6', 'odd', undefined],
  ['5', '5', 'all', undefined],
  ['1', '7', 'sometimes', undefined],
  ['1', '7', '0', undefined],
  ['1', '7', '-2', undefined],
  ['x', '7', 'odd', undefined],
  ['1', '99999', 'odd', undefined],
  ['7а', '8в', 'alphabetic', undefined],
];

for (const [from, to, rule, expected] of rows) {
  test(`between ${from} and ${to} by "${rule}" stand: ${expected ?? 'no one knows what'}`, () => {
    assert.equal(labelsBetween(from, to, rule)?.join(' '), expected);
  });
}
