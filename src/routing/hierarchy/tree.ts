import { NONE, type ArrayOf } from '../../kernel/columns.ts';
import type { ArcGraph } from './arcs.ts';

/**
 * Ranks equivalent to those given (they produce the same links), but with a node's descendants right before it. Returns
 * the rank of each node and, by rank, its parent.
 */
export function treeOf(graph: ArcGraph, given: Uint32Array): { rank: ArrayOf<'u32'>; parent: ArrayOf<'u32'> } {
  const parentAsGiven = parentsOf(graph, given);
  const places = descendantsFirst(parentAsGiven);
  const parent = new Uint32Array(parentAsGiven.length);
  for (let row = 0; row < parent.length; row++) {
    parent[places[row]] = parentAsGiven[row] === NONE ? NONE : places[parentAsGiven[row]];
  }
  return { rank: Uint32Array.from(given, (row) => places[row]), parent };
}

/** Neighbours by rank, from either end of an arc, repeated for parallel arcs. */
export interface Neighbours {
  readonly first: Uint32Array;
  readonly other: Uint32Array;
}

/** By the higher or the lower end of each arc: the ranks of the other end. */
export function neighboursOf({ firstArc, head }: ArcGraph, rank: Uint32Array, by: 'high' | 'low'): Neighbours {
  const nodes = rank.length;
  const first = new Uint32Array(nodes + 1);
  const isBy = (a: number, b: number): boolean => (by === 'high' ? a > b : a < b);
  const eachArc = (visit: (own: number, other: number) => void): void => {
    for (let node = 0; node < nodes; node++) {
      const tail = rank[node];
      for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
        const end = rank[head[arc]];
        if (end !== tail) visit(isBy(tail, end) ? tail : end, isBy(tail, end) ? end : tail);
      }
    }
  };
  eachArc((own) => void first[own + 1]++);
  for (let row = 0; row < nodes; row++) first[row + 1] += first[row];
  const next = first.slice(0, nodes);
  const other = new Uint32Array(first[nodes]);
  eachArc((own, end) => (other[next[own]++] = end));
  return { first, other };
}

/** The elimination tree (Liu): each node's parent is the first that is joined to the node or anything below it. */
function parentsOf(graph: ArcGraph, rank: Uint32Array): Uint32Array {
  const nodes = rank.length;
  const { first, other } = neighboursOf(graph, rank, 'high');
  const parent = new Uint32Array(nodes).fill(NONE);
  const shortcut = new Uint32Array(nodes).fill(NONE);
  for (let row = 0; row < nodes; row++) {
    for (let i = first[row]; i < first[row + 1]; i++) {
      let at = other[i];
      while (shortcut[at] !== NONE && shortcut[at] !== row) {
        const next = shortcut[at];
        shortcut[at] = row;
        at = next;
      }
      if (shortcut[at] !== NONE) continue;
      shortcut[at] = row;
      parent[at] = row;
    }
  }
  return parent;
}

function descendantsFirst(parent: Uint32Array): Uint32Array {
  const nodes = parent.length;
  const size = new Uint32Array(nodes).fill(1);
  for (let row = 0; row < nodes; row++) if (parent[row] !== NONE) size[parent[row]] += size[row];
  const place = new Uint32Array(nodes);
  let end = nodes;
  /** By node: the end of the stretch left for its children. */
  const left = new Uint32Array(nodes);
  for (let row = nodes - 1; row >= 0; row--) {
    const above = parent[row];
    const last = (above === NONE ? end : left[above]) - 1;
    place[row] = last;
    left[row] = last;
    if (above === NONE) end -= size[row];
    else left[above] -= size[row];
  }
  return place;
}
