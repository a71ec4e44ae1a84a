import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  drawStreet(drawing, 0, 0, { name: 'Речная улица', labels: ['2', '4', '6'], houseTags });
  const withPostcodes = { ...houseTags, 'addr:postcode': '170100' };
  drawStreet(drawing, 300, 0, { name: 'Садовая улица', labels: ['2', '8'], houseTags: withPostcodes });
  drawing.node(90_000, 0, { place: 'town', name: 'Клин', population: '40000' });
  drawStreet(drawing, 90_000, 0, { name: 'Лесная улица', labels: ['2', '4'], houseTags: { 'addr:city': 'Клин' } });
});

for (const [query, agreement, least, most] of [
  ['Тверь, Речная улица, 6', 'absent', 0.99, 1],
  ['170100, Тверь, Садовая улица, 8', 'exact', 0.99, 1],
  ['170999, Тверь, Речная улица, 6', 'absent', 0.99, 1],
  ['690001, Тверь, Речная улица, 6', 'wrong', 0.9, 0.95],
  ['690001, Тверь, Садовая улица, 8', 'wrong', 0.9, 0.95],
  ['690001, Клин, Лесная улица, 2', 'absent', 0.99, 1],
  ['690001, Садовая улица, 8', 'wrong', 0.5, 0.8],
  ['170999, Садовая улица, 8', 'wrong', 0.9, 0.95],
  ['170100, Садовая улица, 8', 'exact', 0.99, 1],
] as const) {
  test(`${query}: the postcode is ${agreement}`, () => {
    const [found] = town.geocode(query);
    assert.equal(found.match.postal_code, agreement);
    assert.ok(found.confidence >= least && found.confidence <= most, `${found.confidence}`);
  });
}
