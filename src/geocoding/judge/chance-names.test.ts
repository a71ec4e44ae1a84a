import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from '../search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  drawStreet(drawing, 0, 0, { name: 'Садовая улица', labels: ['1', '3'], houseTags });
  drawStreet(drawing, 300, 0, { name: 'проспект Мира', labels: ['1', '3'], houseTags });
  for (const [at, name] of ['Help', 'Арта', 'На связи', 'Netto', 'Дельта', 'Оксана Сивогривова', 'Турка'].entries()) {
    drawing.node(600 + at * 50, 0, { amenity: 'cafe', name });
  }
});

describe('a text that only resembles a name finds nothing', () => {
  for (const query of [
    'hello world', 'проверка связи', 'нет адреса', 'привет как дела', 'склад «Уютный мир»', 'АО «Уютный мир»',
    'спросить: Оксана', 'вход с торца',
  ]) {
    test(query, () => assert.equal(town.first(query), 'nothing'));
  }
  test('nor does a word begin with the one for a flat', () =>
    assert.ok(town.geocode('ЖК «Кварта»; офис 172Б').every(({ confidence }) => confidence < 0.6)));
});

describe('a name is found', () => {
  for (const [query, first] of [
    ['Дельта', 'poi: Тверь, Дельта'], ['кафе Дельта', 'poi: Тверь, Дельта'], ['Делтта', 'poi: Тверь, Дельта'],
    ['Тверь, Делтта напротив', 'poi: Тверь, Дельта'], ['на Садовой у рынка', 'street: Тверь, Садовая улица'],
    ['Садовая у рынка', 'street: Тверь, Садовая улица'], ['улица Садовоя у рынка', 'street: Тверь, Садовая улица'],
    ['угол Садовой и Неведомой', 'street: Тверь, Садовая улица'],
  ] as const) {
    test(query, () => assert.equal(town.first(query), first));
  }
});
