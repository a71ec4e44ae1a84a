import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { clipLine, clipRing } from './clip.ts';
import { doubledArea, fitLine, fitRing } from './fit.ts';

const window = { min: -64, max: 4160 };
const coordinate = fc.integer({ min: -9000, max: 13_000 });
const point = fc.tuple(coordinate, coordinate);
const lines = fc.array(point, { minLength: 2, maxLength: 12 }).map((points) => points.flat());
const rings = fc.array(point, { minLength: 3, maxLength: 10 })
  .map((points) => [...points, points[0]].flat());
const spots = fc.array(
  fc.tuple(fc.double({ min: -64, max: 4160, noNaN: true }), fc.double({ min: -64, max: 4160, noNaN: true })),
  { minLength: 20, maxLength: 20 },
);

/** Whether a point is inside a ring, by the crossings of a ray to the east. */
function isInside(ring: readonly number[], x: number, y: number): boolean {
  let isOdd = false;
  for (let i = 2; i < ring.length; i += 2) {
    const [x0, y0, x1, y1] = ring.slice(i - 2, i + 2);
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isOdd = !isOdd;
  }
  return isOdd;
}

function distanceTo(line: readonly number[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 2; i < line.length; i += 2) {
    const [x0, y0, x1, y1] = line.slice(i - 2, i + 2);
    const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    const along = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / squared));
    least = Math.min(least, Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0)));
  }
  return least;
}

const isWithin = (value: number): boolean => value >= window.min - 1e-6 && value <= window.max + 1e-6;

describe('what is cut to a window', () => {
  test('has nothing outside, whatever the line', () => {
    fc.assert(fc.property(lines, (line) => {
      for (const piece of clipLine(line, window)) assert.ok(piece.every(isWithin), String(piece));
      for (const piece of fitLine(line, window)) assert.ok(piece.every((value) => Number.isInteger(value)));
    }));
  });

  test('keeps of a line all that lies inside: every point of it is on a piece', () => {
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });
    fc.assert(fc.property(lines, parts, (line, shares) => {
      const pieces = clipLine(line, window);
      for (const share of shares) {
        const at = Math.min(line.length / 2 - 2, Math.floor(share * (line.length / 2 - 1)));
        const part = share * (line.length / 2 - 1) - at;
        const x = line[at * 2] + part * (line[at * 2 + 2] - line[at * 2]);
        const y = line[at * 2 + 1] + part * (line[at * 2 + 3] - line[at * 2 + 1]);
        if (x < -63 || x > 4159 || y < -63 || y > 4159) continue;
        assert.ok(pieces.some((piece) => distanceTo(piece, x, y) < 1e-6), `${x} ${y} of ${line.join()}`);
      }
    }));
  });

  test('keeps of an area the same ground: a point of the window is in the one as in the other', () => {
    fc.assert(fc.property(rings, spots, (ring, points) => {
      const cut = clipRing(ring, window);
      assert.ok(cut.every(isWithin), String(cut));
      for (const [x, y] of points) {
        if (distanceTo(ring, x, y) < 1e-3 || Math.min(x + 64, 4160 - x, y + 64, 4160 - y) < 1e-3) continue;
        assert.equal(cut.length > 0 && isInside(cut, x, y), isInside(ring, x, y), `${x} ${y} of ${ring.join()}`);
      }
    }), { numRuns: 500 });
  });

  test('is wound as the format wants it: outer rings one way, holes the other', () => {
    fc.assert(fc.property(rings, fc.boolean(), (ring, isHole) => {
      const fitted = fitRing(ring, window, isHole);
      if (fitted.length === 0) return;
      assert.equal(doubledArea(fitted) > 0, !isHole);
      assert.deepEqual(fitted.slice(0, 2), fitted.slice(-2));
    }));
  });

  for (const [what, line, pieces] of [
    ['one that stays inside', [0, 0, 10, 10], [[0, 0, 10, 10]]],
    ['one that goes out and comes back', [0, 0, 0, -200, 100, -200, 100, 0], [[0, 0, 0, -64], [100, -64, 100, 0]]],
    ['one that crosses', [-100, 50, 5000, 50], [[-64, 50, 4160, 50]]],
    ['one that misses', [-100, -100, 5000, -100], []],
    ['one along the edge', [-64, 0, -64, 10], [[-64, 0, -64, 10]]],
  ] as const) {
    test(`of lines: ${what}`, () => assert.deepEqual(clipLine(line, window), pieces));
  }
});
