import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from './random.ts';
import { assembleRings } from './rings.ts';

/** The segments between neighbouring nodes, without direction: a boundary consists of them, however it is joined. */
const segmentsOf = (lines: readonly (readonly number[])[]): string[] =>
  lines
    .flatMap((line) => line.slice(1).map((node, i) => [line[i], node].sort((a, b) => a - b).join('-')))
    .sort();

const shapeOf = ({ rings, open }: { rings: number[][]; open: number[][] }) => ({
  rings: rings.map((ring) => ring.length - 1).sort((a, b) => a - b),
  open: open.map((line) => line.length).sort((a, b) => a - b),
});

const drawn: readonly [string, number[][], { rings: number[]; open: number[] }][] = [
  ['nothing', [], { rings: [], open: [] }],
  ['a closed line', [[1, 2, 3, 1]], { rings: [3], open: [] }],
  ['two halves, one of them backwards', [[1, 2, 3], [1, 4, 3]], { rings: [4], open: [] }],
  ['two outers and a hole', [[1, 2, 3, 1], [4, 5], [5, 6, 4], [7, 8, 9, 7]], { rings: [3, 3, 3], open: [] }],
  ['a figure of eight', [[1, 2, 3, 9], [9, 1], [9, 4, 5], [5, 6, 9]], { rings: [4, 4], open: [] }],
  ['a clover of three leaves', [[0, 1, 2, 0], [0, 3, 4], [4, 0], [0, 5], [5, 6, 0]], { rings: [3, 3, 3], open: [] }],
  ['a ring with a stray tail', [[8, 1], [1, 2, 3], [3, 4, 1]], { rings: [4], open: [2] }],
  ['two rings joined by a stray line', [[1, 2], [2, 3, 1], [1, 4], [4, 5], [5, 6, 4]], { rings: [3, 3], open: [2] }],
  ['a chain in one piece, in any order', [[3, 4], [1, 2], [5, 4], [2, 3]], { rings: [], open: [5] }],
  ['three lines between the same two nodes', [[1, 2, 3], [1, 4, 3], [1, 5, 3]], { rings: [4], open: [3] }],
];
for (const [name, lines, expected] of drawn) {
  test(`${name} is joined as far as possible`, () => {
    const assembled = assembleRings(lines);
    assert.deepEqual(shapeOf(assembled), expected);
    assert.deepEqual(segmentsOf([...assembled.rings, ...assembled.open]), segmentsOf(lines));
  });
}

test('a member given twice counts once, in either direction', () => {
  const lines = [[1, 2, 3], [3, 2, 1], [3, 4, 1], Float64Array.of(3, 4, 1), [5, 6, 7, 5], [5, 7, 6, 5]];
  const assembled = assembleRings(lines);
  assert.deepEqual(shapeOf(assembled), { rings: [3, 4], open: [] });
  assert.equal(assembled.repeated, 3);
});

test('degenerate lines are dropped and counted', () => {
  const assembled = assembleRings([[], [1], [2, 2, 2], [3, 4, 3], [5, 6, 6, 7, 5]]);
  assert.deepEqual(assembled, { rings: [[5, 6, 7, 5]], open: [], repeated: 0, dropped: 4, closedGaps: 0 });
});

/** Rings that share junctions, cut at random, turned, repeated and shuffled. */
function cutRings(seed: number): { rings: number[][]; lines: number[][] } {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const junctions = 1 + below(4);
  let node = junctions;
  const rings = Array.from({ length: 1 + below(6) }, () => {
    const ring = Array.from({ length: 4 + below(10) }, () => node++);
    if (random() < 0.6) ring[0] = below(junctions);
    if (random() < 0.3) ring[2] = (ring[0] + 1) % junctions;
    return [...new Set(ring)];
  });
  const lines = rings.flatMap((ring) => {
    const cuts = ring.map((_, i) => i).filter((i) => ring[i] < junctions || random() < 0.3);
    if (cuts.length === 0) return [[...ring, ring[0]]];
    return cuts.map((from, i) => {
      const to = cuts[(i + 1) % cuts.length] + (i + 1 === cuts.length ? ring.length : 0);
      return Array.from({ length: to - from + 1 }, (_, step) => ring[(from + step) % ring.length]);
    });
  });
  for (const line of lines) if (random() < 0.5) line.reverse();
  const order = lines.map((line) => ({ line, at: random() })).sort((a, b) => a.at - b.at);
  return { rings: rings.map((ring) => [...ring, ring[0]]), lines: order.map(({ line }) => line) };
}

test('closed rings cut into any pieces give rings that use each piece once', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
    const { lines } = cutRings(seed);
    const repeated = lines.filter((_, i) => i % 3 === 0).map((line) => [...line].reverse());
    const assembled = assembleRings([...lines, ...repeated]);
    assert.deepEqual(assembled.open, []);
    assert.equal(assembled.repeated, repeated.length);
    assert.deepEqual(segmentsOf(assembled.rings), segmentsOf(lines));
    const ends = new Set(lines.flatMap((line) => [line[0], line[line.length - 1]]));
    for (const ring of assembled.rings) {
      assert.equal(ring[0], ring[ring.length - 1]);
      const junctions = ring.slice(1).filter((node) => ends.has(node));
      assert.equal(new Set(junctions).size, junctions.length, 'a ring passes a junction once');
    }
  }), { seed: 7, numRuns: 500 });
});

test('any number of tails stay open and cost no ring', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 1, max: 5 }), (seed, tails) => {
    const { lines } = cutRings(seed);
    const ends = lines.map((line) => line[0]);
    const stray = Array.from({ length: tails }, (_, i) => [10_000 + i, 20_000 + i, ends[(seed + i * 7) % ends.length]]);
    const assembled = assembleRings([...stray, ...lines]);
    const all = segmentsOf([...stray, ...lines]);
    assert.deepEqual(segmentsOf([...assembled.rings, ...assembled.open]), all);
    if (tails === 1) assert.deepEqual(segmentsOf(assembled.open), segmentsOf(stray));
  }), { seed: 8, numRuns: 300 });
});

test('five thousand members make one ring', () => {
  const count = 5000;
  const lines = Array.from({ length: count }, (_, i) => [i * 2, i * 2 + 1, ((i + 1) % count) * 2]);
  const shuffled = lines.map((_, i) => lines[(i * 1999) % count]);
  assert.deepEqual(shapeOf(assembleRings(shuffled)), { rings: [count * 2], open: [] });
});
