import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDegrees, toUnits } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { MatrixQuery } from '../../src/routing/answer/matrix.ts';
import type { RouteAnswer } from '../../src/routing/answer/route.ts';
import { isSamePoint } from '../../src/routing/ask/placing.ts';
import type { Degrees, SnappedPoint } from '../../src/routing/answer/snapped.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { randomTown } from './random-town.ts';
import { drawTown } from './town.ts';
import { degreesOf, leaving, moscow, rowsOfMatrix, trafficTown, type TrafficTown } from './traffic-town.ts';

const departure = leaving(moscow('Su 04:00'), 'off');

/** Streets around a block, and beside them a yard (X, Y), a road that leads only in (I) and one that leads only out. */
const map = `
  A--------B--------C
  |        |        |
  | X-Y    |   I    |   O
  |        |        |
  D--------E--------F

                                    S--T
`;
const ways = {
  ABCFEDA: '', BE: '', XY: 'service', EI: 'service oneway=yes', OF: 'service oneway=yes', ST: 'residential',
};
const town = trafficTown(drawTown({ map, ways, meters: 50 }));

function route(names: string, maxSnapMeters?: number, open = town) {
  const points = [...names].map((name) => degreesOf(open.town, name));
  return routeBetween(open, points, maxSnapMeters);
}

const routeBetween = ({ engine }: TrafficTown, points: readonly Degrees[], maxSnapMeters?: number) =>
  engine.route('car', engine.state('car', departure, noTraffic), {
    points, alternatives: 0, steps: false, geometry: 'none', language: 'ru', departure, maxSnapMeters,
  });

function matrix(query: Pick<MatrixQuery, 'origins' | 'destinations' | 'maxSnapMeters'>, { engine } = town) {
  const state = engine.state('car', departure, noTraffic);
  const answer = engine.matrix('car', state, { ...query, language: 'ru', departure });
  assert.ok(!('missed' in answer));
  return { ...rowsOfMatrix(answer), origins: answer.origins, destinations: answer.destinations };
}

const namedPoints = (names: string): Degrees[] => [...names].map((name) => degreesOf(town.town, name));

/** "0, 100 cut_off": how far each point was moved, and why. */
const snapsOf = (points: readonly SnappedPoint[]): string =>
  points.map(({ distanceMeters, movedBecause, problem }) =>
    [Math.round(distanceMeters), movedBecause, problem].filter((word) => word !== undefined).join(' ')).join(', ');

const summary = (answer: ReturnType<typeof route>): string =>
  'missed' in answer ? Object.values(answer).join(' ') : snapsOf(answer.points);

for (const [what, names, expected, maxSnapMeters] of [
  ['a point in a closed yard is moved, and no other is', 'AX', '0, 100 cut_off'],
  ['so is one from which one does not get away', 'IA', '100 no_way_out, 0'],
  ['but not where one only has to get there', 'AI', '0, 0'],
  ['and one to which one does not get', 'AO', '0, 200 no_way_in'],
  ['but not where one only leaves it', 'OA', '0, 0'],
  ['a stop on the way is moved where one does not get away', 'AIB', '0, 100 no_way_out, 0'],
  ['and where one does not get to it', 'AOB', '0, 200 no_way_in, 0'],
  ['on the way too', 'AXB', '0, 100 cut_off, 0'],
  ['within a yard nobody is moved', 'XY', '0, 0'],
  ['nor where both are on the road that leads only in', 'EI', '0, 0'],
  ['on an island that is far from everything neither', 'ST', '0, 0'],
  ['what cannot be reached is not', 'AS', 'no_route 1 to cut_off'],
  ['and the point is named that lies apart', 'SA', 'no_route 0 from cut_off'],
  ['in the middle too', 'ABSC', 'no_route 2 to cut_off'],
  ['nobody is moved farther than the question allows', 'AX', 'no_route 1 to cut_off', 99],
  ['or as far as it allows', 'AS', '0, 806 cut_off', 850],
] as const) {
  test(`${what}: ${names}`, () => assert.equal(summary(route(names, maxSnapMeters)), expected));
}

for (const [meters, expected] of [[59, '0, 295 cut_off'], [61, 'no_route 1 to cut_off']] as const) {
  test(`no point is moved farther than 300 m without request: ${5 * meters} m`, () => {
    const drawn = drawTown({ map: `A---------B${'\n'.repeat(5)}X-Y`, ways: { AB: '', XY: 'service' }, meters });
    assert.equal(summary(route('AX', undefined, trafficTown(drawn))), expected);
  });
}

/** A yard (X, Y) beside a road that leads only out (P to Q) and one that leads only in (S to R). */
const between = trafficTown(drawTown({
  map: `
  A---------B
  |         |
  |         |
  |         |
  |  X-Y    |
  |  P------Q
  |  R------S
  |         |
  D---------E
  `,
  ways: { ABQSEDA: '', PQ: 'service oneway=yes', SR: 'service oneway=yes', XY: 'service' }, meters: 50,
}));
for (const [what, names, expected] of [
  ['a start is put on the nearest road that leads out, though nothing leads back', 'XA', '50 cut_off, 0'],
  ['an end is put on the nearest road that leads in, though nothing leads out', 'AX', '0, 100 cut_off'],
  ['a stop on the way needs both', 'AXB', '0, 150 cut_off, 0'],
] as const) {
  test(`${what}: ${names}`, () => assert.equal(summary(route(names, undefined, between)), expected));
}

test('a start has a way out by a one-way road, with no road for both directions within the limit', () => {
  const far = trafficTown(drawTown({
    map: 'X-Y\n\nP--------Q------A', ways: { XY: 'service', PQ: 'service oneway=yes', QA: '' }, meters: 50,
  }));
  assert.equal(summary(route('XA', undefined, far)), '100 cut_off, 0');
  assert.equal(summary(route('AX', undefined, far)), 'no_route 1 to cut_off');
});

/** A one-way road from B to J that does not lead back, and a yard beside it. */
const oneWay = trafficTown(drawTown({
  map: 'A------B\n       |\n       |\n   X-Y I\n       |\n       |\n       J', meters: 50,
  ways: { AB: '', BIJ: 'service oneway=yes', XY: 'service' },
}));
for (const [what, names, expected] of [
  ['on the way to an end that is no way back either is not moved', 'AIJ', '0, 0, 0'],
  ['is moved where the route must go back', 'AIA', '0, 150 no_way_out, 0'],
  ['in a yard is put on the nearest road that lies on the way', 'AYJ', '0, 100 cut_off, 0'],
  ['in a yard is put where the route can go back', 'AYA', '0, 150 cut_off, 0'],
] as const) {
  test(`a stop ${what}: ${names}`, () => assert.equal(summary(route(names, undefined, oneWay)), expected));
}

test('a stop on an island is put where the route can get to it and on', () => {
  const island = trafficTown(drawTown({
    map: `A--------------------B${'\n'.repeat(10)}S----T----U\n     |\n     K`, meters: 50,
    ways: { AB: '', STU: '', TK: 'service oneway=yes' },
  }));
  assert.equal(summary(route('SKU', undefined, island)), '0, 100 cut_off, 0');
  assert.equal(summary(route('STK', undefined, island)), '0, 0, 0');
});

for (const [what, largest, other, meters, expected] of [
  ['with 25 km of streets is main', 70, 26, 1000, 'no_route 1 to'],
  ['with less is not', 70, 24, 1000, '0, 1000 cut_off'],
  ['of a small map is main with half the streets of the largest', 20, 11, 50, 'no_route 1 to'],
  ['of a small map is not with less', 20, 9, 50, '0, 50 cut_off'],
] as const) {
  test(`a part of the roads ${what}: no point is moved off a main part`, () => {
    const map = `${'A'.padEnd(largest, '-')}B\n${'X'.padEnd(other, '-')}Y`;
    const drawn = drawTown({ map, ways: { AB: '', XY: '' }, meters });
    assert.equal(summary(route('AX', 2000, trafficTown(drawn))), expected);
  });
}

test('a point is off road if the nearest road is beyond the requested limit', () => {
  const { lat, lon } = degreesOf(town.town, 'A');
  const beside = { lat: lat + 0.001, lon }; // 111 m to the north
  const end = degreesOf(town.town, 'C');
  assert.equal(summary(routeBetween(town, [end, beside])), '0, 111');
  assert.equal(summary(routeBetween(town, [end, beside], 110)), 'point_off_road 1');
  assert.equal(summary(routeBetween(town, [end, { lat: lat + 0.04, lon }])), '0, 4448');
  assert.equal(summary(routeBetween(town, [end, { lat: lat + 0.05, lon }])), 'point_off_road 1');
});

test('a point in the same role is snapped to the same place alone, with others and in a matrix', () => {
  for (const name of 'XYIO') {
    const at = (names: string, index: number): SnappedPoint => {
      const answer = route(names);
      assert.ok(!('missed' in answer));
      return answer.points[index];
    };
    const { origins, destinations } = matrix({ origins: namedPoints(`AC${name}`) });
    const starts = [at(`${name}A`, 0), at(`${name}C`, 0), at(`${name}AC`, 0), origins[2]];
    const ends = [at(`A${name}`, 1), at(`C${name}`, 1), at(`AC${name}`, 2), destinations[2]];
    const stops = [at(`A${name}C`, 1), at(`C${name}A`, 1)];
    for (const places of [starts, ends, stops]) for (const place of places) assert.deepEqual(place, places[0]);
  }
});

/** A yard behind a private gate (G) is nearer to a closed yard (X, Y) than the street is. */
const gated = (gate: string, street: string) => trafficTown(drawTown({
  map: `
  A-----B---C
        |
        |
        G
        |
    X-Y H--K
  `,
  nodes: { G: gate },
  ways: { ABC: street, BG: 'service', GHK: 'service', XY: 'service' },
  meters: 30,
}));
for (const [what, gate, street, expected] of [
  ['not behind a gate that names only others', 'barrier=gate foot=yes bicycle=yes', '', '0, 85 cut_off'],
  ['nor behind one that is private', 'barrier=lift_gate access=private', '', '0, 85 cut_off'],
  ['but behind an open one', 'barrier=gate motor_vehicle=yes', '', '0, 60 cut_off'],
  ['behind a gate of others too where no other road is near', 'barrier=gate foot=yes', 'residential access=private',
    '0, 60 cut_off'],
] as const) {
  test(`a point moved out of a closed yard is snapped ${what}`, () => {
    assert.equal(summary(route('CY', undefined, gated(gate, street))), expected);
    assert.equal(summary(route('YC', undefined, gated(gate, street))), expected.split(', ').reverse().join(', '));
  });
}

test('points less than a metre apart are the same point, whatever roads are nearest to them', () => {
  const streets = trafficTown(drawTown({ map: 'A---B\n    |\nD---C', ways: { AB: '', DC: '', BC: '' }, meters: 50 }));
  const { lat, lon } = degreesOf(streets.town, 'A');
  const middle = lat - 50 / 111_195; // 50 m from both streets
  const [north, south, far] = [4e-6, -4e-6, -12e-6].map((step) => ({ lat: middle + step, lon }));
  assert.equal(costsOf(routeBetween(streets, [north, south]) as RouteAnswer)[0], 0);
  assert.ok(costsOf(routeBetween(streets, [north, far]) as RouteAnswer)[0] > 400);
  const { distancesMeters } = matrix({ origins: [north, south, far] }, streets);
  assert.deepEqual(distancesMeters.map((row) => row.map((cell) => cell! > 400)),
    [[false, false, true], [false, false, false], [true, false, false]]);
});

test('a point beside a barrier stays on its side of it, also as the answer tells it', () => {
  const blocked = trafficTown(drawTown({
    map: 'A---G---B\n|       |\nD-------C', nodes: { G: 'barrier=block' }, ways: { AGB: '', BCDA: '' }, meters: 50,
  }));
  const { lat, lon } = degreesOf(blocked.town, 'G');
  const [west, east] = [-0.00005, 0.00005].map((step) => ({ lat, lon: lon + step })); // 3 m
  const asked = matrix({ origins: [west, east] }, blocked);
  assert.deepEqual(asked.distancesMeters.map((row) => row.map((cell) => Math.round(cell! / 10))), [[0, 99], [99, 0]]);
  assertCellsOfPlaces(blocked, asked);
});

test('a point may be moved to the last metres before a private gate', () => {
  const open = trafficTown(drawTown({
    map: 'A-----B---C\n      |\n  X-Y |\n      G\n      H',
    nodes: { G: 'barrier=gate foot=yes' }, ways: { ABC: '', BG: 'service', GH: 'service', XY: 'service' }, meters: 30,
  }));
  assert.equal(summary(route('CY', undefined, open)), '0, 60 cut_off');
});

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

/** "X: 100 cut_off, nearest 0, unmoved to 1": the points of a matrix with the cells in which they are elsewhere. */
const toldOf = (points: readonly SnappedPoint[]): string =>
  points.map((point) => [
    snapsOf([point]), ...(point.nearest ? [`nearest ${Math.round(point.nearest.distanceMeters)}`] : []),
    ...(point.unmovedTo ? [`unmoved to ${point.unmovedTo.join(' ')}`] : []),
  ].join(' ')).join(', ');

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

/** Metres and seconds by which a cell may differ from the route between its places, which are told to a centimetre. */
const TOLERANCE = [0.25, 0.1] as const;
/** A limit within which a place on a road is not moved. */
const ON_ROAD_METERS = 1;

/** Compares each cell with the route between the places that the matrix tells; returns how many have no route. */
function assertCellsOfPlaces(open: TrafficTown, answer: ReturnType<typeof matrix>, label = ''): number {
  const { distancesMeters, durationsSeconds, origins, destinations } = answer;
  let unreached = 0;
  origins.forEach((from, row) => destinations.forEach((to, column) => {
    const isUnmoved = from.unmovedTo?.includes(column);
    const places = isUnmoved ? [from.nearest ?? from, to.nearest ?? to] : [from, to];
    const cell = [distancesMeters, durationsSeconds].map((table) => table[row][column]);
    // Asked for by themselves, places within a metre are the same point.
    const [one, other] = places.map(({ lat, lon }) => ({ lat: toUnits(lat), lon: toUnits(lon) }));
    if (isSamePoint(one, other) && (cell[0] ?? 0) > 0) return;
    const found = routeBetween(open, places, ON_ROAD_METERS);
    // A point that begins and ends journeys at different places is still at none from itself.
    if (row === column && cell[0] === 0 && cell[1] === 0) return;
    const text = `${label} ${row} to ${column}: ${cell.join(' m, ')} s`;
    if ('missed' in found) {
      unreached++;
      assert.deepEqual(cell, [null, null], text);
      return;
    }
    costsOf(found).forEach((cost, at) => assert.ok(Math.abs(cost - cell[at]!) < TOLERANCE[at], `${text}, not ${cost}`));
  }));
  return unreached;
}

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

const costsOf = ({ routes: [{ distanceMeters, durationSeconds }] }: RouteAnswer): number[] =>
  [distanceMeters, durationSeconds];

const placesOf = (points: readonly SnappedPoint[]): string =>
  points.map(({ lat, lon, movedBecause }) => `${lat} ${lon} ${movedBecause}`).join(', ');

test('a few metres along a street in either direction do not lead around the block', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const open = trafficTown(randomTown(seed).town);
    const { roadNodes, roadWays, roadWayNodes } = open.town.source.network;
    const random = seededRandom(seed);
    for (let i = 0; i < 10; i++) {
      const way = Math.floor(random() * roadWays.rows);
      const at = roadWays.nodes[way] + Math.floor(random() * (roadWays.nodes[way + 1] - roadWays.nodes[way] - 1));
      const [a, b] = [roadWayNodes.node[at], roadWayNodes.node[at + 1]];
      const share = random();
      const point = (part: number): Degrees => ({
        lat: toDegrees(roadNodes.lat[a] + Math.round((roadNodes.lat[b] - roadNodes.lat[a]) * part)),
        lon: toDegrees(roadNodes.lon[a] + Math.round((roadNodes.lon[b] - roadNodes.lon[a]) * part)),
      });
      // Segments are at most 300 m long, so 1 % of one is at most 3 m.
      const pair = [point(share), point(Math.min(1, share + 0.01))];
      for (const points of [pair, pair.toReversed()]) {
        const answer = routeBetween(open, points);
        if ('missed' in answer || answer.points.some(({ distanceMeters }) => distanceMeters > 6)) continue;
        const [meters] = costsOf(answer);
        assert.ok(meters < 10, `seed ${seed}, way ${way}: ${meters} m`);
      }
    }
  }
});
