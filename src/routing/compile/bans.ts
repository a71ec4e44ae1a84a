import { NONE } from '../../kernel/columns.ts';
import { listAt } from '../../kernel/lists.ts';
import type { Chains } from './chains.ts';
import type { Pieces } from './pieces.ts';
import type { Relation } from './relations.ts';
import type { RoadNetwork } from '../network.ts';

/** Moves that may not be made one after the other; for ever, or while a condition holds (a string's number). */
export interface Ban {
  readonly moves: readonly number[];
  readonly condition: number;
}

type Count = (reason: string) => void;

/** Turn restrictions, from relations between ways to sequences of moves. What cannot be understood is counted. */
export function findBans(
  network: RoadNetwork, pieces: Pieces, chains: Chains, relations: readonly Relation[], count: Count,
): Ban[] {
  const map = openMap(network, pieces, chains);
  const bans: Ban[] = [];
  /** Of several "only" at one place for one way there, each is allowed: the last move of each, by all before. */
  const only = new Map<string, { before: number[]; condition: number; last: number[] }>();
  for (const relation of relations) {
    const paths = map.pathsOf(relation);
    if (typeof paths === 'string') {
      if (paths !== 'unused') count(`restriction: ${paths}`);
      continue;
    }
    for (const { kind, condition } of relation.rules) {
      for (const moves of paths) {
        if (kind === 'no') bans.push({ moves, condition });
        else {
          const before = moves.slice(0, -1);
          const key = `${before.join(' ')} @ ${condition}`;
          const known = only.get(key);
          if (known) known.last.push(moves[moves.length - 1]);
          else only.set(key, { before, condition, last: [moves[moves.length - 1]] });
        }
      }
    }
  }
  for (const { before, condition, last } of only.values()) {
    const arrived = before[before.length - 1];
    for (const move of map.leaving(chains.tail[arrived ^ 1])) {
      if (!last.includes(move) && move !== (arrived ^ 1)) bans.push({ moves: [...before, move], condition });
    }
  }
  return bans;
}

function openMap({ roadWays, roadWayNodes }: RoadNetwork, pieces: Pieces, chains: Chains) {
  const junctionsAt = new Map<number, number[]>();
  chains.roadNodeOf.forEach((roadNode, junction) => listAt(junctionsAt, roadNode).push(junction));
  const leaving = (junction: number): number[] => {
    const all = chains.leaving.subarray(chains.leavingStarts[junction], chains.leavingStarts[junction + 1]);
    return [...all].filter((move) => chains.kind[move] !== 0);
  };
  /** The piece that a move begins with, and whether it goes along its way. */
  const firstPiece = (move: number): { piece: number; isAlong: boolean } => {
    const edge = move >> 1;
    const at = move & 1 ? chains.pieceStarts[edge + 1] - 1 : chains.pieceStarts[edge];
    const passed = chains.pieces[at];
    return { piece: passed >> 1, isAlong: ((passed & 1) ^ (move & 1)) === 0 };
  };
  const isOfWay = (move: number, way: number): boolean =>
    roadWays.osm[pieces.way[firstPiece(move).piece]] === roadWays.osm[way];
  /** All the moves at a road node that run on a way: leaving it, or turned round those that arrive on it. */
  const movesOn = (roadNode: number, way: number): number[] =>
    (junctionsAt.get(roadNode) ?? []).flatMap((junction) =>
      [...chains.leaving.subarray(chains.leavingStarts[junction], chains.leavingStarts[junction + 1])]
        .filter((move) => isOfWay(move, way)));
  const arriving = (roadNode: number, way: number): number[] =>
    movesOn(roadNode, way).map((move) => move ^ 1).filter((move) => chains.kind[move] !== 0);
  const departing = (roadNode: number, way: number): number[] =>
    movesOn(roadNode, way).filter((move) => chains.kind[move] !== 0);

  /** The moves along a way from one of its nodes to another, or nothing where it does not lead there. */
  const along = (way: number, from: number, to: number): number[][] =>
    departing(from, way).flatMap((first) => {
      const { isAlong } = firstPiece(first);
      const moves = [first];
      for (let steps = 0; steps < 1000; steps++) {
        const junction = chains.tail[moves[moves.length - 1] ^ 1];
        const roadNode = chains.roadNodeOf[junction];
        if (roadNode === to) return [moves];
        const on = leaving(junction).filter((move) => isOfWay(move, way) && firstPiece(move).isAlong === isAlong);
        if (on.length !== 1 || roadNode === from) return [];
        moves.push(on[0]);
      }
      return [];
    });

  const nodesOf = (way: number): Uint32Array =>
    roadWayNodes.node.subarray(roadWays.nodes[way], roadWays.nodes[way + 1]);
  const endsOf = (way: number): number[] => [nodesOf(way)[0], nodesOf(way).at(-1) as number];
  /** Where two ways meet: at an end of one of them, if they meet several times. */
  const meetings = (one: number, other: number): number[] => {
    const nodes = new Set(nodesOf(other));
    const shared = [...new Set(nodesOf(one))].filter((node) => nodes.has(node));
    const ends = new Set([...endsOf(one), ...endsOf(other)]);
    const atEnds = shared.filter((node) => ends.has(node));
    return atEnds.length > 0 ? atEnds : shared;
  };

  /** Every chain of moves that goes from the first way over the others to the last. */
  const viaWays = (from: number, vias: readonly number[], to: number): number[][] => {
    let paths = meetings(from, vias[0]).flatMap((node) => arriving(node, from).map((move) => [move]));
    const ways = [...vias, to];
    for (let i = 0; i < vias.length; i++) {
      const goals = meetings(vias[i], ways[i + 1]);
      paths = paths.flatMap((path) => {
        const here = chains.roadNodeOf[chains.tail[path[path.length - 1] ^ 1]];
        return goals.filter((goal) => goal !== here)
          .flatMap((goal) => along(vias[i], here, goal).map((moves) => [...path, ...moves]));
      });
    }
    return paths.flatMap((path) => {
      const last = path[path.length - 1];
      const here = chains.roadNodeOf[chains.tail[last ^ 1]];
      return departing(here, to).map((move) => [...path, move]);
    });
  };

  const pathsOf = ({ from, viaNode, viaWays: ways, to, isUTurn }: Relation): number[][] | string => {
    const paths = viaNode === NONE
      ? viaWays(from, ways, to)
      : arriving(viaNode, from).flatMap((first) => departing(viaNode, to).map((last) => [first, last]));
    // Turning back is meant only where it is said: the way there and the way on may be one way.
    const meant = paths.filter((path) => isUTurn || from !== to || path.some((move, i) => i > 0 && move !== (path[i - 1] ^ 1)))
      .filter((path) => from !== to || viaNode === NONE || isUTurn === (path[1] === (path[0] ^ 1)));
    if (meant.length === 0) return isKnown(from, viaNode, ways, to) ? 'unused' : 'its ways do not meet';
    return isPlain(meant) ? meant : 'may mean several turns';
  };
  /** From one road in, to one road out. Two ways in, because a way passes through, would be a guess. */
  const isPlain = (paths: number[][]): boolean =>
    new Set(paths.map((path) => path[0])).size === 1 && new Set(paths.map((path) => path.at(-1))).size === 1;
  const isKnown = (from: number, viaNode: number, ways: readonly number[], to: number): boolean => {
    if (viaNode !== NONE) return nodesOf(from).includes(viaNode) && nodesOf(to).includes(viaNode);
    const all = [from, ...ways, to];
    return all.every((way, i) => i === 0 || meetings(all[i - 1], way).length > 0);
  };
  return { pathsOf, leaving };
}
