import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DEGREE } from '../../../kernel/geo.ts';
import { extractOf } from '../../../../test/osm-fixture.ts';
import { openSource, type Source } from '../../assemble/source.ts';
import type { OsmElement } from '../../element.ts';
import type { NestedRing } from '../nested-rings.ts';
import { cellAt, netOver } from './cells.ts';
import { isWet } from './close.ts';
import { coastsOf, type Coast } from './coast.ts';
import { seaOf } from './draw-sea.ts';
import { openSea } from './sea.ts';

const RUNS = 200;
const SIDE = 1_000_000;
const box = { minLat: 0, minLon: 0, maxLat: SIDE, maxLon: SIDE };

type Point = readonly [lat: number, lon: number];
/** A ring or a part of one, land on the left. */
type Line = readonly Point[];

interface Shape {
  /** The number of its place among nine, some of which lie beyond the box. */
  readonly place: number;
  readonly reach: number;
  readonly spikes: readonly number[];
  /** 1 for an island, 2 for one with a lake, 3 with an island in the lake. */
  readonly depth: number;
}

const shape = fc.record({
  place: fc.nat({ max: 8 }), reach: fc.integer({ min: 2_000, max: 280_000 }),
  spikes: fc.array(fc.integer({ min: 30, max: 100 }), { minLength: 3, maxLength: 40 }),
  depth: fc.constantFrom(1, 1, 2, 3),
});
const shapes = fc.uniqueArray(shape, { minLength: 1, maxLength: 6, selector: ({ place }) => place });

/** The rings of a shape: islands counterclockwise, lakes clockwise. */
function ringsOf({ place, reach, spikes, depth }: Shape): Line[] {
  const [lat, lon] = [(place % 3) * 590_000 - 80_011, Math.floor(place / 3) * 590_000 - 80_017];
  return Array.from({ length: depth }, (_, level): Line => {
    const ring = spikes.map((spike, i): Point => {
      const [angle, out] = [(i / spikes.length) * 2 * Math.PI, (reach * spike) / 100 / 4 ** level];
      return [Math.round(lat + Math.sin(angle) * out), Math.round(lon + Math.cos(angle) * out)];
    });
    const closed = [...ring, ring[0]];
    return level === 1 ? closed.reverse() : closed;
  });
}

/** Makes ways of a file, each with its nodes; a point that several have is one node. */
function sourceOf(ways: readonly Line[], bbox?: Readonly<Record<keyof typeof box, number>>): Source {
  const ids = new Map<string, number>();
  const nodes: OsmElement[] = [];
  const idOf = ([lat, lon]: Point): number => {
    const known = ids.get(`${lat} ${lon}`);
    if (known !== undefined) return known;
    ids.set(`${lat} ${lon}`, nodes.push({ type: 'node', id: nodes.length + 1, lat: lat / DEGREE, lon: lon / DEGREE }));
    return nodes.length;
  };
  const lines = ways.map((line, i): OsmElement =>
    ({ type: 'way', id: i + 1, nodes: line.map(idOf), tags: { natural: 'coastline' } }));
  return openSource({ ...extractOf([...nodes, ...lines]), sources: bbox ? [{ name: 'x', bytes: 1, bbox }] : [] });
}

const coastsIn = (ways: readonly Line[]): Coast[] => coastsOf(sourceOf(ways));

const covers = (areas: readonly NestedRing[][], [lat, lon]: Point): boolean =>
  areas.some((rings) => isWet(rings, lat, lon));

/** The slow twin: looks along a parallel for the nearest coast; water where that runs south. */
function isSea(lines: readonly Line[], [lat, lon]: Point): boolean | undefined {
  for (const side of [1, -1]) {
    let [nearest, isWater] = [Infinity, false];
    for (const line of lines) {
      for (let i = 1; i < line.length; i++) {
        const [[lat1, lon1], [lat2, lon2]] = [line[i - 1], line[i]];
        if (lat1 > lat === lat2 > lat) continue;
        const away = (lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1) - lon) * side;
        if (away >= 0 && away < nearest) [nearest, isWater] = [away, lat2 < lat1 === side > 0];
      }
    }
    if (nearest < Infinity) return isWater;
  }
  return undefined;
}

/** Points away from the edge, where cells are rounded. */
const within = fc.integer({ min: 100, max: SIDE - 100 });
const point = fc.tuple(within, within);
const points = fc.array(point.map(([lat, lon]): Point => [lat + 0.25, lon + 0.25]), { minLength: 30, maxLength: 60 });

/** Cuts rings into ways of so many segments. */
const cutAt = (lines: readonly Line[], every: number): Line[] => lines.flatMap((line) =>
  Array.from({ length: Math.ceil((line.length - 1) / every) }, (_, i) => line.slice(i * every, (i + 1) * every + 1)));

const liesInBox = ([lat, lon]: Point): boolean => lat > 0 && lon > 0 && lat < SIDE && lon < SIDE;

test('the sea is where a ray meets the water side of the nearest coast, however the coast is cut into ways', () => {
  fc.assert(fc.property(shapes, points, fc.integer({ min: 1, max: 50 }), (drawn, asked, every) => {
    const lines = drawn.flatMap(ringsOf);
    if (!lines.flat().some(liesInBox)) return;
    const areas = openSea(box, coastsIn(cutAt(lines, every).toReversed())).areas();
    for (const at of asked) {
      const expected = isSea(lines, at);
      if (expected !== undefined) assert.equal(covers(areas, at), expected, `at ${at.join()}`);
    }
  }), { numRuns: RUNS });
});

test('no ways that lack or run the wrong way round drown a place of five houses', () => {
  const fate = fc.constantFrom('there', 'there', 'there', 'lacking', 'reversed');
  const fates = fc.array(fate, { minLength: 1, maxLength: 30 });
  fc.assert(fc.property(shapes, points, fc.integer({ min: 1, max: 50 }), fates, (drawn, asked, every, fate) => {
    const lines = drawn.flatMap(ringsOf);
    const ways = cutAt(lines, every).flatMap((way, i) => {
      const what = fate[i % fate.length];
      return what === 'lacking' ? [] : [what === 'reversed' ? way.toReversed() : way];
    });
    const net = netOver(box);
    const places = new Map(asked.filter((at) => isSea(lines, at) === false).map((at) => [cellAt(net, ...at), at]));
    const sea = openSea(box, coastsIn(ways));
    for (const at of places.values()) for (let house = 0; house < 5; house++) sea.addLand(...at);
    const areas = sea.areas();
    for (const at of places.values()) assert.ok(!covers(areas, at), `at ${at.join()}`);
  }), { numRuns: RUNS });
});

/** A coast from east to west through the middle of the box, with a point every 10,000 units: land in the south. */
const coastline = (from: number, to: number): Line =>
  Array.from({ length: (from - to) / 10_000 + 1 }, (_, i): Point => [520_000 + (i % 3) * 1000, from - i * 10_000]);
const through = [coastline(1_200_000, 600_000), coastline(600_000, 300_000), coastline(300_000, -200_000)];
const squareAt = (low: number, high: number): Line => [[low, low], [low, high], [high, high], [high, low], [low, low]];
const island = squareAt(400_000, 600_000);
const village = (lat: number, lon: number): Point[] => Array.from({ length: 5 }, (_, i) => [lat + i, lon]);
/** Villages in every n-th cell of both directions. */
const villages = (every: number): Point[] => Array.from({ length: (20 / every) ** 2 }, (_, i) =>
  village((Math.floor(i / (20 / every)) * every + 0.5) * 50_000, ((i % (20 / every)) * every + 0.5) * 50_000)).flat();

const [north, south, middle]: Point[] = [[900_000, 500_000], [100_000, 500_000], [521_500, 450_000]];
type Case = readonly [what: string, ways: readonly Line[], land: readonly Point[], wet: Point[], dry: Point[]];
const cases: readonly Case[] = [
  ['a coast from edge to edge', through, [], [north], [south]],
  ['a coast with a gap has its sea, and land up to where the coast would be',
    [through[0], through[2]], [], [north], [south, middle]],
  ['a way the wrong way round spoils its own cells alone',
    [through[0], through[1].toReversed(), through[2]], [], [north], [south, [470_000, 450_000]]],
  ['a coast that ends within the box, as extracts with a border of their own have it',
    [coastline(800_000, 200_000)], village(100_000, 100_000), [north, [900_000, 50_000]], [south, [100_000, 100_000]]],
  ['an island alone has a sea around it', [island], village(520_000, 520_000), [north, south], [[500_000, 500_000]]],
  ['an island among houses lies in a river that is not drawn as coast',
    [island], villages(1), [], [north, south, [620_000, 500_000]]],
  ['an island among villages too: its water would meet land without a coast all around',
    [island], villages(4), [], [north, south, [620_000, 500_000]]],
  ['an island drawn the wrong way round is no lake where there are houses',
    [island.toReversed()], village(520_000, 520_000), [], [[520_000, 520_000]]],
  ['an island in a corner of a cell, among the houses of its cell',
    [squareAt(504_000, 506_000)], village(530_000, 530_000), [], [north, south]],
  ['platforms of fewer than five houses stand in the sea',
    through, village(900_000, 500_000).slice(1), [north], [south]],
];

for (const [what, ways, land, wet, dry] of cases) {
  test(what, () => {
    const sea = openSea(box, coastsIn(ways));
    for (const at of land) sea.addLand(...at);
    const areas = sea.areas();
    assert.deepEqual(wet.filter((at) => !covers(areas, at)), []);
    assert.deepEqual(dry.filter((at) => covers(areas, at)), []);
  });
}

test('a sea fills the box that its file states, a degree from the last coast at most', () => {
  const areas = seaOf(sourceOf([island], { minLat: -80, minLon: -0.01, maxLat: 0.1, maxLon: 170 })).areas();
  const corners: Point[] = [[999_000, -99_000], [999_000, 10_500_000], [-9_500_000, 10_500_000], [-9_500_000, -99_000]];
  assert.deepEqual(corners.filter((at) => !covers(areas, at)), []);
  assert.ok(!covers(areas, [999_000, -101_000]));
  assert.ok(!covers(areas, [-9_700_000, 500_000]));
});

test('of a file that states no box no sea is drawn, and its operator is told', () => {
  const source = sourceOf([island]);
  assert.deepEqual(seaOf(source).areas(), []);
  assert.deepEqual([...source.extract.dropped], [['coastline: no file says which box it fills', 1]]);
});

test('a coast that ends at 180° has its sea up to there', () => {
  const edge = DEGREE * 180;
  const coast: Line = [[0, edge], [10_000, edge - 500_000], [-800_000, edge - 900_000], [-900_000, edge]];
  const areas = seaOf(sourceOf([coast], { minLat: -0.2, minLon: 179.8, maxLat: 0.1, maxLon: 180 })).areas();
  const asked: Point[] = [[500_000, edge - 100_000], [40_000, edge - 1000], [-500_000, edge - 100_000]];
  assert.deepEqual(asked.map((at) => covers(areas, at)), [true, true, false]);
});
