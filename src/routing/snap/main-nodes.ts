import type { Graph } from '../graph.ts';

/** Bit of a node: it is in a large strongly connected part of the graph, whose nodes all reach each other. */
export const MAIN = 1;
/** A route leads from the node to such a part, and from one to the node. */
export const LEADS_OUT = 4;
export const LEADS_IN = 8;

/** A part with this much road is main, whatever the largest is: 50 km, both directions counted. */
const LARGE_DECIMETERS = 500_000;
/** A part with this share of the largest one's road is main too, so that a small map also has a main one. */
const LARGE_SHARE = 0.5;

/** A graph with as much road as its arcs have, and some within its nodes. */
interface Roads {
  /** One more value than nodes. */
  readonly firstArc: Uint32Array;
  /** By arc. */
  readonly head: Uint32Array;
  readonly lengthDecimeters: Uint32Array;
  /** By node, in decimetres. */
  readonly within: Float64Array;
}

/** What is needed of a graph. */
export interface RoadGraph {
  readonly nodes: Pick<Graph['nodes'], 'rows' | 'arcs'>;
  readonly arcs: Pick<Graph['arcs'], 'rows' | 'tail' | 'head' | 'lengthDecimeters'>;
}

/** The bits of a graph's nodes, which are the same for all nodes of a group. */
export interface NodeBits {
  /** By node. */
  readonly group: Uint32Array;
  readonly ofGroup: Uint8Array;
}

/**
 * The bits of nodes while some arcs are open. `isUsed`: by arc, 0 if it is never open; `isSteady`: 1 if it always is.
 * Nodes that reach each other by steady arcs are a group for ever: only what joins groups is looked at again.
 */
export function openMainNodes(
  { nodes, arcs }: RoadGraph, isUsed: Uint8Array, isSteady: Uint8Array,
): (isOpen: Uint8Array) => NodeBits {
  const { head, tail, lengthDecimeters } = arcs;
  const { of: group, count } = strongParts(nodes.arcs, head, isSteady);
  const within = new Float64Array(count);
  const firstArc = new Uint32Array(count + 1);
  const isKept = new Uint8Array(arcs.rows);
  for (let arc = 0; arc < arcs.rows; arc++) {
    const own = group[tail[arc]];
    if (isSteady[arc] === 1 && own === group[head[arc]]) {
      within[own] += lengthDecimeters[arc];
    } else if (isUsed[arc] === 1) {
      isKept[arc] = 1;
      firstArc[own + 1]++;
    }
  }
  for (let one = 0; one < count; one++) firstArc[one + 1] += firstArc[one];
  const next = firstArc.slice(0, count);
  const kept = new Uint32Array(firstArc[count]);
  for (let arc = 0; arc < arcs.rows; arc++) if (isKept[arc] === 1) kept[next[group[tail[arc]]]++] = arc;
  const roads = {
    firstArc, head: kept.map((arc) => group[head[arc]]), within,
    lengthDecimeters: kept.map((arc) => lengthDecimeters[arc]),
  };
  return (isOpen) => {
    const isKeptOpen = new Uint8Array(kept.length);
    for (let i = 0; i < kept.length; i++) isKeptOpen[i] = isOpen[kept[i]];
    return { group, ofGroup: mainNodes(roads, isKeptOpen) };
  };
}

function mainNodes(roads: Roads, isOpen: Uint8Array): Uint8Array {
  const { firstArc, head } = roads;
  const { of, byPart, count } = strongParts(firstArc, head, isOpen);
  const bits = largeParts(roads, isOpen, of, count);
  // A part is numbered after all parts that it leads to.
  for (let i = 0; i < byPart.length; i++) {
    const node = byPart[i];
    for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
      if (isOpen[arc] === 1) bits[of[node]] |= bits[of[head[arc]]] & LEADS_OUT;
    }
  }
  for (let i = byPart.length - 1; i >= 0; i--) {
    const node = byPart[i];
    const passed = bits[of[node]] & LEADS_IN;
    if (passed === 0) continue;
    for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
      if (isOpen[arc] === 1) bits[of[head[arc]]] |= passed;
    }
  }
  const ofNodes = new Uint8Array(of.length);
  for (let node = 0; node < of.length; node++) ofNodes[node] = bits[of[node]];
  return ofNodes;
}

/** By part: all bits if it is large, none otherwise. */
function largeParts(
  { firstArc, head, lengthDecimeters, within }: Roads, isOpen: Uint8Array, of: Uint32Array, count: number,
): Uint8Array {
  const sizes = new Float64Array(count);
  for (let node = 0; node < of.length; node++) {
    sizes[of[node]] += within[node];
    for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
      if (isOpen[arc] === 1 && of[node] === of[head[arc]]) sizes[of[node]] += lengthDecimeters[arc];
    }
  }
  let largest = 0;
  for (let part = 0; part < count; part++) if (sizes[part] > largest) largest = sizes[part];
  const large = Math.min(LARGE_DECIMETERS, largest * LARGE_SHARE);
  const bits = new Uint8Array(count);
  for (let part = 0; part < count; part++) {
    if (sizes[part] >= large && sizes[part] > 0) bits[part] = MAIN | LEADS_OUT | LEADS_IN;
  }
  return bits;
}

interface Parts {
  /** By node. */
  readonly of: Uint32Array;
  readonly byPart: Uint32Array;
  readonly count: number;
}

const UNKNOWN = 0xffffffff;

/** Tarjan's algorithm with an explicit stack: a road may be longer than the call stack is deep. */
function strongParts(firstArc: Uint32Array, head: Uint32Array, isOpen: Uint8Array): Parts {
  const rows = firstArc.length - 1;
  const order = new Uint32Array(rows); // when a node was first seen, from 1
  const lowest = new Uint32Array(rows);
  const of = new Uint32Array(rows).fill(UNKNOWN);
  const next = firstArc.slice(0, rows);
  const open = new Uint32Array(rows);
  const path = new Uint32Array(rows);
  const byPart = new Uint32Array(rows);
  let [seen, opened, filled, count] = [0, 0, 0, 0];
  for (let root = 0; root < rows; root++) {
    if (order[root] !== 0) continue;
    let depth = 0;
    path[depth++] = root;
    order[root] = lowest[root] = ++seen;
    open[opened++] = root;
    while (depth > 0) {
      const node = path[depth - 1];
      const end = firstArc[node + 1];
      let [arc, least, below] = [next[node], lowest[node], UNKNOWN];
      for (; arc < end && below === UNKNOWN; arc++) {
        if (isOpen[arc] === 0) continue;
        const other = head[arc];
        if (order[other] === 0) below = other;
        else if (of[other] === UNKNOWN && order[other] < least) least = order[other];
      }
      next[node] = arc;
      lowest[node] = least;
      if (below !== UNKNOWN) {
        path[depth++] = below;
        order[below] = lowest[below] = ++seen;
        open[opened++] = below;
        continue;
      }
      depth--;
      if (depth > 0 && least < lowest[path[depth - 1]]) lowest[path[depth - 1]] = least;
      if (least !== order[node]) continue;
      while (of[node] === UNKNOWN) {
        const last = open[--opened];
        of[last] = count;
        byPart[filled++] = last;
      }
      count++;
    }
  }
  return { of, byPart, count };
}
