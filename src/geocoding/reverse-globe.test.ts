import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { at, boundary, drawnTables } from '../../test/drawn-country.ts';
import { gazetteerOf } from '../../test/gazetteer-fixture.ts';
import { crookedPartition, isInsideSlowly } from '../../test/polygon-fixture.ts';
import { randomSketch } from '../../test/random-gazetteer.ts';
import { DEGREE, METERS_PER_UNIT } from '../kernel/geo.ts';
import { seededRandom } from '../kernel/random.ts';
import { openMaterials } from './tell/compose.ts';
import { buildIndexes } from './near/indexes.ts';
import type { NearestTables } from './near/nearest.ts';
import { AT_DOOR_METERS, borderBetween, BORDER_PENALTY_METERS, isDoor, openHousesNear } from './reverse/houses.ts';
import { openReverse } from './reverse.ts';

const seeds = fc.integer({ min: 0, max: 1e9 });

/** Houses scattered over a city of two districts, and a few outside it. */
function strewn(seed: number, most: number): NearestTables {
  const random = seededRandom(seed);
  const spot = (): number => (random() - 0.5) * 500;
  return drawnTables((drawing) => {
    boundary(drawing, [-5000, -5000, 10_000, 10_000], 4, { name: 'Область' });
    const city = drawing.node(0, 0, { place: 'city', name: 'Город' });
    boundary(drawing, [-200, -200, 400, 400], 8, { name: 'Город' }, city);
    boundary(drawing, [-200, -200, 400, 200], 9, { name: 'Запад' });
    boundary(drawing, [-200, 0, 400, 200], 9, { name: 'Восток' });
    const houses = 1 + Math.floor(random() * most);
    for (let i = 0; i < houses; i++) {
      const tags = { 'addr:place': 'Город', 'addr:housenumber': String(i) };
      if (random() < 0.5) drawing.building(spot(), spot(), tags);
      else drawing.node(spot(), spot(), tags);
    }
  });
}

test('the order of houses is that of a scan over all of them with their borders', () => {
  fc.assert(fc.property(seeds, fc.integer({ min: 1, max: 7 }), (seed, limit) => {
    const tables = strewn(seed, 60);
    const { divisions, rows } = openMaterials(tables);
    const random = seededRandom(seed + 1);
    const [lat, lon] = at((random() - 0.5) * 500, (random() - 0.5) * 500);
    const here = divisions.of(rows.areasAround(lat, lon));
    const found = openHousesNear(tables, divisions, rows).near(lat, lon, here, { radiusMeters: 1000, limit });
    const expected = rows.nearestHouses(lat, lon, { radiusMeters: 1000, limit: tables.houses.rows })
      .map(({ row, distanceMeters }) => {
        const there = divisions.of(rows.areasAround(tables.houses.lat[row] / DEGREE, tables.houses.lon[row] / DEGREE));
        const isAtDoor = distanceMeters <= AT_DOOR_METERS && isDoor(tables, row);
        const border = distanceMeters === 0 ? 'none' : borderBetween(here, there);
        return { away: isAtDoor ? 0 : distanceMeters, border };
      })
      .filter(({ border }) => border !== 'heavy')
      .map(({ away, border }) => away + (border === 'light' ? BORDER_PENALTY_METERS : 0))
      .sort((a, b) => a - b);
    assert.deepEqual(found.slice(0, limit).map(({ effectiveMeters }) => effectiveMeters), expected.slice(0, limit));
  }), { seed: 61, numRuns: 200 });
});

const CELL = 2e5;

/** A country of three regions with borders more crooked than any real one. */
function partitioned(seed: number): NearestTables {
  const regions = crookedPartition(seed, 4, 3, CELL).map((rings, region) => ({
    names: { name: `Регион ${region}` }, level: 4, squareMeters: 10, rings,
  }));
  const sketch = randomSketch({ seed, lat: 0.04, lon: 0.04, spreadMeters: 6000, most: 30 });
  const gazetteer = gazetteerOf({ ...sketch, areas: regions });
  return { ...gazetteer, ...buildIndexes(gazetteer) };
}

test('whatever else is near, the region is the one whose polygon holds the point', () => {
  fc.assert(fc.property(seeds, (seed) => {
    const tables = partitioned(seed);
    const { reverse } = openReverse(tables);
    const random = seededRandom(seed);
    for (let i = 0; i < 40; i++) {
      const [lat, lon] = [Math.floor(random() * 5 * CELL), Math.floor(random() * 5 * CELL)];
      const region = [0, 1, 2].find((area) => isInsideSlowly(tables, area, lat, lon));
      for (const { components } of reverse(lat / DEGREE, lon / DEGREE, { limit: 3, radiusMeters: 5000 })) {
        assert.equal(components.region, region === undefined ? undefined : `Регион ${region}`);
      }
    }
  }), { seed: 62, numRuns: 40 });
});

test('no point on the globe and no option makes it throw', () => {
  const tables = strewn(1, 30);
  const { reverse } = openReverse(tables);
  const corner = fc.constantFrom(-90, 90, 0, 54, 53.9999999, 89.99999);
  const turn = fc.constantFrom(-180, 180, 0, 148, 179.9999999);
  fc.assert(fc.property(
    fc.oneof(corner, fc.double({ min: -90, max: 90, noNaN: true })),
    fc.oneof(turn, fc.double({ min: -180, max: 180, noNaN: true })),
    fc.integer({ min: 1, max: 20 }), fc.constantFrom(1, 1000, 5000),
    (lat, lon, limit, radiusMeters) => {
      const found = reverse(lat, lon, { limit, radiusMeters });
      assert.ok(found.length <= limit);
      for (const { distanceMeters, address, id } of found) {
        assert.ok(distanceMeters <= radiusMeters && address !== '' && id !== '');
      }
    },
  ), { seed: 63, numRuns: 2000 });
  for (const [lat, lon] of [[91, 0], [0, 181], [NaN, 0]]) {
    assert.throws(() => reverse(lat, lon), { code: 'bad_argument' });
  }
});

test('a house across the antimeridian is as near as its true distance', () => {
  const east = -180 * DEGREE + Math.round(20 / METERS_PER_UNIT);
  const gazetteer = gazetteerOf({ houses: [{ at: [0, east], label: '1' }], places: [{ at: [0, east] }] });
  const { reverse } = openReverse({ ...gazetteer, ...buildIndexes(gazetteer) });
  const tenMeters = 10 / METERS_PER_UNIT / DEGREE;
  for (const [meters, lon] of [[30, 180 - tenMeters], [20, 180], [20, -180], [10, -180 + tenMeters]]) {
    const [answer] = reverse(0, lon);
    assert.equal(answer.components.house, '1');
    assert.ok(Math.abs(answer.distanceMeters - meters) < 0.5, `${answer.distanceMeters} m from ${lon}`);
  }
});
