import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/kernel/random.ts';
import { simulateMorning } from '../../src/routing/traffic/simulate.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import type { Upload } from '../../src/routing/traffic/upload.ts';
import { drawTown } from './town.ts';
import { trafficTown } from './traffic-town.ts';
import { pointOf } from './travel.ts';

/** An avenue into town, a lane beside it, a street that only leads out, and a road far away. */
const { town, tables, engine } = trafficTown(drawTown({
  map: `
    a--b--c--d--m
       |     |
       e-----f
             g--h                                                                x---y
  `,
  ways: {
    abcdm: 'primary', be: 'residential', ef: 'residential', fd: 'residential', 'fg out': 'secondary oneway=yes',
    gh: 'tertiary', xy: 'primary',
  },
  meters: 300,
}));
const centre = { ...pointOf(town, 'm'), reachMeters: 6000 };
const morning = (seed: number) => simulateMorning(tables, [centre], seededRandom(seed));

const nodes = tables.roadNodes.osm;
const named = ({ rows }: ReturnType<typeof morning>): Map<string, number> =>
  new Map(rows.map(([from, to, kmh]) => [nameOf(from) + nameOf(to), kmh]));
const nameOf = (osm: number): string => town.names.get(nodes.indexOf(osm))!;

test('arterial roads near a centre are slow, inbound more than outbound, and no others are included', () => {
  for (const seed of [1, 2, 3]) {
    const speeds = named(morning(seed));
    const pairs = ['ab', 'ba', 'bc', 'cb', 'cd', 'dc', 'dm', 'md', 'fg', 'gh', 'hg'];
    assert.deepEqual([...speeds.keys()].sort(), pairs.sort());
    for (const kmh of speeds.values()) assert.ok(kmh === 0 || (kmh >= 1 && kmh < 60), String(kmh));
    assert.equal(speeds.get('fg'), 0, 'what is closed is another road');
    for (const [inwards, outwards] of [['ab', 'ba'], ['bc', 'cb'], ['cd', 'dc']]) {
      assert.ok(speeds.get(inwards)! < speeds.get(outwards)!, `${inwards} ${speeds.get(inwards)}`);
    }
    assert.ok(speeds.get('cd')! < speeds.get('ab')!, 'the nearer the slower');
  }
});

test('one way is closed from end to end, and it is the named one', () => {
  const made = morning(1);
  const closed = [...named(made)].filter(([, kmh]) => kmh === 0).map(([pair]) => pair);
  assert.ok(closed.length > 0);
  const way = tables.roadWays.osm.findIndex((osm) => Math.floor(osm / 4) === made.closedWay);
  const start = tables.roadWays.nodes[way];
  const letters = Array.from(
    tables.roadWayNodes.node.slice(start, tables.roadWays.nodes[way + 1]), (node) => town.names.get(node)!,
  ).join('');
  for (const pair of closed) {
    assert.ok(letters.includes(pair) || letters.includes([...pair].reverse().join('')), `${pair} on ${letters}`);
  }
});

test('every row matches the map, and the same seed gives the same morning', () => {
  const { rows } = morning(4);
  assert.deepEqual(morning(4).rows, rows);
  assert.notDeepEqual(morning(5).rows, rows);
  const none = new Float64Array(0);
  const upload: Upload = {
    from: Float64Array.from(rows, ([from]) => from),
    to: Float64Array.from(rows, ([, to]) => to),
    kmh: Float32Array.from(rows, ([, , kmh]) => kmh),
    hour: undefined,
    line: Uint32Array.from(rows, (_, row) => row + 2),
    turns: { from: none, via: none, to: none, seconds: new Float32Array(0), line: new Uint32Array(0) },
  };
  const { matched, unmatched } = engine.match(upload, noTraffic, 0);
  assert.deepEqual([matched, unmatched], [rows.length, {}]);
});

test('there is no traffic where nobody lives', () => {
  assert.deepEqual(simulateMorning(tables, [], seededRandom(1)), { rows: [], closedWay: undefined });
  const far = { lat: 0, lon: 0, reachMeters: 1000 };
  assert.deepEqual(simulateMorning(tables, [far], seededRandom(1)).rows, []);
});
