import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const { geocode, first } = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const street = (north: number, name: string, labels: string): void =>
    drawStreet(drawing, north, 0, { name, labels: labels.split(', '), houseTags });
  street(0, 'улица Чехова', '1, 2, 6, 8');
  street(300, 'улица 9 Мая', '1, 3');
  street(600, 'Гаражная улица', '1, 2');
});

describe('the number of a flat, a garage, a sum or a day is no house', () => {
  const rests = ['кв. 1', 'кв 8', 'гараж 1', 'бокс 2', 'секция 1', 'павильон 6', 'б/н, кв. 8', '2 часа', '8 метров',
    '1 рублей', '6 мая', '2 остановки', '8 гаражей'];
  for (const rest of rests) {
    test(`улица Чехова, ${rest}`, () => {
      assert.equal(first(`Тверь, улица Чехова, ${rest}`), 'street: Тверь, улица Чехова');
    });
  }
});

describe('the number of a part without its house is hardly believed', () => {
  for (const rest of ['корпус 1', 'стр. 2', 'литера 6', 'квартал 8']) {
    test(`улица Чехова, ${rest}`, () => {
      assert.ok(geocode(`Тверь, улица Чехова, ${rest}`)[0].confidence <= 0.5);
    });
  }
});

describe('beside such numbers, and in names with such words, the house is found', () => {
  for (const [query, expected] of [
    ['улица Чехова, 8, кв. 1', 'улица Чехова, 8'], ['улица Чехова, 8 кв 2', 'улица Чехова, 8'],
    ['улица 9 Мая, 3', 'улица 9 Мая, 3'],
    ['9 Мая 3', 'улица 9 Мая, 3'], ['Гаражная, 2', 'Гаражная улица, 2'], ['улица Чехова, 2, 6 мая', 'улица Чехова, 2'],
    ['улица Чехова, дом 6, 2 часа', 'улица Чехова, 6'],
  ] as const) {
    test(query, () => assert.equal(first(`Тверь, ${query}`), `house: Тверь, ${expected}`));
  }
});
