import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distanceMeters, METERS_PER_UNIT, metersPerLonUnit, toUnits } from './geo.ts';
import { toPlaneX, toPlaneY } from './mercator.ts';

const lats = fc.integer({ min: -90e7, max: 90e7 });
const lons = fc.integer({ min: -180e7, max: 180e7 });

test('the square covers Int32, and the poles lie on its edge', () => {
  assert.deepEqual([toPlaneX(-180e7), toPlaneX(0), toPlaneX(180e7)], [-(2 ** 31), 0, 2 ** 31 - 1]);
  assert.deepEqual([toPlaneY(-90e7), toPlaneY(0), toPlaneY(90e7)], [-(2 ** 31), 0, 2 ** 31 - 1]);
  assert.ok(toPlaneY(toUnits(85.05)) < 2 ** 31 - 1, 'what is south of 85.05° N is not on the edge');
});

test('order is kept, also between neighbouring points', () => {
  fc.assert(fc.property(lats, lons, fc.integer({ min: 0, max: 1000 }), (lat, lon, step) => {
    assert.ok(toPlaneY(lat) <= toPlaneY(lat + step));
    assert.ok(toPlaneX(lon) <= toPlaneX(lon + step));
  }), { seed: 1, numRuns: 500 });
});

test('a hundred metres are as long on the plane in every direction, to 2 cm and a ten-thousandth', () => {
  for (const degrees of [0, 43.2, 55.7, -60, 70, 80]) {
    const lat = toUnits(degrees);
    const stepMeters = (2 * Math.PI * 6_371_008.8 * Math.cos((degrees * Math.PI) / 180)) / 2 ** 32;
    for (let angle = 0; angle < 360; angle += 30) {
      const lat2 = lat + Math.round((100 * Math.sin((angle * Math.PI) / 180)) / METERS_PER_UNIT);
      const lon2 = Math.round((100 * Math.cos((angle * Math.PI) / 180)) / metersPerLonUnit(lat));
      const plane = Math.hypot(toPlaneX(lon2) - toPlaneX(0), toPlaneY(lat2) - toPlaneY(lat)) * stepMeters;
      assert.ok(Math.abs(plane - distanceMeters(lat, 0, lat2, lon2)) < 0.02 + 0.01, `${degrees}° ${angle}° ${plane}`);
    }
  }
});
