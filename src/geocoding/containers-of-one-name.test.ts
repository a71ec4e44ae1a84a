import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundary } from '../../test/drawn-country.ts';
import { openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 6, { name: 'городской округ Тверь', 'name:ru': 'Тверь' });
  const city = drawing.node(100, -100, { place: 'city', name: 'Тверь', population: '400000' });
  boundary(drawing, [-3000, -3000, 6000, 6000], 8, { name: 'Тверь' }, city);
  drawing.node(2000, 2000, { place: 'suburb', name: 'Заволжье' });
  drawing.node(60_000, 0, { place: 'city', name: 'Клин', population: '90000' });
  const border = drawing.way([[59_500, 3000], [60_500, 3000]]);
  drawing.relation(
    [{ type: 'way', id: border, role: 'outer' }, { type: 'way', id: 999_999, role: 'outer' }],
    { type: 'boundary', boundary: 'administrative', admin_level: '6', name: 'городской округ Клин', 'name:ru': 'Клин' },
  );
});

test('neither a city and the district named after it nor a city and its part are rivals', () => {
  for (const [query, expected] of [
    ['Тверь', 'city: Тверь'], ['Тверь, Заволжье', 'district: Заволжье'], ['Клин', 'city: Клин'],
  ] as const) {
    const [found] = town.geocode(query);
    assert.equal(town.first(query), expected);
    assert.ok(found.confidence >= 0.9, `${query}: ${found.confidence}`);
  }
});
