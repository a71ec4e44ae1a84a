import { NONE } from '../../kernel/columns.ts';
import { METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import { CLOSED, type Graph } from '../graph.ts';
import type { RoadLines, Spot } from '../snap/spot.ts';
import type { Pace } from '../pace.ts';

/** A part of a piece as travelled: from one position among its nodes to another, possibly against its direction. */
export interface Run {
  readonly edge: number;
  readonly piece: number;
  readonly isBackward: boolean;
  readonly from: number;
  readonly to: number;
  readonly decimeters: number;
  /** CLOSED if travel is not allowed. */
  readonly centiseconds: number;
  readonly staticCentiseconds: number;
  /** The part of it spent waiting to turn into it, the same at any hour. */
  readonly turnCentiseconds: number;
  /** Set if the pace has coverage. */
  readonly coveredDecimeters: number | undefined;
  /** The graph node at its end; NONE if it ends within an edge. */
  readonly node: number;
}

/** Where on an edge to begin and end; the edge's own ends if absent. */
export interface Ends {
  readonly from?: Spot;
  readonly to?: Spot;
}

/**
 * The travelled runs of an edge, in the order of travel; none if the end lies before the beginning. `node`: the node at
 * which the last run ends.
 */
export type RunsOf = (edge: number, isBackward: boolean, ends: Ends, node?: number) => Run[];

/** `base`: durations of pieces on empty roads. */
export function runsOver(lines: RoadLines, graph: Graph, now: Pace, base: Pace = graph.edgePieces): RunsOf {
  const { edges, edgePieces } = graph;
  return (edge, isBackward, { from, to }, node = NONE) => {
    const low = isBackward ? to : from;
    const high = isBackward ? from : to;
    const first = low?.piece ?? edges.pieces[edge];
    const last = high?.piece ?? edges.pieces[edge + 1] - 1;
    const runs: Run[] = [];
    for (let at = 0; at <= last - first; at++) {
      const piece = isBackward ? last - at : first + at;
      const start = piece === low?.piece ? low.position : edgePieces.from[piece];
      const end = piece === high?.piece ? high.position : edgePieces.to[piece];
      if ((end - start) * (edgePieces.to[piece] - edgePieces.from[piece]) < 0) return [];
      const endsAt = at === last - first ? node : NONE;
      runs.push(isBackward
        ? runOf(lines, graph, now, base, edge, piece, true, end, start, endsAt)
        : runOf(lines, graph, now, base, edge, piece, false, start, end, endsAt));
    }
    return runs;
  };
}

/** Always makes objects of the same shape: a matrix makes thousands. */
function runOf(
  lines: RoadLines, { edgePieces }: Graph, now: Pace, base: Pace,
  edge: number, piece: number, isBackward: boolean, from: number, to: number, node: number,
): Run {
  const share = shareOf(lines, edgePieces, piece, from, to);
  const whole = (isBackward ? now.backwardCentiseconds : now.forwardCentiseconds)[piece];
  const wholeStatic = (isBackward ? base.backwardCentiseconds : base.forwardCentiseconds)[piece];
  const covered = now.covered && now.covered[isBackward ? 'backwardDecimeters' : 'forwardDecimeters'][piece];
  return {
    edge, piece, isBackward, from, to,
    decimeters: Math.round(edgePieces.lengthDecimeters[piece] * share),
    centiseconds: partOf(whole, share),
    // A road that is open only at some hours has no duration outside them.
    staticCentiseconds: partOf(wholeStatic === CLOSED ? whole : wholeStatic, share),
    turnCentiseconds: 0,
    coveredDecimeters: covered === undefined ? undefined : Math.round(covered * share),
    node,
  };
}

const partOf = (centiseconds: number, share: number): number =>
  centiseconds === CLOSED ? CLOSED : Math.round(centiseconds * share);

/** The share of a piece's length between two positions. */
function shareOf(lines: RoadLines, pieces: Graph['edgePieces'], piece: number, from: number, to: number): number {
  const [first, last] = [pieces.from[piece], pieces.to[piece]];
  if ((from === first && to === last) || (from === last && to === first)) return 1;
  const way = pieces.way[piece];
  const whole = lengthBetween(lines, way, first, last);
  return whole === 0 ? 0 : lengthBetween(lines, way, from, to) / whole;
}

/** Length along a way between two positions, which need not be nodes; on the plane tangent at the way's beginning. */
function lengthBetween(
  { roadNodes: { lat, lon }, roadWays, roadWayNodes }: RoadLines, way: number, from: number, to: number,
): number {
  const [low, high] = from < to ? [from, to] : [to, from];
  const first = roadWays.nodes[way];
  const perLon = metersPerLonUnit(lat[roadWayNodes.node[first]]) / METERS_PER_UNIT;
  let length = 0;
  for (let position = Math.floor(low); position < high; position++) {
    const part = Math.min(high, position + 1) - Math.max(low, position);
    const [a, b] = [roadWayNodes.node[first + position], roadWayNodes.node[first + position + 1]];
    const [north, east] = [lat[b] - lat[a], (lon[b] - lon[a]) * perLon];
    length += part * Math.sqrt(north * north + east * east);
  }
  return length;
}
