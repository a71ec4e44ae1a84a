import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullWordsOf, ordinalOf } from './house-writings.ts';

for (const [number, words] of [
  [0, 'ноль'], [7, 'семь'], [12, 'двенадцать'], [20, 'двадцать'], [35, 'тридцать пять'], [100, 'сто'],
  [111, 'сто одиннадцать'], [125, 'сто двадцать пять'], [640, 'шестьсот сорок'], [999, 'девятьсот девяносто девять'],
] as const) {
  test(`${number} is ${words}`, () => assert.equal(fullWordsOf(number), words));
}

for (const [number, words] of [
  [6, 'шестой'], [12, 'двенадцатый'], [20, 'двадцатый'], [35, 'тридцать пятый'], [100, 'сотый'], [101, 'сто первый'],
  [112, 'сто двенадцатый'], [226, 'двести двадцать шестой'], [640, 'шестьсот сороковой'],
] as const) {
  test(`the ordinal of ${number} is ${words}`, () => assert.equal(ordinalOf(number), words));
}
