import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBoxes, packPoints } from './boxes.ts';
import { distanceMeters, toUnits } from './geo.ts';
import { nearestRows } from './nearest-search.ts';

const count = 5_000;
const lat = Int32Array.from({ length: count }, (_, i) => toUnits(50 + i / 1_000));
const lon = Int32Array.from({ length: count }, (_, i) => toUnits(60 + (i % 70)));
const index = openBoxes('points', packPoints({ rows: count, lat, lon }), count);

for (const at of [90, -90, 89.99, 85.2, 0] as const) {
  test(`at latitude ${at}, far from everything, hardly anything is measured`, () => {
    let measured = 0;
    const layer = {
      index,
      measure: (item: number, atLat: number, atLon: number): number => {
        measured++;
        return distanceMeters(atLat, atLon, lat[item], lon[item]);
      },
    };
    assert.deepEqual(nearestRows(layer, toUnits(at), toUnits(170), { radiusMeters: 5_000, limit: 5 }), []);
    assert.ok(measured < 20, `${measured} of ${count} were measured`);
  });
}
