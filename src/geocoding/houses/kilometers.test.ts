import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Drawing } from '../../../test/osm-fixture.ts';
import { openTown } from '../search.test-data.ts';

/** A road northwards through two towns, with a mark at each kilometre from 120 on except 124 and 125. */
const road = openTown((drawing) => {
  drawing.node(500, 0, { place: 'town', name: 'Клин', population: '80000' });
  drawing.node(9_000, 0, { place: 'town', name: 'Тверь', population: '80000' });
  const stretch = (from: number, to: number, tags: Record<string, string>): void =>
    void drawing.way([[from, 0], [to, 0]], { highway: 'trunk', ...tags });
  stretch(0, 3_000, { name: 'Московское шоссе', ref: 'М-4' });
  stretch(3_000, 6_000, { name: 'М-4 «Дон»', ref: 'М-4' });
  stretch(6_000, 9_000, { ref: 'М-4' });
  for (const at of [0, 1, 2, 3, 6, 7, 8]) {
    for (const side of [-10, 12]) drawing.node(at * 1_000, side, { highway: 'milestone', distance: String(120 + at) });
  }
  drawing.way([[0, 500], [3_000, 500]], { highway: 'primary', name: 'Старое шоссе' });
  house(drawing, 100, 500, 'Старое шоссе', '12');
  house(drawing, 100, 0, 'Московское шоссе', '121');
  drawing.node(9_000, 500, { place: 'village', name: 'посёлок 6 км' });
  drawing.building(9_020, 520, { 'addr:place': 'посёлок 6 км', 'addr:housenumber': '15' });
});

function house(drawing: Drawing, north: number, east: number, street: string, label: string): void {
  drawing.building(north, east + 20, { 'addr:street': street, 'addr:housenumber': label });
}

const metersNorth = (lat: number): number => (lat - 54) * 111_195;

describe('a kilometre of a road is found by its markers', () => {
  for (const [query, north, error] of [
    ['М-4 Дон, 123-й км', 3_000, 50],
    ['М4 123 км', 3_000, 50],
    ['трасса М-4, 121 километр', 1_000, 50],
    ['121-й км Московского шоссе', 1_000, 50],
    ['Московское шоссе, км 121', 1_000, 50],
    ['км 121+200 М-4', 1_200, 100],
    ['М-4 Дон, 121 км + 700 м', 1_700, 100],
    ['Московское шоссе 121,5 км', 1_500, 100],
    ['М-4, 124-й километр', 4_000, 100],
    ['M4 127 km', 7_000, 50],
  ] as const) {
    test(query, () => {
      const [found] = road.geocode(query);
      assert.equal(found?.precision, 'interpolated');
      assert.equal(found.kind, 'kilometer');
      assert.ok(Math.abs(metersNorth(found.lat) - north) < 30, `${metersNorth(found.lat)} m`);
      assert.equal(found.expectedErrorMeters, error);
      assert.deepEqual(found.unparsed, []);
    });
  }
});

describe('other numbers are not kilometres of the road', () => {
  for (const [query, expected] of [
    ['Старое шоссе, 12 км', 'street: Старое шоссе'],
    ['Старое шоссе, 12', 'house: Старое шоссе, 12'],
    ['посёлок 6 км, 15', 'house: посёлок 6 км, 15'],
  ] as const) test(query, () => assert.equal(road.first(query).replace(/: (Клин|Тверь), /u, ': '), expected));

  test('beyond the last marker the answer is just the road, with lower confidence', () => {
    const [found] = road.geocode('М-4 Дон, 300 км');
    assert.equal(found.precision, 'street');
    assert.ok(found.confidence <= 0.6, String(found.confidence));
  });

  test('between two markers the point is an estimate', () => {
    assert.ok(road.geocode('М-4, 124 км')[0].confidence <= 0.8);
    assert.ok(road.geocode('М-4, 123 км')[0].confidence > 0.8);
  });
});
