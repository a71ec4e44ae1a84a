import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundary } from '../../test/drawn-country.ts';
import { openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 6, { name: 'городской округ Тверь', 'name:ru': 'Тверь' });
  const city = drawing.node(100, -100, { place: 'city', name: 'Тверь', population: '400000' });
  boundary(drawing, [-3000, -3000, 6000, 6000], 8, { name: 'Тверь' }, city);
  drawing.node(2000, 2000, { place: 'suburb', name: 'Заволжье' });
});

test('a city is no rival of the district around it that has its name, nor that of a part of the city', () => {
  for (const [query, expected] of [['Тверь', 'place: Тверь'], ['Тверь, Заволжье', 'place: Заволжье']] as const) {
    const [found] = town.geocode(query);
    assert.ok(town.first(query).includes(expected.split(': ')[1]), town.first(query));
    assert.ok(found.confidence >= 0.9, `${query}: ${found.confidence}`);
  }
});
