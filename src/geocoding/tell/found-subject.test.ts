import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, boundary } from '../../../test/drawn-country.ts';
import { assembled, type Drawing } from '../../../test/osm-fixture.ts';
import { openComposer, openMaterials } from './compose.ts';
import { subjectOf } from './found-subject.ts';
import { buildIndexes } from '../near/indexes.ts';
import { buildSearch } from '../names/search-index.ts';
import { drawStreet } from '../search.test-data.ts';
import { openSearch } from '../search.ts';

const { gazetteer, text } = assembled((drawing: Drawing) => {
  boundary(drawing, [-9000, -9000, 18_000, 18_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  drawing.node(0, 0, { place: 'city', name: 'Клин' });
  const houseTags = { 'addr:city': 'Клин', 'addr:postcode': '141600' };
  drawStreet(drawing, 0, 0, { name: 'улица Ленина', labels: ['1', '5', '7 к2', '12-18', '40'], houseTags });
});
const tables = { ...gazetteer, ...text, ...buildIndexes(gazetteer), ...buildSearch({ ...gazetteer, ...text }) };
const { geocode } = openSearch(tables);
const { compose } = openComposer(openMaterials(tables));

const asked = (query: string) => {
  const [found] = geocode(query);
  return { found, composed: compose(subjectOf(tables, found), 'ru') };
};

describe('an address describes what was found, not what was asked for', () => {
  const rows: readonly (readonly [
    query: string, precision: string, address: string, house: string | undefined, postcode: string,
  ])[] = [
    ['Клин, Ленина 5', 'house', 'Россия, Клин, улица Ленина, 5', '5', '141600 own'],
    ['Клин, Ленина 7', 'house_part', 'Россия, Клин, улица Ленина, 7 к2', '7 к2', '141600 own'],
    ['Клин, Ленина 14', 'house', 'Россия, Клин, улица Ленина, 12-18', '12-18', '141600 own'],
    ['Клин, Ленина 42', 'nearest_house', 'Россия, Клин, улица Ленина, 40', '40', '141600 own'],
    ['Клин, Ленина 3', 'interpolated', 'Россия, Клин, улица Ленина, 3', '3', '141600 street'],
    ['Клин, Ленина 3-25', 'interpolated', 'Россия, Клин, улица Ленина, 3', '3', '141600 street'],
    ['Клин, Ленина 999', 'street', 'Россия, Клин, улица Ленина', undefined, '141600 street'],
    ['Клин, улица Небывалая, 7', 'city', 'Россия, Клин', undefined, ' none'],
  ];
  for (const [query, precision, address, house, postcode] of rows) {
    test(query, () => {
      const { found, composed } = asked(query);
      assert.deepEqual([found.precision, composed.address, composed.components.house], [precision, address, house]);
      assert.equal(`${composed.postalCode} ${composed.postalCodeSource}`, postcode);
    });
  }
});

test('a point between two houses has neither the number nor the place of either', () => {
  const [between, beside] = [asked('Клин, Ленина 3').composed, asked('Клин, Ленина 5').composed];
  assert.notEqual(between.id, beside.id);
  assert.match(between.id, /^w\d+_3$/u);
  assert.ok(between.lon < beside.lon && between.lon > at(0, 0)[1]);
  assert.equal(between.type, 'building');
});
