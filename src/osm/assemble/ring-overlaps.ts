import { ringsBox } from '../../kernel/rings-shape.ts';
import { lengthOf, type Path } from './geometry.ts';

/** Corners of a ring to check, enough to see an overlap that matters. */
const mostCorners = 200;
/** Relations of more rings are archipelagos; all their pairs would be too many. */
const mostRings = 60;

/** Pairs of rings that partly overlap: neither holes nor neighbours, but mistakes of the map. */
export function countOverlaps(rings: readonly Path[]): number {
  if (rings.length > mostRings) return 0;
  let count = 0;
  rings.forEach((a, index) => {
    for (const b of rings.slice(index + 1)) if (isPartlyIn(a, b) && isPartlyIn(b, a)) count++;
  });
  return count;
}

/** Whether a ring has corners inside and outside the other; shared corners prove nothing. */
function isPartlyIn(ring: Path, other: Path): boolean {
  const box = ringsBox([other]);
  const step = Math.max(1, Math.floor(lengthOf(ring) / mostCorners));
  let [inside, outside] = [false, false];
  for (let i = 0; i < lengthOf(ring) && !(inside && outside); i += step) {
    const [lat, lon] = [ring.lat[i], ring.lon[i]];
    const isNear = lat >= box.minLat && lat <= box.maxLat && lon >= box.minLon && lon <= box.maxLon;
    if (!isNear) outside = true;
    else if (!other.lat.some((each, corner) => each === lat && other.lon[corner] === lon)) {
      if (isIn(other, lat, lon)) inside = true;
      else outside = true;
    }
  }
  return inside && outside;
}

function isIn({ lat: lats, lon: lons }: Path, lat: number, lon: number): boolean {
  let inside = false;
  for (let i = 1; i < lats.length; i++) {
    if (lats[i - 1] > lat === lats[i] > lat) continue;
    if (lon < lons[i - 1] + ((lat - lats[i - 1]) / (lats[i] - lats[i - 1])) * (lons[i] - lons[i - 1])) inside = !inside;
  }
  return inside;
}
