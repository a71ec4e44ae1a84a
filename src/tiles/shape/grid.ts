import { DEGREE } from '../../kernel/geo.ts';
import { PLANE_WIDTH, toPlaneX, toPlaneY } from '../../kernel/mercator.ts';
import type { Window } from './clip.ts';

/** The side of a tile in its own units. */
export const EXTENT = 4096;
/** How far lines and areas extend beyond the edge, so that strokes of neighbouring tiles meet. */
export const MARGIN = 64;
export const WINDOW: Window = { min: -MARGIN, max: EXTENT + MARGIN };

/** The address of a square of the map. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The plane of `mercator.ts` in the units of one tile. */
export interface TileGrid extends TileAddress {
  /** Steps of the plane per unit. */
  readonly stepsPerUnit: number;
  /** The box of the plane with the margin, and one more step for rounding. */
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number];
  toX(lon: number): number;
  /** Downwards, as in tiles. */
  toY(lat: number): number;
  /** A point in whole units; undefined outside the tile itself. Each point is in exactly one tile of a zoom. */
  pointAt(lat: number, lon: number): readonly [x: number, y: number] | undefined;
}

const RADIANS_PER_UNIT = Math.PI / 180 / DEGREE;
const STEPS_PER_LON_UNIT = PLANE_WIDTH / (360 * DEGREE);
const STEPS_PER_RADIAN = PLANE_WIDTH / (2 * Math.PI);
/** From this zoom on a tile is so low that four terms suffice for a latitude. */
const TAYLOR_FROM_ZOOM = 9;

export function gridOf({ z, x, y }: TileAddress): TileGrid {
  const side = PLANE_WIDTH / 2 ** z;
  const stepsPerUnit = side / EXTENT;
  const [west, north] = [x * side - PLANE_WIDTH / 2, PLANE_WIDTH / 2 - y * side];
  const reach = MARGIN * stepsPerUnit + 1;
  return {
    z, x, y, stepsPerUnit,
    box: [west - reach, north - side - reach, west + side + reach, north + reach],
    toX: (lon) => (lon * STEPS_PER_LON_UNIT - west) / stepsPerUnit,
    toY: rowsFrom(z, north, side, stepsPerUnit),
    pointAt: (lat, lon) => {
      const x = Math.floor((toPlaneX(lon) - west) / stepsPerUnit);
      const y = Math.floor((north - toPlaneY(lat)) / stepsPerUnit);
      return x >= 0 && x < EXTENT && y >= 0 && y < EXTENT ? [x, y] : undefined;
    },
  };
}

/** Exact at low zooms; otherwise by the derivatives in the tile's middle, which is five times as fast. */
function rowsFrom(z: number, north: number, side: number, stepsPerUnit: number): (lat: number) => number {
  const exact = (lat: number): number => (north - toPlaneY(lat)) / stepsPerUnit;
  if (z < TAYLOR_FROM_ZOOM) return exact;
  const angle = (north - side / 2) / STEPS_PER_RADIAN;
  const middle = Math.atan(Math.sinh(angle));
  const [secant, tangent] = [1 / Math.cos(middle), Math.tan(middle)];
  const first = secant;
  const second = secant * tangent / 2;
  const third = secant * (tangent * tangent + secant * secant) / 6;
  const scale = STEPS_PER_RADIAN / stepsPerUnit;
  const reach = side / STEPS_PER_RADIAN / secant * 1.5;
  return (lat) => {
    const off = lat * RADIANS_PER_UNIT - middle;
    if (off > reach || off < -reach) return exact(lat);
    return EXTENT / 2 - off * (first + off * (second + off * third)) * scale;
  };
}

/** The tile of a zoom that holds a point. */
export function tileAt(z: number, lat: number, lon: number): TileAddress {
  const side = PLANE_WIDTH / 2 ** z;
  const last = 2 ** z - 1;
  const within = (at: number): number => Math.max(0, Math.min(last, Math.floor(at)));
  return {
    z, x: within((toPlaneX(lon) + PLANE_WIDTH / 2) / side), y: within((PLANE_WIDTH / 2 - toPlaneY(lat)) / side),
  };
}
