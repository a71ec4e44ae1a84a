import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedPoint } from './typed-point.ts';

for (const [text, lat, lon] of [
  ['55.7558, 37.6173', 55.7558, 37.6173],
  ['geo:55.7558,37.6173', 55.7558, 37.6173],
  ['GEO: 55.7558, 37.6173', 55.7558, 37.6173],
  ['geo:55.7558,37.6173;u=35', 55.7558, 37.6173],
  ['geo:-33.86,-70.25?z=12', -33.86, -70.25],
  ['55,75 37,62', 55.75, 37.62],
  ['55° с. ш. 37° в. д.', 55, 37],
  ['55º30\'N 37º15\'E', 55.5, 37.25],
] as const) {
  test(`${text} is a point`, () => assert.deepEqual(typedPoint(text), { lat, lon }));
}
test('what only begins like one is none', () => {
  for (const text of ['geo:', 'geo:55', 'geology 55.75, 37.61', 'дом 5, кв. 7']) {
    assert.equal(typedPoint(text), undefined);
  }
});
