import { METERS_PER_UNIT, metersPerLonUnit, type Box } from './geo.ts';

/** The points of a ring in units of 1e-7 degree; the last repeats the first. */
export interface Ring {
  readonly lat: ArrayLike<number>;
  readonly lon: ArrayLike<number>;
}

const RADIANS_PER_UNIT = Math.PI / 180 / 1e7;

/** Positive if the ring runs counterclockwise. On the sphere, with edges that are straight on the map. */
export function ringSquareMeters({ lat, lon }: Ring): number {
  let sum = 0;
  let sinBefore = Math.sin(lat[0] * RADIANS_PER_UNIT);
  for (let i = 1; i < lat.length; i++) {
    const sin = Math.sin(lat[i] * RADIANS_PER_UNIT);
    sum += (lon[i - 1] - lon[i]) * (sin + sinBefore);
    sinBefore = sin;
  }
  const metersPerRadian = METERS_PER_UNIT / RADIANS_PER_UNIT;
  return (sum / 2) * RADIANS_PER_UNIT * metersPerRadian * metersPerRadian;
}

/** Closed, with at least three different points, and a nonzero area. */
export function isValidRing(ring: Ring): boolean {
  const last = ring.lat.length - 1;
  const closed = last >= 3 && ring.lat[0] === ring.lat[last] && ring.lon[0] === ring.lon[last];
  return closed && doubleAreaUnits(ring) !== 0;
}

/** Twice the area in square units, exact enough to tell zero from nonzero. */
function doubleAreaUnits({ lat, lon }: Ring): number {
  let sum = 0;
  for (let i = 1; i < lat.length; i++) {
    sum += (lon[i - 1] - lon[0]) * (lat[i] - lat[0]) - (lon[i] - lon[0]) * (lat[i - 1] - lat[0]);
  }
  return sum;
}

export function ringsBox(rings: readonly Ring[]): Box {
  let [minLat, minLon, maxLat, maxLon] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lon } of rings) {
    for (let i = 0; i < lat.length; i++) {
      if (lat[i] < minLat) minLat = lat[i];
      if (lat[i] > maxLat) maxLat = lat[i];
      if (lon[i] < minLon) minLon = lon[i];
      if (lon[i] > maxLon) maxLon = lon[i];
    }
  }
  return { minLat, minLon, maxLat, maxLon };
}

/**
 * The area that rings cover together by the even-odd rule: a ring inside an odd number of others is a hole. Rings may
 * touch, but not cross.
 */
export function polygonSquareMeters(rings: readonly Ring[]): number {
  if (rings.length === 1) return Math.abs(ringSquareMeters(rings[0]));
  const sized = rings.map((ring) => ({ ring, squareMeters: Math.abs(ringSquareMeters(ring)), box: ringsBox([ring]) }));
  sized.sort((a, b) => b.squareMeters - a.squareMeters);
  let total = 0;
  sized.forEach(({ ring, squareMeters }, index) => {
    const { lat, lon } = labelPoint([ring]);
    let depth = 0;
    for (let larger = 0; larger < index; larger++) {
      const { box } = sized[larger];
      const isNear = lat >= box.minLat && lat <= box.maxLat && lon >= box.minLon && lon <= box.maxLon;
      if (isNear && isInsideSpans(crossings([sized[larger].ring], lat), lon)) depth++;
    }
    total += depth % 2 === 0 ? squareMeters : -squareMeters;
  });
  return total;
}

const SCAN_LINES = [1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4, 1 / 8, 7 / 8, 1 / 32, 31 / 32];

/**
 * A point inside (even-odd rule, in whole units): the middle of the widest span inside on a few parallels. A corner, if
 * the area is thinner than a unit on all of them.
 */
export function labelPoint(rings: readonly Ring[]): { lat: number; lon: number } {
  const { minLat, maxLat } = ringsBox(rings);
  let best = { lat: rings[0].lat[0], lon: rings[0].lon[0] };
  let widest = 0;
  for (const part of SCAN_LINES) {
    const lat = Math.floor(minLat + (maxLat - minLat) * part);
    const found = crossings(rings, lat);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const lon = Math.max(Math.ceil(found[i]), Math.floor((found[i] + found[i + 1]) / 2));
      const width = (found[i + 1] - found[i]) * metersPerLonUnit(lat);
      if (width > widest && lon < found[i + 1]) {
        widest = width;
        best = { lat, lon };
      }
    }
  }
  return best;
}

/** The longitudes where the rings' edges cross a parallel, from west to east. */
function crossings(rings: readonly Ring[], at: number): number[] {
  const found: number[] = [];
  for (const { lat, lon } of rings) {
    for (let i = 1; i < lat.length; i++) {
      if (lat[i - 1] > at === lat[i] > at) continue;
      found.push(lon[i - 1] + ((at - lat[i - 1]) / (lat[i] - lat[i - 1])) * (lon[i] - lon[i - 1]));
    }
  }
  return found.sort((a, b) => a - b);
}

function isInsideSpans(found: readonly number[], lon: number): boolean {
  let before = 0;
  while (before < found.length && found[before] <= lon) before++;
  return before % 2 === 1;
}
