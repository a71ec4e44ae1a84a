import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distanceMeters, toUnits } from './geo.ts';
import { PointGrid } from './grid.ts';

const latitude = fc.double({ min: -84, max: 84, noNaN: true });
const point = fc.tuple(latitude, fc.double({ min: 60, max: 60.3, noNaN: true }));

test('finds exactly the points that a full scan finds', () => {
  fc.assert(
    fc.property(latitude, fc.array(point, { maxLength: 60 }), fc.integer({ min: 1, max: 9000 }),
      (middle, list, radius) => {
        const grid = new PointGrid(1_000);
        const points = list.map(([lat, lon]) => [toUnits(middle + lat / 1000), toUnits(lon)] as const);
        for (const [lat, lon] of points) grid.add(lat, lon);
        const [lat, lon] = [toUnits(middle), toUnits(60.15)];
        const found: number[] = [];
        grid.visit(lat, lon, radius, (number) => found.push(number));
        const expected = points.flatMap((p, i) => (distanceMeters(lat, lon, p[0], p[1]) <= radius ? i : []));
        assert.deepEqual(found.sort((a, b) => a - b), expected);
      }),
    { seed: 3, numRuns: 300 },
  );
});
