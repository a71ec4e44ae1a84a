import { NONE } from '../../kernel/columns.ts';
import { METERS_PER_UNIT, metersPerLonUnit, nearestOnSegment } from '../../kernel/geo.ts';
import type { RoadNetwork } from '../network.ts';
import type { Graph } from '../graph.ts';
import type { Stretches } from './stretches.ts';

/** A point on a road. Units of 1e-7 degree. */
export interface Spot {
  readonly stretch: number;
  readonly edge: number;
  readonly piece: number;
  /**
   * The position between the piece's nodes, in the terms of its `from` and `to`: 2.25 is a quarter behind the third
   * node.
   */
  readonly position: number;
  readonly lat: number;
  readonly lon: number;
  readonly distanceMeters: number;
  /** The junction at it, as a graph node in state 0; NONE if there is none. */
  readonly node: number;
}

export type RoadLines = Pick<RoadNetwork, 'roadNodes' | 'roadWays' | 'roadWayNodes'>;

const SMALLEST_GAIN_METERS = 1e-6;

/** The spot of a stretch that is nearest to a point; the first of several, in the stretch's direction. */
export function spotOn(
  { roadNodes, roadWays, roadWayNodes }: RoadLines,
  { edgePieces }: Pick<Graph, 'edgePieces'>,
  stretches: Stretches['stretches'],
  stretch: number,
  lat: number,
  lon: number,
): Spot {
  const piece = stretches.piece[stretch];
  const first = roadWays.nodes[edgePieces.way[piece]];
  const { from: { [stretch]: from }, to: { [stretch]: to } } = stretches;
  const step = from < to ? 1 : -1;
  let [distanceMeters, at, share] = [Infinity, from, 0];
  for (let position = from; position !== to; position += step) {
    const a = roadWayNodes.node[first + position];
    const b = roadWayNodes.node[first + position + step];
    const near = nearestOnSegment(lat, lon, roadNodes.lat[a], roadNodes.lon[a], roadNodes.lat[b], roadNodes.lon[b]);
    if (near.distanceMeters >= distanceMeters - SMALLEST_GAIN_METERS) continue;
    ({ distanceMeters, along: share } = near);
    at = position;
  }
  const a = roadWayNodes.node[first + at];
  const b = roadWayNodes.node[first + at + step];
  const between = (values: Int32Array): number => Math.round(values[a] + (values[b] - values[a]) * share);
  return {
    stretch, edge: stretches.edge[stretch], piece,
    position: at + step * share, lat: between(roadNodes.lat), lon: between(roadNodes.lon), distanceMeters, node: NONE,
  };
}

/** The distance of the spot that `spotOn` would find. Called for everything near, so it allocates nothing. */
export function metersToStretch(
  { roadNodes, roadWays, roadWayNodes }: RoadLines,
  { edgePieces }: Pick<Graph, 'edgePieces'>,
  { piece: pieces, from, to }: Stretches['stretches'],
  stretch: number,
  lat: number,
  lon: number,
): number {
  const first = roadWays.nodes[edgePieces.way[pieces[stretch]]];
  const [low, high] = from[stretch] < to[stretch] ? [from[stretch], to[stretch]] : [to[stretch], from[stretch]];
  const scale = metersPerLonUnit(lat);
  let least = Infinity;
  let node = roadWayNodes.node[first + low];
  let x1 = (roadNodes.lon[node] - lon) * scale;
  let y1 = (roadNodes.lat[node] - lat) * METERS_PER_UNIT;
  for (let position = low + 1; position <= high; position++) {
    node = roadWayNodes.node[first + position];
    const x2 = (roadNodes.lon[node] - lon) * scale;
    const y2 = (roadNodes.lat[node] - lat) * METERS_PER_UNIT;
    const dx = x2 - x1;
    const dy = y2 - y1;
    const squared = dx * dx + dy * dy;
    const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / squared));
    // At a node all roads that meet there must be equally far, to the last bit.
    const x = along === 1 ? x2 : x1 + along * dx;
    const y = along === 1 ? y2 : y1 + along * dy;
    least = Math.min(least, x * x + y * y);
    x1 = x2;
    y1 = y2;
  }
  return Math.sqrt(least);
}
