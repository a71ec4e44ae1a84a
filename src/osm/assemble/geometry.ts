import type { NodeLocations } from '../extract.ts';

/** Points of a line or ring: latitude, longitude, latitude … in units of 1e-7 degree. */
export type Path = Int32Array;

/** The nodes of a way that are in the data, in order; those that are not are passed over. */
export function pathOf(nodes: NodeLocations, refs: Float64Array): Path {
  const path = new Int32Array(refs.length * 2);
  let length = 0;
  for (const id of refs) {
    const row = nodes.find(id);
    if (row < 0) continue;
    path[length++] = nodes.lat(row);
    path[length++] = nodes.lon(row);
  }
  return path.subarray(0, length);
}

export const isClosed = (refs: Float64Array): boolean => refs.length > 3 && refs[0] === refs[refs.length - 1];

/** The point half way along a line: on the line, unlike a mean of its ends. */
export function middleOf(path: Path): { lat: number; lon: number } {
  const lengths: number[] = [];
  let total = 0;
  const scale = Math.cos((path[0] * Math.PI) / 180 / 1e7);
  for (let i = 2; i < path.length; i += 2) {
    const length = Math.hypot(path[i] - path[i - 2], (path[i + 1] - path[i - 1]) * scale);
    lengths.push(length);
    total += length;
  }
  let left = total / 2;
  for (const [index, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const i = index * 2;
      const share = left / length;
      return {
        lat: Math.round(path[i] + (path[i + 2] - path[i]) * share),
        lon: Math.round(path[i + 1] + (path[i + 3] - path[i + 1]) * share),
      };
    }
    left -= length;
  }
  return { lat: path[0], lon: path[1] };
}

export interface Bounds {
  minLat: number;
  minLon: number;
  maxLat: number;
  maxLon: number;
}

export const emptyBounds = (): Bounds => ({ minLat: Infinity, minLon: Infinity, maxLat: -Infinity, maxLon: -Infinity });

export function extend(bounds: Bounds, path: Path): Bounds {
  for (let i = 0; i < path.length; i += 2) {
    if (path[i] < bounds.minLat) bounds.minLat = path[i];
    if (path[i] > bounds.maxLat) bounds.maxLat = path[i];
    if (path[i + 1] < bounds.minLon) bounds.minLon = path[i + 1];
    if (path[i + 1] > bounds.maxLon) bounds.maxLon = path[i + 1];
  }
  return bounds;
}
