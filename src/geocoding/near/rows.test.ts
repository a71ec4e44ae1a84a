import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gazetteerOf } from '../../../test/gazetteer-fixture.ts';
import { crookedPartition, isInsideSlowly, type Point } from '../../../test/polygon-fixture.ts';
import { randomSketch } from '../../../test/random-gazetteer.ts';
import { distanceMeters, toDegrees, toUnits } from '../../kernel/geo.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { buildIndexes, type IndexTables } from './indexes.ts';
import { openAreas } from '../../kernel/area-finder.ts';
import { houseMeters, nearestOnLine } from './measure.ts';
import { openRows, type NearRow } from './rows.ts';
import type { Reach } from '../../kernel/nearest-search.ts';

type Tables = Gazetteer & IndexTables;

/** The slow twin measures everything, then sorts. */
function inOrder(rows: number, measure: (row: number) => number, { radiusMeters, limit }: Reach): NearRow[] {
  return Array.from({ length: rows }, (_, row) => ({ row, distanceMeters: measure(row) }))
    .filter(({ distanceMeters: meters }) => Number.isFinite(meters) && meters <= radiusMeters)
    .sort((a, b) => a.distanceMeters - b.distanceMeters || a.row - b.row)
    .slice(0, limit);
}

/** Measures by pieces; that the pieces make up the street is a test of `indexes`. */
function streetMeters({ streetPieces, linePoints }: Tables, street: number, lat: number, lon: number): number {
  let nearest = Infinity;
  for (let piece = 0; piece < streetPieces.rows; piece++) {
    if (streetPieces.street[piece] !== street) continue;
    const spot = nearestOnLine(linePoints, streetPieces.first[piece], streetPieces.last[piece], lat, lon);
    nearest = Math.min(nearest, spot.distanceMeters);
  }
  return nearest;
}

function assertSame(tables: Tables, asked: Point, reach: Reach): void {
  const finder = openRows(tables);
  const [lat, lon] = asked.map(toDegrees);
  const toPoint = (points: { lat: Int32Array; lon: Int32Array }) => (row: number) =>
    distanceMeters(asked[0], asked[1], points.lat[row], points.lon[row]);
  const { houses, streets, places, pois } = tables;
  assert.deepEqual(
    finder.nearestHouses(lat, lon, reach),
    inOrder(houses.rows, (row) => houseMeters(tables, row, ...asked), reach),
  );
  assert.deepEqual(finder.nearestPlaces(lat, lon, reach), inOrder(places.rows, toPoint(places), reach));
  assert.deepEqual(finder.nearestPois(lat, lon, reach), inOrder(pois.rows, toPoint(pois), reach));
  const expected = inOrder(streets.rows, (row) => streetMeters(tables, row, ...asked), reach);
  const found = finder.nearestStreets(lat, lon, reach);
  assert.deepEqual(found.map(({ row }) => row), expected.map(({ row }) => row));
  found.forEach((street, i) => {
    assert.equal(street.distanceMeters, expected[i].distanceMeters);
    const toSpot = distanceMeters(asked[0], asked[1], toUnits(street.lat), toUnits(street.lon));
    assert.ok(Math.abs(toSpot - street.distanceMeters) < 0.02, 'the spot is as far as it is said to be');
  });
}

const reaches = fc.record({
  radiusMeters: fc.constantFrom(0, 30, 300, 5000, Infinity),
  limit: fc.constantFrom(0, 1, 2, 5, 1000),
});

const corners: readonly [string, number, number][] = [
  ['on the equator', 0, 0],
  ['in Moscow', 55.75, 37.62],
  ['at 80° N', 80, 60],
  ['at 89.9° N, beyond the plane', 89.9, 10],
  ['on both sides of the antimeridian', 66, 180],
  ['in the southern hemisphere', -54.8, -68.3],
];
for (const [name, lat, lon] of corners) {
  test(`the index finds what a full scan finds, ${name}`, () => {
    fc.assert(fc.property(
      fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(100, 3000, 200_000), fc.constantFrom(3, 40, 120), reaches,
      fc.integer({ min: -30_000, max: 30_000 }), fc.integer({ min: -30_000, max: 30_000 }),
      (seed, spreadMeters, most, reach, dLat, dLon) => {
        const gazetteer = gazetteerOf(randomSketch({ seed, lat, lon, spreadMeters, most }));
        const tables = { ...gazetteer, ...buildIndexes(gazetteer) };
        const west = toUnits(lon) + dLon;
        assertSame(tables, [toUnits(lat) + dLat, west >= 180e7 ? west - 360e7 : west], reach);
      },
    ), { seed: 21, numRuns: 120 });
  });
}

test('a point on the other side of the globe still finds the nearest', () => {
  const gazetteer = gazetteerOf(randomSketch({ seed: 5, lat: 55, lon: 37, spreadMeters: 2000, most: 60 }));
  const tables = { ...gazetteer, ...buildIndexes(gazetteer) };
  const far: Point[] = [[-550_000_000, -1_430_000_000], [900_000_000, 0], [-900_000_000, 5], [0, -1_800_000_000]];
  for (const asked of far) {
    assertSame(tables, asked, { radiusMeters: Infinity, limit: 3 });
  }
});

test('houses on either side of 180° are neighbours', () => {
  const sides: Point[] = [[660_000_000, 1_799_999_000], [660_000_000, -1_799_998_000]];
  const gazetteer = gazetteerOf({ houses: sides.map((at) => ({ at })) });
  const finder = openRows({ ...gazetteer, ...buildIndexes(gazetteer) });
  for (const lon of [179.9999, 180, -180, -179.9999]) {
    const found = finder.nearestHouses(66, lon, { radiusMeters: 50, limit: 5 });
    assert.deepEqual(found.map(({ row }) => row).sort(), [0, 1], `from ${lon}`);
  }
});

test('a house whose outline crosses 180° is found from the far side', () => {
  const outline: Point[] = [[-50, -50], [-50, 900], [50, 900], [50, -50]];
  const gazetteer = gazetteerOf({ houses: [{ at: [660_000_000, 1_799_999_000], outline }] });
  const finder = openRows({ ...gazetteer, ...buildIndexes(gazetteer) });
  assert.deepEqual(finder.nearestHouses(66, -179.9995, { radiusMeters: 1, limit: 1 }), [{ row: 0, distanceMeters: 0 }]);
});

test('in an empty gazetteer nothing is near', () => {
  const gazetteer = gazetteerOf({});
  const finder = openRows({ ...gazetteer, ...buildIndexes(gazetteer) });
  const reach = { radiusMeters: Infinity, limit: 5 };
  const found = [finder.nearestHouses, finder.nearestStreets, finder.nearestPlaces, finder.nearestPois];
  assert.deepEqual(found.map((near) => near(55, 37, reach)), [[], [], [], []]);
  assert.deepEqual(finder.areasAround(55, 37), []);
});

test('an invalid point is refused with its figures', () => {
  const gazetteer = gazetteerOf({});
  const finder = openRows({ ...gazetteer, ...buildIndexes(gazetteer) });
  for (const [lat, lon] of [[91, 0], [0, 181], [Number.NaN, 0], [0, Infinity]]) {
    const refusal = { code: 'bad_argument', message: new RegExp(`^${lat}, ${lon} `) };
    assert.throws(() => finder.areasAround(lat, lon), refusal);
  }
});

test('indexes of another gazetteer are refused', () => {
  const one = gazetteerOf({ houses: [{ at: [1, 1] }] });
  const two = gazetteerOf({ houses: [{ at: [1, 1] }, { at: [2, 2] }] });
  const refusal = { code: 'atlas_refused', message: /^houseBoxes is no index of 2 rows/ };
  assert.throws(() => openRows({ ...two, ...buildIndexes(one) }), refusal);
});

test('180° E is taken as 180° W, also for areas in units', () => {
  const east: Point[] = [[0, -1_800_000_000], [0, -1_790_000_000], [10, -1_790_000_000], [10, -1_800_000_000]];
  const west: Point[] = [[0, 1_800_000_000], [0, 1_790_000_000], [10, 1_790_000_000], [10, 1_800_000_000]];
  const rings = [east, west].map((ring) => [[...ring, ring[0]]]);
  const gazetteer = gazetteerOf({ areas: rings.map((area) => ({ rings: area, squareMeters: 1 })) });
  const indexes = buildIndexes(gazetteer);
  for (const lon of [1_800_000_000, -1_800_000_000]) {
    assert.deepEqual(openAreas(gazetteer, indexes).areasAround(5, lon), [0]);
    assert.deepEqual(openRows({ ...gazetteer, ...indexes }).areasAround(0, toDegrees(lon)), [0]);
  }
});

test('areas come largest first, and each point of a partition lies in one part and in the whole', () => {
  const parts = crookedPartition(9, 5, 3, 2000);
  const whole: Point[] = [[0, 0], [0, 10_000], [10_000, 10_000], [10_000, 0], [0, 0]];
  const gazetteer = gazetteerOf({
    areas: [
      ...parts.map((rings) => ({ rings, squareMeters: 3 })),
      { rings: [], squareMeters: 50 },
      { rings: [whole], squareMeters: 9 },
    ],
  });
  const finder = openRows({ ...gazetteer, ...buildIndexes(gazetteer) });
  for (let lat = -100; lat < 10_100; lat += 199) {
    for (let lon = -100; lon < 10_100; lon += 203) {
      const expected = [4, 0, 1, 2].filter((row) => isInsideSlowly(gazetteer, row, lat, lon));
      assert.deepEqual(finder.areasAround(toDegrees(lat), toDegrees(lon)), expected);
      assert.ok(expected.length === 2 || expected.length === 0);
    }
  }
});
