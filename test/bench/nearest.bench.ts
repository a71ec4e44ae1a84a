import { openNearest } from '../../src/geocoding/near/nearest.ts';
import { AppError } from '../../src/errors.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Bench } from './bench.ts';
import type { Trial } from './measure.ts';
import { syntheticCountry } from './synthetic-country.ts';

/** Points a few steps from a house, like those that people ask about, in an order unfavourable for caches. */
export const nearest: Bench = async ({ atlas, houses: wanted }) => {
  const tables = atlas ?? syntheticCountry(wanted);
  const { houses, streets, areas, ringPoints, streetPieces } = tables;
  const finder = openNearest(tables);
  const random = seededRandom(7);
  if (houses.rows === 0) throw new AppError('bad_argument', 'The atlas has no houses to ask about.');
  const points = Array.from({ length: 50_000 }, () => {
    const house = Math.floor(random() * houses.rows);
    return [houses.lat[house], houses.lon[house]].map((units) => units / 1e7 + (random() - 0.5) * 0.001);
  });
  const trial = (name: string, ask: (lat: number, lon: number) => unknown): Trial => {
    const run = (call: number) => ask(points[call % points.length][0], points[call % points.length][1]);
    return { name, calls: 200_000, warmUp: 20_000, run };
  };
  const one = { radiusMeters: 1000, limit: 1 };
  const anywhere = { radiusMeters: Infinity, limit: 1 };
  const ten = { radiusMeters: 1000, limit: 10 };
  return {
    facts: {
      houses: houses.rows, streets: streets.rows, streetPieces: streetPieces.rows, areas: areas.rows,
      ringPoints: ringPoints.rows,
    },
    trials: [
      trial('areas around', finder.areasAround),
      trial('nearest house', (lat, lon) => finder.nearestHouses(lat, lon, one)),
      trial('nearest street', (lat, lon) => finder.nearestStreets(lat, lon, one)),
      trial('areas, nearest house and street', (lat, lon) => [
        finder.areasAround(lat, lon), finder.nearestHouses(lat, lon, one), finder.nearestStreets(lat, lon, one),
      ]),
      trial('ten nearest houses', (lat, lon) => finder.nearestHouses(lat, lon, ten)),
      trial('ten nearest streets', (lat, lon) => finder.nearestStreets(lat, lon, ten)),
      trial('nearest place, any distance', (lat, lon) => finder.nearestPlaces(lat, lon, anywhere)),
      trial('the whole answer with names, 5 of each kind', (lat, lon) => finder.nearest(lat, lon)),
      trial('kilometres from any house: nearest house',
        (lat, lon) => finder.nearestHouses(lat + 0.07, lon, { radiusMeters: 20_000, limit: 1 })),
    ],
  };
};
