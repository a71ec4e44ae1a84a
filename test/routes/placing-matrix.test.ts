import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDegrees, toUnits } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { MatrixQuery } from '../../src/routing/answer/matrix.ts';
import type { SnappedPoint } from '../../src/routing/answer/snapped.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import {
  assertCellsOfPlaces, costsOf, departure, matrix, namedPoints, routeBetween, snapsOf, town,
} from './placing-town.ts';
import { randomTown } from './random-town.ts';
import { drawTown } from './town.ts';
import { degreesOf, trafficTown } from './traffic-town.ts';

/** "X: 100 cut_off, nearest 0, unmoved to 1": the points of a matrix with the cells in which they are elsewhere. */
const toldOf = (points: readonly SnappedPoint[]): string =>
  points.map((point) => [
    snapsOf([point]), ...(point.nearest ? [`nearest ${Math.round(point.nearest.distanceMeters)}`] : []),
    ...(point.unmovedTo ? [`unmoved to ${point.unmovedTo.join(' ')}`] : []),
  ].join(' ')).join(', ');

const placesOf = (points: readonly SnappedPoint[]): string =>
  points.map(({ lat, lon, movedBecause }) => `${lat} ${lon} ${movedBecause}`).join(', ');

test('a matrix has no duration to an unreachable point, and names the point', () => {
  const { durationsSeconds, origins } = matrix({ origins: namedPoints('ABS') });
  assert.deepEqual(durationsSeconds.map((row) => row.map((cell) => cell !== null)), [
    [true, true, false],
    [true, true, false],
    [false, false, true],
  ]);
  assert.equal(snapsOf(origins), '0, 0, 0 no_route');
});

test('a point off road leaves its row and column empty, and the rest of the matrix unchanged', () => {
  const [a, b] = namedPoints('AB');
  const ocean = { lat: 0, lon: 0 };
  const without = matrix({ origins: [a, b] });
  const { durationsSeconds, distancesMeters, staticSeconds, origins } = matrix({ origins: [a, ocean, b] });
  for (const [table, before] of [
    [durationsSeconds, without.durationsSeconds], [distancesMeters, without.distancesMeters],
    [staticSeconds, without.staticSeconds],
  ] as const) {
    const [[aa, ab], [ba, bb]] = before;
    assert.deepEqual(table, [[aa, null, ab], [null, null, null], [ba, null, bb]]);
  }
  assert.equal(snapsOf(origins), '0, 0 point_off_road, 0');
  assert.deepEqual(origins[1], { ...ocean, distanceMeters: 0, name: '', problem: 'point_off_road' });
  const rows = matrix({ origins: [ocean, a], destinations: [b] });
  assert.deepEqual(rows.durationsSeconds, [[null], [without.durationsSeconds[0][1]]]);
  assert.equal(snapsOf(rows.destinations), '0');
});

test('if one side of a matrix has no point on a road, its cells are empty, and its points have a problem', () => {
  const ocean = { lat: 0, lon: 0 };
  const [a, b] = namedPoints('AB');
  const rows = matrix({ origins: [ocean], destinations: [a, b] });
  assert.deepEqual([rows.durationsSeconds, rows.distancesMeters], [[[null, null]], [[null, null]]]);
  assert.deepEqual([snapsOf(rows.origins), snapsOf(rows.destinations)], ['0 point_off_road', '0, 0']);
  const columns = matrix({ origins: [a, b], destinations: [ocean, ocean] });
  assert.deepEqual(columns.durationsSeconds, [[null, null], [null, null]]);
  assert.equal(snapsOf(columns.destinations), '0 point_off_road, 0 point_off_road');
});

test('if no point at all is on a road, all of them are named', () => {
  const ocean = { lat: 0, lon: 0 };
  const ask = (query: Pick<MatrixQuery, 'origins' | 'destinations'>) => {
    const { engine } = town;
    return engine.matrix('car', engine.state('car', departure, noTraffic), { ...query, language: 'ru', departure });
  };
  assert.deepEqual(ask({ origins: [ocean, ocean] }),
    { missed: 'point_off_road', lists: [{ list: 'origins', points: [0, 1] }] });
  assert.deepEqual(ask({ origins: [ocean], destinations: [ocean] }), {
    missed: 'point_off_road', lists: [{ list: 'origins', points: [0] }, { list: 'destinations', points: [0] }],
  });
});

test('if destinations are absent or empty, they are the origins', () => {
  const origins = namedPoints('AXB');
  const answer = matrix({ origins });
  assert.deepEqual(matrix({ origins, destinations: [] }), answer);
  assert.deepEqual(matrix({ origins, destinations: origins }), answer);
});

for (const [what, origins, destinations, expected] of [
  ['within a yard no point is moved', 'XY', 'XY', '0, 0 / 0, 0'],
  ['cells within the yard stay in it when others leave it', 'XYA', 'XYA',
    '100 cut_off nearest 0 unmoved to 1, 100 cut_off nearest 0 unmoved to 0, 0 / ' +
    '100 cut_off nearest 0, 100 cut_off nearest 0, 0'],
  ['a point with one cell is where the cell has it', 'XA', 'Y',
    '0 unmoved to 0, 0 / 100 cut_off nearest 0'],
] as const) {
  test(`in a matrix ${what}: ${origins} to ${destinations}`, () => {
    const answer = matrix({ origins: namedPoints(origins), destinations: namedPoints(destinations) });
    assert.equal(`${toldOf(answer.origins)} / ${toldOf(answer.destinations)}`, expected);
    assertCellsOfPlaces(town, answer);
  });
}

test('a cell does not depend on the other points of its matrix', () => {
  const points = namedPoints('XYIOAST');
  const { durationsSeconds, distancesMeters } = matrix({ origins: points });
  points.forEach((origin, row) => points.forEach((destination, column) => {
    const alone = matrix({ origins: [origin], destinations: [destination] });
    assert.deepEqual([durationsSeconds[row][column], distancesMeters[row][column]],
      [alone.durationsSeconds[0][0], alone.distancesMeters[0][0]], `${row} to ${column}`);
    const found = routeBetween(town, [origin, destination]);
    assert.deepEqual('missed' in found ? [null, null] : costsOf(found).toReversed(),
      [durationsSeconds[row][column], distancesMeters[row][column]], `${row} to ${column}`);
  }));
});

test('a point to itself takes no time, though it begins and ends journeys at different places', () => {
  for (const name of 'XYIOS') {
    assert.equal(matrix({ origins: namedPoints(`A${name}`) }).durationsSeconds[1][1], 0, name);
  }
});

test('cells between the two ends of a horseshoe island are the routes on it', () => {
  const open = trafficTown(drawTown({
    map: `
  A------------------------------B
  |                              |
  |X------------P                |
  |             |                |
  |Y------------Q                |
  |                              |
  D------------------------------E
    `,
    ways: { ABEDA: '', XPQY: 'service' }, meters: 50,
  }));
  const asked = matrix({ origins: ['X', 'Y', 'A'].map((name) => degreesOf(open.town, name)) }, open);
  assert.equal(toldOf(asked.origins),
    '50 cut_off nearest 0 unmoved to 1, 50 cut_off nearest 0 unmoved to 0, 0');
  assert.equal(Math.round(asked.distancesMeters[0][1]!), 1400);
  assertCellsOfPlaces(open, asked);
});

test('in random towns each cell is the route between its two places', () => {
  let [moved, unreached] = [0, 0];
  for (let seed = 1; seed <= 25; seed++) {
    const open = trafficTown(randomTown(seed).town);
    const random = seededRandom(seed);
    const somewhere = (least: number, size: number): number => toDegrees(toUnits(least + random() * size));
    const points = Array.from({ length: 7 }, () => ({ lat: somewhere(55, 0.008), lon: somewhere(37, 0.012) }));
    for (const maxSnapMeters of [150, undefined]) {
      const asked = matrix({ origins: points, maxSnapMeters }, open);
      unreached += assertCellsOfPlaces(open, asked, `seed ${seed}`);
      moved += [...asked.origins, ...asked.destinations].filter(({ movedBecause }) => movedBecause).length;
    }
  }
  assert.ok(moved > 20, `${moved} points were moved`);
  assert.ok(unreached > 20, `${unreached} cells have no way`);
});

test('in random towns starts and ends are where a matrix has them, and stops where it has one of the two', () => {
  let moved = 0;
  for (let seed = 1; seed <= 25; seed++) {
    const open = trafficTown(randomTown(seed).town);
    const random = seededRandom(seed);
    const somewhere = (least: number, size: number): number => toDegrees(toUnits(least + random() * size));
    const [first, point, last] = Array.from({ length: 3 }, () =>
      ({ lat: somewhere(55, 0.008), lon: somewhere(37, 0.012) }));
    const { origins, destinations } = matrix({ origins: [first, point, last] }, open);
    const asked = [
      [0, [point, last], [origins[1]]], [1, [first, point], [destinations[1]]],
      [1, [first, point, last], [origins[1], destinations[1]]],
    ] as const;
    for (const [index, points, places] of asked) {
      const answer = routeBetween(open, points);
      if ('missed' in answer) continue;
      if (answer.points.some(({ movedBecause }) => movedBecause)) moved++;
      const summary = placesOf([answer.points[index]]);
      assert.ok(places.some((place) => placesOf([place]) === summary), `seed ${seed}`);
    }
  }
  assert.ok(moved > 10, `${moved} routes have a point that was moved`);
});
