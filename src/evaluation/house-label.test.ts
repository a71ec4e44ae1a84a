import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelKey, spellLabel } from './house-label.ts';

for (const [label, short, full, glued] of [
  ['5', '5', '5', '5'],
  ['42А к2 с1', '42А корп. 2 стр. 1', '42А, корпус 2, строение 1', '42Ак2с1'],
  ['12/3 к2 с1', '12/3 корп. 2 стр. 1', '12/3, корпус 2, строение 1', '12/3к2с1'],
  ['39с79', '39 стр. 79', '39, строение 79', '39с79'],
  ['42 литА', '42 лит. А', '42, литера А', '42литА'],
  ['вл31', 'вл. 31', 'владение 31', 'вл31'],
  ['вл26 к6', 'вл. 26 корп. 6', 'владение 26, корпус 6', 'вл26к6'],
  ['10-В', '10-В', '10-В', '10-В'],
  ['76 кЕ с2', '76 корп. Е стр. 2', '76, корпус Е, строение 2', '76кЕс2'],
  ['к2019', 'к2019', 'к2019', 'к2019'],
  ['6/6 с3-4-5', '6/6 с3-4-5', '6/6 с3-4-5', '6/6с3-4-5'],
] as const) {
  test(`${label} is spelt out`, () => {
    const styles = ['short', 'full', 'glued'] as const;
    assert.deepEqual(styles.map((style) => spellLabel(label, style)), [short, full, glued]);
  });
}

for (const [first, second, same] of [
  ['4А', '4-а', true], ['4А', '4 «А»', true], ['4А', '4A', true], ['2 к7', '2к7', true], ['2, корпус 7', '2к7', true],
  ['12/3', '12к3', false], ['39', '39с79', false], ['4', '4А', false], ['вл31', '31', false], ['1-33', '133', false],
] as const) {
  test(`${first} and ${second} are ${same ? 'one number' : 'two numbers'}`, () => {
    assert.equal(labelKey(first) === labelKey(second), same);
  });
}
