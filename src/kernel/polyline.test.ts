import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as check, integer, property, tuple } from 'fast-check';
import { fromPolyline, toPolyline } from './polyline.ts';

// the figures of the format's published description
test('a line is written as the format specifies', () => {
  assert.equal(toPolyline([38.5, 40.7, 43.252], [-120.2, -120.95, -126.453], 5), '_p~iF~ps|U_ulLnnqC_mqNvxq`@');
});

test('a line of no points is an empty text', () => {
  assert.equal(toPolyline([], [], 6), '');
  assert.deepEqual(fromPolyline('', 6), { lat: [], lon: [] });
});

test('a written line is read back to the last place', () => {
  const point = tuple(integer({ min: -90e6, max: 90e6 }), integer({ min: -180e6, max: 180e6 }));
  check(
    property(array(point), (points) => {
      const [lat, lon] = [points.map(([one]) => one / 1e6), points.map(([, one]) => one / 1e6)];
      assert.deepEqual(fromPolyline(toPolyline(lat, lon, 6), 6), { lat: lat.map(plain), lon: lon.map(plain) });
    }),
    { seed: 7, numRuns: 500 },
  );
});

const plain = (value: number): number => (Math.round(value * 1e6) + 0) / 1e6;
