import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary, drawnTables } from '../../../test/drawn-country.ts';
import type { Drawing } from '../../../test/osm-fixture.ts';
import { openComposer, openMaterials, type Composed } from './compose.ts';
import type { Language } from './names-in.ts';
import type { NearestTables } from '../near/nearest.ts';
import type { Subject } from './location.ts';

/** A region with a rural district, a village and a city of two districts; and a capital that is a region. */
function country(drawing: Drawing): void {
  const names = { name: 'Россия', 'name:en': 'Russia', 'ISO3166-1': 'RU' };
  boundary(drawing, [-50_000, -50_000, 100_000, 100_000], 2, names);
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 4, { name: 'Тихая область', 'name:en': 'Tikhaya Oblast' });
  boundary(drawing, [-20_000, -20_000, 40_000, 15_000], 6, { name: 'Лесной район' });
  const city = drawing.node(0, 0, { place: 'city', name: 'Ветроград', 'name:en': 'Vetrograd', postal_code: '900000' });
  boundary(drawing, [-3000, -3000, 6000, 6000], 6, { name: 'городской округ Ветроград' });
  boundary(drawing, [-3000, -3000, 6000, 6000], 8, { name: 'Ветроград' }, city);
  boundary(drawing, [-3000, -3000, 6000, 3000], 9, { name: 'Западный район' });
  boundary(drawing, [-3000, 0, 6000, 3000], 9, { name: 'Восточный район' });
  drawing.node(300, -2500, { place: 'neighbourhood', name: '4 мкр' });
  drawing.way([[100, 50], [100, 900]], { highway: 'residential', name: 'Ленина улица', 'name:en': 'Lenin Str.' });
  drawing.way([[50, 500], [900, 500]], { highway: 'residential', name: 'Садовая улица' });
  drawing.building(110, 100, { 'addr:street': 'Ленина улица', 'addr:housenumber': '5к2', 'addr:postcode': '900005' });
  drawing.building(110, 300, { 'addr:street': 'Ленина улица', 'addr:housenumber': '7' });
  drawing.building(110, 480, {
    'addr:street': 'Ленина улица', 'addr:housenumber': '28', 'addr2:street': 'Садовая улица', 'addr2:housenumber': '21',
  });
  drawing.building(300, -2500, { 'addr:place': '4 мкр', 'addr:housenumber': '14' });
  drawing.node(150, 320, { railway: 'station', station: 'subway', name: 'Площадь Мира' });
  drawing.node(150, 330, { railway: 'subway_entrance', name: 'Площадь Мира, выход 2' });
  drawing.node(112, 105, { shop: 'books', name: 'Буквоед' });
  drawing.node(0, -12_000, { place: 'village', name: 'Верховье' });
  drawing.way([[20, -12_100], [20, -11_900]], { highway: 'residential', name: 'Новая улица' });
  drawing.building(30, -12_000, { 'addr:street': 'Новая улица', 'addr:housenumber': '1' });
  drawing.box(-300, -12_900, 200, 200, { landuse: 'allotments', name: 'СНТ «Ветеран»' });
  drawing.way([[-200, -12_890], [-200, -12_710]], { highway: 'service', name: 'Вишнёвая улица' });
  drawing.building(-190, -12_800, { 'addr:street': 'Вишнёвая улица', 'addr:housenumber': '66' });
  boundary(drawing, [-50_000, 50_000, 100_000, 20_000], 2, { name: 'Қазақстан', 'ISO3166-1': 'KZ' });
  drawing.node(40_000, 51_000, { place: 'village', name: 'Тихий Омут' });
  const capital = drawing.node(40_000, 40_000, { place: 'city', name: 'Москва' });
  boundary(drawing, [35_000, 35_000, 10_000, 10_000], 4, { name: 'Москва' }, capital);
  boundary(drawing, [37_000, 37_000, 6000, 6000], 5, { name: 'Центральный административный округ' });
  boundary(drawing, [39_000, 39_000, 2000, 2000], 8, { name: 'Басманный район' });
  drawing.way([[40_000, 40_000], [40_000, 40_200]], { highway: 'primary', name: 'Мясницкая улица' });
  drawing.building(40_010, 40_100, {
    'addr:street': 'Мясницкая улица', 'addr:housenumber': '8/2', 'addr:postcode': '101000',
  });
}

type Named = 'streets' | 'places' | 'areas' | 'pois';

function finderOf(tables: NearestTables) {
  const materials = openMaterials(tables);
  const { compose } = openComposer(materials);
  const { text, names } = materials;
  const rowNamed = (table: Named, name: string): number => {
    const found = Array.from(tables[table].names).findIndex((set) => names.name(set, 'local') === name);
    assert.notEqual(found, -1, `${name} is drawn`);
    return found;
  };
  const house = (label: string): Subject => {
    const row = Array.from(tables.houses.label).findIndex((number) => text.string(number) === label);
    return { kind: 'house', house: row, lat: tables.houses.lat[row] / 1e7, lon: tables.houses.lon[row] / 1e7 };
  };
  const feature = (kind: 'street' | 'place' | 'area' | 'poi', table: Named, name: string): Subject => {
    const row = rowNamed(table, name);
    return { kind, [kind]: row, lat: tables[table].lat[row] / 1e7, lon: tables[table].lon[row] / 1e7 };
  };
  return { compose, house, feature, rowNamed };
}

const { compose, house, feature, rowNamed } = finderOf(drawnTables(country));

const ofHouses: readonly (readonly [string, string, Language, string])[] = [
  ['from the country down', '5к2', 'ru', 'Россия, Тихая область, Ветроград, улица Ленина, 5 к2'],
  ['up to the country in English', '5к2', 'en', '5 k2 Lenin Street, Vetrograd, Tikhaya Oblast, Russia'],
  ['as the map has it in the local language', '5к2', 'local', 'Россия, Тихая область, Ветроград, Ленина улица, 5 к2'],
  ['without a region that is the city', '8/2', 'ru', 'Россия, Москва, Мясницкая улица, 8/2'],
  ['with the quarter that stands for a street', '14', 'ru', 'Россия, Тихая область, Ветроград, 4 микрорайон, 14'],
  ['with the rural district of a village', '1', 'ru', 'Россия, Тихая область, Лесной район, Верховье, Новая улица, 1'],
  ['with the gardeners\' partnership of a street', '66', 'ru',
    'Россия, Тихая область, Лесной район, Верховье, СНТ «Ветеран», Вишнёвая улица, 66'],
];
describe('the address of a house is one line', () => {
  for (const [what, label, language, expected] of ofHouses) {
    test(what, () => assert.equal(compose(house(label), language).address, expected));
  }
});

test('a house has all parts of its address, and unknown parts are absent', () => {
  const { components, postalCode, postalCodeSource, district, type } = compose(house('5к2'), 'ru');
  assert.deepEqual(components, {
    country: 'Россия', countryCode: 'RU', region: 'Тихая область', city: 'Ветроград', district: 'Восточный район',
    street: 'улица Ленина', house: '5 к2', houseParts: { number: '5', block: '2' }, postalCode: '900005',
    metro: ['Площадь Мира'],
  });
  assert.deepEqual([postalCode, postalCodeSource, district, type], ['900005', 'own', 'Восточный район', 'building']);
});

test('the district is that at the point of the house; in Moscow okrug and district are separate', () => {
  assert.equal(compose(house('14'), 'ru').district, 'Западный район');
  const { district, components } = compose(house('8/2'), 'ru');
  assert.deepEqual([district, components.area, components.region, components.city],
    ['Басманный район', 'Центральный административный округ', 'Москва', 'Москва']);
});

const features: readonly (readonly [string, () => Subject, string, string])[] = [
  ['a city, outside its districts', () => feature('place', 'places', 'Ветроград'), 'city',
    'Россия, Тихая область, Ветроград'],
  ['a city\'s district', () => feature('area', 'areas', 'Западный район'), 'district',
    'Россия, Тихая область, Ветроград, Западный район'],
  [
    'a rural district', () => feature('area', 'areas', 'Лесной район'), 'district',
    'Россия, Тихая область, Лесной район',
  ],
  ['a region', () => feature('area', 'areas', 'Тихая область'), 'region', 'Россия, Тихая область'],
  ['a country', () => feature('area', 'areas', 'Россия'), 'country', 'Россия'],
  ['a shop in a house', () => feature('poi', 'pois', 'Буквоед'), 'poi',
    'Россия, Тихая область, Ветроград, улица Ленина, 5 к2, Буквоед'],
  ['a metro station', () => feature('poi', 'pois', 'Площадь Мира'), 'metro',
    'Россия, Тихая область, Ветроград, метро Площадь Мира'],
  ['a corner of two streets',
    () => ({
      ...feature('street', 'streets', 'Ленина улица'), kind: 'intersection',
      otherStreet: rowNamed('streets', 'Садовая улица'),
    }),
    'intersection', 'Россия, Тихая область, Ветроград, улица Ленина / Садовая улица'],
  ['a postcode', () => ({ kind: 'postcode', postcode: '900005', lat: 54.001, lon: 148.001 }), 'postcode',
    'Россия, Тихая область, Ветроград, 900005'],
  ['a point', () => ({ kind: 'point', lat: 54.001, lon: 148.001 }), 'point',
    'Россия, Тихая область, Ветроград, Восточный район'],
  ['a point of no country', () => ({ kind: 'point', lat: 10, lon: -20.5 }), 'point', '10.000000, -20.500000'],
];
for (const [what, subject, type, address] of features) {
  test(`${what} has its type and address`, () => {
    const found = compose(subject(), 'ru');
    assert.deepEqual([found.type, found.address], [type, address]);
  });
}

test('ids come from the map and stay the same when the map grows', () => {
  const grown = finderOf(drawnTables((drawing) => {
    country(drawing);
    drawing.way([[1500, 50], [1500, 900]], { highway: 'residential', name: 'Ааа улица' });
    drawing.building(1510, 300, { 'addr:street': 'Ааа улица', 'addr:housenumber': '99' });
  }));
  const ids = (find: typeof grown): string[] => [
    ...['5к2', '28', '21', '14'].map((label) => find.compose(find.house(label), 'ru')),
    find.compose(find.feature('street', 'streets', 'Ленина улица'), 'en'),
    find.compose(find.feature('place', 'places', '4 мкр'), 'en'),
  ].map(({ id }: Composed) => id);
  const found = ids({ compose, house, feature, rowNamed });
  assert.deepEqual(ids(grown), found);
  assert.equal(new Set(found).size, found.length, 'two addresses of one building have different ids');
  assert.match(found[0], /^w\d+$/);
});

test('where polygons are missing, the divisions named by addresses and the operator are shown', () => {
  const cut = finderOf(drawnTables((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Бишкек' });
    const names = { name: 'Чүй проспектиси', 'name:ru': 'проспект Чуй' };
    drawing.way([[100, 50], [100, 900]], { highway: 'residential', ...names });
    drawing.building(110, 100, { 'addr:street': 'Чүй проспектиси', 'addr:housenumber': '114', 'addr:country': 'KG' });
  }, { region: 'Чуйская область' }));
  const { address, components } = cut.compose(cut.house('114'), 'ru');
  assert.equal(address, 'Киргизия, Чуйская область, Бишкек, проспект Чуй, 114');
  assert.equal(components.countryCode, 'KG');
  assert.equal(cut.compose(cut.house('114'), 'en').components.country, 'Kyrgyzstan');
});
