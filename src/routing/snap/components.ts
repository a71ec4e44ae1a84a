import { NONE } from '../../kernel/columns.ts';
import { firstAtLeast } from '../../kernel/sorted.ts';
import { CLOSED, type Graph } from '../graph.ts';
import type { Pace } from '../pace.ts';
import { zones } from '../profile/way-use.ts';

/** Bits of a piece: its edge leads from and to large parts of the graph, all of whose nodes reach each other. */
export const MAIN = 1;
/** A route leads from the piece to main roads, and from them to it. */
export const LEADS_OUT = 4;
export const LEADS_IN = 8;
/** The same without crossing private ground or a private gate. */
export const PUBLIC_OUT = 2;
export const PUBLIC_IN = 16;

/** The bits of a connection that crosses nothing private. */
export const publicly = (connection: number): number =>
  ((connection & LEADS_OUT) === 0 ? 0 : PUBLIC_OUT) | ((connection & LEADS_IN) === 0 ? 0 : PUBLIC_IN);

const PRIVATE = zones.indexOf('private');

/** A part with this much road is main, whatever the largest is: 50 km, both directions counted. */
const LARGE_DECIMETERS = 500_000;
/** A part with this share of the largest one's road is main too. */
const LARGE_SHARE = 0.5;

/** Both ends of a piece lead to or come from main nodes; together they make it MAIN. */
const MAIN_OUT = 32;
const MAIN_IN = 64;

/** The roads at a time. `weight`: by arc, CLOSED if travel is not allowed. */
export interface RoadsNow {
  readonly weight: Uint32Array;
  readonly pace: Pick<Pace, 'forwardCentiseconds' | 'backwardCentiseconds' | 'closedArcs'>;
}

const asMapped = ({ arcs, edgePieces }: Graph): RoadsNow => ({ weight: arcs.durationCentiseconds, pace: edgePieces });

/**
 * The bits of each piece. An edge of which traffic closes a piece is a dead end on either side: whoever starts on an
 * open piece may still leave by its own end.
 */
export function mainPieces(graph: Graph, now: RoadsNow = asMapped(graph)): Uint8Array {
  const { edges, edgePieces } = graph;
  const bits = new Uint8Array(new SharedArrayBuffer(edgePieces.rows));
  const { out, into } = connections(graph, now);
  for (let edge = 0; edge < edges.rows; edge++) {
    const [first, last] = [edges.pieces[edge], edges.pieces[edge + 1] - 1];
    for (const isBackward of [false, true]) {
      const column = isBackward ? now.pace.backwardCentiseconds : now.pace.forwardCentiseconds;
      const [start, end, step] = isBackward ? [last, first, -1] : [first, last, 1];
      markWhileOpen(bits, column, end, start, -step, out(edge, isBackward));
      markWhileOpen(bits, column, start, end, step, into(edge, isBackward));
    }
  }
  for (let piece = 0; piece < bits.length; piece++) {
    const isMain = (bits[piece] & MAIN_OUT) !== 0 && (bits[piece] & MAIN_IN) !== 0;
    bits[piece] = (bits[piece] & ~(MAIN_OUT | MAIN_IN)) | (isMain ? MAIN : 0);
  }
  return bits;
}

function markWhileOpen(
  bits: Uint8Array, column: Uint32Array, from: number, to: number, step: number, marked: number,
): void {
  if (marked === 0) return;
  for (let piece = from; piece !== to + step && column[piece] !== CLOSED; piece += step) bits[piece] |= marked;
}

/**
 * The bits at a time when other arcs are closed than on the map, since closed streets cut off further roads; undefined
 * if the same are closed.
 */
export const mainPiecesNow = (graph: Graph, now: RoadsNow): Uint8Array | undefined =>
  (now.weight.some((cost, arc) => (cost === CLOSED) !== (graph.arcs.durationCentiseconds[arc] === CLOSED))
    ? mainPieces(graph, now) : undefined);

type BitsOfEdge = (edge: number, isBackward: boolean) => number;

/** What an edge is connected with in a direction: its head with what it leads to, its tail with what leads there. */
function connections(graph: Graph, now: RoadsNow): { readonly out: BitsOfEdge; readonly into: BitsOfEdge } {
  const { nodes, arcs, edges, edgeArcs } = graph;
  const isPrivateGate = privateGates(graph);
  const isPrivate = (edge: number, isBackward: boolean): boolean =>
    (isBackward ? edges.backwardZone : edges.forwardZone)[edge] === PRIVATE;
  const isOpen = (arc: number): boolean => now.weight[arc] !== CLOSED;
  const all = mainNodes(graph, isOpen);
  const free = mainNodes(graph, (arc) => isOpen(arc) && !isPrivate(arcs.edge[arc], arcs.isBackward[arc] === 1) &&
    !isPrivateGate.has(nodes.at[arcs.tail[arc]]));
  const canEnter = enterable(graph, now);
  return {
    out: (edge, isBackward) => {
      // A journey that starts on the edge reaches its end with any turn still possible.
      const freeArc = (isBackward ? edges.backwardArc : edges.forwardArc)[edge];
      if (freeArc === NONE) return 0;
      const head = arcs.head[freeArc];
      return (all.main[head] && MAIN_OUT) | (all.leadsOut[head] && LEADS_OUT) |
        (isPrivate(edge, isBackward) ? 0 : free.leadsOut[head] && PUBLIC_OUT);
    },
    into: (edge, isBackward) => {
      let bits = 0;
      for (let row = edges.arcs[edge]; row < edges.arcs[edge + 1]; row++) {
        const arc = edgeArcs.arc[row];
        if ((arcs.isBackward[arc] === 1) !== isBackward || !canEnter(arc)) continue;
        const tail = arcs.tail[arc];
        bits |= (all.main[tail] && MAIN_IN) | (all.leadsIn[tail] && LEADS_IN);
        // The last metres before a gate are public, though nobody may go on from there.
        if (isPrivate(edge, isBackward) || isPrivateGate.has(nodes.at[tail])) continue;
        bits |= free.leadsIn[tail] && PUBLIC_IN;
      }
      return bits;
    },
  };
}

/** Whether one may turn into the edge of an arc, even if a piece farther on is closed. */
function enterable({ arcs, edges }: Graph, { weight, pace }: RoadsNow): (arc: number) => boolean {
  const { closedArcs } = pace;
  const isTurnClosed = (arc: number): boolean =>
    closedArcs !== undefined && closedArcs[firstAtLeast(closedArcs, arc)] === arc;
  const hasClosedPiece = (arc: number): boolean => {
    const edge = arcs.edge[arc];
    const column = arcs.isBackward[arc] === 1 ? pace.backwardCentiseconds : pace.forwardCentiseconds;
    return column.subarray(edges.pieces[edge], edges.pieces[edge + 1]).includes(CLOSED);
  };
  return (arc) => weight[arc] !== CLOSED || (hasClosedPiece(arc) && !isTurnClosed(arc));
}

/** Road nodes with a gate that is private at any hour. */
function privateGates({ gates }: Graph): Set<number> {
  const found = new Set<number>();
  for (let row = 0; row < gates.rows; row++) {
    if (gates.zone[row] === PRIVATE && gates.condition[row] === NONE) found.add(gates.at[row]);
  }
  return found;
}

interface MainNodes {
  /** Whether the node is in a large strongly connected part: every node of a part reaches every other. */
  readonly main: Uint8Array;
  /** Whether a route leads from the node to such a part, or from one to the node. */
  readonly leadsOut: Uint8Array;
  readonly leadsIn: Uint8Array;
}

/** Marks nodes. A part's size is compared with the largest part too, so that a small map also has a main one. */
function mainNodes(graph: Graph, isOpen: (arc: number) => boolean): MainNodes {
  const { nodes, arcs } = graph;
  const part = strongParts(graph, isOpen);
  const sizes = new Float64Array(part.count);
  for (let arc = 0; arc < arcs.rows; arc++) {
    if (!isOpen(arc)) continue;
    const own = part.of[arcs.tail[arc]];
    if (own === part.of[arcs.head[arc]]) sizes[own] += arcs.lengthDecimeters[arc];
  }
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const large = Math.min(LARGE_DECIMETERS, largest * LARGE_SHARE);
  const isLarge = Uint8Array.from(sizes, (size) => (size >= large && size > 0 ? 1 : 0));
  const [out, into] = [isLarge.slice(), isLarge.slice()];
  // A part is numbered after all parts that it leads to.
  const byPart = sortedByPart(part);
  const spread = (order: Iterable<number>, pass: (tail: number, head: number) => void): void => {
    for (const node of order) {
      for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
        if (isOpen(arc)) pass(part.of[node], part.of[arcs.head[arc]]);
      }
    }
  };
  spread(byPart, (tail, head) => (out[tail] |= out[head]));
  spread(byPart.reverse(), (tail, head) => (into[head] |= into[tail]));
  const ofNodes = (marks: Uint8Array): Uint8Array => Uint8Array.from(part.of, (one) => marks[one]);
  return { main: ofNodes(isLarge), leadsOut: ofNodes(out), leadsIn: ofNodes(into) };
}

interface Parts {
  readonly of: Uint32Array;
  readonly count: number;
}

function sortedByPart({ of, count }: Parts): Uint32Array {
  const next = new Uint32Array(count + 1);
  for (const part of of) next[part + 1]++;
  for (let part = 0; part < count; part++) next[part + 1] += next[part];
  const sorted = new Uint32Array(of.length);
  of.forEach((part, node) => (sorted[next[part]++] = node));
  return sorted;
}

/** Tarjan's algorithm with an explicit stack: a road may be longer than the call stack is deep. */
function strongParts({ nodes, arcs }: Graph, isOpen: (arc: number) => boolean): Parts {
  const order = new Uint32Array(nodes.rows); // when a node was first seen, from 1
  const lowest = new Uint32Array(nodes.rows);
  const of = new Uint32Array(nodes.rows).fill(UNKNOWN);
  const next = nodes.arcs.slice(0, nodes.rows);
  const open = new Uint32Array(nodes.rows);
  const path = new Uint32Array(nodes.rows);
  let [seen, opened, count] = [0, 0, 0];
  for (let root = 0; root < nodes.rows; root++) {
    if (order[root] !== 0) continue;
    let depth = 0;
    path[depth++] = root;
    while (depth > 0) {
      const node = path[depth - 1];
      if (order[node] === 0) {
        order[node] = lowest[node] = ++seen;
        open[opened++] = node;
      }
      if (next[node] < nodes.arcs[node + 1]) {
        const arc = next[node]++;
        if (!isOpen(arc)) continue;
        const head = arcs.head[arc];
        if (order[head] === 0) path[depth++] = head;
        else if (of[head] === UNKNOWN) lowest[node] = Math.min(lowest[node], order[head]);
        continue;
      }
      depth--;
      if (depth > 0) lowest[path[depth - 1]] = Math.min(lowest[path[depth - 1]], lowest[node]);
      if (lowest[node] !== order[node]) continue;
      while (of[node] === UNKNOWN) of[open[--opened]] = count;
      count++;
    }
  }
  return { of, count };
}

const UNKNOWN = 0xffffffff;
