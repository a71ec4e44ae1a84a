import { toDegrees } from '../../kernel/geo.ts';
import { toldMove, type MovedBecause, type Placed } from '../ask/placing.ts';
import type { Graph } from '../graph.ts';
import type { Place } from '../snap/snapper.ts';
import type { RoadLines } from '../snap/spot.ts';
import type { Naming } from './naming.ts';

export interface Degrees {
  readonly lat: number;
  readonly lon: number;
}

/** Why a point of a matrix has no results: it is near no road, or is connected with no other point. */
export type PointProblem = 'point_off_road' | 'no_route';

/** A place on a road with the street's name, and its distance from the requested point. */
export interface RoadPlace extends Degrees {
  readonly distanceMeters: number;
  readonly name: string;
}

export interface SnappedPoint extends RoadPlace {
  readonly movedBecause?: MovedBecause;
  readonly problem?: PointProblem;
  /** Of a moved point of a matrix: where it is in those cells in which it is not moved. */
  readonly nearest?: RoadPlace;
  /** Of an origin of a matrix: the indexes of the destinations for whose cells neither point is moved. */
  readonly unmovedTo?: readonly number[];
}

/** What naming a place needs. */
interface Named {
  readonly lines: RoadLines;
  readonly naming: Naming;
}

/** Where a point was placed. */
export function snappedAt(
  graph: Graph, named: Named, placed: Placed, language: Parameters<Naming>[1],
): SnappedPoint {
  const moved = toldMove(placed);
  const point = roadPlaceAt(graph, named, placed.place, language);
  return moved ? { ...point, movedBecause: moved.because } : point;
}

export function roadPlaceAt(
  { edgePieces }: Graph, { lines, naming }: Named, [{ piece, lat, lon, distanceMeters }]: Place,
  language: Parameters<Naming>[1],
): RoadPlace {
  const name = naming(lines.roadWays.tags[edgePieces.way[piece]], language);
  return { lat: toDegrees(lat), lon: toDegrees(lon), distanceMeters, name };
}
