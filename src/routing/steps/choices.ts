import type { Graph } from '../graph.ts';
import type { RoadLines } from '../snap/spot.ts';
import { bearingLeaving } from '../bearing.ts';

/** A way on from a junction. */
export interface Choice {
  readonly edge: number;
  readonly way: number;
  readonly bearing: number;
}

/** The possible ways on from a node after arriving by an edge, without turning back; each edge and direction once. */
export type ChoicesAt = (node: number, cameByEdge: number) => readonly Choice[];

const MOST_REMEMBERED = 50_000;

/** Remembers the ways on from nodes: neighbouring journeys pass the same ones. */
export function openChoices(lines: RoadLines, graph: Graph): ChoicesAt {
  const known = new Map<number, readonly Choice[]>();
  return (node, cameByEdge) => {
    let all = known.get(node);
    if (!all) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(node, (all = waysOnFrom(lines, graph, node)));
    }
    return all.filter(({ edge }) => edge !== cameByEdge);
  };
}

function waysOnFrom(lines: RoadLines, { nodes, arcs, edges, edgePieces }: Graph, node: number): Choice[] {
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
    if (!isKnown) choices.push({ edge, way, bearing });
  }
  return choices;
}
