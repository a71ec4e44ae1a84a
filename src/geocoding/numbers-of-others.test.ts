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
    '1 рублей', '6 мая', '2 остановки', '8 гаражей',
    'не 8', 'место 1', 'м/м 8', 'ГСК 8', 'ГСК-8', 'СНТ 6', 'ЖК 8', 'в/ч 8', 'КПП 8', 'РП 8', 'линия 8', '8 линия',
    'проезд 8', '8 проезд', 'въезд 8', 'площадь 2', 'платформа 6', 'кордон 8', 'маг. 8', 'сек. 8', 'ряд 8', '8%',
    '8 августа', 'kv 8', 'kv. 8', '1-комнатная', 'пав. 8', 'box 8'];
  for (const rest of rests) {
    test(`улица Чехова, ${rest}`, () => {
      assert.equal(first(`Тверь, улица Чехова, ${rest}`), 'street: Тверь, улица Чехова');
    });
  }
});

describe('the number of a part without its house is hardly believed', () => {
  for (const rest of ['корпус 1', 'стр. 2', 'литера 6', 'квартал 8', 'участок 1', 'уч. 8', 'зу 8', 'з/у 6', 'блок 1',
    '8 бис', '8½', 'напротив дома 8', 'бывший дом 8', 'рядом с домом 8', '10 мин от дома 8', '8 квартира', '8кв',
    '6-8']) {
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
    ['улица Чехова, 2-8', 'улица Чехова, 2'], ['улица Чехова, 8-10', 'улица Чехова, 8'],
    ['Чехова, ул. 8', 'улица Чехова, 8'], ['улица Чехова, дом 8', 'улица Чехова, 8'],
    ['8 улица Чехова', 'улица Чехова, 8'],
    ['улица Чехова, 8, мкр. Южный', 'улица Чехова, 8'], ['Чехова 8 г. Тверь', 'улица Чехова, 8'],
    ['СНТ 1, улица Чехова, 8', 'улица Чехова, 8'], ['улица Чехова, вл. 8', 'улица Чехова, 8'],
    ['улица Чехова, 8, кв 2, 6 линия', 'улица Чехова, 8'],
    ['улица Чехова, дом 6, 2 часа', 'улица Чехова, 6'],
  ] as const) {
    test(query, () => {
      assert.equal(first(`Тверь, ${query}`), `house: Тверь, ${expected}`);
      assert.ok(geocode(`Тверь, ${query}`)[0].confidence >= 0.8);
    });
  }
});
