import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullWordsOf } from './house-writings.ts';

for (const [number, words] of [
  [0, 'ноль'], [7, 'семь'], [12, 'двенадцать'], [20, 'двадцать'], [35, 'тридцать пять'], [100, 'сто'],
  [111, 'сто одиннадцать'], [125, 'сто двадцать пять'], [640, 'шестьсот сорок'], [999, 'девятьсот девяносто девять'],
] as const) {
  test(`${number} is ${words}`, () => assert.equal(fullWordsOf(number), words));
}
