import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { crookedPartition, crookedRing, isInsideSlowly, shapesOf, type Point } from '../../test/polygon-fixture.ts';
import { DEGREE } from './geo.ts';
import { isValidRing, labelPoint, polygonSquareMeters, ringsBox, ringSquareMeters, type Ring } from './rings-shape.ts';

const toRing = (points: readonly Point[]): Ring =>
  ({ lat: points.map(([lat]) => lat), lon: points.map(([, lon]) => lon) });

/** A square centred at a latitude. */
function squareAt(latDegrees: number, halfLat: number, halfLon: number): Point[] {
  const lat = latDegrees * DEGREE;
  return [[lat - halfLat, -halfLon], [lat - halfLat, halfLon], [lat + halfLat, halfLon], [lat + halfLat, -halfLon]]
    .map(([a, b]): Point => [Math.round(a), Math.round(b)])
    .concat([[Math.round(lat - halfLat), Math.round(-halfLon)]]);
}

const near = (actual: number, expected: number, part: number): void =>
  assert.ok(Math.abs(actual - expected) <= Math.abs(expected) * part, `${actual} is not near ${expected}`);

test('area is computed on the sphere, signed by direction', () => {
  const globe = 4 * Math.PI * 6_371_008.8 ** 2;
  near(ringSquareMeters(toRing(squareAt(0, 90 * DEGREE, 180 * DEGREE))), globe, 1e-12);
  near(ringSquareMeters(toRing(squareAt(60, 0.01 * DEGREE, 0.02 * DEGREE))), 2223.9 ** 2, 1e-3);
  near(ringSquareMeters(toRing(squareAt(60, 0.01 * DEGREE, 0.02 * DEGREE).reverse())), -(2223.9 ** 2), 1e-3);
  near(ringSquareMeters(toRing(squareAt(55, 50, 50))), 1.11195 ** 2 * Math.cos((55 * Math.PI) / 180), 1e-4);
});

test('holes are subtracted and islands in them added, in any order and direction', () => {
  const [outer, hole, island] = [3000, 2000, 1000].map((half) => toRing(squareAt(0, half, half)));
  const other = toRing(squareAt(1, 500, 500));
  const [a, b, c, d] = [outer, hole, island, other].map((ring) => Math.abs(ringSquareMeters(ring)));
  near(polygonSquareMeters([hole, outer]), a - b, 1e-9);
  near(polygonSquareMeters([other, island, toRing(squareAt(0, 2000, 2000).reverse()), outer]), a - b + c + d, 1e-9);
});

test('the parts of a partition together have the area of the whole', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
    const parts = crookedPartition(seed, 5, 1, 10_000)[0];
    const sum = parts.reduce((total, ring) => total + polygonSquareMeters([toRing(ring)]), 0);
    near(sum, Math.abs(ringSquareMeters(toRing([[0, 0], [0, 50_000], [50_000, 50_000], [50_000, 0], [0, 0]]))), 1e-6);
  }), { seed: 4, numRuns: 50 });
});

const refused: readonly [string, Point[]][] = [
  ['of no points', []],
  ['of three points', [[0, 0], [5, 5], [0, 0]]],
  ['that is not closed', [[0, 0], [0, 5], [5, 5], [5, 0]]],
  ['without ground inside', [[0, 0], [5, 5], [9, 9], [0, 0]]],
];
for (const [name, points] of refused) {
  test(`a ring ${name} is not valid`, () => assert.equal(isValidRing(toRing(points)), false));
}
test('a triangle is a valid ring', () => assert.equal(isValidRing(toRing([[0, 0], [0, 1], [1, 0], [0, 0]])), true));

test('a box contains all rings', () => {
  const box = ringsBox([toRing([[1, 2], [3, -4]]), toRing([[9, 0]])]);
  assert.deepEqual(box, { minLat: 1, maxLat: 9, minLon: -4, maxLon: 2 });
});

test('a label lies inside, also if the middle is a hole or a bay', () => {
  const horseshoe: Point[] = [[0, 0], [0, 90], [90, 90], [90, 0], [60, 0], [60, 80], [30, 80], [30, 0], [0, 0]];
  const ring = [squareAt(0, 3000, 3000), squareAt(0, 2900, 2900)];
  const tiny: Point[] = [[0, 0], [0, 1], [1, 0], [0, 0]];
  for (const rings of [[horseshoe], ring, [tiny]]) {
    const { lat, lon } = labelPoint(rings.map(toRing));
    assert.ok(isInsideSlowly(shapesOf([rings]), 0, lat, lon), `${lat}, ${lon}`);
  }
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 3, max: 40 }), (seed, corners) => {
    const rings = [crookedRing(seed, corners, [550_000_000, 370_000_000], 1000)];
    const { lat, lon } = labelPoint(rings.map(toRing));
    assert.ok(isInsideSlowly(shapesOf([rings]), 0, lat, lon), `${lat}, ${lon}`);
  }), { seed: 5, numRuns: 300 });
});
