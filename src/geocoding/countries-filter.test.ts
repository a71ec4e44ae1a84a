import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary, drawnTables } from '../../test/drawn-country.ts';
import { toUnits } from '../kernel/geo.ts';
import { openMaterials } from './tell/compose.ts';
import { drawStreet } from './search.test-data.ts';
import { buildSearch } from './names/search-index.ts';
import { openSearch } from './search.ts';
import { buildSuggest } from './suggest/lists.ts';
import { openSuggest } from './suggest.ts';

const COUNTRY_METERS = 40_000;
const codes = ['RU', 'KZ', 'KG', 'UZ'] as const;
const capitals = ['Тверь', 'Атбасар', 'Нарын', 'Нукус'];
/** Strips of one shape: each has a town of the shared name, a town of another name, a street, a POI and a postcode. */
const drawn = drawnTables((drawing) => {
  for (const [at, code] of codes.entries()) {
    const south = at * COUNTRY_METERS;
    const middle = south + COUNTRY_METERS / 2;
    boundary(drawing, [south, -20_000, COUNTRY_METERS, 40_000], 2, { name: `Страна ${code}`, 'ISO3166-1': code });
    boundary(drawing, [south, -20_000, COUNTRY_METERS, 40_000], 4, { name: 'Тихая область' });
    drawing.node(middle, 0, { place: 'town', name: 'Советск' });
    drawing.node(middle + 9_000, 0, { place: 'town', name: capitals[at] });
    const postcode = `${at + 1}00100`;
    drawStreet(drawing, middle + 100, 0, {
      name: 'Новая улица', labels: ['1', '3'], houseTags: { 'addr:city': 'Советск', 'addr:postcode': postcode },
    });
    drawing.node(middle + 300, 50, { amenity: 'cafe', name: 'Кафе Уют' });
  }
});
const tables = { ...drawn, ...buildSearch(drawn) };
const { geocode } = openSearch(tables);
const suggestable = { ...tables, ...buildSuggest(tables) };
const { suggest } = openSuggest(suggestable, openMaterials(tables));

const countryOf = ({ lat }: { lat: number }): string =>
  codes[Math.floor(((toUnits(lat) / 1e7 - 54) * 111_195) / COUNTRY_METERS)];
const found = (answers: readonly { lat: number; lon: number }[]): string[] =>
  [...new Set(answers.map(countryOf))].toSorted();

const filters: readonly (readonly string[])[] = [
  ['RU'], ['KZ'], ['UZ'], ['RU', 'KZ'], ['KG', 'RU'], ['KZ', 'KG', 'UZ'], ['RU', 'KZ', 'KG', 'UZ'],
];

describe('names that several countries share are found only in the countries asked for', () => {
  for (const countries of filters) {
    for (const query of ['Советск', 'Советск, Новая улица, 3', 'новая улица', 'Тихая область', 'Кафе Уют', 'Савецк']) {
      test(`${query} in ${countries.join()}`, () => {
        assert.deepEqual(found(geocode(query, { countries, limit: 20 })), countries.toSorted());
      });
    }
    test(`"Сов" typed, in ${countries.join()}`, () => {
      assert.deepEqual(found(suggest('Сов', { countries, limit: 20 })), countries.toSorted());
    });
  }

  test('an empty filter is the same as no filter', () => {
    assert.deepEqual(geocode('Советск', { countries: [] }), geocode('Советск'));
  });
});

describe('a name of one country is not found in the others', () => {
  for (const [at, name] of capitals.entries()) {
    test(name, () => {
      const others = codes.filter((_, index) => index !== at);
      assert.deepEqual(found(geocode(name, { countries: [codes[at], others[0]] })), [codes[at]]);
      assert.deepEqual(geocode(name, { countries: others }), []);
      assert.deepEqual(found(suggest(name, { countries: [codes[at]] })), [codes[at]]);
      assert.deepEqual(suggest(name, { countries: others }), []);
    });
    test(`the postcode of ${codes[at]}`, () => {
      const code = `${at + 1}00100`;
      assert.deepEqual(found(geocode(code, { countries: [codes[at]] })), [codes[at]]);
      assert.deepEqual(geocode(code, { countries: codes.filter((_, index) => index !== at) }), []);
    });
  }

  test('nothing is found in a country that is not on the map', () => {
    assert.deepEqual(geocode('Советск', { countries: ['FR', 'DE'] }), []);
    assert.deepEqual(suggest('Советск', { countries: ['FR', 'DE'] }), []);
  });
});
