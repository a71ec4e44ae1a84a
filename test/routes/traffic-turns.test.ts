import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { NONE } from '../../src/kernel/columns.ts';
import { toUnits } from '../../src/kernel/geo.ts';
import { openRoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import { graphOf } from '../../src/routing/graph.ts';
import { hierarchyOf } from '../../src/routing/hierarchy/tables.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { splitJunctions } from '../../src/routing/traffic/split-junctions.ts';
import { turnArcs } from '../../src/routing/traffic/turn-arcs.ts';
import type { Upload } from '../../src/routing/traffic/upload.ts';
import { randomTown } from './random-town.ts';
import { drawTown, type Town } from './town.ts';
import {
  leaving, lettersOf, matrixIn, moscow, routeBetween, routeIn, trafficTown, type TrafficTown,
} from './traffic-town.ts';

const u32 = (value: number): Uint32Array => Uint32Array.of(value);

type Turn = readonly [from: string, via: string, to: string, seconds: number];

function turnsOf({ nodeOf, source }: Town, turns: readonly Turn[]): Upload {
  const idOf = (name: string): number => (nodeOf(name) < 0 ? 999_999 : source.network.roadNodes.osm[nodeOf(name)]);
  const none = new Float64Array(0);
  const ids = (which: 0 | 1 | 2): Float64Array => Float64Array.from(turns, (turn) => idOf(turn[which]));
  return {
    from: none, to: none, kmh: new Float32Array(0), hour: undefined, line: new Uint32Array(0),
    turns: {
      from: ids(0), via: ids(1), to: ids(2), seconds: Float32Array.from(turns, ([, , , seconds]) => seconds),
      line: Uint32Array.from(turns, (_, row) => row + 2),
    },
  };
}

/** Splits the junctions of these turns and matches them again. */
function splitTown(open: TrafficTown, turns: readonly Turn[]) {
  const upload = turnsOf(open.town, turns);
  const first = open.engine.match(upload, noTraffic, 0);
  const tables = splitJunctions(open.tables, first.traffic.turns!);
  const split = { ...open, tables, engine: openRoutingEngine(tables, () => '') };
  return { first, split, matched: split.engine.match(upload, noTraffic, 0) };
}

const crossing = drawTown({
  map: `
    a--b--c
       |  |
       d--e
  `,
  ways: { ab: 'primary', bc: 'primary', bd: 'primary', de: 'primary', ce: 'primary' },
});
const night = leaving(moscow('We 03:00'));

test('junctions split for a turn that is unknown leave the hierarchy as it was', () => {
  for (const seed of [1, 2, 3]) {
    const { tables } = trafficTown(randomTown(seed, 12).town);
    const unknown = { from: u32(NONE), via: u32(NONE), to: u32(NONE), centiseconds: u32(100), version: 1 };
    const after = splitJunctions(tables, unknown);
    assert.ok(isDeepStrictEqual(hierarchyOf(after, 'car'), hierarchyOf(tables, 'car')), `seed ${seed}`);
  }
});

test('the delay of a turn counts, and the turn is avoided where that is quicker', () => {
  const open = trafficTown(crossing);
  const lasts = (turns: readonly Turn[]) => {
    const { split, matched } = splitTown(open, turns);
    const found = routeIn(split, 'car', ['a', 'd'], night, matched.traffic)!;
    return { letters: lettersOf(split, found), seconds: found.routes[0].durationSeconds };
  };
  const plain = routeIn(open, 'car', ['a', 'd'], night)!.routes[0].durationSeconds;
  const short = lasts([['a', 'b', 'd', 7]]);
  assert.equal(short.letters, 'abd');
  assert.ok(Math.abs(short.seconds - plain - 7) < 0.02);
  assert.equal(lasts([['a', 'b', 'd', 500]]).letters, 'abced');
  assert.equal(lasts([['c', 'b', 'd', 500], ['a', 'b', 'c', 500]]).letters, 'abd');
});

test('signs with hours stay where junctions are split, at gates too, and signs about no turn do no harm', () => {
  const town = trafficTown(drawTown({
    map: `
      a--b--c-----f
         |  |
         d--e
    `,
    nodes: { d: 'barrier=gate access:conditional=no @ (08:00-10:00)', c: 'motor_vehicle:conditional=private @ (Sa)' },
    ways: { ab: 'primary', bc: 'primary', bd: 'primary', de: 'primary', ce: 'primary', cf: 'footway' },
    turns: { 'bc c cf': 'restriction:conditional=no_left_turn @ (Mo 11:11-12:12)' },
  }));
  const { split, matched } = splitTown(town, [['a', 'b', 'c', 60]]);
  assert.equal(matched.matched, 1);
  const at = (when: string) =>
    lettersOf(split, routeIn(split, 'car', ['a', 'e'], leaving(moscow(when)), matched.traffic)!);
  assert.equal(at('We 03:00'), 'abde');
  assert.equal(at('We 09:00'), 'abce');
});

test('turn delays do not count for empty roads', () => {
  const { split, matched } = splitTown(trafficTown(crossing), [['a', 'b', 'd', 500]]);
  const found = routeIn(split, 'car', ['a', 'd'], { ...night, requestedTraffic: 'off' }, matched.traffic)!;
  assert.equal(lettersOf(split, found), 'abd');
  assert.ok(Math.abs(found.routes[0].durationSeconds - found.routes[0].staticSeconds) < 1e-6);
});

test('turns that match nothing are counted, and so are those that need a split junction', () => {
  const town = drawTown({
    map: `
      a--b--c
         |
         d
    `,
    ways: { ab: '', bc: '', bd: '' },
    turns: { 'ab b bd': 'no_right_turn' },
  });
  const rows = ['a b c', 'a b d', 'c b d', 'a ? c', 'd b c', 'a c d']
    .map((turn): Turn => [...(turn.split(' ') as [string, string, string]), 5]);
  const { first, matched } = splitTown(trafficTown(town), rows);
  assert.deepEqual(first.unmatched, {
    unknown_node: { rows: 1, firstLine: 5 }, no_such_turn: { rows: 2, firstLine: 3 },
    junction_not_split: { rows: 2, firstLine: 4 },
  });
  assert.equal(first.matched, 1, 'where a restriction is, the graph remembers how one came');
  assert.equal(matched.matched, 3);
  assert.equal(matched.unmatched.junction_not_split, undefined);
});

test('in random towns the delay of each turn on a route counts, and matrices are equal', () => {
  const towns = Array.from({ length: 6 }, (_, index) => {
    const { town } = randomTown(index + 1, 4);
    return { open: trafficTown(town), [fc.toStringMethod]: () => `town ${index}` };
  });
  let waited = 0;
  fc.assert(fc.property(
    fc.constantFrom(...towns), fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 300 })), { minLength: 1 }),
    fc.uniqueArray(fc.nat(15), { minLength: 2, maxLength: 3 }),
    ({ open }, chosen, points) => {
      const all = turnsIn(open);
      const turns = chosen.map(([at, seconds]): Turn => [...all[at % all.length], seconds]);
      const { split, matched } = splitTown(open, turns);
      assert.equal(matched.unmatched.junction_not_split, undefined);
      const { fates } = turnArcs(split.tables, graphOf(split.tables, 'car'), matched.traffic.turns!);
      // A road that merely continues has no turns.
      const costs = new Map(turns.map(([from, via, to, seconds], at) =>
        [`${from} ${via} ${to}`, fates[at] === 'found' ? seconds : 0]));
      const names = points.map((one) => `${one >> 2}.${one & 3}`);
      const matrix = matrixIn(split, 'car', names, night, matched.traffic);
      for (const [row, from] of matrix.origins.entries()) {
        for (const [column, to] of matrix.destinations.entries()) {
          const isUnmoved = from.unmovedTo?.includes(column);
          const places = isUnmoved ? [from.nearest ?? from, to.nearest ?? to] : [from, to];
          const found = routeBetween(split, 'car', places, night, matched.traffic);
          assert.equal(found === undefined, matrix.durationsSeconds[row][column] === null);
          if (!found || row === column) continue;
          const [{ durationSeconds, staticSeconds }] = found.routes;
          assert.ok(Math.abs(durationSeconds - matrix.durationsSeconds[row][column]!) < 0.1);
          const passed = nodesOf(open.town, found.routes[0].geometry);
          if (passed.includes('?')) continue; // an end between nodes adds turns at nodes without letters
          const seconds = passed.slice(2).reduce((sum, _, at) =>
            sum + (costs.get(passed.slice(at, at + 3).join(' ')) ?? 0), 0);
          if (seconds > 0) waited++;
          assert.ok(Math.abs(durationSeconds - staticSeconds - seconds) < 0.1, `${passed.join(' ')}: ${seconds}`);
        }
      }
    },
  ), { seed: 3, numRuns: 60 });
  assert.ok(waited > 10, `${waited}`);
});

/** All triples of consecutive nodes on ways. */
function turnsIn({ town: { names, source: { network: { roadWays, roadWayNodes } } } }: TrafficTown) {
  const beside = new Map<number, Set<number>>();
  for (let way = 0; way < roadWays.rows; way++) {
    for (let slot = roadWays.nodes[way]; slot + 1 < roadWays.nodes[way + 1]; slot++) {
      const [a, b] = [roadWayNodes.node[slot], roadWayNodes.node[slot + 1]];
      beside.set(a, (beside.get(a) ?? new Set()).add(b));
      beside.set(b, (beside.get(b) ?? new Set()).add(a));
    }
  }
  return [...beside].flatMap(([via, around]) => [...around].flatMap((from) =>
    [...around].filter((to) => to !== from).map((to) =>
      [names.get(from)!, names.get(via)!, names.get(to)!] as const)));
}

function nodesOf({ names, source }: Town, geometry: unknown): string[] {
  const { lat, lon } = source.network.roadNodes;
  const known = new Map([...names].map(([row, name]) => [`${lat[row]} ${lon[row]}`, name]));
  const { coordinates } = geometry as { coordinates: [number, number][] };
  return coordinates.map(([x, y]) => known.get(`${toUnits(y)} ${toUnits(x)}`) ?? '?');
}
