import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gazetteerOf } from '../../../test/gazetteer-fixture.ts';
import type { Point } from '../../../test/polygon-fixture.ts';
import { DEGREE, METERS_PER_UNIT } from '../../kernel/geo.ts';
import { Interner } from '../../kernel/text.ts';
import { buildIndexes } from './indexes.ts';
import { openNames } from './names.ts';
import { openNearest } from './nearest.ts';

/** Converts metres north of 55° N 37° E to units. */
const north = (meters: number): Point => [55 * DEGREE + Math.round(meters / METERS_PER_UNIT), 37 * DEGREE];
const square = (half: number): Point[] =>
  [[-half, -half], [-half, half], [half, half], [half, -half], [-half, -half]]
    .map(([dLat, dLon]): Point => [55 * DEGREE + dLat, 37 * DEGREE + dLon]);

const elsewhere = square(10).map(([lat, lon]): Point => [lat + 900_000, lon]);
const mira: Point[] = [[55 * DEGREE + 5000, 36 * DEGREE], [55 * DEGREE + 5000, 38 * DEGREE]];
const outline: Point[] = [[-100, -100], [-100, 100], [100, 100], [100, -100]];
const gazetteer = gazetteerOf({
  areas: [
    { names: { name: 'Район' }, level: 6, squareMeters: 10, rings: [square(100_000)] },
    { names: { name: 'Страна', 'name:en': 'Country' }, level: 2, squareMeters: 1000, rings: [square(9_000_000)] },
    { names: { name: 'Чужой' }, level: 6, squareMeters: 10, rings: [elsewhere] },
  ],
  places: [{ at: north(9000), names: { name: 'Город', 'name:en': 'City' } }],
  streets: [{ names: { name: 'Улица Мира' }, lines: [mira] }],
  houses: [
    { at: north(500), label: '7к2' },
    { at: north(5), label: '5А', street: 0, place: 0, postcode: '400001', outline },
    { at: north(3000), label: '9' },
  ],
  pois: [{ at: north(20), names: { 'name:kk': 'Дүкен' }, kind: 'shop=kiosk' }],
});
const { nearest } = openNearest({ ...gazetteer, ...buildIndexes(gazetteer) });

test('the answer lists the areas of the point, largest first, and its neighbours, by name', () => {
  const answer = nearest(55, 37);
  assert.deepEqual(answer.areas.map(({ name, level }) => [name, level]), [['Страна', 2], ['Район', 6]]);
  assert.deepEqual(answer.houses.map(({ label, street, place }) => [label, street, place]), [
    ['5А', 'Улица Мира', 'Город'],
    ['7к2', undefined, undefined],
  ]);
  assert.equal(answer.houses[0].distanceMeters, 0);
  assert.equal(answer.houses[0].postcode, '400001');
  assert.equal(answer.houses[0].osm, 'way/2');
  assert.ok(Math.abs(answer.houses[1].distanceMeters - 500) < 0.01);
  assert.deepEqual(answer.streets.map(({ name, lat, lon }) => [name, lat, lon]), [['Улица Мира', 55.0005, 37]]);
  assert.deepEqual(answer.places.map(({ name, kind }) => [name, kind]), [['Город', 'town']]);
  assert.deepEqual(answer.pois.map(({ name, kind, group }) => [name, kind, group]), [['Дүкен', 'shop=kiosk', 'poi']]);
});

test('radius, limit and language apply', () => {
  assert.deepEqual(nearest(55, 37, { radiusMeters: 5000 }).houses.map(({ label }) => label), ['5А', '7к2', '9']);
  const limited = nearest(55, 37, { radiusMeters: 5000, limit: 1, language: 'en' });
  assert.deepEqual(limited.houses.map(({ label, place }) => [label, place]), [['5А', 'City']]);
  assert.deepEqual(limited.areas.map(({ name }) => name), ['Country', 'Район']);
});

test('an explicit radius applies to places too', () => {
  const places = (radiusMeters?: number) => nearest(55, 37, { radiusMeters }).places.length;
  assert.deepEqual([places(), places(8000), places(10_000)], [1, 0, 1]);
  assert.equal(nearest(54.8, 37).places.length, 0, 'and without one, 20 km are the end');
});

test('the answer is plain data', () => {
  const answer = nearest(55, 37);
  assert.deepEqual(structuredClone(answer), answer);
});

const named: readonly [string, Record<string, string>, string | undefined, string | undefined][] = [
  ['the plain name', { alt_name: 'b', name: 'a', 'name:en': 'c' }, undefined, 'a'],
  ['the name in the language asked for', { name: 'a', 'name:en': 'c' }, 'en', 'c'],
  ['the plain name where that is missing', { name: 'a', 'name:en': 'c' }, 'kk', 'a'],
  ['any name where there is no plain one', { old_name: 'o', 'name:en': 'c' }, undefined, 'c'],
  ['none where there is none', { old_name: 'o' }, undefined, undefined],
];
for (const [what, tags, language, expected] of named) {
  test(`of several names ${what} is used`, () => {
    const text = new Interner();
    for (const key of ['name:en', 'old_name', 'name']) text.string(key); // sets are stored in this order
    const set = text.tagSet(Object.entries(tags));
    assert.equal(openNames(text.finish()).name(set, language), expected);
  });
}
