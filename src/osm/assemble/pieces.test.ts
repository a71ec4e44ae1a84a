import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NONE } from '../../kernel/columns.ts';
import { toUnits } from '../../kernel/geo.ts';
import { findPieces } from './pieces.ts';

type Spot = readonly [lat: number, lon: number];

const pointsOf = (spots: readonly Spot[]) =>
  ({ rows: spots.length, lat: (row: number) => toUnits(spots[row][0]), lon: (row: number) => toUnits(spots[row][1]) });

const piecesOf = (spots: readonly Spot[]) => {
  const pieces = findPieces([pointsOf(spots)]);
  const at = ([lat, lon]: Spot): number => pieces.at(toUnits(lat), toUnits(lon));
  return { count: pieces.boxes.length, boxes: pieces.boxes, at };
};

const moscow: Spot = [55.75, 37.62];
const volgograd: Spot = [48.71, 44.5];

for (const [name, spots, count] of [
  ['an empty map has none', [], 0],
  ['a city is one', [moscow, [55.9, 37.4]], 1],
  ['a town 40 km away belongs to it', [moscow, [55.42, 37.55]], 1],
  ['a far city is another', [moscow, volgograd], 2],
  ['both sides of 180° hang together', [[64.7, 179.9], [64.7, -179.9]], 1],
  ['the poles have neighbours too', [[90, 0], [-90, 180]], 2],
] as const) {
  test(`pieces of a map: ${name}`, () => assert.equal(piecesOf(spots).count, count));
}

test('a piece reaches a box where it has land, not wherever its own box does', () => {
  const corner: Spot[] = [[50.2, 30.2], [50.7, 30.2], [51.2, 30.2], [51.2, 30.7], [51.2, 31.2]];
  const chukotka: Spot[] = [[64.7, 179.9], [64.7, -179.9]];
  const pieces = findPieces([pointsOf([...corner, ...chukotka])]);
  const boxAround = ([lat, lon]: Spot) =>
    ({ minLat: toUnits(lat), maxLat: toUnits(lat + 0.1), minLon: toUnits(lon), maxLon: toUnits(lon + 0.1) });
  const reached = (spot: Spot): number[] => [0, 1].filter((piece) => pieces.reaches(piece, boxAround(spot)));
  assert.deepEqual([reached([51.2, 31.2]), reached([50.2, 31.2]), reached([64.7, 179.8]), reached([64.7, 33])],
    [[0], [], [1], []]);
});

test('a point beside a piece belongs to it, one far from all to none', () => {
  const pieces = piecesOf([moscow, volgograd]);
  assert.equal(pieces.at([55.3, 37.2]), pieces.at(moscow));
  assert.notEqual(pieces.at(moscow), pieces.at(volgograd));
  assert.equal(pieces.at([43.2, 76.9]), NONE);
});

test('every point lies in the box of its piece, and pieces are the groups that chains of near cells make', () => {
  const spot = fc.tuple(fc.double({ min: 50, max: 54, noNaN: true }), fc.double({ min: 30, max: 36, noNaN: true }));
  fc.assert(fc.property(fc.array(spot, { minLength: 1, maxLength: 30 }), (spots) => {
    const pieces = piecesOf(spots);
    const cell = ([lat, lon]: Spot) => [Math.floor(toUnits(lat) / 5e6), Math.floor(toUnits(lon) / 5e6)];
    const isNear = (a: Spot, b: Spot) =>
      Math.max(Math.abs(cell(a)[0] - cell(b)[0]), Math.abs(cell(a)[1] - cell(b)[1])) <= 1;
    const group = spots.map((_, at) => at);
    for (let round = 0; round < spots.length; round++) {
      spots.forEach((a, i) => spots.forEach((b, j) => {
        if (isNear(a, b)) group[i] = group[j] = Math.min(group[i], group[j]);
      }));
    }
    for (const [i, a] of spots.entries()) {
      const { minLat, maxLat, minLon, maxLon } = pieces.boxes[pieces.at(a)];
      const [lat, lon] = a.map(toUnits);
      assert.ok(lat >= minLat && lat <= maxLat && lon >= minLon && lon <= maxLon);
      for (const [j, b] of spots.entries()) assert.equal(pieces.at(a) === pieces.at(b), group[i] === group[j]);
    }
  }));
});
