import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { at } from '../../test/drawn-country.ts';
import { drawnMap, featuresIn, type SeenFeature } from '../../test/drawn-map.ts';
import { DEGREE } from '../kernel/geo.ts';
import { EXTENT, gridOf, MARGIN, tileAt, type TileAddress } from './shape/grid.ts';

const tileOver = (z: number, north: number, east: number): TileAddress => {
  const [lat, lon] = at(north, east);
  return tileAt(z, lat * DEGREE, lon * DEGREE);
};

/** "layer class name" of each feature, sorted. */
const described = (features: readonly SeenFeature[]): string[] =>
  features.map(({ layer, values: { class: kind, name, number, level } }) =>
    ([layer, kind, name ?? number ?? level] as (string | undefined)[]).filter((word) => word !== undefined).join(' '))
    .sort();

describe('a town in tiles', () => {
  const { tiles } = drawnMap((drawing) => {
    drawing.node(20, 20, { place: 'town', name: 'Росстань', 'name:en': 'Rosstan', population: '31000' });
    drawing.node(-30, 40, { railway: 'station', station: 'subway', name: 'Парк' });
    drawing.node(-50, 10, { amenity: 'cafe', name: 'Бриз' });
    const corner = drawing.node(0, 100);
    drawing.way([[0, -200], corner], { highway: 'residential', name: 'улица Ленина', oneway: '-1' });
    drawing.way([corner, [0, 400]], { highway: 'residential', name: 'улица Ленина', oneway: '-1', maxspeed: '40' });
    drawing.way([corner, [300, 100]], { highway: 'primary', ref: 'М-5;Е30', bridge: 'yes', layer: '1' });
    drawing.way([[10, -200], [10, 400]], { highway: 'footway' });
    drawing.building(20, 40, { 'addr:street': 'улица Ленина', 'addr:housenumber': '12/7' });
  });
  const shown = (z: number): SeenFeature[] => featuresIn(tiles.tile(tileOver(z, 20, 45)));

  for (const [z, features] of [
    [6, []],
    [9, ['place town Росстань', 'road primary']],
    [11, ['metro station Парк', 'place town Росстань', 'road primary']],
    [12, ['metro station Парк', 'place town Росстань', 'road minor', 'road primary']],
    [14, ['building', 'metro station Парк', 'place town Росстань', 'road minor улица Ленина', 'road path',
      'road primary']],
    [16, ['building', 'housenumber 12/7', 'metro station Парк', 'place town Росстань', 'poi cafe Бриз',
      'road minor улица Ленина', 'road path', 'road primary']],
  ] as const) {
    test(`at zoom ${z}`, () => assert.deepEqual(described(shown(z)), features));
  }

  test('has names in the languages of the map, and none twice', () => {
    const values = (layer: string) => shown(14).find((feature) => feature.layer === layer)!.values;
    const town = { class: 'town', rank: 5, population: 31_000, name: 'Росстань', name_en: 'Rosstan' };
    assert.deepEqual(values('place'), town);
    assert.deepEqual(values('metro'), { class: 'station', name: 'Парк', name_en: 'Park' });
  });

  test('has a road that was cut in two as one line, in the direction in which it may be driven', () => {
    const street = shown(14).find(({ values: { class: kind } }) => kind === 'minor')!;
    assert.equal(street.values.oneway, true);
    assert.equal(street.parts.length, 1);
    assert.ok(street.parts[0][0][0] > street.parts[0].at(-1)![0], 'it runs west');
  });

  test('says of a road its first number, and that it is a bridge', () => {
    const road = shown(14).find(({ values: { class: kind } }) => kind === 'primary')!;
    assert.deepEqual(road.values, { class: 'primary', ref: 'М-5', bridge: true });
  });

  test('is empty where nothing is', () => assert.equal(tiles.tile({ z: 14, x: 0, y: 0 }).length, 0));
});

test('a border that two areas share is drawn once, as that of the greater', () => {
  const { tiles } = drawnMap((drawing) => {
    const box = (east: number): number => drawing.box(0, east, 900, 900);
    for (const [level, east] of [[4, 1500], [6, 2400], [8, 1500]]) {
      drawing.relation([{ type: 'way', id: box(east), role: 'outer' }], {
        type: 'boundary', boundary: 'administrative', admin_level: String(level), name: `level ${level}`,
      });
    }
  });
  const borders = featuresIn(tiles.tile(tileOver(11, 450, 2400))).filter(({ layer }) => layer === 'boundary');
  assert.deepEqual(borders.map(({ values: { level }, parts }) => [level, parts.flat().length]), [[4, 5], [6, 4]]);
});

interface Box {
  readonly north: number;
  readonly east: number;
  readonly height: number;
  readonly width: number;
}

test('every house is in exactly the tiles that it touches, and nothing is drawn beyond their margin', () => {
  const boxes = fc.array(fc.record({
    north: fc.integer({ min: -900, max: 900 }), east: fc.integer({ min: -900, max: 900 }),
    height: fc.integer({ min: 4, max: 200 }), width: fc.integer({ min: 4, max: 200 }),
  }), { minLength: 1, maxLength: 6 });
  fc.assert(fc.property(boxes, fc.integer({ min: 14, max: 16 }), (houses, z) => {
    const { tiles } = drawnMap((drawing) => {
      houses.forEach(({ north, east, height, width }, i) =>
        drawing.box(north, east, height, width, { building: 'yes', 'addr:place': 'Х', 'addr:housenumber': String(i) }));
    });
    const first = tileOver(z, 1300, -1300);
    const last = tileOver(z, -1300, 1300);
    for (let x = first.x; x <= last.x; x++) {
      for (let y = first.y; y <= last.y; y++) {
        const shown = featuresIn(tiles.tile({ z, x, y })).filter(({ layer }) => layer === 'building');
        const wanted = houses.map((house) => overlapOf(house, { z, x, y }));
        const sure = wanted.filter((units) => units > 1.5).length;
        const possible = wanted.filter((units) => units > -0.5).length;
        assert.ok(shown.length >= sure && shown.length <= possible, `${shown.length}: ${wanted.join()}`);
        for (const [px, py] of shown.flatMap(({ parts }) => parts.flat())) {
          assert.ok(Math.min(px, py) >= -MARGIN && Math.max(px, py) <= EXTENT + MARGIN, `${px} ${py}`);
        }
      }
    }
  }), { numRuns: 25 });
});

/** How far a house reaches into a tile with its margin, in units; not positive if it does not. */
function overlapOf({ north, east, height, width }: Box, tile: TileAddress): number {
  const grid = gridOf(tile);
  const [[south, west], [top, right]] = [at(north, east), at(north + height, east + width)];
  const [x0, x1] = [grid.toX(west * DEGREE), grid.toX(right * DEGREE)];
  const [y0, y1] = [grid.toY(top * DEGREE), grid.toY(south * DEGREE)];
  const along = (low: number, high: number): number => Math.min(high, EXTENT + MARGIN) - Math.max(low, -MARGIN);
  return Math.min(along(x0, x1), along(y0, y1));
}

describe('the sea off a coast', () => {
  const bbox = { minLat: 52, minLon: 146, maxLat: 56, maxLon: 150 };
  const { tiles } = drawnMap((drawing) => {
    const coast = Array.from({ length: 101 }, (_, i) => [(i % 2) * 300, 200_000 - i * 4000] as const);
    drawing.way(coast, { natural: 'coastline' });
    drawing.box(40_000, 0, 20_000, 20_000, { natural: 'coastline' });
  }, bbox);

  const isWater = (z: number, north: number, east: number): boolean => {
    const [lat, lon] = at(north, east);
    const address = tileAt(z, lat * DEGREE, lon * DEGREE);
    const [x, y] = gridOf(address).pointAt(lat * DEGREE, lon * DEGREE)!;
    return featuresIn(tiles.tile(address)).filter(({ layer }) => layer === 'water')
      .some(({ parts }) => parts.reduce((odd, ring) => odd !== holds(ring, x + 0.5, y + 0.5), false));
  };

  function holds(ring: SeenFeature['parts'][number], x: number, y: number): boolean {
    return ring.reduce((odd, [x2, y2], i) => {
      const [x1, y1] = ring[(i + ring.length - 1) % ring.length];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !odd : odd;
    }, false);
  }

  for (let z = 0; z <= 16; z++) {
    test(`is water at zoom ${z}, and the land is none`, () => {
      assert.deepEqual([isWater(z, 120_000, 3000), isWater(z, -120_000, 3000)], [true, false]);
    });
  }

  test('comes up to the coast from the zoom that shows it, and leaves out islands', () => {
    for (const z of [8, 11, 14, 16]) {
      const asked = [[3000, 5000], [-3000, 5000], [50_000, 10_000], [61_000, 10_000]] as const;
      assert.deepEqual(asked.map(([north, east]) => isWater(z, north, east)), [true, false, false, true], `zoom ${z}`);
    }
  });
});
