import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { regions, type Region } from '../config.ts';
import { nearestFirst, REGION_PLACES, toRegionMeters } from './places.ts';

const page = readFileSync(new URL('../../docs/guides/en/regions.md', import.meta.url), 'utf8');
const cities = [...page.matchAll(/^\| (.+) \| ([\d.]+), ([\d.]+) \| `(.*)` \| (\d+) \| `(.*)` \| (\d+) \|$/gm)];

describe('the nearest regions', () => {
  for (const [, city, lat, lon, first, firstKm, next, nextKm] of cities) {
    test(`to ${city} are ${first} and ${next}`, () => {
      const from = { lat: Number(lat), lon: Number(lon) };
      const order = nearestFirst(from, regions);
      const km = (region: Region): number => Math.round(toRegionMeters(from, region) / 1000);
      const seen = [order[0], km(order[0]), order[1], km(order[1])];
      assert.deepEqual(seen, [first, Number(firstKm), next, Number(nextKm)]);
    });
  }

  test('are listed for at least 40 cities', () => assert.ok(cities.length >= 40));

  test('at the place of a region begin with that region', () => {
    for (const region of regions) assert.equal(nearestFirst(REGION_PLACES[region], regions)[0], region);
  });

  test('are all regions in order of distance, from anywhere', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }), lon: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(fc.property(place, fc.shuffledSubarray([...regions], { minLength: 1 }), (from, some) => {
      const order = nearestFirst(from, some);
      assert.deepEqual(order.toSorted(), some.toSorted());
      const meters = order.map((region) => toRegionMeters(from, region));
      assert.deepEqual(meters, meters.toSorted((one, other) => one - other));
    }));
  });

  test('do not depend on which side of the date line a place is written', () => {
    const [west, east] = [{ lat: 66, lon: -179.999 }, { lat: 66, lon: 179.999 }];
    assert.deepEqual(nearestFirst(west, regions), nearestFirst(east, regions));
  });
});
