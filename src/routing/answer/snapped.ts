import { toDegrees } from '../../kernel/geo.ts';
import { toldMove, type MovedBecause, type Placed } from '../ask/placing.ts';
import type { Graph } from '../graph.ts';
import type { RoadLines } from '../snap/spot.ts';
import type { Naming } from './naming.ts';

export interface Degrees {
  readonly lat: number;
  readonly lon: number;
}

/** Why a point of a matrix has no results: it is near no road, or is connected with no other point. */
export type PointProblem = 'point_off_road' | 'no_route';

export interface SnappedPoint extends Degrees {
  readonly distanceMeters: number;
  readonly name: string;
  readonly movedBecause?: MovedBecause;
  readonly problem?: PointProblem;
}

/** Where a point was placed, with the street's name. */
export function snappedAt(
  { edgePieces }: Graph,
  { lines, naming }: { readonly lines: RoadLines; readonly naming: Naming },
  placed: Placed,
  language: Parameters<Naming>[1],
): SnappedPoint {
  const { place: [{ piece, lat, lon, distanceMeters }] } = placed;
  const moved = toldMove(placed);
  const name = naming(lines.roadWays.tags[edgePieces.way[piece]], language);
  const point = { lat: toDegrees(lat), lon: toDegrees(lon), distanceMeters, name };
  return moved ? { ...point, movedBecause: moved.because } : point;
}
