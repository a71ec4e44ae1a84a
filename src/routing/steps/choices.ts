import type { Graph } from '../graph.ts';
import type { RoadLines } from '../snap/spot.ts';
import { bearingLeaving } from '../bearing.ts';
import type { Road } from './stroke.ts';

/** A way on from a junction. */
export interface Choice {
  readonly edge: number;
  readonly road: Road;
  readonly bearing: number;
}

/** The possible ways on from a node, also back by the edge of the approach; each edge and direction once. */
export type ChoicesAt = (node: number) => readonly Choice[];

const MOST_REMEMBERED = 50_000;

/** Remembers the ways on from nodes: neighbouring journeys pass the same ones. */
export function openChoices(lines: RoadLines, graph: Graph, roadOf: (tags: number) => Road): ChoicesAt {
  const known = new Map<number, readonly Choice[]>();
  return (node) => {
    let all = known.get(node);
    if (!all) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(node, (all = waysOnFrom(lines, graph, roadOf, node)));
    }
    return all;
  };
}

function waysOnFrom(
  lines: RoadLines, { nodes, arcs, edges, edgePieces }: Graph, roadOf: (tags: number) => Road, node: number,
): Choice[] {
  const choices: Choice[] = [];
  for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
    const edge = arcs.edge[arc];
    const isBackward = arcs.isBackward[arc] === 1;
    const piece = isBackward ? edges.pieces[edge + 1] - 1 : edges.pieces[edge];
    const [from, to] = isBackward
      ? [edgePieces.to[piece], edgePieces.from[piece]]
      : [edgePieces.from[piece], edgePieces.to[piece]];
    const way = edgePieces.way[piece];
    const bearing = bearingLeaving(lines, way, from, to);
    const isKnown = choices.some((other) => other.edge === edge && other.bearing === bearing);
    if (!isKnown) choices.push({ edge, road: roadOf(lines.roadWays.tags[way]), bearing });
  }
  return choices;
}
