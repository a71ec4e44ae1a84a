import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesOf, labelKey, leadingNumber } from './addresses-of.ts';

type Tags = Readonly<Record<string, string>>;

const rows: readonly [title: string, tags: Tags, expected: string[]][] = [
  ['a plain house', { 'addr:street': 'Лесная', 'addr:housenumber': '5' }, ['Лесная/5']],
  ['nothing without a number', { 'addr:street': 'Лесная' }, []],
  ['a house with a name instead', { 'addr:street': 'Лесная', 'addr:housename': 'Маяк' }, ['Лесная/Маяк']],
  ['a name without a street is no address', { 'addr:housename': 'Маяк' }, []],
  ['two numbers', { 'addr:street': 'Лесная', 'addr:housenumber': '12;14' }, ['Лесная/12', 'Лесная/14']],
  ['numbers in a list', { 'addr:street': 'Лесная', 'addr:housenumber': '1, 3а,5' },
    ['Лесная/1', 'Лесная/3а', 'Лесная/5']],
  ['a comma inside of one number', { 'addr:street': 'Лесная', 'addr:housenumber': '2, корпус 3' },
    ['Лесная/2, корпус 3']],
  ['a range is one label', { 'addr:street': 'Лесная', 'addr:housenumber': '12-18' }, ['Лесная/12-18']],
  ['blanks are one blank', { 'addr:street': 'Лесная', 'addr:housenumber': ' 2  к1 ' }, ['Лесная/2 к1']],
  ['empty parts are nothing', { 'addr:street': 'Лесная', 'addr:housenumber': ';5;' }, ['Лесная/5']],
  ['a second street by a 2 behind', {
    'addr:street': 'Лесная', 'addr:housenumber': '28', 'addr:street2': 'Садовая', 'addr:housenumber2': '21',
  }, ['Лесная/28', 'Садовая/21']],
  ['a second number on the same street', {
    'addr:street': 'Лесная', 'addr:housenumber': '28', 'addr:housenumber2': '30',
  }, ['Лесная/28', 'Лесная/30']],
  ['a second street by a 2 in front', {
    'addr:street': 'Лесная', 'addr:housenumber': '28', 'addr2:street': 'Садовая', 'addr2:housenumber': '21',
  }, ['Лесная/28', 'Садовая/21']],
  ['a second street whose number stands behind the slash', {
    'addr:street': 'Лесная', 'addr:housenumber': '28/21', 'addr:street2': 'Садовая',
  }, ['Лесная/28/21', 'Садовая/21']],
  ['a second street without any number', {
    'addr:street': 'Лесная', 'addr:housenumber': '28', 'addr2:street': 'Садовая',
  }, ['Лесная/28']],
  ['two streets and two numbers', {
    'addr:street': 'Лесная;Садовая', 'addr:housenumber': '28;21',
  }, ['Лесная/28', 'Садовая/21']],
  ['the same said twice', {
    'addr:street': 'Лесная', 'addr:housenumber': '28', 'addr2:street': 'Лесная', 'addr2:housenumber': '28',
  }, ['Лесная/28']],
  ['on a place', { 'addr:place': 'Верховье', 'addr:housenumber': '6' }, ['@Верховье/6']],
];

for (const [title, tags, expected] of rows) {
  test(`addresses of an object: ${title}`, () => {
    const found = addressesOf(new Map(Object.entries(tags)));
    assert.deepEqual(found.map(({ street, place, label }) => `${street ?? `@${place}`}/${label}`), expected);
  });
}

test('a relation names the street of a house that names none', () => {
  const [address] = addressesOf(new Map([['addr:housenumber', '5']]), 'Лесная');
  assert.equal(address.street, 'Лесная');
});

const numbers: readonly [string, number][] = [
  ['5', 5], ['42А к2 с1', 42], ['вл31', 31], ['к2019', 2019], ['соор1', 1], ['12-18', 12], ['12/3', 12], ['б/н', 0],
  ['Маяк', 0], ['', 0], ['99999999999', 999_999],
];

for (const [label, number] of numbers) {
  test(`the number of "${label}" is ${number}`, () => assert.equal(leadingNumber(label), number));
}

test('labels that differ by case and blanks are the same house, letters and parts are not', () => {
  assert.equal(labelKey('42а  К2'), labelKey('42А к2'));
  assert.notEqual(labelKey('42А'), labelKey('42'));
  assert.notEqual(labelKey('12/3'), labelKey('12к3'));
});
