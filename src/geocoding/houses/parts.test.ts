import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openHouseTexts, type HouseParts } from './parts.ts';

const houseText = openHouseTexts();

const labels: readonly (readonly [string, string, HouseParts | undefined])[] = [
  ['5', '5', { number: '5' }],
  ['5к2', '5 к2', { number: '5', block: '2' }],
  ['42А к2 с1', '42А к2 с1', { number: '42', letter: 'А', block: '2', building: '1' }],
  ['2/12 строение 1', '2/12 с1', { number: '2/12', building: '1' }],
  ['дом 7 корпус А', '7 кА', { number: '7', block: 'А' }],
  ['30а', '30А', { number: '30', letter: 'А' }],
  ['4 "А"', '4А', { number: '4', letter: 'А' }],
  ['5с', '5С', { number: '5', letter: 'С' }],
  ['42 литА', '42 литА', { number: '42', letter: 'А' }],
  ['42 литера «а» к2', '42 литА к2', { number: '42', letter: 'А', block: '2' }],
  ['1лит2', '1 лит2', { number: '1', letter: '2' }],
  ['17/6 с2А', '17/6 с2А', { number: '17/6', building: '2А' }],
  ['12-18', '12-18', { number: '12-18' }],
  ['вл26 корп. 6', 'вл26 к6', { number: '26', block: '6' }],
  ['к2019', 'к2019', { block: '2019' }],
  ['3 соор2', '3 соор2', { number: '3', structure: '2' }],
  ['28/1 1-этаж', '28/1 1-этаж', { number: '28/1' }],
  ['Дом Колыбели', 'Дом Колыбели', undefined],
];
for (const [written, shown, parts] of labels) {
  test(`the house "${written}" is shown as "${shown}" and taken apart`, () => {
    const text = houseText(written);
    assert.equal(text.label, shown);
    assert.deepEqual(text.parts, parts);
  });
}

test('English addresses show a house in Latin letters', () => assert.equal(houseText('42А к2').latin, '42A k2'));

test('any label is shown, fast, and the result is shown unchanged', () => {
  const words = ['к', 'с', 'А', 'стр', 'корп', 'лит', 'вл', 'дом', 'x', '\u0301'];
  const pieces = ['1', '22', '/', '-', ' ', '.', '"', ',', '№', ...words];
  fc.assert(fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 30 }), (chosen) => {
    const { label } = houseText(chosen.join(''));
    assert.notEqual(label, '');
    assert.equal(houseText(label).label, label);
  }), { seed: 51, numRuns: 2000 });
});
