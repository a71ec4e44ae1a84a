import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { DEGREE } from '../../kernel/geo.ts';
import { EXTENT, gridOf, tileAt } from './grid.ts';
import { joinPaths } from './join.ts';
import { simplified } from './simplify.ts';

describe('a grid', () => {
  const places = fc.record({
    lat: fc.integer({ min: -84 * DEGREE, max: 84 * DEGREE }),
    lon: fc.integer({ min: -180 * DEGREE, max: 180 * DEGREE - 1 }),
    z: fc.integer({ min: 0, max: 16 }),
  });

  test('has a point where the Mercator projection has it, to a tenth of a unit', () => {
    fc.assert(fc.property(places, ({ lat, lon, z }) => {
      const tile = tileAt(z, lat, lon);
      const grid = gridOf(tile);
      const share = (1 - Math.asinh(Math.tan((lat / DEGREE) * (Math.PI / 180))) / Math.PI) / 2;
      const x = ((lon / DEGREE / 360 + 0.5) * 2 ** z - tile.x) * EXTENT;
      const y = (share * 2 ** z - tile.y) * EXTENT;
      assert.ok(Math.abs(grid.toX(lon) - x) < 0.1 && Math.abs(grid.toY(lat) - y) < 0.1, `${grid.toY(lat)} ${y}`);
    }), { numRuns: 2000 });
  });

  test('has each point in exactly one tile of a zoom', () => {
    fc.assert(fc.property(places, ({ lat, lon, z }) => {
      const { x, y } = tileAt(z, lat, lon);
      const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ z, x: x + dx, y: y + dy })));
      assert.equal(around.filter((tile) => gridOf(tile).pointAt(lat, lon) !== undefined).length, 1);
    }));
  });
});

test('what is left out of a line is no farther from it than the tolerance', () => {
  const values = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 4, maxLength: 80 });
  fc.assert(fc.property(values, fc.integer({ min: 1, max: 60 }), (numbers, tolerance) => {
    const line = numbers.slice(0, numbers.length & ~1);
    const kept = simplified(line, tolerance);
    assert.deepEqual([kept.slice(0, 2), kept.slice(-2)], [line.slice(0, 2), line.slice(-2)]);
    for (let i = 0; i < line.length; i += 2) {
      let least = Infinity;
      for (let k = 2; k < kept.length; k += 2) {
        const [x0, y0, x1, y1] = kept.slice(k - 2, k + 2);
        const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2;
        const dot = (line[i] - x0) * (x1 - x0) + (line[i + 1] - y0) * (y1 - y0);
        const along = squared === 0 ? 0 : Math.max(0, Math.min(1, dot / squared));
        least = Math.min(least, Math.hypot(line[i] - x0 - along * (x1 - x0), line[i + 1] - y0 - along * (y1 - y0)));
      }
      assert.ok(least <= tolerance + 1e-9, `${line[i]} ${line[i + 1]} is ${least} away`);
    }
  }));
});

describe('paths are joined', () => {
  for (const [what, paths, isOneWay, joined] of [
    ['end to beginning', [[1, 2], [2, 3], [3, 4]], false, [[1, 2, 3, 4]]],
    ['whatever their direction', [[1, 2], [3, 2], [3, 4]], false, [[1, 2, 3, 4]]],
    ['from the middle outwards', [[2, 3], [3, 4], [1, 2]], false, [[1, 2, 3, 4]]],
    ['of one way only as they run', [[1, 2], [3, 2]], true, [[1, 2], [3, 2]]],
    ['but not where three meet', [[1, 2], [2, 3], [2, 4]], false, [[1, 2], [2, 3], [2, 4]]],
    ['to a ring', [[1, 2, 3], [3, 4, 1]], false, [[1, 2, 3, 4, 1]]],
    ['and one that is a ring stays', [[1, 2, 1], [1, 3]], false, [[1, 2, 1], [1, 3]]],
  ] as const) {
    test(what, () => assert.deepEqual(joinPaths(paths, isOneWay), joined));
  }

  test('so that each segment is there once, as before', () => {
    const path = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 2, maxLength: 5 });
    const segments = (lines: readonly (readonly number[])[]): string[] =>
      lines.flatMap((line) => line.slice(1).map((point, i) => [line[i], point].sort((a, b) => a - b).join())).sort();
    fc.assert(fc.property(fc.array(path, { maxLength: 12 }), fc.boolean(), (paths, isOneWay) => {
      assert.deepEqual(segments(joinPaths(paths, isOneWay)), segments(paths));
    }));
  });
});
