import { Growing, NONE } from '../../kernel/columns.ts';
import { CLOSED } from '../graph.ts';
import { burdenOf } from '../profile/way-use.ts';
import type { Pieces } from './pieces.ts';

/**
 * Edges: pieces joined into chains wherever a road merely continues. A "move" is an edge in one direction: its number
 * is twice the edge's, plus one for backward; `^ 1` reverses it.
 */
export interface Chains {
  readonly edges: number;
  /** The pieces of an edge, as a range; twice the piece, plus one if it is passed against its way. */
  readonly pieceStarts: Uint32Array;
  readonly pieces: Uint32Array;
  /** Junctions, where edges meet: one per road node, but one per edge end at a node that cannot be passed. */
  readonly junctions: number;
  readonly roadNodeOf: Uint32Array;
  /** By move. */
  readonly tail: Uint32Array;
  readonly kind: Uint8Array;
  readonly centiseconds: Uint32Array;
  /** What a move weighs beyond that: the burden of pushing. */
  readonly burden: Uint32Array;
  /** By edge. */
  readonly decimeters: Uint32Array;
  /** The moves that leave a junction, closed ones included, as a range. */
  readonly leavingStarts: Uint32Array;
  readonly leaving: Uint32Array;
}

export function joinPieces(pieces: Pieces, isKept: (roadNode: number) => boolean, isBlocked: (n: number) => boolean):
Chains {
  const next = linkEnds(pieces, isKept);
  const starts = new Growing('u32');
  const joined = new Growing('u32');
  const done = new Uint8Array(pieces.rows);
  const ends = new Growing('u32'); // the piece ends at which an edge starts and ends
  const follow = (first: number): void => {
    starts.push(joined.length);
    ends.push(first);
    for (let end = first; ;) {
      const piece = end >> 1;
      done[piece] = 1;
      joined.push(end); // entered by its later end, a piece is passed against its way: the bit says both
      const other = next[end ^ 1];
      if (other === NONE || done[other >> 1]) {
        ends.push(end ^ 1);
        return;
      }
      end = other;
    }
  };
  for (let end = 0; end < pieces.rows * 2; end++) if (!done[end >> 1] && next[end] === NONE) follow(end);
  // The remaining pieces are rings without a junction.
  for (let piece = 0; piece < pieces.rows; piece++) if (!done[piece]) follow(piece * 2);
  starts.push(joined.length);
  return { ...placeJunctions(pieces, ends.view(), isBlocked), ...sumUp(pieces, starts.finish(), joined.finish()) };
}

/**
 * For each end of a piece (two per piece: 0 earlier, 1 later) the end of another piece that it is joined to, or NONE.
 */
function linkEnds(pieces: Pieces, isKept: (roadNode: number) => boolean): Uint32Array {
  const { ends, kind, rows } = pieces;
  const highest = ends.reduce((most, node) => Math.max(most, node), -1);
  const first = new Uint32Array(highest + 1).fill(NONE);
  const count = new Uint8Array(highest + 1);
  const next = new Uint32Array(rows * 2).fill(NONE);
  const other = new Uint32Array(highest + 1).fill(NONE);
  for (let end = 0; end < rows * 2; end++) {
    const node = ends[end];
    if (count[node] < 3) count[node]++;
    if (count[node] === 1) first[node] = end;
    else other[node] = end;
  }
  const isTimed = new Uint8Array(rows);
  for (const { piece } of pieces.conditions) isTimed[piece] = 1;
  for (let node = 0; node <= highest; node++) {
    const [one, two] = [first[node], other[node]];
    if (count[node] !== 2 || one >> 1 === two >> 1 || isKept(node)) continue;
    if (isTimed[one >> 1] || isTimed[two >> 1]) continue;
    // The later end of a piece is reached along its way and the earlier end left along it.
    const towards = kind[(one & ~1) | (one & 1 ? 0 : 1)] === kind[(two & ~1) | (two & 1 ? 1 : 0)];
    const away = kind[(one & ~1) | (one & 1 ? 1 : 0)] === kind[(two & ~1) | (two & 1 ? 0 : 1)];
    if (towards && away) [next[one], next[two]] = [two, one];
  }
  return next;
}

function placeJunctions(pieces: Pieces, ends: Uint32Array, isBlocked: (roadNode: number) => boolean) {
  const junctionOf = new Map<number, number>();
  const roadNodeOf = new Growing('u32');
  const tail = new Uint32Array(ends.length);
  for (let move = 0; move < ends.length; move++) {
    const roadNode = pieces.ends[ends[move]];
    let junction = isBlocked(roadNode) ? undefined : junctionOf.get(roadNode);
    if (junction === undefined) {
      junction = roadNodeOf.length;
      roadNodeOf.push(roadNode);
      junctionOf.set(roadNode, junction);
    }
    tail[move] = junction;
  }
  const junctions = roadNodeOf.length;
  const leavingStarts = new Uint32Array(junctions + 1);
  for (const junction of tail) leavingStarts[junction + 1]++;
  for (let i = 0; i < junctions; i++) leavingStarts[i + 1] += leavingStarts[i];
  const leaving = new Uint32Array(tail.length);
  const free = leavingStarts.slice();
  for (let move = 0; move < tail.length; move++) leaving[free[tail[move]]++] = move;
  return { edges: ends.length / 2, junctions, roadNodeOf: roadNodeOf.finish(), tail, leavingStarts, leaving };
}

function sumUp(pieces: Pieces, pieceStarts: Uint32Array, joined: Uint32Array) {
  const edges = pieceStarts.length - 1;
  const decimeters = new Uint32Array(edges);
  const centiseconds = new Uint32Array(edges * 2);
  const kind = new Uint8Array(edges * 2);
  const burden = new Uint32Array(edges * 2);
  for (let edge = 0; edge < edges; edge++) {
    for (let i = pieceStarts[edge]; i < pieceStarts[edge + 1]; i++) {
      const [piece, flip] = [joined[i] >> 1, joined[i] & 1];
      decimeters[edge] += pieces.decimeters[piece];
      for (const side of [0, 1]) {
        const lasts = pieces.centiseconds[piece * 2 + (side ^ flip)];
        const move = edge * 2 + side;
        centiseconds[move] = lasts === CLOSED ? CLOSED : centiseconds[move] + lasts;
        kind[move] = pieces.kind[piece * 2 + (side ^ flip)];
        burden[move] += burdenOf(pieces.mode[piece * 2 + (side ^ flip)], lasts);
      }
    }
  }
  return { pieceStarts, pieces: joined, decimeters, centiseconds, burden, kind };
}

/** The moves that may leave a junction at some time. */
export function leavingOf(chains: Chains, junction: number): number[] {
  const found: number[] = [];
  for (let i = chains.leavingStarts[junction]; i < chains.leavingStarts[junction + 1]; i++) {
    if (chains.kind[chains.leaving[i]] !== 0) found.push(chains.leaving[i]);
  }
  return found;
}
