import { openComposer, openMaterials } from '../../src/geocoding/tell/compose.ts';
import { openReverse } from '../../src/geocoding/reverse.ts';
import type { Subject } from '../../src/geocoding/tell/location.ts';
import { AppError } from '../../src/errors.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Bench } from './bench.ts';
import type { Trial } from './measure.ts';
import { syntheticCountry } from './synthetic-country.ts';

/** Reverse as the API asks it, and the wording of answers alone. In an order unfavourable for caches. */
export const reverse: Bench = async ({ atlas, houses: wanted }) => {
  const tables = atlas ?? syntheticCountry(wanted);
  const { houses, streets, areas } = tables;
  if (houses.rows === 0) throw new AppError('bad_argument', 'The atlas has no houses to ask about.');
  const materials = openMaterials(tables);
  const engine = openReverse(tables, materials);
  const { compose } = openComposer(materials);
  const twenty = { limit: 20, radiusMeters: 5000 };
  const random = seededRandom(7);
  const rows = Array.from({ length: 50_000 }, () => Math.floor(random() * houses.rows));
  const points = rows.map((row) =>
    [houses.lat[row], houses.lon[row]].map((units) => units / 1e7 + (random() - 0.5) * 0.001));
  const asked = (name: string, ask: (lat: number, lon: number) => unknown, calls = 200_000): Trial => {
    const run = (call: number) => ask(points[call % points.length][0], points[call % points.length][1]);
    return { name, calls, warmUp: calls / 10, run };
  };
  const subjectAt = (call: number): Subject => {
    const house = rows[call % rows.length];
    return { kind: 'house', house, lat: houses.lat[house] / 1e7, lon: houses.lon[house] / 1e7 };
  };
  const worded = (name: string, run: Trial['run']): Trial => ({ name, calls: 100_000, warmUp: 10_000, run });
  return {
    facts: { houses: houses.rows, streets: streets.rows, areas: areas.rows },
    trials: [
      asked('reverse, within 70 m of a house', (lat, lon) => engine.reverse(lat, lon)),
      asked('reverse in English', (lat, lon) => engine.reverse(lat, lon, { language: 'en' })),
      asked('reverse, 5 results', (lat, lon) => engine.reverse(lat, lon, { limit: 5 })),
      asked('reverse, 20 results within 5 km', (lat, lon) => engine.reverse(lat, lon, twenty), 20_000),
      asked('reverse, far from any house', (lat, lon) => engine.reverse(lat + 0.07, lon), 50_000),
      asked('reverse, off the map', (lat, lon) => engine.reverse(lat - 40, lon), 50_000),
      worded('the words of one house', (call) => compose(subjectAt(call), 'ru')),
      worded('the words of five houses', (call) => {
        for (let i = 0; i < 5; i++) compose(subjectAt(call * 5 + i), 'ru');
      }),
    ],
  };
};
