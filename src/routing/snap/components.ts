import { NONE } from '../../kernel/columns.ts';
import { CLOSED, type Graph } from '../graph.ts';
import { zones } from '../profile/way-use.ts';

/** Bits of an edge: both ends are in a large part of the graph, all of whose nodes reach each other. */
export const MAIN = 1;
/** The edge is reached from most of the main roads without crossing private ground or a private gate. */
export const PUBLIC = 2;
/** A route leads from the edge to main roads, and from them to it. */
export const LEADS_OUT = 4;
export const LEADS_IN = 8;

const PRIVATE = zones.indexOf('private');

/** A part with this much road is main, whatever the largest is: 50 km, both directions counted. */
const LARGE_DECIMETERS = 500_000;
/** A part with this share of the largest one's road is main too. */
const LARGE_SHARE = 0.5;

/** The bits of each edge. `costs`: by arc, CLOSED if travel is not allowed; those of the map are open at any hour. */
export function mainEdges(graph: Graph, costs: Uint32Array = graph.arcs.durationCentiseconds): Uint8Array {
  const { nodes, arcs, edges, edgeArcs } = graph;
  const isPrivateGate = privateGates(graph);
  const isPrivate = (arc: number): boolean =>
    (arcs.isBackward[arc] === 1 ? edges.backwardZone : edges.forwardZone)[arcs.edge[arc]] === PRIVATE;
  const isOpen = (arc: number): boolean => costs[arc] !== CLOSED;
  const { main, leadsOut, leadsIn } = mainNodes(graph, isOpen);
  const { main: free } = mainNodes(graph, (arc) =>
    isOpen(arc) && !isPrivate(arc) && !isPrivateGate.has(nodes.at[arcs.tail[arc]]));
  const bits = new Uint8Array(new SharedArrayBuffer(edges.rows));
  for (let edge = 0; edge < edges.rows; edge++) {
    for (let i = edges.arcs[edge]; i < edges.arcs[edge + 1]; i++) {
      const arc = edgeArcs.arc[i];
      const [tail, head] = [arcs.tail[arc], arcs.head[arc]];
      if (!isOpen(arc)) continue;
      // A journey that starts on the edge reaches its end with any turn still possible.
      const freeArc = (arcs.isBackward[arc] === 1 ? edges.backwardArc : edges.forwardArc)[edge];
      if (leadsOut[freeArc === NONE ? head : arcs.head[freeArc]] === 1) bits[edge] |= LEADS_OUT;
      if (leadsIn[tail] === 1) bits[edge] |= LEADS_IN;
      if (main[tail] === 0 || main[head] === 0) continue;
      // The last metres before a gate are public, though nobody may go on from there.
      bits[edge] |= !isPrivate(arc) && free[tail] + free[head] > 0 ? MAIN | PUBLIC : MAIN;
    }
  }
  return bits;
}

/**
 * The bits at a time when other arcs are closed than on the map, since closed streets cut off further roads; undefined
 * if the same are closed.
 */
export const mainEdgesNow = (graph: Graph, costs: Uint32Array): Uint8Array | undefined =>
  (costs.some((cost, arc) => (cost === CLOSED) !== (graph.arcs.durationCentiseconds[arc] === CLOSED))
    ? mainEdges(graph, costs) : undefined);

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
