import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  const street = (north: number, name: string, labels: readonly string[]): void =>
    drawStreet(drawing, north, 0, { name, labels, houseTags });
  street(0, 'Каспийская улица', ['1', '4', '10', '46', '46 к2']);
  street(200, 'Советская улица', ['3', '242']);
  street(400, '4-я Советская улица', ['3', '7', '242']);
  street(600, 'Милютинский переулок', ['18', '18 с2', '17/4 с10']);
  street(800, 'улица Пархоменко', ['57', '57К', '59']);
  street(1000, 'Речная улица', ['8/7', '8', '10']);
  drawStreet(drawing, 1200, 0, { name: 'Мясная улица', labels: ['8/2'], houseTags });
  street(1400, 'Длинная улица', ['2', '4', '6', '8', '4', '6', '6А', '6А']);
  for (const number of ['7', '36', '40']) {
    drawing.building(5020 + Number(number), 20, {
      'addr:place': '46-й квартал', 'addr:housenumber': number, 'addr:city': 'Тверь',
    });
  }
  drawing.node(5000, 0, { place: 'quarter', name: '46-й квартал' });
});

/** The first answer, with a question mark where its confidence is low. */
const firstAnswer = (query: string): string => {
  const [found] = town.geocode(query);
  return `${town.first(query)}${found && found.confidence >= 0.9 ? '' : '?'}`;
};

describe('numbers joined by slashes, hyphens and part words belong to one house', () => {
  for (const [query, expected] of [
    ['Каспийская 46/1 кв 7', 'house_part: Тверь, Каспийская улица, 46?'],
    ['Каспийская 46/2 кв 7', 'house: Тверь, Каспийская улица, 46 к2?'],
    ['Каспийская 10 корп 46 кв 7', 'house_part: Тверь, Каспийская улица, 10?'],
    ['Каспийская 10 кв 46', 'house: Тверь, Каспийская улица, 10'],
    ['Советская улица 3-4-7', 'house_part: Тверь, Советская улица, 3?'],
    ['Советская улица 242-4', 'house: Тверь, Советская улица, 242'],
    ['4-я Советская улица 3-7', 'house: Тверь, 4-я Советская улица, 3'],
    ['Речная 8/2', 'house_part: Тверь, Речная улица, 8?'],
    ['Речная 8/7', 'house: Тверь, Речная улица, 8/7'],
    ['4 Советская 3-7', 'house: Тверь, 4-я Советская улица, 3'],
    ['Каспийская 46, блок 2', 'house_part: Тверь, Каспийская улица, 46?'],
    ['Каспийская 46-2-7', 'house: Тверь, Каспийская улица, 46 к2'],
  ] as const) test(query, () => assert.equal(firstAnswer(query), expected));
});

describe('a quarter is followed by a house and a flat, like a street', () => {
  for (const [query, expected] of [
    ['46-й квартал, 40, 36', 'house: 46-й квартал, 40'],
    ['46-й квартал, 409, 36', 'place: 46-й квартал?'],
    ['46 кв-л, д. 40, кв. 36', 'house: 46-й квартал, 40'],
    ['квартал 46, 40', 'house: 46-й квартал, 40'],
  ] as const) test(query, () => assert.equal(firstAnswer(query), expected));
});

describe('a Latin C is a строение', () => {
  for (const query of ['18 C2', '18 c2', '18c2', '18C2', '18, C2', '18 с2']) {
    test(query, () => assert.equal(firstAnswer(`Милютинский ${query}`), 'house: Тверь, Милютинский переулок, 18 с2'));
  }
  test('a Latin C is a строение after a slash too', () =>
    assert.equal(firstAnswer('Милютинский пер., 17/4C10'), 'house: Тверь, Милютинский переулок, 17/4 с10'));
});

describe('a letter before a street type word belongs to the house; before a name it may be a preposition', () => {
  for (const [query, expected] of [
    ['57 к улица Пархоменко', 'house: Тверь, улица Пархоменко, 57К'],
    ['улица Пархоменко, 57 к', 'house: Тверь, улица Пархоменко, 57К'],
    ['57 к улице Пархоменко', 'house: Тверь, улица Пархоменко, 57'],
    ['57 к Пархоменко', 'house: Тверь, улица Пархоменко, 57?'],
    ['59 к Пархоменко', 'house: Тверь, улица Пархоменко, 59'],
  ] as const) test(query, () => assert.equal(firstAnswer(query), expected));
});

test('one of two distant buildings with the same number has even confidence', () => {
  assert.equal(firstAnswer('Длинная улица, 4'), 'house: Тверь, Длинная улица, 4?');
  assert.equal(firstAnswer('Длинная улица, 6А'), 'house: Тверь, Длинная улица, 6А');
  assert.equal(firstAnswer('Длинная улица, 8'), 'house: Тверь, Длинная улица, 8');
});
