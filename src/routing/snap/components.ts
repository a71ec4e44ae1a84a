import { NONE } from '../../kernel/columns.ts';
import { firstAtLeast } from '../../kernel/sorted.ts';
import { CLOSED, type Graph } from '../graph.ts';
import type { Pace } from '../pace.ts';
import { zones } from '../profile/way-use.ts';
import { LEADS_IN, LEADS_OUT, MAIN, openMainNodes, type NodeBits } from './main-nodes.ts';

/**
 * Bits of a piece, beside those of main-nodes.ts: its edge leads to main roads, and from them, without crossing private
 * ground or a private gate. It is MAIN if it leads from and to main nodes.
 */
export const PUBLIC_OUT = 2;
export const PUBLIC_IN = 16;

/** The bits of a connection that crosses nothing private. */
export const publicly = (connection: number): number =>
  ((connection & LEADS_OUT) === 0 ? 0 : PUBLIC_OUT) | ((connection & LEADS_IN) === 0 ? 0 : PUBLIC_IN);

const PRIVATE = zones.indexOf('private');

/** Both ends of a piece lead to or come from main nodes; together they make it MAIN. */
const MAIN_OUT = 32;
const MAIN_IN = 64;

/** The roads at a time. `weight`: by arc, CLOSED if travel is not allowed. */
export interface RoadsNow {
  readonly weight: Uint32Array;
  readonly pace: Pick<Pace, 'forwardCentiseconds' | 'backwardCentiseconds' | 'closedArcs'>;
}

const asMapped = ({ arcs, edgePieces }: Graph): RoadsNow => ({ weight: arcs.durationCentiseconds, pace: edgePieces });

/** The bits of each piece as mapped. */
export const mainPieces = (graph: Graph): Uint8Array =>
  openParts(graph, openArcs(graph.arcs.durationCentiseconds)).onMap;

/** The bits of each piece at a time. Signs change few roads, and what they leave as it is is computed once. */
export function openMainPieces(graph: Graph): (now: RoadsNow) => Uint8Array {
  const isSteady = steadyArcs(graph);
  const isOpenOnMap = openArcs(graph.arcs.durationCentiseconds);
  let bySigns: ReturnType<typeof openParts> | undefined;
  return (now) => {
    if (!isAnyClosed(now.weight, isSteady)) return (bySigns ??= openParts(graph, isSteady)).at(now);
    // Traffic may close any road, and other ones the next time.
    const isOpen = openArcs(now.weight);
    return openParts(graph, isOpen.map((open, arc) => open & isOpenOnMap[arc])).at(now);
  };
}

function isAnyClosed(weight: Uint32Array, isSteady: Uint8Array): boolean {
  for (let arc = 0; arc < weight.length; arc++) if (weight[arc] === CLOSED && isSteady[arc] === 1) return true;
  return false;
}

/** By arc: 1 if it is open on the map and no sign concerns it. */
function steadyArcs({ arcs, edges, turnConditions }: Graph): Uint8Array {
  const isSteady = openArcs(arcs.durationCentiseconds);
  for (const arc of turnConditions.arc) isSteady[arc] = 0;
  for (let arc = 0; arc < arcs.rows; arc++) {
    const edge = arcs.edge[arc];
    if (edges.conditions[edge] < edges.conditions[edge + 1]) isSteady[arc] = 0;
  }
  return isSteady;
}

function openArcs(weight: Uint32Array): Uint8Array {
  const isOpen = new Uint8Array(weight.length);
  for (let arc = 0; arc < weight.length; arc++) if (weight[arc] !== CLOSED) isOpen[arc] = 1;
  return isOpen;
}

interface PartBits {
  readonly onMap: Uint8Array;
  /** In shared memory. */
  at(now: RoadsNow): Uint8Array;
}

/** `isSteady`: by arc, 1 if it is open on the map and whenever this is asked. */
function openParts(graph: Graph, isSteady: Uint8Array): PartBits {
  const { arcs, edges } = graph;
  const isPublic = publicArcs(graph);
  const allNodes = openMainNodes(graph, new Uint8Array(arcs.rows).fill(1), isSteady);
  const publicNodes = openMainNodes(graph, isPublic, isSteady.map((steady, arc) => steady & isPublic[arc]));
  const reachAt = ({ weight }: RoadsNow): ReachNow => {
    const isOpen = openArcs(weight);
    return { isOpen, isPublic, all: allNodes(isOpen), free: publicNodes(isOpen) };
  };
  const mapped = asMapped(graph);
  const reachOnMap = reachAt(mapped);
  const onMap = new Uint8Array(graph.edgePieces.rows);
  for (let edge = 0; edge < edges.rows; edge++) markEdge(graph, mapped, reachOnMap, edge, onMap);
  return {
    onMap,
    at(now) {
      const bits = new Uint8Array(new SharedArrayBuffer(onMap.length));
      bits.set(onMap);
      const reach = reachAt(now);
      const isChanged = changedEdges(graph, reachOnMap, reach);
      for (let edge = 0; edge < edges.rows; edge++) if (isChanged[edge] === 1) markEdge(graph, now, reach, edge, bits);
      return bits;
    },
  };
}

/** What nodes are connected with at a time. */
interface ReachNow {
  readonly isOpen: Uint8Array;
  readonly isPublic: Uint8Array;
  readonly all: NodeBits;
  /** Without crossing private ground or a private gate. */
  readonly free: NodeBits;
}

/** By edge: 1 if an arc of it is closed at one of two times, or the bits of its ends differ. */
function changedEdges({ nodes, arcs, edges }: Graph, one: ReachNow, other: ReachNow): Uint8Array {
  const isChangedNode = new Uint8Array(nodes.rows);
  for (const [a, b] of [[one.all, other.all], [one.free, other.free]] as const) {
    if (a.ofGroup.every((bits, group) => bits === b.ofGroup[group])) continue;
    for (let node = 0; node < nodes.rows; node++) if (bitsAt(a, node) !== bitsAt(b, node)) isChangedNode[node] = 1;
  }
  const isChanged = new Uint8Array(edges.rows);
  const { edge, tail, head } = arcs;
  for (let arc = 0; arc < arcs.rows; arc++) {
    if ((one.isOpen[arc] & other.isOpen[arc]) === 0) isChanged[edge[arc]] = 1;
    else if ((isChangedNode[tail[arc]] | isChangedNode[head[arc]]) === 1) isChanged[edge[arc]] = 1;
  }
  return isChanged;
}

/**
 * Sets the bits of an edge's pieces. An edge of which traffic closes a piece is a dead end on either side: whoever
 * starts on an open piece may still leave by its own end.
 */
function markEdge(graph: Graph, now: RoadsNow, reach: ReachNow, edge: number, bits: Uint8Array): void {
  const { edges } = graph;
  const { forwardCentiseconds: forward, backwardCentiseconds: backward } = now.pace;
  const [first, last] = [edges.pieces[edge], edges.pieces[edge + 1] - 1];
  for (let piece = first; piece <= last; piece++) bits[piece] = 0;
  markWhileOpen(bits, forward, first, last, bitsInto(graph, now, reach, edge, 0));
  markWhileOpen(bits, forward, last, first, bitsOut(graph, reach, edge, 0));
  markWhileOpen(bits, backward, last, first, bitsInto(graph, now, reach, edge, 1));
  markWhileOpen(bits, backward, first, last, bitsOut(graph, reach, edge, 1));
  for (let piece = first; piece <= last; piece++) {
    const isMain = (bits[piece] & MAIN_OUT) !== 0 && (bits[piece] & MAIN_IN) !== 0;
    bits[piece] = (bits[piece] & ~(MAIN_OUT | MAIN_IN)) | (isMain ? MAIN : 0);
  }
}

function markWhileOpen(bits: Uint8Array, column: Uint32Array, from: number, to: number, marked: number): void {
  if (marked === 0) return;
  const step = from <= to ? 1 : -1;
  for (let piece = from; piece !== to + step && column[piece] !== CLOSED; piece += step) bits[piece] |= marked;
}

/** Whether other arcs are closed than on the map: closed streets cut off further roads. */
export function hasOtherClosures({ arcs: { durationCentiseconds } }: Graph, weight: Uint32Array): boolean {
  for (let arc = 0; arc < weight.length; arc++) {
    if ((weight[arc] === CLOSED) !== (durationCentiseconds[arc] === CLOSED)) return true;
  }
  return false;
}

const bitsAt = ({ group, ofGroup }: NodeBits, node: number): number => ofGroup[group[node]];

/** What the head of an edge leads to. */
function bitsOut({ arcs, edges }: Graph, { all, free }: ReachNow, edge: number, isBackward: 0 | 1): number {
  // A journey that starts on the edge reaches its end with any turn still possible.
  const freeArc = (isBackward === 1 ? edges.backwardArc : edges.forwardArc)[edge];
  if (freeArc === NONE) return 0;
  const head = arcs.head[freeArc];
  const isPrivate = (isBackward === 1 ? edges.backwardZone : edges.forwardZone)[edge] === PRIVATE;
  const bits = bitsAt(all, head);
  return (bits & MAIN && MAIN_OUT) | (bits & LEADS_OUT) | (isPrivate ? 0 : publicly(bitsAt(free, head) & LEADS_OUT));
}

/** What leads to the tail of an edge. */
function bitsInto(
  graph: Graph, now: RoadsNow, { isOpen, isPublic, all, free }: ReachNow, edge: number, isBackward: 0 | 1,
): number {
  const { arcs, edges, edgeArcs } = graph;
  let into = 0;
  for (let row = edges.arcs[edge]; row < edges.arcs[edge + 1]; row++) {
    const arc = edgeArcs.arc[row];
    if (arcs.isBackward[arc] !== isBackward || (isOpen[arc] === 0 && !isEnterable(graph, now, arc))) continue;
    const bits = bitsAt(all, arcs.tail[arc]);
    into |= (bits & MAIN && MAIN_IN) | (bits & LEADS_IN);
    // The last metres before a gate are public, though nobody may go on from there.
    if (isPublic[arc] === 1) into |= publicly(bitsAt(free, arcs.tail[arc]) & LEADS_IN);
  }
  return into;
}

/** Whether one may turn into the edge of a closed arc, since only a piece farther on is closed. */
function isEnterable({ arcs, edges }: Graph, { pace }: RoadsNow, arc: number): boolean {
  const { closedArcs } = pace;
  if (closedArcs !== undefined && closedArcs[firstAtLeast(closedArcs, arc)] === arc) return false;
  const edge = arcs.edge[arc];
  const column = arcs.isBackward[arc] === 1 ? pace.backwardCentiseconds : pace.forwardCentiseconds;
  return column.subarray(edges.pieces[edge], edges.pieces[edge + 1]).includes(CLOSED);
}

/** By arc: 1 if neither its road nor the gate at its tail is private at any hour. */
function publicArcs({ nodes, arcs, edges, gates }: Graph): Uint8Array {
  const privateGates = new Set<number>();
  for (let row = 0; row < gates.rows; row++) {
    if (gates.zone[row] === PRIVATE && gates.condition[row] === NONE) privateGates.add(gates.at[row]);
  }
  const isPublic = new Uint8Array(arcs.rows);
  for (let node = 0; node < nodes.rows; node++) {
    if (privateGates.size > 0 && privateGates.has(nodes.at[node])) continue;
    for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
      const zone = (arcs.isBackward[arc] === 1 ? edges.backwardZone : edges.forwardZone)[arcs.edge[arc]];
      if (zone !== PRIVATE) isPublic[arc] = 1;
    }
  }
  return isPublic;
}
