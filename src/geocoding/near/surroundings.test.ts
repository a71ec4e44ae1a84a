import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, boundary } from '../../../test/drawn-country.ts';
import { assembled, type Drawing } from '../../../test/osm-fixture.ts';
import { toUnits } from '../../kernel/geo.ts';
import { buildIndexes } from './indexes.ts';
import { openSurroundings } from './surroundings.ts';

const { gazetteer, text } = assembled((drawing: Drawing) => {
  boundary(drawing, [-9000, -9000, 18_000, 18_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  boundary(drawing, [-8000, -8000, 8000, 16_000], 4, { name: 'Самарская область', 'ISO3166-2': 'RU-SAM' });
});
const tables = { ...gazetteer, ...text, ...buildIndexes(gazetteer) };
const around = (north: number, east: number, stated?: string) => {
  const [lat, lon] = at(north, east);
  return openSurroundings(tables, stated)(toUnits(lat), toUnits(lon));
};

test('the surroundings name country and region by their codes', () => {
  assert.deepEqual(around(-4000, 0), { country: 'RU', region: 'RU-SAM', isUrban: false, cityPopulation: 0 });
  assert.deepEqual(around(5000, 0), { country: 'RU', region: '', isUrban: false, cityPopulation: 0 });
  assert.equal(around(5000, 0, 'KZ').country, 'KZ');
});

test('nothing is urban where nobody lives, however many houses there are elsewhere', () => {
  const made = assembled((drawing: Drawing) => {
    for (let i = 0; i < 1500; i++) {
      drawing.building(0, i * 20, { 'addr:street': 'Длинная улица', 'addr:housenumber': String(i + 1) });
    }
  });
  const surroundings = openSurroundings({ ...made.gazetteer, ...made.text, ...buildIndexes(made.gazetteer) }, 'RU');
  let urban = 0;
  for (let north = 2000; north <= 40_000; north += 200) {
    for (let east = -20_000; east <= 20_000; east += 200) {
      const [lat, lon] = at(north, east);
      if (surroundings(toUnits(lat), toUnits(lon)).isUrban) urban++;
    }
  }
  assert.equal(urban, 0);
  const [lat, lon] = at(100, 5000);
  assert.equal(surroundings(toUnits(lat), toUnits(lon)).isUrban, true);
});

test('the population is that of the greatest settlement around', () => {
  const made = assembled((drawing: Drawing) => {
    const label = drawing.node(0, 0, { place: 'city', name: 'Москва', population: '13000000' });
    boundary(drawing, [-9000, -9000, 18_000, 18_000], 4, { name: 'Москва' }, label);
  });
  const surroundings = openSurroundings({ ...made.gazetteer, ...made.text, ...buildIndexes(made.gazetteer) }, 'RU');
  const [inside, outside] = [at(0, 0), at(20_000, 0)].map(([lat, lon]) => surroundings(toUnits(lat), toUnits(lon)));
  assert.deepEqual([inside.cityPopulation, outside.cityPopulation], [13_000_000, 0]);
});
