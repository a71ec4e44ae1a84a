import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Бишкек', population: '900000' });
  const houseTags = { 'addr:city': 'Бишкек' };
  const labels = ['7', '9'];
  drawStreet(drawing, 0, 0, { name: 'Московская улица', labels, houseTags, tags: { 'name:en': 'Moscow Street' } });
  drawStreet(drawing, 200, 0, { name: 'Садовая улица', labels, houseTags });
});

for (const query of ['Moscow, 7', 'Moscow, M. Lubyanka, 7', 'Saint Petersburg, Sadovaya, 7']) {
  test(`an English name of a city before a comma is the city, not a street of that name: ${query}`, () => {
    const [found] = town.geocode(query);
    assert.ok(!found || found.confidence <= 0.5, `${town.first(query)} ${found?.confidence}`);
  });
}

for (const query of ['Moscow Street, 7', 'Bishkek, Moscow Street, 7', 'Bishkek, Moscow St 7', 'Moscow str. 7']) {
  test(`with its type word it is the street: ${query}`, () => {
    assert.equal(town.first(query), 'house: Бишкек, Московская улица, 7');
    assert.ok(town.geocode(query)[0].confidence >= 0.9);
  });
}
