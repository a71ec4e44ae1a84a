import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDegrees } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { RouteAnswer } from '../../src/routing/answer/route.ts';
import type { Degrees, SnappedPoint } from '../../src/routing/answer/snapped.ts';
import {
  assertCellsOfPlaces, costsOf, departure, matrix, namedPoints, route, routeBetween, summary, town,
} from './placing-town.ts';
import { randomTown } from './random-town.ts';
import { drawTown } from './town.ts';
import { degreesOf, routeIn, trafficTown } from './traffic-town.ts';

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

test('a limit is honoured where a junction is near: the point stays on its road', () => {
  const open = trafficTown(drawTown({ map: 'A---B---C\n    |\n    D', ways: { AB: '', BC: '', BD: '' }, meters: 50 }));
  const { lat, lon } = degreesOf(open.town, 'B');
  const beside = { lat: lat + 0.00002, lon: lon - 0.00006 }; // 2.2 m from the street, 4.4 m from its corner
  const metersAway = (limit?: number): number[] => {
    const answer = routeBetween(open, [beside, degreesOf(open.town, 'D')], limit);
    assert.ok(!('missed' in answer));
    return answer.points.map(({ distanceMeters }) => Math.round(distanceMeters * 10) / 10);
  };
  assert.deepEqual(metersAway(), [4.4, 0]);
  assert.deepEqual(metersAway(3), [2.2, 0]);
});

test('a point may be moved to the last metres before a private gate', () => {
  const open = trafficTown(drawTown({
    map: 'A-----B---C\n      |\n  X-Y |\n      G\n      H',
    nodes: { G: 'barrier=gate foot=yes' }, ways: { ABC: '', BG: 'service', GH: 'service', XY: 'service' }, meters: 30,
  }));
  assert.equal(summary(route('CY', undefined, open)), '0, 60 cut_off');
});

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

test('a junction below a footbridge is not reached at an end of the bridge', () => {
  const crossed = trafficTown(drawTown({
    map: `
      e
      |
    a-c-b
      | |
      d-f
    `,
    ways: { ec: 'footway', cd: 'footway', cf: 'footway', dfb: 'footway', ea: 'path', ab: 'footway bridge=yes layer=1' },
    meters: 50,
  }));
  for (const names of ['bc', 'cb']) {
    const [meters] = costsOf(routeIn(crossed, 'walk', [...names], departure)!);
    assert.equal(Math.round(meters), 241, names);
  }
});
