import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toUnits } from '../../kernel/geo.ts';
import { knownPieces, middleOf, pathOf, pointAlong } from './geometry.ts';

const nodes = (known: readonly number[]) => ({
  count: known.length,
  find: (id: number) => known.indexOf(id),
  lat: (row: number) => toUnits(known[row] / 1000),
  lon: () => toUnits(60),
});

const pieces: readonly [title: string, refs: number[], expected: number[][]][] = [
  ['a whole way is one piece', [1, 2, 3], [[1, 2, 3]]],
  ['a lost node in the middle makes two', [1, 2, 9, 3, 4], [[1, 2], [3, 4]]],
  ['lost ends are cut off', [9, 1, 2, 9, 9], [[1, 2]]],
  ['a single known node is no piece', [9, 1, 9, 2, 3], [[2, 3]]],
  ['nothing known is nothing', [9, 9], []],
];

for (const [title, refs, expected] of pieces) {
  test(title, () => {
    const found = knownPieces(nodes([1, 2, 3, 4]), Float64Array.from(refs));
    assert.deepEqual(found.map((piece) => [...piece]), expected);
  });
}

test('a path is the known nodes in their order', () => {
  assert.deepEqual([...pathOf(nodes([1, 2, 3]), [3, 9, 1]).lat], [toUnits(0.003), toUnits(0.001)]);
});

test('half way along a line is by length, not by nodes', () => {
  const lat = Int32Array.of(0, 10, 20, 1000);
  assert.deepEqual(middleOf({ lat, lon: new Int32Array(4) }), { lat: 500, lon: 0 });
});

const coordinate = fc.integer({ min: -1_000_000, max: 1_000_000 });

test('every share of a line lies on the line, and the ends are its ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (points, share) => {
        const path = { lat: Int32Array.from(points, ([lat]) => lat), lon: Int32Array.from(points, ([, lon]) => lon) };
        const { lat, lon } = pointAlong(path, share);
        assert.ok(lat >= Math.min(...path.lat) && lat <= Math.max(...path.lat));
        assert.ok(lon >= Math.min(...path.lon) && lon <= Math.max(...path.lon));
        const end = pointAlong(path, 1);
        assert.ok(end.lat === path.lat.at(-1) && end.lon === path.lon.at(-1));
      },
    ),
    { seed: 5 },
  );
});
