import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import type { Graph } from '../graph.ts';
import type { RoadLines, Spot } from './spot.ts';
import type { Stretches } from './stretches.ts';

/** A point so near a junction is meant to be at it: coordinates are rounded, and drawn as exactly as a kerb is wide. */
const NEAR_METERS = 5;

/** The spot at the nearer end of its edge, where that is a few metres away at most. */
export function junctionNear(
  lines: RoadLines, graph: Graph, stretches: Stretches['stretches'], spot: Spot,
): Spot | undefined {
  const { edges, edgePieces } = graph;
  const { edge, piece } = spot;
  const near = (position: number): Spot | undefined => endNear(lines, graph, stretches, spot, position);
  const start = piece === edges.pieces[edge] ? near(edgePieces.from[piece]) : undefined;
  const end = piece === edges.pieces[edge + 1] - 1 ? near(edgePieces.to[piece]) : undefined;
  return start && end && end.distanceMeters < start.distanceMeters ? end : start ?? end;
}

function endNear(
  { roadNodes, roadWays, roadWayNodes }: RoadLines, graph: Graph, stretches: Stretches['stretches'], spot: Spot,
  position: number,
): Spot | undefined {
  if (position !== stretches.from[spot.stretch] && position !== stretches.to[spot.stretch]) return undefined;
  const node = roadWayNodes.node[roadWays.nodes[graph.edgePieces.way[spot.piece]] + position];
  const [lat, lon] = [roadNodes.lat[node], roadNodes.lon[node]];
  const meters = distanceMeters(spot.lat, spot.lon, lat, lon);
  if (meters > NEAR_METERS) return undefined;
  return { ...spot, position, lat, lon, distanceMeters: meters };
}

/**
 * The spots of a junction as one place, as far as one gets from the first to the others there: not through a wall, nor
 * from a bridge to what is below. `metersAway`: from the point asked.
 */
export function placeAt(graph: Graph, first: Spot, others: readonly Spot[], metersAway: number): [Spot, ...Spot[]] {
  const own = nodeLeft(graph, first);
  const joined = others.map((spot) => ({ spot, node: nodeLeft(graph, spot) }))
    .filter(({ node }) => own === NONE || node === NONE || node === own);
  const node = own === NONE ? joined.find((one) => one.node !== NONE)?.node ?? NONE : own;
  const at = (spot: Spot): Spot => ({ ...spot, distanceMeters: metersAway, node });
  return [at(first), ...joined.map(({ spot }) => at(spot))];
}

/** The node of the graph that the edge leaves where the spot is; NONE where it only arrives, or goes on. */
function nodeLeft({ edges, edgePieces, arcs }: Graph, { edge, piece, position }: Spot): number {
  const [first, last] = [edges.pieces[edge], edges.pieces[edge + 1] - 1];
  const isFirst = piece === first && position === edgePieces.from[piece];
  const isLast = piece === last && position === edgePieces.to[piece];
  const arc = isFirst ? edges.forwardArc[edge] : isLast ? edges.backwardArc[edge] : NONE;
  return arc === NONE ? NONE : arcs.tail[arc];
}
