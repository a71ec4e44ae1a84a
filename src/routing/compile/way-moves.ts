import { listAt } from '../../kernel/lists.ts';
import type { RoadNetwork } from '../network.ts';
import { type Chains, leavingOf } from './chains.ts';
import type { Pieces } from './pieces.ts';

/** The moves along a way, by the road nodes where they begin and end. */
export interface WayMoves {
  nodesOf(way: number): Uint32Array;
  /** Where two ways meet: at an end of one of them, if they meet several times. */
  meetings(one: number, other: number): number[];
  arriving(roadNode: number, way: number): number[];
  departing(roadNode: number, way: number): number[];
  /** The moves along a way from one of its nodes to another; none if it does not lead there. */
  along(way: number, from: number, to: number): number[][];
}

/** No via way has more junctions than this. */
const LONGEST = 1000;

/** `isKept`: the road nodes that can be looked up. */
export function openWayMoves(
  { roadWays, roadWayNodes }: RoadNetwork, pieces: Pieces, chains: Chains, isKept: (roadNode: number) => boolean,
): WayMoves {
  const junctionsAt = new Map<number, number[]>();
  chains.roadNodeOf.forEach((roadNode, junction) => {
    if (isKept(roadNode)) listAt(junctionsAt, roadNode).push(junction);
  });
  /** The first piece of a move, and whether the move goes along the piece's way. */
  const firstPiece = (move: number): { piece: number; isAlong: boolean } => {
    const edge = move >> 1;
    const passed = chains.pieces[move & 1 ? chains.pieceStarts[edge + 1] - 1 : chains.pieceStarts[edge]];
    return { piece: passed >> 1, isAlong: ((passed & 1) ^ (move & 1)) === 0 };
  };
  // A way that lost nodes occupies several rows with one id.
  const isOn = (move: number, way: number): boolean =>
    roadWays.osm[pieces.way[firstPiece(move).piece]] === roadWays.osm[way];
  /** The moves that leave the node, closed ones included: reversed they may arrive. */
  const movesAt = (roadNode: number, way: number): number[] =>
    (junctionsAt.get(roadNode) ?? []).flatMap((junction) =>
      [...chains.leaving.subarray(chains.leavingStarts[junction], chains.leavingStarts[junction + 1])]
        .filter((move) => isOn(move, way)));
  const isOpen = (move: number): boolean => chains.kind[move] !== 0;
  const departing = (roadNode: number, way: number): number[] => movesAt(roadNode, way).filter(isOpen);
  const nodesOf = (way: number): Uint32Array =>
    roadWayNodes.node.subarray(roadWays.nodes[way], roadWays.nodes[way + 1]);

  const follow = (first: number, way: number, from: number, to: number): number[] | undefined => {
    const { isAlong } = firstPiece(first);
    const moves = [first];
    while (moves.length < LONGEST) {
      const junction = chains.tail[moves[moves.length - 1] ^ 1];
      const here = chains.roadNodeOf[junction];
      if (here === to) return moves;
      const on = leavingOf(chains, junction).filter((move) => isOn(move, way) && firstPiece(move).isAlong === isAlong);
      if (on.length !== 1 || here === from) return undefined;
      moves.push(on[0]);
    }
    return undefined;
  };
  return {
    nodesOf, departing,
    arriving: (roadNode, way) => movesAt(roadNode, way).map((move) => move ^ 1).filter(isOpen),
    along: (way, from, to) => departing(from, way).flatMap((first) => {
      const moves = follow(first, way, from, to);
      return moves ? [moves] : [];
    }),
    meetings: (one, other) => {
      const nodes = new Set(nodesOf(other));
      const shared = [...new Set(nodesOf(one))].filter((node) => nodes.has(node));
      const ends = new Set([one, other].flatMap((way) => [nodesOf(way)[0], nodesOf(way).at(-1)]));
      const atEnds = shared.filter((node) => ends.has(node));
      return atEnds.length > 0 ? atEnds : shared;
    },
  };
}
