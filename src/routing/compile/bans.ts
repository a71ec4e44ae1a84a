import { NONE } from '../../kernel/columns.ts';
import { type Chains, leavingOf } from './chains.ts';
import type { Relation } from './relations.ts';
import type { WayMoves } from './way-moves.ts';

/** Moves that may not follow each other: always, or while a condition (a string's number) holds. */
export interface Ban {
  readonly moves: readonly number[];
  readonly condition: number;
}

type Count = (reason: string) => void;

/** Turn restrictions, converted from relations between ways to sequences of moves. Those not understood are counted. */
export function findBans(
  chains: Chains, moves: WayMoves, relations: readonly Relation[], count: Count,
): Ban[] {
  const bans: Ban[] = [];
  /**
   * Of several "only" restrictions at one place with the same approach, each is allowed: maps the approach to the last
   * move of each.
   */
  const only = new Map<string, { before: number[]; condition: number; last: number[] }>();
  for (const relation of relations) {
    const paths = pathsOf(moves, chains, relation);
    if (typeof paths === 'string') {
      if (paths !== 'unused') count(`restriction: ${paths}`);
      continue;
    }
    for (const { kind, condition } of relation.rules) {
      for (const path of paths) {
        if (kind === 'no') bans.push({ moves: path, condition });
        else {
          const before = path.slice(0, -1);
          const key = `${before.join(' ')} @ ${condition}`;
          const known = only.get(key);
          if (known) known.last.push(path[path.length - 1]);
          else only.set(key, { before, condition, last: [path[path.length - 1]] });
        }
      }
    }
  }
  for (const { before, condition, last } of only.values()) {
    const arrived = before[before.length - 1];
    for (const move of leavingOf(chains, chains.tail[arrived ^ 1])) {
      if (!last.includes(move) && move !== (arrived ^ 1)) bans.push({ moves: [...before, move], condition });
    }
  }
  return bans;
}

/** All sequences of moves that a restriction means, or why there are none. */
function pathsOf(moves: WayMoves, chains: Chains, relation: Relation): number[][] | string {
  const { from, viaNode, viaWays, to, isUTurn } = relation;
  const paths = viaNode === NONE
    ? pathsOverWays(moves, chains, relation)
    : moves.arriving(viaNode, from).flatMap((first) => moves.departing(viaNode, to).map((last) => [first, last]));
  // Both roads may be the same: then a U-turn is meant if the restriction says so, and going straight on if not.
  const meant = paths.filter((path) => from !== to || viaNode === NONE || isUTurn === (path[1] === (path[0] ^ 1)));
  if (meant.length > 0) return isPlain(meant) ? meant : 'may mean several turns';
  const ways = [from, ...viaWays, to];
  const isJoined = viaNode === NONE
    ? ways.every((way, i) => i === 0 || moves.meetings(ways[i - 1], way).length > 0)
    : moves.nodesOf(from).includes(viaNode) && moves.nodesOf(to).includes(viaNode);
  return isJoined ? 'unused' : 'its ways do not meet';
}

/** Whether there is one road in and one road out. Several, because a way passes through, would be a guess. */
const isPlain = (paths: number[][]): boolean =>
  new Set(paths.map((path) => path[0])).size === 1 && new Set(paths.map((path) => path.at(-1))).size === 1;

/** Paths from the first way over the others to the last. */
function pathsOverWays(moves: WayMoves, chains: Chains, { from, viaWays, to }: Relation): number[][] {
  const endOf = (path: readonly number[]): number => chains.roadNodeOf[chains.tail[path[path.length - 1] ^ 1]];
  const ways = [...viaWays, to];
  let paths = moves.meetings(from, ways[0]).flatMap((node) => moves.arriving(node, from).map((move) => [move]));
  for (let i = 0; i < viaWays.length; i++) {
    const goals = moves.meetings(ways[i], ways[i + 1]);
    paths = paths.flatMap((path) =>
      goals.filter((goal) => goal !== endOf(path))
        .flatMap((goal) => moves.along(ways[i], endOf(path), goal).map((more) => [...path, ...more])));
  }
  return paths.flatMap((path) => moves.departing(endOf(path), to).map((move) => [...path, move]));
}
