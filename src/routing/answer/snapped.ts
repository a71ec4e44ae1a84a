import { toDegrees } from '../../kernel/geo.ts';
import type { Graph } from '../graph.ts';
import type { Place } from '../snap/snapper.ts';
import type { RoadLines } from '../snap/spot.ts';
import type { Naming } from './naming.ts';

export interface Degrees {
  readonly lat: number;
  readonly lon: number;
}

export interface SnappedPoint extends Degrees {
  readonly distanceMeters: number;
  readonly name: string;
}

/** Where a point was put, with the street's name. */
export function snappedAt(
  { edgePieces }: Graph,
  { lines, naming }: { readonly lines: RoadLines; readonly naming: Naming },
  [{ piece, lat, lon, distanceMeters }]: Place,
  language: Parameters<Naming>[1],
): SnappedPoint {
  const name = naming(lines.roadWays.tags[edgePieces.way[piece]], language);
  return { lat: toDegrees(lat), lon: toDegrees(lon), distanceMeters, name };
}
