import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import type { Graph } from '../graph.ts';
import type { RoadLines, Spot } from './spot.ts';
import type { Stretches } from './stretches.ts';

/**
 * A point this near a junction counts as at it: coordinates are rounded, and maps are accurate to about a kerb's width.
 */
const NEAR_METERS = 5;

/** The spot at the nearer end of its edge, if that is within a few metres. */
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
 * Joins the spots of a junction into one place, as far as the others are reachable there from the first: not through a
 * wall, nor from a bridge to what is below. `metersAway`: from the requested point.
 */
export function placeAt(graph: Graph, first: Spot, others: readonly Spot[], metersAway: number): [Spot, ...Spot[]] {
  const own = nodeLeft(graph, first);
  const joined = others.filter((spot) => isAtEnd(graph, spot)).map((spot) => ({ spot, node: nodeLeft(graph, spot) }))
    .filter(({ node }) => own === NONE || node === NONE || node === own);
  const node = own === NONE ? joined.find((one) => one.node !== NONE)?.node ?? NONE : own;
  const at = (spot: Spot): Spot => ({ ...spot, distanceMeters: metersAway, node });
  return [at(first), ...joined.map(({ spot }) => at(spot))];
}

/** Whether a barrier is there: roads of the same junction cannot be reached from the first. */
export function isDivided(graph: Graph, first: Spot, others: readonly Spot[]): boolean {
  const own = nodeLeft(graph, first);
  return own !== NONE && others.some((spot) => {
    const node = nodeLeft(graph, spot);
    return node !== NONE && node !== own && graph.nodes.at[node] === graph.nodes.at[own];
  });
}

const isFirst = ({ edges, edgePieces }: Graph, { edge, piece, position }: Spot): boolean =>
  piece === edges.pieces[edge] && position === edgePieces.from[piece];
const isLast = ({ edges, edgePieces }: Graph, { edge, piece, position }: Spot): boolean =>
  piece === edges.pieces[edge + 1] - 1 && position === edgePieces.to[piece];

/** Whether its edge meets others there, rather than passing above or below them. */
const isAtEnd = (graph: Graph, spot: Spot): boolean => isFirst(graph, spot) || isLast(graph, spot);

/** The node of the graph where the edge leaves the spot; NONE if the edge only arrives there, or continues. */
function nodeLeft(graph: Graph, spot: Spot): number {
  const { edges, arcs } = graph;
  const { edge } = spot;
  const arc = isFirst(graph, spot) ? edges.forwardArc[edge] : isLast(graph, spot) ? edges.backwardArc[edge] : NONE;
  return arc === NONE ? NONE : arcs.tail[arc];
}
