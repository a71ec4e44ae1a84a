import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { crookedPartition, crookedRing, isInsideSlowly, shapesOf, type Point } from '../../test/polygon-fixture.ts';
import { buildStripes, isInside, type Shapes } from './polygon.ts';

const around = (value: number): number[] => [value - 1, value, value + 1];

/** Corners, middles of edges, and the points right beside them. */
const sharpPoints = (areas: readonly Point[][][]): Point[] =>
  areas.flat().flatMap((ring) => ring.flatMap(([lat, lon], i): Point[] => {
    const [lat2, lon2] = ring[(i + 1) % ring.length];
    return [[lat, lon], [(lat + lat2) / 2, (lon + lon2) / 2]]
      .map(([a, b]) => [Math.floor(a), Math.floor(b)])
      .flatMap(([a, b]) => around(a).flatMap((c) => around(b).map((d): Point => [c, d])));
  }));

const areasWith = (shapes: Shapes, [lat, lon]: Point): number[] => {
  const stripes = buildStripes(shapes);
  return Array.from({ length: shapes.areas.rows }, (_, area) => area)
    .filter((area) => isInside(shapes, stripes, area, lat, lon));
};

const square: Point[] = [[0, 0], [0, 10], [10, 10], [10, 0], [0, 0]];
const hole: Point[] = [[2, 2], [8, 2], [8, 8], [2, 8], [2, 2]];
const island: Point[] = [[4, 4], [4, 6], [6, 6], [6, 4], [4, 4]];

const drawn: readonly [string, Point[][], Point, boolean][] = [
  ['inside', [square], [5, 5], true],
  ['the south-west corner belongs to the square', [square], [0, 0], true],
  ['the north-east corner does not', [square], [10, 10], false],
  ['west of it', [square], [5, -1], false],
  ['far north of it', [square], [900_000_000, 5], false],
  ['in a hole', [square, hole], [3, 3], false],
  ['on an island in the hole', [square, hole, island], [5, 5], true],
  ['between the hole and the border', [square, hole], [1, 5], true],
  ['in an area without rings', [], [0, 0], false],
  ['on a line there and back', [[[0, 0], [5, 5], [0, 0]]], [2, 2], false],
];
for (const [name, rings, point, expected] of drawn) {
  test(`a point ${name}: ${expected ? 'in' : 'out'}`, () => {
    assert.equal(areasWith(shapesOf([rings]), point).length === 1, expected);
  });
}

test('every point of a partition is in exactly one part, on borders and corners too', () => {
  fc.assert(fc.property(
    fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 6 }), fc.constantFrom(6, 20, 400_000),
    (seed, cells, size) => {
      const areas = crookedPartition(seed, cells, 3, size);
      const shapes = shapesOf(areas);
      const stripes = buildStripes(shapes);
      const edge = cells * size;
      for (const [lat, lon] of sharpPoints(areas)) {
        const within = [0, 1, 2].filter((area) => isInside(shapes, stripes, area, lat, lon));
        const covered = lat >= 0 && lat < edge && lon >= 0 && lon < edge;
        assert.equal(within.length, covered ? 1 : 0, `${lat}, ${lon} is in ${within.join(' and ') || 'none'}`);
      }
    },
  ), { seed: 11, numRuns: 150 });
});

test('stripes give the same answer as a check of every edge, for any rings', () => {
  const coordinate = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }));
  const point = fc.tuple(coordinate, coordinate);
  const ring = fc.array(point, { minLength: 1, maxLength: 12 }).map((points): Point[] => [...points, points[0]]);
  const area = fc.array(ring, { maxLength: 4 });
  fc.assert(fc.property(fc.array(area, { maxLength: 4 }), fc.array(point, { maxLength: 10 }), (areas, asked) => {
    const shapes = shapesOf(areas);
    const stripes = buildStripes(shapes);
    for (const [lat, lon] of [...asked, ...sharpPoints(areas)]) {
      areas.forEach((_, row) => {
        const expected = isInsideSlowly(shapes, row, lat, lon);
        assert.equal(isInside(shapes, stripes, row, lat, lon), expected, `${lat}, ${lon}`);
      });
    }
  }), { seed: 12, numRuns: 300 });
});

test('beside an edge across half a continent no rounding error decides', () => {
  // Neighbours in the Fibonacci series: the points lie off the edge by the least that whole numbers can.
  const edge: Point[] = [[0, 0], [701_408_733, 433_494_437], [701_408_733, 433_494_438], [0, 900_000_000], [0, 0]];
  const shapes = shapesOf([[edge]]);
  const beside: Point[] = [[433_494_437, 267_914_296], [267_914_296, 165_580_141], [165_580_141, 102_334_155]];
  const expected = beside.map(([lat, lon]) => isInsideSlowly(shapes, 0, lat, lon));
  assert.deepEqual(expected, [false, true, false]);
  assert.deepEqual(beside.map((point) => areasWith(shapes, point).length === 1), expected);
});

test('in an outline of twenty thousand corners few edges are checked at a time, and its lists stay short', () => {
  const shapes = shapesOf([[crookedRing(3, 20_000, [550_000_000, 370_000_000], 20_000_000, 0.001)]]);
  const { stripes, stripeEdges } = buildStripes(shapes);
  assert.ok(stripeEdges.rows < 2.5 * 20_000, `${stripeEdges.rows} listed`);
  assert.ok(stripeEdges.rows / stripes.rows < 40, `${stripeEdges.rows / stripes.rows} per stripe`);
});
