import { METERS_PER_UNIT, metersPerLonUnit, type Box } from '../../kernel/geo.ts';
import type { NodeLocations } from '../extract.ts';

/** Points of a line or ring, in units of 1e-7 degree. */
export interface Path {
  readonly lat: Int32Array;
  readonly lon: Int32Array;
}

export const lengthOf = (path: Path): number => path.lat.length;

export const pointPath = (lat: number, lon: number): Path => ({ lat: Int32Array.of(lat), lon: Int32Array.of(lon) });

/** The nodes of a way that the data have, in order; missing ones are skipped. */
export function pathOf(nodes: NodeLocations, refs: ArrayLike<number>): Path {
  const lat = new Int32Array(refs.length);
  const lon = new Int32Array(refs.length);
  let length = 0;
  for (let i = 0; i < refs.length; i++) {
    const row = nodes.find(refs[i]);
    if (row < 0) continue;
    lat[length] = nodes.lat(row);
    lon[length++] = nodes.lon(row);
  }
  return { lat: lat.subarray(0, length), lon: lon.subarray(0, length) };
}

/** The known pieces of a way, between nodes that the data lack. */
export function knownPieces(nodes: NodeLocations, refs: Float64Array): Float64Array[] {
  const pieces: Float64Array[] = [];
  let start = 0;
  for (let i = 0; i <= refs.length; i++) {
    if (i < refs.length && nodes.find(refs[i]) >= 0) continue;
    if (i - start > 1) pieces.push(refs.subarray(start, i));
    start = i + 1;
  }
  return pieces;
}

export const isClosed = (refs: ArrayLike<number>): boolean => refs.length > 3 && refs[0] === refs[refs.length - 1];

/** The point at a share (0 to 1) of a line's length: on the line, unlike a mean of its ends. */
export function pointAlong({ lat, lon }: Path, share: number): { lat: number; lon: number } {
  const scale = metersPerLonUnit(lat[0]) / METERS_PER_UNIT;
  const lengths = new Float64Array(lat.length);
  let total = 0;
  for (let i = 1; i < lat.length; i++) {
    lengths[i] = Math.hypot(lat[i] - lat[i - 1], (lon[i] - lon[i - 1]) * scale);
    total += lengths[i];
  }
  let left = total * share;
  for (let i = 1; i < lat.length; i++) {
    if (left <= lengths[i] && lengths[i] > 0) {
      const part = left / lengths[i];
      return {
        lat: Math.round(lat[i - 1] + (lat[i] - lat[i - 1]) * part),
        lon: Math.round(lon[i - 1] + (lon[i] - lon[i - 1]) * part),
      };
    }
    left -= lengths[i];
  }
  return { lat: lat[lat.length - 1], lon: lon[lon.length - 1] };
}

export const middleOf = (path: Path): { lat: number; lon: number } => pointAlong(path, 0.5);

export type Bounds = { -readonly [K in keyof Box]: number };

export const emptyBounds = (): Bounds => ({ minLat: Infinity, minLon: Infinity, maxLat: -Infinity, maxLon: -Infinity });

export function extend(bounds: Bounds, { lat, lon }: Path): Bounds {
  for (let i = 0; i < lat.length; i++) {
    if (lat[i] < bounds.minLat) bounds.minLat = lat[i];
    if (lat[i] > bounds.maxLat) bounds.maxLat = lat[i];
    if (lon[i] < bounds.minLon) bounds.minLon = lon[i];
    if (lon[i] > bounds.maxLon) bounds.maxLon = lon[i];
  }
  return bounds;
}

export function extendByBox(bounds: Bounds, box: Box): void {
  bounds.minLat = Math.min(bounds.minLat, box.minLat);
  bounds.maxLat = Math.max(bounds.maxLat, box.maxLat);
  bounds.minLon = Math.min(bounds.minLon, box.minLon);
  bounds.maxLon = Math.max(bounds.maxLon, box.maxLon);
}
