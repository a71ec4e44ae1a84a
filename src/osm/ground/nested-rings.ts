import { ringsBox, ringSquareMeters, type Ring } from '../../kernel/rings-shape.ts';
import type { Box } from '../../kernel/geo.ts';

/** A ring of an area, and whether it is a hole in the outer ring before it. */
export interface NestedRing extends Ring {
  readonly isHole: boolean;
}

export interface Sized {
  readonly ring: Ring;
  readonly box: Box;
  readonly squareMeters: number;
}

/** Rings by the even-odd rule: each outer one, followed by its holes. Rings may touch, but not cross. */
export function nested(rings: readonly Ring[]): NestedRing[] {
  if (rings.length === 1) return [{ ...rings[0], isHole: false }];
  const sized = bySize(rings).map((one) => ({ ...one, holes: new Array<Ring>() }));
  const outer: typeof sized = [];
  sized.forEach((one, index) => {
    const around = sized.slice(0, index).filter((larger) => holds(larger, one));
    // The smallest ring around it is the last: all rings around a ring lie within each other.
    if (around.length % 2 === 0) outer.push(one);
    else around.at(-1)!.holes.push(one.ring);
  });
  return outer.flatMap(({ ring, holes }) =>
    [{ ...ring, isHole: false }, ...holes.map((hole) => ({ ...hole, isHole: true }))]);
}

/** The largest first: whatever lies around a ring comes before it. */
export function bySize(rings: readonly Ring[]): Sized[] {
  return rings
    .map((ring) => ({ ring, box: ringsBox([ring]), squareMeters: Math.abs(ringSquareMeters(ring)) }))
    .sort((a, b) => b.squareMeters - a.squareMeters);
}

export function holds(larger: Sized, { box, ring }: Sized): boolean {
  const { box: around } = larger;
  if (box.minLat < around.minLat || box.maxLat > around.maxLat) return false;
  if (box.minLon < around.minLon || box.maxLon > around.maxLon) return false;
  return pointsOf(ring).every(([lat, lon]) => isInside(larger.ring, lat, lon));
}

/** Corners may lie on the other ring if rings touch: the middles of two sides decide. */
function pointsOf({ lat, lon }: Ring): [lat: number, lon: number][] {
  const last = lat.length - 1;
  return [0, Math.floor(last / 2)].map((i) => [(lat[i] + lat[i + 1]) / 2, (lon[i] + lon[i + 1]) / 2]);
}

/** Whether a point lies in a ring. */
export function isInside({ lat, lon }: Ring, atLat: number, atLon: number): boolean {
  let isOdd = false;
  for (let i = 1; i < lat.length; i++) {
    if (lat[i - 1] > atLat === lat[i] > atLat) continue;
    if (atLon < lon[i - 1] + ((atLat - lat[i - 1]) / (lat[i] - lat[i - 1])) * (lon[i] - lon[i - 1])) isOdd = !isOdd;
  }
  return isOdd;
}
