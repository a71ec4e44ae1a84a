import type { Graph } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import type { TurnDelays } from './speeds.ts';

/** The fate of a turn: no car can make it, or the graph does not remember the approach there, or it has arcs. */
export type TurnFate = 'none' | 'unsplit' | 'found';

export interface TurnArcs {
  /** The additional duration of each arc. */
  readonly delays: ReadonlyMap<number, number>;
  /** The fate of each turn. */
  readonly fates: readonly TurnFate[];
  /** By turn: its moves, the arriving and the leaving one; a move is twice its edge, plus 1 for backward. */
  readonly moves: readonly (readonly (readonly [arriving: number, leaving: number])[])[];
}

type Lines = Pick<RoutingTables, 'roadWays' | 'roadWayNodes'>;
type Turns = Omit<TurnDelays, 'version'>;

/** The arcs that stand for turns: those that begin at a copy of a junction with a single approach. */
export function turnArcs(lines: Lines, graph: Graph, turns: Turns): TurnArcs {
  const { nodes, arcs, edges, edgeArcs } = graph;
  const ends = movesAt(lines, graph, new Set(turns.via));
  const moves = Array.from(turns.via, (via, turn) =>
    (ends.arriving.get(pair(turns.from[turn], via)) ?? []).flatMap((arriving) =>
      (ends.leaving.get(pair(via, turns.to[turn])) ?? []).map((leaving) => [arriving, leaving] as const)));
  const moveOf = (arc: number): number => arcs.edge[arc] * 2 + arcs.isBackward[arc];
  const arcsOf = (move: number): number[] => {
    const all = edgeArcs.arc.subarray(edges.arcs[move >> 1], edges.arcs[(move >> 1) + 1]);
    return Array.from(all).filter((arc) => arcs.isBackward[arc] === (move & 1));
  };
  const headsOf = (move: number): number[] => [...new Set(arcsOf(move).map((arc) => arcs.head[arc]))];
  const only = onlyArrivals(graph, new Set(moves.flat().flatMap(([arriving]) => headsOf(arriving))), moveOf);
  const delays = new Map<number, number>();
  const fates = moves.map((list, turn): TurnFate => {
    let fate: TurnFate = 'none';
    for (const [arriving, leaving] of list) {
      for (const node of headsOf(arriving)) {
        const found: number[] = [];
        for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
          if (moveOf(arc) === leaving) found.push(arc);
        }
        if (found.length === 0) continue;
        if (only.get(node) !== arriving) return 'unsplit';
        for (const arc of found) delays.set(arc, turns.centiseconds[turn]);
        fate = 'found';
      }
    }
    return fate;
  });
  return { delays, fates, moves };
}

const pair = (a: number, b: number): number => a * 0x100000000 + b;

/** Moves by their last segment if they end at one of the nodes, and by their first if they begin there. */
function movesAt({ roadWays, roadWayNodes }: Lines, { edges, edgePieces }: Graph, wanted: ReadonlySet<number>) {
  const [arriving, leaving] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const add = (map: Map<number, number[]>, key: number, move: number): void => {
    const known = map.get(key);
    if (known) known.push(move);
    else map.set(key, [move]);
  };
  const nodeAt = (piece: number, position: number): number =>
    roadWayNodes.node[roadWays.nodes[edgePieces.way[piece]] + position];
  for (let edge = 0; edge < edges.rows; edge++) {
    const [first, last] = [edges.pieces[edge], edges.pieces[edge + 1] - 1];
    const [start, end] = [edgePieces.from[first], edgePieces.to[last]];
    const [tail, head] = [nodeAt(first, start), nodeAt(last, end)];
    if (wanted.has(tail)) {
      const next = nodeAt(first, start + (edgePieces.to[first] > start ? 1 : -1));
      add(leaving, pair(tail, next), edge * 2);
      add(arriving, pair(next, tail), edge * 2 + 1);
    }
    if (wanted.has(head)) {
      const before = nodeAt(last, end + (edgePieces.from[last] > end ? 1 : -1));
      add(arriving, pair(before, head), edge * 2);
      add(leaving, pair(head, before), edge * 2 + 1);
    }
  }
  return { arriving, leaving };
}

/** By node: the only move that arrives there; -1 if there are several. */
function onlyArrivals(
  { arcs }: Graph, wanted: ReadonlySet<number>, moveOf: (arc: number) => number,
): ReadonlyMap<number, number> {
  const only = new Map<number, number>();
  for (let arc = 0; arc < arcs.rows; arc++) {
    const head = arcs.head[arc];
    if (!wanted.has(head)) continue;
    const move = moveOf(arc);
    only.set(head, (only.get(head) ?? move) === move ? move : -1);
  }
  return only;
}
