import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  const streets = [
    'Каштановая улица', 'Малая Каштановая улица', 'Невский проспект', 'Садовая улица', 'Малая Садовая улица',
    'улица Мира', 'Кок-Жар улица', 'Борисовский тупик',
  ];
  for (const [at, name] of streets.entries()) {
    drawStreet(drawing, at * 300, 0, { name, labels: ['13', '15', '49'], houseTags });
  }
  for (const number of [13, 15, 49]) {
    drawing.building(4000 + number * 20, 0, {
      'addr:place': 'микрорайон Звёздный', 'addr:housenumber': String(number), 'addr:city': 'Тверь',
    });
  }
  drawing.node(4000, 0, { place: 'quarter', name: 'микрорайон Звёздный' });
  drawing.node(30_000, 0, { place: 'village', name: 'Борисовка' });
  drawStreet(drawing, 30_100, 0, { name: 'улица Мира', labels: ['3', '5'], houseTags: { 'addr:city': 'Борисовка' } });
  drawing.node(60_000, 0, { place: 'town', name: 'Борисовский', population: '9000' });
  drawStreet(drawing, 60_100, 0, {
    name: 'Яблоневая улица', labels: ['13', '15'], houseTags: { 'addr:city': 'Борисовский' },
  });
});

const isSure = (query: string, house: string): void => {
  assert.equal(town.first(query).replace('Тверь, ', ''), `house: ${house}`);
  assert.ok(town.geocode(query)[0].confidence >= 0.9, `${town.geocode(query)[0].confidence}`);
};

describe('the name of a landmark does not belong to the street', () => {
  for (const query of [
    'ТЦ Малая Заря, Каштановая улица 15', 'Тверь, Каштановая 15, ТЦ Малая Заря', 'кафе «Малая Роща», Каштановая 15',
    'рынок Садовый, Тверь, Каштановая улица, д. 15', 'Каштановая улица, 15 (магазин Мира)',
    'остановка Малая Садовая, Тверь, Каштановая улица, д. 15', 'ост. улица Мира, Каштановая 15',
    'дом культуры Мира, Тверь, Каштановая, 15', 'ТЦ "Мира" Каштановая 15',
  ]) {
    test(query, () => isSure(query, 'Каштановая улица, 15'));
  }
  test('nor do the words before a comma: "Малая Заря, Каштановая улица 15"', () =>
    assert.equal(town.first('Малая Заря, Каштановая улица 15'), 'house: Тверь, Каштановая улица, 15'));
  test('but a landmark alone is asked for', () =>
    assert.equal(town.first('парк Мира, 5'), 'house: Борисовка, улица Мира, 5'));
});

describe('a street in brackets behind its town is the street', () => {
  for (const query of [
    'Борисовский (Яблоневая улица) 15', 'Борисовский [Яблоневая улица] 15', 'г. Борисовский (Яблоневая улица), 15',
    'пос. Борисовский (ул. Яблоневая), д. 15',
  ]) {
    test(query, () => assert.equal(town.first(query), 'house: Борисовский, Яблоневая улица, 15'));
  }
});

describe('a second name beside the address is not the street', () => {
  for (const [query, house] of [
    ['мкр. Звёздный, д. 49 (Невский проспект)', 'микрорайон Звёздный, 49'],
    ['Тверь, микрорайон Звёздный, 15 (улица Мира)', 'микрорайон Звёздный, 15'],
    ['Каштановая 15 (бывш. Невский проспект)', 'Каштановая улица, 15'],
    ['Каштановая улица (ранее Садовая), 15', 'Каштановая улица, 15'],
    ['Каштановая улица 15, бывшая Малая Садовая', 'Каштановая улица, 15'],
    ['Каштановая 15 (старое название улица Мира)', 'Каштановая улица, 15'],
    ['Тверь, Каштановая, д. 15, на углу с Малая Садовая', 'Каштановая улица, 15'],
    ['Тверь, Каштановая 15 угол улицы Мира', 'Каштановая улица, 15'],
    ['Тверь, микрорайон Звёздный, д. 49 на углу с Мира', 'микрорайон Звёздный, 49'],
    ['Каштановая 15, вход с улицы Мира', 'Каштановая улица, 15'],
    ['Каштановая 15, заезд со стороны Невского проспекта', 'Каштановая улица, 15'],
    ['Каштановая 15, за Невский проспект', 'Каштановая улица, 15'],
  ] as const) {
    test(query, () => isSure(query, house));
  }
  test('a town in brackets is one', () =>
    assert.equal(town.first('Мира 5 (Борисовка)'), 'house: Борисовка, улица Мира, 5'));
  test('the only street stays one, in brackets too', () =>
    assert.equal(town.first('Тверь (Невский проспект) 15'), 'house: Тверь, Невский проспект, 15'));
});
