import { CLOSED, type Graph } from '../graph.ts';

/** A part with so much road is one to travel in, whatever the largest is: 50 km, both directions counted. */
const LARGE_DECIMETERS = 500_000;
/** And so is a part that has this share of the largest one's. */
const LARGE_SHARE = 0.5;

/**
 * Marks the nodes of large strongly connected parts: every one of a part reaches every other. What is large is measured
 * against the largest too, so that a small map has a main part as well. `costs`: by arc, CLOSED where one may not go;
 * those of the map are open at any hour.
 */
export function mainNodes(graph: Graph, costs: Uint32Array = graph.arcs.durationCentiseconds): Uint8Array {
  const { arcs } = graph;
  const part = strongParts(graph, costs);
  const sizes = new Float64Array(part.count);
  for (let arc = 0; arc < arcs.rows; arc++) {
    const own = part.of[arcs.tail[arc]];
    if (own === part.of[arcs.head[arc]]) sizes[own] += arcs.lengthDecimeters[arc];
  }
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const large = Math.min(LARGE_DECIMETERS, largest * LARGE_SHARE);
  return Uint8Array.from(part.of, (one) => (sizes[one] >= large && sizes[one] > 0 ? 1 : 0));
}

/**
 * Marks the edges whose ends are in such a part where some are closed that the map has open; undefined where none is.
 * A street closed at both ends has roads between that are cut off for as long.
 */
export function mainEdgesNow(graph: Graph, costs: Uint32Array): Uint8Array | undefined {
  const { arcs, edges, edgeArcs } = graph;
  if (!costs.some((cost, arc) => cost === CLOSED && arcs.durationCentiseconds[arc] !== CLOSED)) return undefined;
  const isMainNode = mainNodes(graph, costs);
  const isMain = new Uint8Array(new SharedArrayBuffer(edges.rows));
  for (let edge = 0; edge < edges.rows; edge++) {
    for (let i = edges.arcs[edge]; i < edges.arcs[edge + 1]; i++) {
      const arc = edgeArcs.arc[i];
      if (costs[arc] !== CLOSED) isMain[edge] |= isMainNode[arcs.tail[arc]] & isMainNode[arcs.head[arc]];
    }
  }
  return isMain;
}

/** Tarjan's algorithm with a stack of its own, for a road may be longer than the machine's stack is deep. */
function strongParts({ nodes, arcs }: Graph, costs: Uint32Array): { readonly of: Uint32Array; readonly count: number } {
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
        if (costs[arc] === CLOSED) continue;
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
