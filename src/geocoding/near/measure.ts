import { DEGREE, distanceMeters, METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';

/**
 * Distances from a point to lines, rings and outlines: units of 1e-7 degree in, metres out.
 *
 * The nearest spot is found on a plane laid at the point, and its distance measured on the sphere. The plane
 * misplaces the spot by less than 0.1 % of the distance up to 10 km at 60° N.
 */

/** One step of an outline's coordinates, in units. */
export const OUTLINE_UNITS = 10;
const FEWEST_OUTLINE_POINTS = 3;
const TURN = 360 * DEGREE;

/** Turns a difference of longitude the short way round. */
const shortWay = (dLon: number): number => (dLon > TURN / 2 ? dLon - TURN : dLon < -TURN / 2 ? dLon + TURN : dLon);

export interface Spot {
  readonly lat: number;
  readonly lon: number;
  readonly distanceMeters: number;
}

/** Finds the nearest spot of the line through the points `first` to `last`. */
export function nearestOnLine(
  points: Gazetteer['linePoints'], first: number, last: number, lat: number, lon: number,
): Spot {
  const scale = metersPerLonUnit(lat);
  let x1 = shortWay(points.lon[first] - lon) * scale;
  let y1 = (points.lat[first] - lat) * METERS_PER_UNIT;
  let [x, y, best] = [x1, y1, x1 * x1 + y1 * y1];
  for (let i = first + 1; i <= last; i++) {
    const x2 = shortWay(points.lon[i] - lon) * scale;
    const y2 = (points.lat[i] - lat) * METERS_PER_UNIT;
    const along = alongSegment(x1, y1, x2, y2);
    const footX = x1 + along * (x2 - x1);
    const footY = y1 + along * (y2 - y1);
    const squared = footX * footX + footY * footY;
    if (squared < best) [x, y, best] = [footX, footY, squared];
    x1 = x2;
    y1 = y2;
  }
  const spotLat = lat + y / METERS_PER_UNIT;
  const spotLon = lon + x / scale;
  return { lat: spotLat, lon: spotLon, distanceMeters: distanceMeters(lat, lon, spotLat, spotLon) };
}

/** Finds the nearest spot of the rings of an area; undefined without rings. */
export function nearestOnRings(
  { areas, rings, ringPoints }: Pick<Gazetteer, 'areas' | 'rings' | 'ringPoints'>, area: number, lat: number,
  lon: number,
): Spot | undefined {
  let best: Spot | undefined;
  for (let ring = areas.rings[area]; ring < areas.rings[area + 1]; ring++) {
    const spot = nearestOnLine(ringPoints, rings.points[ring], rings.points[ring + 1] - 1, lat, lon);
    if (!best || spot.distanceMeters < best.distanceMeters) best = spot;
  }
  return best;
}

/** Measures to the house's outline, 0 m inside it; to its point where it has no outline. */
export function houseMeters(
  { houses, footprintPoints }: Pick<Gazetteer, 'houses' | 'footprintPoints'>, row: number, lat: number, lon: number,
): number {
  const first = houses.footprint[row];
  const end = houses.footprint[row + 1];
  if (end - first < FEWEST_OUTLINE_POINTS) return distanceMeters(lat, lon, houses.lat[row], houses.lon[row]);
  const { dLat, dLon } = footprintPoints;
  const scale = metersPerLonUnit(lat);
  const west = shortWay(houses.lon[row] - lon);
  const south = houses.lat[row] - lat;
  let x1 = (west + dLon[end - 1] * OUTLINE_UNITS) * scale;
  let y1 = (south + dLat[end - 1] * OUTLINE_UNITS) * METERS_PER_UNIT;
  let [x, y, best, inside] = [x1, y1, Infinity, false];
  for (let i = first; i < end; i++) {
    const x2 = (west + dLon[i] * OUTLINE_UNITS) * scale;
    const y2 = (south + dLat[i] * OUTLINE_UNITS) * METERS_PER_UNIT;
    if (y1 > 0 !== y2 > 0 && x1 - (y1 * (x2 - x1)) / (y2 - y1) > 0) inside = !inside;
    const along = alongSegment(x1, y1, x2, y2);
    const footX = x1 + along * (x2 - x1);
    const footY = y1 + along * (y2 - y1);
    const squared = footX * footX + footY * footY;
    if (squared < best) [x, y, best] = [footX, footY, squared];
    x1 = x2;
    y1 = y2;
  }
  return inside ? 0 : distanceMeters(lat, lon, lat + y / METERS_PER_UNIT, lon + x / scale);
}

/** The position along a segment, 0 to 1, nearest to the origin. */
function alongSegment(x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const squared = dx * dx + dy * dy;
  return squared === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / squared));
}
