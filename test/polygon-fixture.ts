import type { Shapes } from '../src/kernel/polygon.ts';
import { seededRandom } from '../src/kernel/random.ts';

export type Point = readonly [lat: number, lon: number];

/** Areas given as lists of closed rings, as columns. */
export function shapesOf(areas: readonly (readonly (readonly Point[])[])[]): Shapes {
  const rings = areas.flat();
  const starts = (lengths: readonly number[]): Uint32Array => {
    const found = new Uint32Array(lengths.length + 1);
    lengths.forEach((length, i) => (found[i + 1] = found[i] + length));
    return found;
  };
  return {
    areas: { rows: areas.length, rings: starts(areas.map((area) => area.length)) },
    rings: { points: starts(rings.map((ring) => ring.length)) },
    ringPoints: {
      lat: Int32Array.from(rings.flat(), ([lat]) => lat),
      lon: Int32Array.from(rings.flat(), ([, lon]) => lon),
    },
  };
}

/** Ray casting over every edge, without rounding: the slow twin. */
export function isInsideSlowly({ areas, rings, ringPoints }: Shapes, area: number, lat: number, lon: number): boolean {
  let inside = false;
  for (let ring = areas.rings[area]; ring < areas.rings[area + 1]; ring++) {
    for (let i = rings.points[ring]; i + 1 < rings.points[ring + 1]; i++) {
      const [lat1, lat2] = [BigInt(ringPoints.lat[i]), BigInt(ringPoints.lat[i + 1])];
      const [lon1, lon2] = [BigInt(ringPoints.lon[i]), BigInt(ringPoints.lon[i + 1])];
      if (lat1 > lat === lat2 > lat) continue;
      const left = (BigInt(lon) - lon1) * (lat2 - lat1) < (BigInt(lat) - lat1) * (lon2 - lon1);
      const right = (BigInt(lon) - lon1) * (lat2 - lat1) > (BigInt(lat) - lat1) * (lon2 - lon1);
      if (lat2 > lat1 ? left : right) inside = !inside;
    }
  }
  return inside;
}

/**
 * A square of crooked cells, dealt out to areas: each area is some cells, every border is shared, and some borders
 * have a corner on one side that the other side does not know. Cells are `size` units wide, an even number.
 */
export function crookedPartition(seed: number, cells: number, areaCount: number, size: number): Point[][][] {
  const random = seededRandom(seed);
  const jitter = (): number => Math.floor((random() - 0.5) * size * 0.3) * 2;
  const corners = Array.from({ length: cells + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (_, column): Point => {
      const onEdge = row % cells === 0 || column % cells === 0;
      return onEdge ? [row * size, column * size] : [row * size + jitter(), column * size + jitter()];
    }));
  const areas: Point[][][] = Array.from({ length: areaCount }, () => []);
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const [a, b] = [corners[row][column], corners[row][column + 1]];
      const [c, d] = [corners[row + 1][column + 1], corners[row + 1][column]];
      const extra: Point[] = random() < 0.5 ? [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]] : [];
      const ring: Point[] = [a, ...extra, b, c, d, a];
      areas[Math.floor(random() * areaCount)].push(random() < 0.5 ? ring : ring.reverse());
    }
  }
  return areas;
}

/** A star-shaped ring; its corners lie up to `roughness` of the radius nearer than the radius. */
export function crookedRing(
  seed: number, corners: number, centre: Point, radius: number, roughness = 0.4,
): Point[] {
  const random = seededRandom(seed);
  const ring = Array.from({ length: corners }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / corners;
    const reach = radius * (1 - roughness * random());
    return [Math.round(centre[0] + reach * Math.sin(angle)), Math.round(centre[1] + reach * Math.cos(angle))];
  });
  return [...ring, ring[0]];
}
