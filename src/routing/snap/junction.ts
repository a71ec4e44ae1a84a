import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import type { Graph } from '../graph.ts';
import type { RoadLines, Spot } from './spot.ts';
import type { Stretches } from './stretches.ts';

/** A point so near a junction is meant to be at it: coordinates are rounded, and drawn as exactly as a kerb is wide. */
const NEAR_METERS = 5;

/** The spot at the nearer end of its edge, where that is a few metres away at most. */
export function junctionNear(
  { roadNodes, roadWays, roadWayNodes }: RoadLines, { edges, edgePieces }: Graph, stretches: Stretches['stretches'],
  spot: Spot,
): Spot | undefined {
  const { edge, piece, stretch } = spot;
  const positions: number[] = [];
  if (piece === edges.pieces[edge]) positions.push(edgePieces.from[piece]);
  if (piece === edges.pieces[edge + 1] - 1) positions.push(edgePieces.to[piece]);
  const ends = positions
    .filter((position) => position === stretches.from[stretch] || position === stretches.to[stretch])
    .map((position) => {
      const node = roadWayNodes.node[roadWays.nodes[edgePieces.way[piece]] + position];
      const [lat, lon] = [roadNodes.lat[node], roadNodes.lon[node]];
      return { ...spot, position, lat, lon, distanceMeters: distanceMeters(spot.lat, spot.lon, lat, lon) };
    });
  const [nearest] = ends.sort((a, b) => a.distanceMeters - b.distanceMeters);
  return nearest && nearest.distanceMeters <= NEAR_METERS ? nearest : undefined;
}

/** Whether one gets from one edge to another where both end: not through a wall, nor from a bridge to what is below. */
export function isJoined(graph: Graph, one: Spot, other: Spot): boolean {
  const [a, b] = [nodeLeft(graph, one), nodeLeft(graph, other)];
  return a === NONE || b === NONE || a === b;
}

/** The node of the graph that the edge leaves where the spot is; NONE where it only arrives, or goes on. */
function nodeLeft({ edges, edgePieces, arcs }: Graph, { edge, piece, position }: Spot): number {
  const [first, last] = [edges.pieces[edge], edges.pieces[edge + 1] - 1];
  const isFirst = piece === first && position === edgePieces.from[piece];
  const isLast = piece === last && position === edgePieces.to[piece];
  const arc = isFirst ? edges.forwardArc[edge] : isLast ? edges.backwardArc[edge] : NONE;
  return arc === NONE ? NONE : arcs.tail[arc];
}
