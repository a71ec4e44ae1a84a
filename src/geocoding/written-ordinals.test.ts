import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  for (const [at, name] of [
    'улица 13-й Гвардейской Дивизии', 'набережная 62-й Армии', '15-я Парковая улица', 'Парковая улица', '25-й проезд',
    'Семнадцатая улица', 'улица Тридцать Первого Полка', 'Вторая улица', '3-я Линейная улица', 'улица 19 Партсъезда',
    'улица Сорок Первая Миля',
  ].entries()) drawStreet(drawing, at * 200, 0, { name, labels: ['5', '13', '62'], houseTags });
});

describe('an ordinal written as a word is its number, in all cases and genders', () => {
  for (const [query, expected] of [
    ['тринадцатой гвардейской 5', 'house: Тверь, улица 13-й Гвардейской Дивизии, 5'],
    ['Тверь, ул. Тринадцатой Гвардейской дивизии, 62', 'house: Тверь, улица 13-й Гвардейской Дивизии, 62'],
    ['trinadtsatoy gvardeyskoy divizii 5', 'house: Тверь, улица 13-й Гвардейской Дивизии, 5'],
    ['nhbyflwfnjq udfhltqcrjq 5', 'house: Тверь, улица 13-й Гвардейской Дивизии, 5'],
    ['набережная шестьдесят второй армии 13', 'house: Тверь, набережная 62-й Армии, 13'],
    ['Шестьдесят Второй Армии', 'street: Тверь, набережная 62-й Армии'],
    ['шестьдесят второй армии, тринадцать', 'street: Тверь, набережная 62-й Армии'],
    ['пятнадцатая парковая 5', 'house: Тверь, 15-я Парковая улица, 5'],
    ['на пятнадцатой парковой 13', 'house: Тверь, 15-я Парковая улица, 13'],
    ['парковая пятнадцатая, 62', 'house: Тверь, 15-я Парковая улица, 62'],
    ['Парковая 5', 'house: Тверь, Парковая улица, 5'],
    ['двадцать пятый проезд, 5', 'house: Тверь, 25-й проезд, 5'],
    ['в двадцать пятом проезде 5', 'house: Тверь, 25-й проезд, 5'],
    ['к третьей линейной 5', 'house: Тверь, 3-я Линейная улица, 5'],
    ['II улица 5', 'house: Тверь, Вторая улица, 5'], ['ІІІ Линейная 5', 'house: Тверь, 3-я Линейная улица, 5'],
    ['Линейная III, 13', 'house: Тверь, 3-я Линейная улица, 13'],
    ['Девятнадцатого партсъезда 5', 'house: Тверь, улица 19 Партсъезда, 5'],
  ] as const) test(query, () => assert.equal(town.first(query), expected));
  test('as the street of a structured query too', () => {
    const query = { city: 'Тверь', street: 'тринадцатой гвардейской дивизии', house: '5' };
    assert.equal(town.first(query), 'house: Тверь, улица 13-й Гвардейской Дивизии, 5');
  });
});

describe('a street whose name is written in words is found by them', () => {
  for (const [query, expected] of [
    ['Семнадцатая улица, 5', 'house: Тверь, Семнадцатая улица, 5'],
    ['ул. Тридцать Первого Полка 13', 'house: Тверь, улица Тридцать Первого Полка, 13'],
    ['сорок первая миля 5', 'house: Тверь, улица Сорок Первая Миля, 5'],
    ['вторая улица 5', 'house: Тверь, Вторая улица, 5'],
    ['2-я улица 5', 'house: Тверь, Вторая улица, 5'],
  ] as const) test(query, () => assert.equal(town.first(query), expected));
});
