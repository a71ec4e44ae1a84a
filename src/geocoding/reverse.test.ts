import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, boundary, drawnTables } from '../../test/drawn-country.ts';
import type { Drawing } from '../../test/osm-fixture.ts';
import { openReverse, type Reversed, type ReverseOptions } from './reverse.ts';

type Spot = readonly [north: number, east: number];

const door = (street: string, number: string): Record<string, string> =>
  ({ 'addr:street': street, 'addr:housenumber': number });

/**
 * A city 2 km wide with a border of districts along its middle street (east = 0), a river, a motorway and a wood; a
 * village to the west of it; the region ends 6 km to the north, the country a little later, then there is sea.
 */
function country(drawing: Drawing): void {
  boundary(drawing, [-8000, -8000, 15_000, 16_000], 2, { name: 'Страна', 'ISO3166-1': 'XD' });
  boundary(drawing, [-8000, -8000, 14_000, 16_000], 4, { name: 'Область' });
  boundary(drawing, [-8000, -8000, 14_000, 6000], 6, { name: 'Лесной район' });
  const city = drawing.node(0, 500, { place: 'city', name: 'Город' });
  boundary(drawing, [-1000, -1000, 2000, 2000], 8, { name: 'Город' }, city);
  boundary(drawing, [-1000, -1000, 2000, 1000], 9, { name: 'Западный район' });
  boundary(drawing, [-1000, 0, 2000, 1000], 9, { name: 'Восточный район' });
  drawing.way([[-900, 0], [900, 0]], { highway: 'residential', name: 'Межевая улица' });
  drawing.building(0, 30, door('Межевая улица', '1'));
  drawing.building(200, -45, door('Межевая улица', '2'));
  drawing.building(200, 30, door('Межевая улица', '3'));
  drawing.building(500, 30, door('Межевая улица', '5'));
  drawing.way([[-500, 50], [-500, 900]], { highway: 'residential', name: 'Поперечная улица' });
  drawing.way([[-900, 500], [-100, 500]], { highway: 'residential', name: 'Долгая улица' });
  drawing.box(-480, 520, 20, 20, {
    building: 'yes', ...door('Долгая улица', '28/21'), 'addr2:street': 'Поперечная улица', 'addr2:housenumber': '21',
  });
  drawing.box(-700, 400, 10, 80, { building: 'yes', ...door('Поперечная улица', '12-14') });
  drawing.node(-700, 420, { entrance: 'yes', ...door('Поперечная улица', '12') });
  drawing.node(-700, 460, { entrance: 'yes', ...door('Поперечная улица', '14') });
  drawing.box(-800, 100, 100, 100, { building: 'yes', ...door('Поперечная улица', '40') });
  drawing.building(-755, 140, door('Поперечная улица', '40 с2'));
  drawing.way([[700, -900], [700, -100]], { highway: 'motorway', name: 'Кольцевая дорога' });
  drawing.building(735, -500, door('Межевая улица', '90'));
  drawing.node(-300, -300, { railway: 'station', station: 'subway', name: 'Речная' });
  const station = { building: 'train_station', railway: 'station', name: 'Вокзал' };
  drawing.box(-320, -800, 30, 60, { ...station, ...door('Западная', '8') });
  drawing.node(-600, -600, { historic: 'monument', name: 'Памятник' });
  drawing.node(0, -4000, { place: 'village', name: 'Верховье' });
  drawing.box(-4000, -4000, 100, 100, { landuse: 'allotments', name: 'СНТ «Лес»' });
  drawing.building(-30, 1015, door('Пограничная улица', '7'));
  drawing.building(5900, 0, door('Северная улица', '1'));
  drawing.building(-7990, 30, door('Южная улица', '1'));
  drawing.way([[6900, -3900], [6900, -3000]], { highway: 'residential', name: 'Прибрежная улица' });
  drawing.building(6015, 0, door('Заморская улица', '1'));
}

const { reverse } = openReverse(drawnTables(country));
const ask = (spot: Spot, options?: ReverseOptions): Reversed[] => reverse(...at(...spot), options);
const shown = ({ precision, components }: Reversed): string => {
  const { street, place, settlement, city, region, country: land, house } = components;
  return `${precision}: ${house ? `${street}, ${house}` : street ?? place ?? settlement ?? city ?? region ?? land}`;
};

const answers: readonly (readonly [string, Spot, string, number])[] = [
  ['in a building', [5, 36], 'house: Межевая улица, 1', 0],
  ['at the door', [5, 29.5], 'house: Межевая улица, 1', 0.5],
  ['15 m in front of it', [5, 15], 'house: Межевая улица, 1', 15],
  ['in the middle of the street, of two districts: on this side', [205, 1], 'house: Межевая улица, 3', 29],
  ['on the other side', [205, -1], 'house: Межевая улица, 2', 32],
  ['where this side has no house near, one across the street', [505, -1], 'house: Межевая улица, 5', 31],
  ['in a yard inside a ring of buildings: the ring', [-790, 110], 'house: Поперечная улица, 40', 0],
  ['in the small building of that yard', [-750, 146], 'house: Поперечная улица, 40 с2', 0],
  ['at a door with a number of its own', [-699, 461], 'house: Поперечная улица, 14', 1.4],
  ['inside that building, away from doors', [-695, 440], 'house: Поперечная улица, 12-14', 0],
  ['at a corner, on one street: its address', [-490, 530], 'house: Поперечная улица, 21', 10],
  ['at a corner, on the other street: the address there', [-495, 505], 'house: Долгая улица, 28/21', 21.2],
  ['on a motorway: no house behind the fence', [702, -500], 'street: Кольцевая дорога', 2],
  ['beside the motorway: the house', [725, -495], 'house: Межевая улица, 90', 10],
  ['at a metro station', [-302, -300], 'metro: Город', 2],
  ['at a POI in the open', [-604, -600], 'poi: Город', 4],
  ['far from streets and houses', [-890, 300], 'district: Город', 0],
  ['beside a street', [-880, 40], 'street: Межевая улица', 40],
  ['in a wood of the city', [-900, -900], 'district: Город', 0],
  ['in a field by a village', [600, -4000], 'settlement: Верховье', 600],
  ['among gardens without numbers', [-3950, -3950], 'place: СНТ «Лес»', 0],
  ['in a wood of the district', [-7000, -7000], 'district: Область', 0],
  ['in a wood of the region', [-7000, 7000], 'region: Область', 0],
  ['at sea, in the country\'s waters', [6800, 7000], 'country: Страна', 0],
];
describe('the answer to a point', () => {
  for (const [what, spot, expected, meters] of answers) {
    test(what, () => {
      const [answer] = ask(spot);
      assert.equal(shown(answer), expected);
      assert.ok(Math.abs(answer.distanceMeters - meters) < 0.6, `${answer.distanceMeters} m`);
    });
  }
});

const outside: readonly (readonly [string, Spot, string, number])[] = [
  ['one metre off the coast', [7001, 3000], 'country: Страна', 1],
  ['farther off', [7900, 3000], 'country: Страна', 900],
  ['abroad, by a house', [-8005, 32], 'house: Южная улица, 1', 10],
  ['abroad, far from that house', [-8300, 32], 'country: Страна', 300],
  ['off the coast, by a street', [7010, -3500], 'street: Прибрежная улица', 110],
];
describe('outside all areas the nearest known feature is returned, with its distance', () => {
  for (const [what, spot, expected, meters] of outside) {
    test(what, () => {
      const [answer] = ask(spot);
      assert.equal(shown(answer), expected);
      assert.ok(Math.abs(answer.distanceMeters - meters) < 6, `${answer.distanceMeters} m`);
      const { region, area, city } = answer.components;
      assert.deepEqual([region, area, city, answer.district], [undefined, undefined, undefined, '']);
      assert.ok(answer.confidence <= 0.4 && answer.confidence > 0, String(answer.confidence));
    });
  }
});

test('on the open sea there are no results', () => assert.deepEqual(ask([20_000, 0]), []));

const types: readonly (readonly [Spot, string, string | undefined])[] = [
  [[5, 36], 'building', '1'], [[-310, -780], 'station', '8'], [[-302, -300], 'metro', undefined],
  [[-604, -600], 'poi', undefined], [[702, -500], 'street', undefined], [[-900, -900], 'district', undefined],
  [[600, -4000], 'village', undefined], [[-3950, -3950], 'allotments', undefined], [[-7000, 7000], 'region', undefined],
];
test('the result has the type of its object, and the house number where there is one', () => {
  for (const [spot, type, house] of types) {
    const [answer] = ask(spot);
    assert.deepEqual([answer.type, answer.components.house], [type, house], spot.join());
  }
});

test('a house beyond the border of a city or region is not an answer, however near', () => {
  assert.equal(shown(ask([-25, 1010])[0]), 'house: Пограничная улица, 7', 'from outside');
  const [inside] = ask([-25, 995]);
  const ground = [inside.precision, inside.components.city, inside.district];
  assert.deepEqual(ground, ['district', 'Город', 'Восточный район']);
  assert.equal(shown(ask([5999, 5])[0]), 'house: Северная улица, 1');
  assert.equal(shown(ask([6001, 5])[0]), 'house: Заморская улица, 1');
});

test('1 m from a border on either side, region and district are those of that side', () => {
  for (let north = -950; north < 950; north += 50) {
    assert.equal(ask([north, -1])[0].district, 'Западный район', `${north} m, west`);
    assert.equal(ask([north, 1])[0].district, 'Восточный район', `${north} m, east`);
  }
  for (let east = -7950; east < 7950; east += 500) {
    assert.equal(ask([5999, east])[0].components.region, 'Область', `${east} m, south`);
    assert.equal(ask([6001, east])[0].components.region, undefined, `${east} m, north`);
  }
});

test('several results are distinct addresses, nearest first, and no more than requested', () => {
  const found = ask([-490, 530], { limit: 5 });
  assert.deepEqual(found.slice(0, 2).map(shown), ['house: Поперечная улица, 21', 'house: Долгая улица, 28/21']);
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length);
  assert.ok(found.every(({ distanceMeters }, i) => i === 0 || distanceMeters >= found[i - 1].distanceMeters));
  for (const limit of [1, 2, 3]) assert.deepEqual(ask([-490, 530], { limit }), found.slice(0, limit));
});

test('in a forest the area comes first, then the houses within the radius', () => {
  const found = ask([-300, 300], { limit: 3 });
  assert.deepEqual(found.map(({ precision }) => precision), ['district', 'house', 'house']);
});

test('nothing beyond the radius is returned except the area that holds the point', () => {
  assert.equal(shown(ask([5, 15], { radiusMeters: 16 })[0]), 'house: Межевая улица, 1');
  assert.equal(shown(ask([5, 22], { radiusMeters: 5 })[0]), 'district: Город');
  assert.equal(shown(ask([600, -4000], { radiusMeters: 500 })[0]), 'district: Область');
});

/** A node that is missing from the file. */
const MISSING = -1;

test('a building that the map cuts off holds no point; its distance is that to its known walls', () => {
  const corners = (drawing: Drawing): number[] =>
    [[0, 0], [0, 40], [40, 40], [40, 0]].map(([north, east]) => drawing.node(north, east));
  const cut = openReverse(drawnTables((drawing) => {
    const [a, b, c, d] = corners(drawing);
    drawing.way([a, b, c, MISSING, d, a], { building: 'yes', ...door('Крайняя', '1') });
    drawing.box(10, 15, 8, 8, { building: 'yes', ...door('Крайняя', '1 с2') });
    drawing.node(20, 18, { shop: 'kiosk', name: 'Киоск', ...door('Крайняя', '1 с3') });
  }));
  const from = (spot: Spot): string => shown(cut.reverse(...at(...spot))[0]);
  assert.equal(from([14, 19]), 'house: Крайняя, 1 с2', 'a whole building that holds the point');
  const [answer] = cut.reverse(...at(5, 4));
  assert.deepEqual([shown(answer), Math.round(answer.distanceMeters)], ['house: Крайняя, 1', 4]);
  assert.equal(cut.reverse(...at(38, 12))[0].distanceMeters > 0, true, 'where the wall is not known');
});

test('in every part of a multi-part building the answer is its address', () => {
  const parts = openReverse(drawnTables((drawing) => {
    const rings = [drawing.box(0, 0, 10, 10), drawing.box(0, 30, 10, 10), drawing.box(30, 0, 10, 10)];
    const members = rings.map((id) => ({ type: 'way' as const, id, role: 'outer' }));
    drawing.relation(members, { type: 'multipolygon', building: 'yes', ...door('Крайняя', '1') });
    drawing.box(14, 14, 10, 10, { building: 'yes', ...door('Крайняя', '3') });
  }));
  const spots: readonly (readonly [Spot, string])[] = [[[5, 5], '1'], [[5, 35], '1'], [[35, 5], '1'], [[19, 19], '3']];
  for (const [spot, number] of spots) {
    const [answer] = parts.reverse(...at(...spot));
    assert.deepEqual([shown(answer), answer.distanceMeters], [`house: Крайняя, ${number}`, 0], spot.join());
  }
});

test('in a building among shops and monuments, or beside its twin, the answer is the building', () => {
  const twin = openReverse(drawnTables((drawing) => {
    drawing.box(0, 0, 10, 60, { building: 'yes', ...door('Торговая', '6') });
    drawing.box(10, 20, 9, 20, { building: 'yes', ...door('Торговая', '6') });
    drawing.node(15, 30, { amenity: 'cafe', name: 'Кафе' });
    drawing.node(5, 30, { historic: 'monument', name: 'Доска' });
  }));
  for (const spot of [[15, 30], [16, 31], [5, 30], [6, 29]] satisfies Spot[]) {
    const [answer] = twin.reverse(...at(...spot));
    assert.deepEqual([shown(answer), answer.distanceMeters], ['house: Торговая, 6', 0], spot.join());
  }
});

test('the answer is in the requested language', () => {
  assert.equal(ask([5, 36], { language: 'en' })[0].address, '1 Mezhevaya Street, Gorod, Oblast, Strana');
});

test('outside all areas and far from houses and streets, the answer is the settlement of the nearest house', () => {
  const cut = openReverse(drawnTables((drawing) => {
    drawing.node(0, 8000, { place: 'city', name: 'Дальний' });
    for (const [north, number] of [[0, '1'], [60, '3']] as const) {
      drawing.building(north, 0, { ...door('Крайняя улица', number), 'addr:city': 'Дальний' });
    }
    drawing.way([[0, -15], [60, -15]], { highway: 'residential', name: 'Крайняя улица' });
  }));
  for (const [spot, expected] of [
    [[60, -90], 'house: Крайняя улица, 3'], [[60, -140], 'street: Крайняя улица'], [[60, -300], 'city: Дальний'],
    [[60, -900], 'city: Дальний'],
  ] satisfies [Spot, string][]) {
    const [answer] = cut.reverse(...at(...spot));
    assert.equal(shown(answer), expected, spot.join());
    assert.ok(Math.abs(answer.distanceMeters - (answer.precision === 'street' ? -spot[1] - 15 : -spot[1])) < 15);
  }
  const [city, house] = cut.reverse(...at(60, -600), { limit: 2 });
  assert.deepEqual([shown(city), shown(house)], ['city: Дальний', 'house: Крайняя улица, 3']);
  assert.ok(house.confidence < 0.3, 'nobody asks for a house so far away');
  assert.deepEqual(cut.reverse(...at(60, -900), { radiusMeters: 500 }), []);
});
