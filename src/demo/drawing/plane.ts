import { DEGREE } from '../../kernel/geo.ts';

/**
 * The country is drawn on a plane in metres, x east and y north of the middle of its sea. A single scale stretches
 * shapes by at most 3 %, which is not noticeable.
 */
const middle = { lat: 54.5, lon: 148.5 } as const;
/** Open water of the Sea of Okhotsk, which has no addresses. */
export const seaBox = { minLat: 53, minLon: 146, maxLat: 56, maxLon: 151 } as const;
const METERS_PER_DEGREE = 111_195;
const LON_SCALE = METERS_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Writes integers in units of 1e-7 degree into `into`. */
export function toLatLon(x: number, y: number, into: { lat: number; lon: number }): void {
  into.lat = Math.round((middle.lat + y / METERS_PER_DEGREE) * DEGREE);
  into.lon = Math.round((middle.lon + x / LON_SCALE) * DEGREE);
}

export const toPlane = (lat: number, lon: number): Point => ({
  x: (lon - middle.lon) * LON_SCALE,
  y: (lat - middle.lat) * METERS_PER_DEGREE,
});

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at this fraction of the way from a to b, moved sideways (left is positive) by so many metres. */
export function between(a: Point, b: Point, part: number, sideMeters = 0): Point {
  const length = distance(a, b) || 1;
  const dx = (b.x - a.x) / length;
  const dy = (b.y - a.y) / length;
  return { x: a.x + dx * length * part - dy * sideMeters, y: a.y + dy * length * part + dx * sideMeters };
}

export function lengthOf(line: readonly Point[]): number {
  let meters = 0;
  for (let i = 1; i < line.length; i++) meters += distance(line[i - 1], line[i]);
  return meters;
}

/** The point at this distance along a line, with the direction there as a unit vector. */
export function alongLine(line: readonly Point[], meters: number): Point & { dx: number; dy: number } {
  let left = meters;
  for (let i = 1; i < line.length; i++) {
    const length = distance(line[i - 1], line[i]);
    if (left <= length || i === line.length - 1) {
      const dx = (line[i].x - line[i - 1].x) / (length || 1);
      const dy = (line[i].y - line[i - 1].y) / (length || 1);
      return { x: line[i - 1].x + dx * left, y: line[i - 1].y + dy * left, dx, dy };
    }
    left -= length;
  }
  return { ...line[0], dx: 1, dy: 0 };
}

/** Where segments ab and cd cross, as fractions along each; undefined if they do not. */
export function meeting(a: Point, b: Point, c: Point, d: Point): { ab: number; cd: number } | undefined {
  const rx = b.x - a.x;
  const ry = b.y - a.y;
  const sx = d.x - c.x;
  const sy = d.y - c.y;
  const cross = rx * sy - ry * sx;
  if (cross === 0) return undefined;
  const ab = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const cd = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  return ab > 0 && ab < 1 && cd > 0 && cd < 1 ? { ab, cd } : undefined;
}

export function inside(ring: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i];
    const b = ring[j];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

export function distanceToLine(line: readonly Point[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const dx = line[i].x - a.x;
    const dy = line[i].y - a.y;
    const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(a.x + dx * part - x, a.y + dy * part - y));
  }
  return best;
}
