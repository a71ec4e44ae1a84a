import assert from 'node:assert/strict';
import type { Source } from '../../src/routing/compile/uses.ts';
import type { Graph, Profile } from '../../src/routing/graph.ts';
import { roadNodesOf } from './ask.ts';
import { openTwin } from './slow-twin.ts';

/** A driven segment of a way. */
interface Driven {
  readonly way: number;
  readonly tail: number;
  readonly head: number;
}

/** A restriction on driven segments: by `from` over `via` to `to`. */
interface Sign {
  readonly isOnly: boolean;
  readonly from: number;
  /** The node or the ways over which it goes. */
  readonly viaNode: number | undefined;
  readonly viaWays: readonly number[];
  readonly to: number;
  /** All turns that an "only" allows. */
  readonly also: readonly number[];
  readonly isUTurn: boolean;
}

/** Keys of relations that apply to all or to this profile; plain keys do not apply to walkers. */
const spoken: Readonly<Record<Profile, readonly string[]>> = {
  car: ['restriction', 'restriction:motorcar', 'restriction:motor_vehicle', 'restriction:vehicle'],
  bike: ['restriction', 'restriction:bicycle', 'restriction:vehicle'],
  walk: ['restriction:foot'],
};
const exempted: Readonly<Record<Profile, RegExp>> = {
  car: /\b(?:motorcar|motor_vehicle|vehicle)\b/u, bike: /\b(?:bicycle|vehicle)\b/u, walk: /\bfoot\b/u,
};

/**
 * Drives routes of a graph segment by segment and checks them against the map's own tags and relations: each segment
 * may be driven in that direction, no sign forbids a turn, and no turn violates an "only". Independent of how graphs
 * are compiled. Returns the number of turns checked.
 */
export function replayOf(
  profile: Profile, source: Source, graph: Graph,
): (arcs: ArrayLike<number>, label: string) => number {
  const key = ({ way, tail, head }: Driven): string => `${way} ${tail} ${head}`;
  const { segments } = openTwin(profile, source, []);
  const open = new Set(segments.map(key));
  const leaving = Map.groupBy(segments, ({ tail }) => tail);
  // An "only" whose target cannot be driven applies to nobody.
  const signs = readSigns(profile, source).filter(({ isOnly, viaNode, to }) =>
    !isOnly || viaNode === undefined || leaving.get(viaNode)?.some(({ way }) => way === to));
  const signsOf = Map.groupBy(signs, ({ from }) => from);
  const seen = new Map<number, ArcSeen>();
  const look = (arc: number): ArcSeen => {
    let known = seen.get(arc);
    if (!known) {
      const driven = segmentsUnder(source, graph, arc);
      for (const segment of driven) assert.ok(open.has(key(segment)), `${key(segment)} may not be driven`);
      const isSigned = driven.some(({ way }) => signsOf.has(way));
      seen.set(arc, (known = { driven, isSigned }));
    }
    return known;
  };
  return (arcs, label) => {
    const looked = Array.from(arcs, look);
    looked.forEach(({ driven, isSigned }, i) => {
      if (i > 0) assert.equal(driven[0].tail, looked[i - 1].driven.at(-1)?.head, `${label}: the way is torn`);
      if (!isSigned) return;
      // A restriction may reach over several ways from here.
      const ahead = looked.slice(i, i + ARCS_OF_A_SIGN).flatMap((one) => one.driven);
      driven.forEach(({ way }, at) => {
        for (const sign of signsOf.get(way) ?? []) checkSign(sign, ahead, at, label);
      });
    });
    return looked.length;
  };
}

interface ArcSeen {
  readonly driven: readonly Driven[];
  readonly isSigned: boolean;
}

const ARCS_OF_A_SIGN = 20;

function segmentsUnder(source: Source, graph: Graph, arc: number): Driven[] {
  const { edges, edgePieces, arcs } = graph;
  const { roadWays, roadWayNodes } = source.network;
  const edge = arcs.edge[arc];
  const found: Driven[] = [];
  for (let piece = edges.pieces[edge]; piece < edges.pieces[edge + 1]; piece++) {
    const way = edgePieces.way[piece];
    const [from, to] = [edgePieces.from[piece], edgePieces.to[piece]];
    const step = from < to ? 1 : -1;
    for (let at = from; at !== to; at += step) {
      const [tail, head] = [at, at + step].map((position) => roadWayNodes.node[roadWays.nodes[way] + position]);
      found.push({ way, tail, head });
    }
  }
  const driven = arcs.isBackward[arc] === 1
    ? found.reverse().map(({ way, tail, head }) => ({ way, tail: head, head: tail }))
    : found;
  assert.equal(driven[0]?.tail, roadNodesOf(graph, { source }, arc)[0]);
  return driven;
}

function readSigns(profile: Profile, source: Source): Sign[] {
  const { restrictions, restrictionMembers } = source.network;
  const signs: Sign[] = [];
  for (let row = 0; row < restrictions.rows; row++) {
    const tags = source.tagsOf(restrictions.tags[row]);
    const values = spoken[profile].flatMap((name) => tags[name] ?? []);
    // Restrictions with hours, or for other profiles, do not apply on empty roads.
    const isTimed = Object.keys(tags).some((name) => /:conditional$|^(?:hour|day)_o/u.test(name));
    if (values.length !== 1 || isTimed || exempted[profile].test(tags.except ?? '')) continue;
    const [value] = values;
    if (!/^(?:no|only)_/u.test(value)) continue;
    const members = [...Array(restrictions.members[row + 1] - restrictions.members[row]).keys()]
      .map((i) => i + restrictions.members[row])
      .map((i) => ({
        role: source.textOf(restrictionMembers.role[i]),
        kind: restrictionMembers.kind[i],
        row: restrictionMembers.row[i],
      }));
    const rowsOf = (role: string, kind: number): number[] =>
      members.filter((member) => member.role === role && member.kind === kind).map((member) => member.row);
    const [viaNodes, viaWays] = [rowsOf('via', 0), rowsOf('via', 1)];
    if (viaNodes.length > 1 || (viaNodes.length === 1) === (viaWays.length > 0)) continue;
    for (const from of rowsOf('from', 1)) {
      for (const to of rowsOf('to', 1)) {
        const isOnly = value.startsWith('only');
        signs.push({ isOnly, from, viaNode: viaNodes[0], viaWays, to, also: [to], isUTurn: value.includes('u_turn') });
      }
    }
  }
  return joinOnly(signs);
}

/** Several "only" restrictions with the same approach allow each other's turns. */
function joinOnly(signs: readonly Sign[]): Sign[] {
  const entry = ({ from, viaNode, viaWays }: Sign): string => `${from} ${viaNode ?? ''} ${viaWays.join(' ')}`;
  const only = Map.groupBy(signs.filter(({ isOnly }) => isOnly), entry);
  return signs.map((sign) => (sign.isOnly ? { ...sign, also: only.get(entry(sign))!.map(({ to }) => to) } : sign));
}

function checkSign(sign: Sign, driven: readonly Driven[], at: number, label: string): void {
  const { from, viaNode, viaWays, to, also, isOnly, isUTurn } = sign;
  const last = driven[at];
  let next = at + 1;
  if (viaNode !== undefined) {
    if (last.head !== viaNode) return;
  } else {
    for (const way of viaWays) {
      if (driven[next]?.way !== way) return;
      while (driven[next]?.way === way) next++;
    }
  }
  const turn = driven[next];
  if (!turn) return;
  const isBack = turn.way === driven[next - 1].way && turn.head === driven[next - 1].tail;
  const rule = `${label}: from way ${from} over ${viaNode ?? viaWays.join(', ')} to ${turn.way}`;
  if (isOnly) {
    const isAllowed = also.includes(turn.way) || isBack;
    if (viaNode !== undefined) assert.ok(isAllowed, `${rule}, where only ${also.join()} is allowed`);
  } else if (turn.way === to) {
    // A restriction from a way to itself forbids only turning back; one to another way forbids the turn everywhere.
    assert.ok(from === to && viaNode !== undefined && !(isUTurn && isBack), `${rule}, which is forbidden`);
  }
}
