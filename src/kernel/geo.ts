/**
 * Points and distances. Coordinates are stored as whole numbers of 1e-7 degree (about 1 cm), as in the
 * source data; distances are metres on a sphere, good to 0.5 %, which is finer than any map.
 */
export const DEGREE = 1e7;
const EARTH_RADIUS_METERS = 6_371_008.8;
const RADIANS_PER_UNIT = Math.PI / 180 / DEGREE;
export const METERS_PER_UNIT = EARTH_RADIUS_METERS * RADIANS_PER_UNIT;

export const toUnits = (degrees: number): number => Math.round(degrees * DEGREE);
export const toDegrees = (units: number): number => units / DEGREE;

/** The length in metres of one unit of longitude at a latitude. */
export const metersPerLonUnit = (lat: number): number => METERS_PER_UNIT * Math.cos(lat * RADIANS_PER_UNIT);

/** Great-circle distance between two points given in units. */
export function distanceMeters(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const sinLat = Math.sin(((lat2 - lat1) * RADIANS_PER_UNIT) / 2);
  const sinLon = Math.sin(((lon2 - lon1) * RADIANS_PER_UNIT) / 2);
  const cosines = Math.cos(lat1 * RADIANS_PER_UNIT) * Math.cos(lat2 * RADIANS_PER_UNIT);
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(sinLat * sinLat + cosines * sinLon * sinLon)));
}

/** Parses "55.75,37.62", in degrees, as in headers and settings; undefined if it is not a valid position. */
export function toPosition(text: string): { lat: number; lon: number } | undefined {
  const match = /^\s*([+-]?\d{1,2}(?:\.\d{1,15})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,15})?)\s*$/.exec(text);
  if (!match) return undefined;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

export interface Box {
  readonly minLat: number;
  readonly minLon: number;
  readonly maxLat: number;
  readonly maxLon: number;
}

/** The box that contains everything within a distance of a point. */
export function boxAround(lat: number, lon: number, radiusMeters: number): Box {
  const dLat = radiusMeters / METERS_PER_UNIT;
  const dLon = radiusMeters / Math.max(metersPerLonUnit(Math.abs(lat) + dLat), 1e-6);
  return { minLat: lat - dLat, minLon: lon - dLon, maxLat: lat + dLat, maxLon: lon + dLon };
}

/** The point of a segment closest to a point: its distance, and its position along (0 to 1). Units in, metres out. */
export function nearestOnSegment(
  lat: number, lon: number, lat1: number, lon1: number, lat2: number, lon2: number,
): { distanceMeters: number; along: number } {
  const scale = metersPerLonUnit(lat);
  const x1 = (lon1 - lon) * scale;
  const y1 = (lat1 - lat) * METERS_PER_UNIT;
  const dx = (lon2 - lon1) * scale;
  const dy = (lat2 - lat1) * METERS_PER_UNIT;
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / squared));
  const [x, y] = [x1 + along * dx, y1 + along * dy];
  return { distanceMeters: Math.sqrt(x * x + y * y), along }; // Math.hypot is many times slower
}
