import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gazetteerOf } from '../../../test/gazetteer-fixture.ts';
import { crookedRing, type Point } from '../../../test/polygon-fixture.ts';
import { DEGREE, distanceMeters, METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import { houseMeters, nearestOnLine, OUTLINE_UNITS } from './measure.ts';

/** The slow twin measures a thousand points of a line on the sphere. */
function sampledMeters(line: readonly Point[], lat: number, lon: number): number {
  let nearest = Infinity;
  for (let i = 0; i + 1 < line.length; i++) {
    const [[lat1, lon1], [lat2, lon2]] = [line[i], line[i + 1]];
    for (let step = 0; step <= 1000; step++) {
      const part = step / 1000;
      const meters = distanceMeters(lat, lon, lat1 + part * (lat2 - lat1), lon1 + part * (lon2 - lon1));
      nearest = Math.min(nearest, meters);
    }
  }
  return nearest;
}

const places = fc.record({
  seed: fc.integer({ min: 0, max: 1e9 }),
  lat: fc.constantFrom(0, 43, 60, -60, 80),
  lon: fc.constantFrom(37, 180, -180),
  eastMeters: fc.integer({ min: -9000, max: 9000 }),
  northMeters: fc.integer({ min: -9000, max: 9000 }),
});

interface Sketch {
  readonly lat: number;
  readonly lon: number;
  readonly eastMeters: number;
  readonly northMeters: number;
}

const from = ({ lat, lon, eastMeters, northMeters }: Sketch) => {
  const middle: Point = [lat * DEGREE, lon * DEGREE];
  const asked = Math.round(middle[1] + eastMeters / metersPerLonUnit(middle[0]));
  const wrapped = asked > 180 * DEGREE ? asked - 360 * DEGREE : asked < -180 * DEGREE ? asked + 360 * DEGREE : asked;
  return { middle, lat: Math.round(middle[0] + northMeters / METERS_PER_UNIT), lon: wrapped };
};

test('the distance to a house is that to the nearest point of its outline', () => {
  fc.assert(fc.property(places, (sketch) => {
    const { middle, lat, lon } = from(sketch);
    const outline = crookedRing(sketch.seed, 6, [20, -30], 700);
    const tables = gazetteerOf({ houses: [{ at: middle, outline }] });
    const drawn = outline.map(([a, b]): Point => [middle[0] + a * OUTLINE_UNITS, middle[1] + b * OUTLINE_UNITS]);
    const [meters, expected] = [houseMeters(tables, 0, lat, lon), sampledMeters(drawn, lat, lon)];
    assert.ok(meters === 0 || Math.abs(meters - expected) < 0.05 + expected * 1e-3, `${meters} for ${expected}`);
    assert.ok(meters !== 0 || expected < 100, 'only from within it is 0 m away');
  }), { seed: 41, numRuns: 200 });
});

test('inside an outline, closed or not, the distance is 0 m, but not in its courtyard', () => {
  const horseshoe: Point[] = [[0, 0], [0, 900], [900, 900], [900, 0], [600, 0], [600, 800], [300, 800], [300, 0]];
  for (const outline of [horseshoe, [...horseshoe, horseshoe[0]], [...horseshoe].reverse()]) {
    const tables = gazetteerOf({ houses: [{ at: [550_000_000, 370_000_000], outline }] });
    assert.equal(houseMeters(tables, 0, 550_001_500, 370_004_000), 0);
    const yard = houseMeters(tables, 0, 550_004_500, 370_004_000);
    assert.ok(Math.abs(yard - 1500 * METERS_PER_UNIT) < 0.01, `${yard}`);
  }
});

test('an outline of two points does not count: the distance is that to the point', () => {
  const tables = gazetteerOf({ houses: [{ at: [0, 0], outline: [[900, 0], [900, 900]] }] });
  assert.equal(houseMeters(tables, 0, 9000, 0), distanceMeters(9000, 0, 0, 0));
});

test('the distance to a street is that to its nearest point, which is the spot', () => {
  fc.assert(fc.property(places, (sketch) => {
    const { middle, lat, lon } = from(sketch);
    const line = crookedRing(sketch.seed, 8, middle, 20_000).slice(0, 6)
      .map(([a, b]): Point => [a, Math.max(-180 * DEGREE, Math.min(180 * DEGREE, b))]);
    const { linePoints } = gazetteerOf({ streets: [{ lines: [line] }] });
    const spot = nearestOnLine(linePoints, 0, line.length - 1, lat, lon);
    const expected = sampledMeters(line, lat, lon);
    assert.ok(Math.abs(spot.distanceMeters - expected) < 1 + expected * 2e-3, `${spot.distanceMeters} for ${expected}`);
    assert.ok(sampledMeters(line, spot.lat, spot.lon) < 1 + expected * 2e-3, 'the spot is on the line');
  }), { seed: 42, numRuns: 200 });
});
