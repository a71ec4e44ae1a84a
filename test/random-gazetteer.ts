import { DEGREE, METERS_PER_UNIT, metersPerLonUnit } from '../src/kernel/geo.ts';
import { seededRandom } from '../src/kernel/random.ts';
import type { GazetteerSketch, HouseSketch, PointSketch, StreetSketch } from './gazetteer-fixture.ts';
import { crookedRing, type Point } from './polygon-fixture.ts';

export interface RandomSketch {
  readonly seed: number;
  /** The middle, in degrees, and how far things lie from it. */
  readonly lat: number;
  readonly lon: number;
  readonly spreadMeters: number;
  readonly most: number;
}

/** Things scattered around a point, also across the antimeridian, some of them in the same spot. */
export function randomSketch({ seed, lat, lon, spreadMeters, most }: RandomSketch): GazetteerSketch {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const many = <T>(make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const spot = (): Point => {
    const [dLat, dLon] = [random() - 0.5, random() - 0.5].map((part) => part * 2 * spreadMeters);
    const unwrapped = Math.round(lon * DEGREE + dLon / metersPerLonUnit(lat * DEGREE));
    return [Math.min(90 * DEGREE, Math.round(lat * DEGREE + dLat / METERS_PER_UNIT)), wrap(unwrapped)];
  };
  const used: Point[] = [];
  const spotOrSame = (): Point => {
    const at = used.length > 0 && random() < 0.2 ? used[below(used.length)] : spot();
    used.push(at);
    return at;
  };
  const house = (): HouseSketch => {
    const outline = random() < 0.6 ? crookedRing(below(1e9), 3 + below(6), [below(100), below(100)], 500) : [];
    return { at: spotOrSame(), outline: random() < 0.5 ? outline : outline.slice(0, -1) };
  };
  const line = (): Point[] => {
    const [startLat, startLon] = spot();
    const step = (): number => Math.round((random() - 0.5) * 0.002 * DEGREE);
    const length = 1 + below(random() < 0.2 ? 60 : 6);
    let [atLat, atLon] = [startLat, startLon];
    return Array.from({ length }, (): Point => [(atLat += step()), (atLon = keepOn(atLon + step()))]);
  };
  const street = (): StreetSketch => ({ lines: Array.from({ length: below(4) }, line) });
  const point = (): PointSketch => ({ at: spotOrSame() });
  return { houses: many(house), streets: many(street), places: many(point), pois: many(point) };
}

const HALF_TURN = 180 * DEGREE;
const wrap = (lon: number): number =>
  lon > HALF_TURN ? lon - 2 * HALF_TURN : lon < -HALF_TURN ? lon + 2 * HALF_TURN : lon;
/** Lines end at the antimeridian, as they do in the source. */
const keepOn = (lon: number): number => Math.max(-HALF_TURN, Math.min(HALF_TURN, lon));
