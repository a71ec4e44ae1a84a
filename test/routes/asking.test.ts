import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askAlternatives } from '../../src/routing/ask/alternatives.ts';
import { askThrough, isMissed } from '../../src/routing/ask/ask.ts';
import { askBetween } from '../../src/routing/ask/between.ts';
import { placePoint } from '../../src/routing/ask/placing.ts';
import type { Roads } from '../../src/routing/ask/roads.ts';
import { addRun, emptyLine } from '../../src/routing/ask/line.ts';
import type { Run } from '../../src/routing/ask/runs.ts';
import { between, pointOf, travelTown } from './travel.ts';
import { drawTown, type Drawn, type Town } from './town.ts';

/** The ways travelled, without immediate repetitions, then the metres. */
function shown(town: Town, roads: Roads, runs: readonly Run[]): string {
  const names: string[] = [];
  for (const { piece, decimeters } of runs) {
    const name = town.wayName(roads.graph.edgePieces.way[piece]);
    if (decimeters > 0 && names.at(-1) !== name) names.push(name);
  }
  return `${names.join(' ')} ${Math.round(runs.reduce((sum, run) => sum + run.decimeters, 0) / 10)} m`;
}

function ask(town: Town, points: readonly { lat: number; lon: number }[]): string {
  const answers = Object.values(travelTown(town, 'car')).map((roads) => {
    const answer = askThrough(roads, points);
    return isMissed(answer)
      ? `${answer.missed} ${answer.point}`
      : answer.journeys.map(({ runs }) => shown(town, roads, runs)).join(', ');
  });
  assert.equal(answers[0], answers[1], 'the hierarchy and the plain algorithm');
  return answers[0];
}

const block: Drawn = { map: 'A-B-C\n|   |\nD-E-F', ways: { ABC: '', CF: '', FED: '', DA: '' } };
const oneway: Drawn = { map: 'A---B\n|   |\nD---C', ways: { AB: 'residential oneway=yes', BC: '', CD: '', DA: '' } };

const noLeft: Drawn = {
  map: '   n\n   |\nw--j--e\n   |\n   s', ways: { wj: '', nj: '', ej: '', sj: '' },
  turns: { 'wj j nj': 'no_left_turn' },
};

const walled: Drawn = { map: 'A-x-B\n|   |\nD---C', nodes: { x: 'barrier=block' }, ways: { AxB: '', BCDA: '' } };

type Spot = readonly [from: string, to: string, share: number];
const asked: readonly (readonly [what: string, town: Drawn, points: readonly Spot[], expected: string])[] = [
  ['within one street', block, [['A', 'B', 0.25], ['A', 'B', 0.75]], 'ABC 100 m'],
  ['and back', block, [['A', 'B', 0.75], ['A', 'B', 0.25]], 'ABC 100 m'],
  ['across a node without a junction', block, [['A', 'B', 0.5], ['B', 'C', 0.5]], 'ABC 200 m'],
  ['around the corner', block, [['B', 'C', 0.5], ['C', 'F', 0.5]], 'ABC CF 200 m'],
  ['from a corner to the next one', block, [['A', 'B', 0], ['C', 'F', 0]], 'ABC 400 m'],
  ['to where one is', block, [['A', 'B', 0.5], ['A', 'B', 0.5]], ' 0 m'],
  ['along a one-way street', oneway, [['A', 'B', 0.25], ['A', 'B', 0.75]], 'AB 200 m'],
  ['against a one-way street: around the block', oneway, [['A', 'B', 0.75], ['A', 'B', 0.25]], 'AB BC CD DA AB 1000 m'],
  ['from 2 m behind a junction, into a one-way street', oneway, [['A', 'B', 0.005], ['D', 'A', 0.5]], 'DA 100 m'],
  ['to 2 m before one, where it ends', oneway, [['B', 'C', 0.5], ['A', 'B', 0.995]], 'BC 100 m'],
  ['from 4 m beside a junction', oneway, [['A', 'B', 0.01], ['D', 'A', 0.5]], 'DA 100 m'],
  ['from 6 m behind it: around the block', oneway, [['A', 'B', 0.015], ['D', 'A', 0.5]], 'AB BC CD DA 1094 m'],
  ['a few centimetres against a one-way street', oneway, [['A', 'B', 0.5], ['A', 'B', 0.4999]], ' 0 m'],
  ['8 m against one', oneway, [['A', 'B', 0.5], ['A', 'B', 0.48]], ' 0 m'],
  ['12 m against one: around the block', oneway, [['A', 'B', 0.5], ['A', 'B', 0.47]], 'AB BC CD DA AB 1188 m'],
  ['10 m against one, over its junction', oneway, [['A', 'B', 0.02], ['D', 'A', 0.99]], ' 0 m'],
  ['8 m along a street for both directions', block, [['A', 'B', 0.5], ['A', 'B', 0.46]], 'ABC 8 m'],
  ['a few metres around a wall: around the block', walled, [['A', 'B', 0.49], ['A', 'B', 0.51]], 'AxB BCDA AxB 1192 m'],
  ['on from a point around a small block, not back', { ...block, meters: 10 },
    [['A', 'B', 0.25], ['B', 'C', 0.5], ['A', 'B', 0.75]], 'ABC 25 m, ABC CF FED DA ABC 105 m'],
  ['on from a point back, where the block is large', block,
    [['A', 'B', 0.25], ['B', 'C', 0.5], ['A', 'B', 0.75]], 'ABC 250 m, ABC 150 m'],
  ['on from a point back, not to the next junction and back', { map: 'A-B-C-D\n  | |\n  E F', ways: {
    ABCD: '', BE: '', CF: '' } }, [['B', 'E', 0.5], ['B', 'C', 0.9], ['B', 'E', 0.75]],
  'BE ABCD 280 m, ABCD BE 330 m'],
  ['on from a stop at a junction, by no forbidden turn', noLeft, [['w', 'j', 0], ['w', 'j', 1], ['n', 'j', 0]],
    'wj 300 m, sj nj 600 m'],
  ['on from a stop at a junction, back', noLeft, [['w', 'j', 0], ['w', 'j', 1], ['w', 'j', 0]], 'wj 300 m, wj 300 m'],
  ['through three points', block, [['A', 'B', 0.5], ['C', 'F', 0.5], ['D', 'E', 0.5]], 'ABC CF 400 m, CF FED 400 m'],
];

for (const [what, drawn, spots, expected] of asked) {
  test(`a journey ${what}`, () => {
    const town = drawTown(drawn);
    assert.equal(ask(town, spots.map(([from, to, share]) => between(town, from, to, share))), expected);
  });
}

const island: Drawn = { map: 'A---B\n|   |\nD---C     X---Y', ways: { ABCDA: '', XY: '' }, meters: 1500 };

test('the point that cannot be reached is named', () => {
  const town = drawTown(island);
  assert.equal(ask(town, [between(town, 'A', 'B'), between(town, 'B', 'C'), pointOf(town, 'X')]), 'no_route 2');
});

test('routes within an island are found', () => {
  const town = drawTown(island);
  assert.equal(ask(town, [pointOf(town, 'X'), pointOf(town, 'Y')]), 'XY 6004 m');
});

test('a point without a road within five kilometres is named', () => {
  const town = drawTown(island);
  const { lat, lon } = pointOf(town, 'A');
  assert.equal(ask(town, [{ lat, lon }, { lat: lat + 600_000, lon }]), 'point_off_road 1');
});

test('a matrix equals the routes between its points, cell by cell', () => {
  const town = drawTown(oneway);
  const points = [['A', 'B', 0.2], ['A', 'B', 0.8], ['B', 'C', 0.5], ['C', 'D', 0], ['D', 'A', 0.3]] as const;
  const places = points.map(([from, to, share]) => between(town, from, to, share));
  for (const roads of Object.values(travelTown(town, 'car'))) {
    const [starts, ends] = (['start', 'end'] as const).map((role) => places.map((at) => placePoint(roads, at, role)!));
    const matrix = askBetween(roads, starts, ends);
    places.forEach((from, row) => {
      places.forEach((to, column) => {
        const route = askThrough(roads, [from, to]);
        assert.ok(!isMissed(route));
        const cell = row * places.length + column;
        const { decimeters, centiseconds } = route.journeys[0];
        assert.deepEqual(matrix.table.carried.slice(0, 2).map((values) => values[cell]), [decimeters, centiseconds]);
      });
    });
  }
});

test('the line of a journey begins and ends at its snapped points', () => {
  const town = drawTown(block);
  const roads = travelTown(town, 'car').quick;
  const points = [between(town, 'A', 'B', 0.3), between(town, 'E', 'F', 0.6)];
  const answer = askThrough(roads, points);
  assert.ok(!isMissed(answer));
  const line = emptyLine();
  for (const run of answer.journeys[0].runs) addRun(line, town.source.network, roads.graph, run);
  assert.deepEqual([line.lat[0], line.lon[0]], [answer.placed[0].place[0].lat, answer.placed[0].place[0].lon]);
  assert.deepEqual([line.lat.at(-1), line.lon.at(-1)], [answer.placed[1].place[0].lat, answer.placed[1].place[0].lon]);
});

test('an alternative uses the other bridge, and is not a detour of the same route', () => {
  // Two towns on a river; u and v are landing stages on the bridges.
  const map = [
    'A-B-C-----v-----J-K-L',
    '| | |     |     | | |',
    'D-E-F     w     M-N-O',
    '| | |           | | |',
    'G-H-I-----u-----P-Q-R',
  ].join('\n');
  const streets = ['ABC', 'DEF', 'GHI', 'ADG', 'BEH', 'CFI', 'JKL', 'MNO', 'PQR', 'JMP', 'KNQ', 'LOR'];
  const ways = Object.fromEntries([...streets, 'CvJ', 'IuP', 'vw'].map((way) => [way, '']));
  const town = drawTown({ map, ways: { ...ways, CvJ: 'secondary' }, meters: 200 });
  const roads = travelTown(town, 'car').quick;
  const answer = askThrough(roads, [pointOf(town, 'D'), pointOf(town, 'O')]);
  assert.ok(!isMissed(answer));
  const [best] = answer.journeys;
  const others = askAlternatives(roads, answer.placed[0].place, answer.placed[1].place, best, 2);
  const bridges = [best, ...others].map(({ runs }) => /CvJ|IuP/u.exec(shown(town, roads, runs))?.[0]);
  assert.deepEqual(bridges.slice(0, 2), ['CvJ', 'IuP']);
  for (const { centiseconds } of others) assert.ok(centiseconds <= best.centiseconds * 1.4);
});

test('an alternative uses the other bank, if both roads join the same two junctions', () => {
  const map = [
    '    F-------------G    ',
    '    |             |    ',
    'A-B-C-------------D-E  ',
    '  |               |    ',
    '  H               I    ',
  ].join('\n');
  const ways = { AB: '', BC: '', CD: '', CFGD: '', DE: '', BH: '', DI: '' };
  const town = drawTown({ map, ways, meters: 200 });
  const roads = travelTown(town, 'car').quick;
  const waysBetween = (from: string, to: string, most = 2): string[] => {
    const answer = askThrough(roads, [pointOf(town, from), pointOf(town, to)]);
    assert.ok(!isMissed(answer));
    const [best] = answer.journeys;
    const others = askAlternatives(roads, answer.placed[0].place, answer.placed[1].place, best, most);
    for (const { runs, decimeters, centiseconds } of others) {
      assert.equal(decimeters, runs.reduce((sum, run) => sum + run.decimeters, 0));
      assert.equal(centiseconds - best.centiseconds > 0, true);
    }
    return [best, ...others].map(({ runs }) => shown(town, roads, runs));
  };
  const both = waysBetween('A', 'E');
  assert.deepEqual(both.map((way) => way.replace(/ \d+ m$/u, '')), ['AB BC CD DE', 'AB BC CFGD DE']);
  assert.deepEqual(waysBetween('E', 'A').map((way) => way.split(' ')[1]), ['CD', 'CFGD']);
  assert.deepEqual(waysBetween('A', 'E', 0), both.slice(0, 1));
});

const footway = drawTown({
  map: `
    A-------F
    |       |
    E-x---y-D
  `,
  ways: { AFD: '', AE: '', ExyD: 'footway' },
});

for (const [what, points, expected] of [
  ['within one pushed stretch', [['E', 'D', 0.25], ['E', 'D', 0.75]], 'ExyD 400 m'],
  ['from a stop within it', [['A', 'E', 0.5], ['E', 'D', 0.25], ['E', 'D', 0.75]], 'AE ExyD 300 m, ExyD 400 m'],
  ['out of it', [['E', 'D', 0.25], ['A', 'E', 0.5]], 'ExyD AE 300 m'],
  ['into it', [['A', 'E', 0.5], ['E', 'D', 0.25]], 'AE ExyD 300 m'],
] as const) {
  test(`pushing weighs as much again as it takes, also in a part of a road: ${what}`, () => {
    const { quick: roads } = travelTown(footway, 'bike');
    const answer = askThrough(roads, points.map(([from, to, share]) => between(footway, from, to, share)));
    assert.ok(!isMissed(answer));
    assert.equal(answer.journeys.map(({ runs }) => shown(footway, roads, runs)).join(', '), expected);
    const last = answer.journeys.at(-1)!;
    const isPushed = (run: Run): boolean => footway.wayName(roads.graph.edgePieces.way[run.piece]) === 'ExyD';
    const pushed = last.runs.filter(isPushed).reduce((sum, { centiseconds }) => sum + centiseconds, 0);
    const entering = last.runs.some((run) => !isPushed(run)) && isPushed(last.runs.at(-1)!) ? 2000 : 0;
    // The few seconds are the price of the turn.
    const turning = last.priceCentiseconds - pushed - entering;
    assert.ok(turning >= 0 && turning <= 1500, `${turning} centiseconds more`);
  });
}

const crossroads = drawTown({ map: 'A-----B-----G\n      |\n      C', ways: { AB: '', BG: '', BC: '' } });

for (const [path, leastCentiseconds, mostCentiseconds] of [
  ['ABA', 2000, 2000], ['ABG', 0, 0], ['ABC', 0, 800],
] as const) {
  test(`turning back at a stop has its price where a junction does not remember the approach, too: ${path}`, () => {
    for (const profile of ['car', 'bike'] as const) {
      const { quick: roads } = travelTown(crossroads, profile);
      const answer = askThrough(roads, [...path].map((name) => pointOf(crossroads, name)), 1);
      assert.ok(!isMissed(answer));
      const [, { priceCentiseconds }] = answer.journeys;
      assert.ok(priceCentiseconds >= leastCentiseconds && priceCentiseconds <= mostCentiseconds,
        `${profile}: ${priceCentiseconds}`);
    }
  });
}
