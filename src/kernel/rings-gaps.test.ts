import assert from 'node:assert/strict';
import { test } from 'node:test';
import { METERS_PER_UNIT } from './geo.ts';
import { assembleRings } from './rings.ts';

/** Nodes on the equator and above it, drawn in metres: node 1003 lies at x = 10, y = 3. */
const repair = {
  gapMeters: 10,
  lat: (node: number): number => (node < 0 ? Number.NaN : (node % 100) / METERS_PER_UNIT),
  lon: (node: number): number => Math.floor(node / 100) / METERS_PER_UNIT,
};
const at = (x: number, y: number): number => x * 100 + y;

const drawn: readonly [string, number[][], { rings: number; open: number; closedGaps: number }][] = [
  ['a small gap in one ring', [[at(0, 0), at(50, 0), at(50, 50), at(0, 8)]], { rings: 1, open: 0, closedGaps: 1 }],
  ['a gap that is too wide', [[at(0, 0), at(50, 0), at(50, 50), at(0, 12)]], { rings: 0, open: 1, closedGaps: 0 }],
  [
    'two gaps between two lines',
    [[at(0, 0), at(50, 0), at(50, 40)], [at(0, 5), at(0, 48), at(50, 48)]],
    { rings: 1, open: 0, closedGaps: 2 },
  ],
  [
    'a gap between two lines that stay open elsewhere',
    [[at(0, 0), at(50, 0)], [at(55, 0), at(99, 0)]],
    { rings: 0, open: 1, closedGaps: 1 },
  ],
  [
    'a third end near the gap: nobody knows which is meant',
    [[at(0, 0), at(50, 0), at(50, 50), at(0, 8)], [at(4, 4), at(90, 90)]],
    { rings: 0, open: 2, closedGaps: 0 },
  ],
  [
    'a third end near one side of the gap',
    [[at(20, 20), at(70, 20), at(70, 70), at(20, 28)], [at(20, 35), at(90, 90)]],
    { rings: 0, open: 2, closedGaps: 0 },
  ],
  ['a scrap shorter than the gap', [[at(0, 0), at(3, 0)]], { rings: 0, open: 1, closedGaps: 0 }],
  ['a node without a known position', [[at(0, 0), at(50, 0), at(50, 50), -1]], { rings: 0, open: 1, closedGaps: 0 }],
];
for (const [name, lines, expected] of drawn) {
  test(`${name}: ${expected.closedGaps} closed`, () => {
    const assembled = assembleRings(lines, repair);
    assert.deepEqual(
      { rings: assembled.rings.length, open: assembled.open.length, closedGaps: assembled.closedGaps },
      expected,
    );
    for (const ring of assembled.rings) assert.equal(ring[0], ring[ring.length - 1]);
    const nodes = new Set([...assembled.rings, ...assembled.open].flat());
    assert.deepEqual([...nodes].sort(), [...new Set(lines.flat())].sort());
  });
}

test('without a repair nothing is bridged', () => {
  assert.equal(assembleRings([[at(0, 0), at(50, 0), at(50, 50), at(0, 1)]]).open.length, 1);
});
