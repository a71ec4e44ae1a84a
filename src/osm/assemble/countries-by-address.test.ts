import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled, type Drawing, type Town } from '../../../test/osm-fixture.ts';
import { openMaterials } from '../../geocoding/tell/compose.ts';
import { openCountries } from '../../geocoding/gazetteer/country-of.ts';
import { buildIndexes } from '../../geocoding/near/indexes.ts';
import { openReverse } from '../../geocoding/reverse.ts';
import { buildSearch } from '../../geocoding/names/search-index.ts';
import { openSearch } from '../../geocoding/search.ts';
import { buildSuggest } from '../../geocoding/suggest/lists.ts';
import { openSuggest } from '../../geocoding/suggest.ts';
import type { Stated } from './around.ts';

const FAR_METERS = 200_000;

/** A house for each row of tags, one every hundred metres; those with `north` elsewhere. */
const houses = (rows: readonly Record<string, string>[]) => (d: Drawing): void => {
  for (const [at, { north = '0', ...tags }] of rows.entries()) {
    d.building(Number(north), at * 100, { 'addr:housenumber': '1', 'addr:street': `улица ${at}`, ...tags });
    d.way([[Number(north) + 30, at * 100], [Number(north) + 30, at * 100 + 50]], {
      highway: 'residential', name: `улица ${at}`, ...(tags.name ? tags : {}),
    });
  }
};

const countriesOf = ({ gazetteer, text }: Town): string[] => {
  const { ofChain } = openCountries({ ...gazetteer, ...text });
  return [...gazetteer.houses.chain].map((chain) => ofChain(chain));
};

const plain = { 'addr:city': 'Город' };
const with6 = (code: string): Record<string, string> => ({ 'addr:postcode': code });
const cases: readonly (readonly [string, readonly Record<string, string>[], string, Stated?])[] = [
  ['one address of three that names it', [{ 'addr:country': 'KG' }, plain, plain], 'KG KG KG'],
  ['a name as well as a code', [{ 'addr:country': 'Кыргызстан' }, plain], 'KG KG'],
  ['the operator before all addresses', [{ 'addr:country': 'KG' }, plain], 'KZ KZ', { country: 'KZ' }],
  ['the operator by a name', [plain], 'KZ', { country: 'Казахстан' }],
  ['a slip among many is none',
    [...Array.from({ length: 12 }, () => ({ 'addr:country': 'RU' })), { 'addr:country': 'UA' }],
    Array.from({ length: 13 }, () => 'RU').join(' ')],
  ['the neighbours, where there are two', [
    { 'addr:country': 'RU' }, plain, { 'addr:country': 'KZ', north: String(FAR_METERS) },
    { ...plain, north: String(FAR_METERS) },
  ], 'RU RU KZ KZ'],
  ['the postcodes', [with6('400001'), plain], 'RU RU'],
  ['the postcodes of another', [with6('720001'), plain], 'KG KG'],
  ['the tongue of names', [{ name: 'вуліца Мая', 'name:be': 'вуліца Мая' }, plain], 'BY BY'],
  ['nothing', [plain, plain], ' '],
];
for (const [name, rows, wanted, stated] of cases) {
  test(`the country of a map without borders is told by ${name}`, () => {
    assert.deepEqual(countriesOf(assembled(houses(rows), stated)).sort(), wanted.split(' ').sort());
  });
}

test('all answers of a city without borders have one country, and no filter lets them through to another', () => {
  const { gazetteer, text } = assembled((d) => {
    d.node(0, 0, { place: 'city', name: 'Бишкек', population: '900000' });
    d.node(20, 20, { amenity: 'cafe', name: 'Кафе Уют' });
    d.relation([{ type: 'way', id: d.box(-500, -500, 1000, 1000), role: 'outer' }], {
      type: 'boundary', boundary: 'administrative', admin_level: '6', name: 'Тихий район',
    });
    houses([{ 'addr:country': 'KG', 'addr:postcode': '720001' }, plain, plain])(d);
  });
  const searchable = { ...gazetteer, ...text, ...buildSearch({ ...gazetteer, ...text }) };
  const tables = { ...searchable, ...buildSuggest(searchable), ...buildIndexes(gazetteer) };
  const materials = openMaterials(tables);
  const { geocode } = openSearch(tables);
  const { suggest } = openSuggest(tables, materials);
  const { reverse } = openReverse(tables, materials);
  for (const query of ['улица 0, 1', 'улица 1, 1', 'улица 2', 'Бишкек', 'Кафе Уют', 'Тихий район', '720001']) {
    assert.ok(geocode(query, { countries: ['KG'] }).length > 0, query);
    assert.deepEqual(geocode(query, { countries: ['RU', 'KZ'] }), [], query);
    assert.deepEqual(suggest(query, { countries: ['RU', 'KZ'] }), [], query);
  }
  for (const query of ['ул', 'Биш', 'Каф', 'Тих']) {
    assert.ok(suggest(query, { countries: ['KG'] }).length > 0, query);
    assert.deepEqual(suggest(query, { countries: ['RU'], near: { lat: 54, lon: 37 } }), [], query);
  }
  for (const { lat, lon } of ['улица 0, 1', 'улица 2', 'Бишкек'].flatMap((query) => geocode(query))) {
    const codes = reverse(lat, lon, { language: 'ru' }).map(({ components }) => components.countryCode);
    assert.ok(codes.length > 0 && codes.every((code) => code === 'KG'), codes.join());
  }
});

const FAR = { north: '-900000' };
for (const [name, rows, wanted] of [
  ['each has the one of its own postcodes', [with6('400001'), { ...with6('720001'), ...FAR }], 'KG RU'],
  ['one tongue is not that of the other', [
    { name: 'вуліца Мая', 'name:be': 'вуліца Мая' }, { ...with6('630001'), ...FAR },
  ], 'BY RU'],
  ['one that shows none has the country of the others where they agree',
    [with6('400001'), { ...plain, ...FAR }], 'RU RU'],
  ['one that shows none has none where one of the others has two', [
    { 'addr:country': 'RU' }, { 'addr:country': 'KZ', north: '60000' }, { ...plain, ...FAR },
  ], ' KZ RU'],
  ['one that shows none has none where they do not', [
    with6('400001'), { ...with6('720001'), ...FAR }, { ...plain, north: '900000' },
  ], ' KG RU'],
] as const) {
  test(`in a map joined from far extracts without borders ${name}`, () => {
    assert.deepEqual(countriesOf(assembled(houses(rows))).sort(), wanted.split(' ').sort());
  });
}
