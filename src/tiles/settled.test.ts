import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settledBox } from './settled.ts';

const housesAt = (points: readonly (readonly [lat: number, lon: number])[]) => ({
  lat: Int32Array.from(points, ([lat]) => lat), lon: Int32Array.from(points, ([, lon]) => lon),
});

test('a few houses far away do not widen the box of a town', () => {
  const town = Array.from({ length: 1000 }, (_, at) => [100 + (at % 40), 200 + Math.floor(at / 40)] as const);
  const { minLat, maxLat, minLon, maxLon } = settledBox(housesAt([...town, [-9000, 9000], [9000, -9000]]))!;
  assert.ok(minLat >= 100 && maxLat <= 139, `${minLat} to ${maxLat}`);
  assert.ok(minLon >= 200 && maxLon <= 224, `${minLon} to ${maxLon}`);
  assert.ok(maxLat - minLat >= 38 && maxLon - minLon >= 23);
});

test('a map of a million houses is looked at here and there', () => {
  const lat = Int32Array.from({ length: 1_000_000 }, (_, at) => at);
  const { minLat, maxLat } = settledBox({ lat, lon: lat })!;
  assert.ok(Math.abs(minLat - 10_000) < 200 && Math.abs(maxLat - 990_000) < 200, `${minLat} to ${maxLat}`);
});

test('a few houses are no town', () => {
  assert.equal(settledBox(housesAt(Array.from({ length: 99 }, () => [1, 1] as const))), undefined);
});
