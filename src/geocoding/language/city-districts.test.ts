import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citiesOfDistrict } from './city-districts.ts';
import { nameKey } from './known-cities.ts';

for (const [district, cities] of [
  ['Заельцовский', ['Новосибирск']],
  ['Заельцовского', ['Новосибирск']],
  ['Левобережный', ['Москва', 'Воронеж']],
  ['Тверской', ['Москва']],
  ['Небывальский', []],
] as const) {
  test(`${district} is a district of ${cities.join(', ') || 'no known city'}`, () =>
    assert.deepEqual(citiesOfDistrict(nameKey(district)) ?? new Set(), new Set(cities.map(nameKey))));
}
