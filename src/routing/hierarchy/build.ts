import { Growing, NONE, type ArrayOf } from '../../kernel/columns.ts';
import { firstAtLeast } from '../../kernel/sorted.ts';
import type { ArcGraph } from './arcs.ts';
import type { Hierarchy } from './tables.ts';
import { neighboursOf, treeOf } from './tree.ts';

/**
 * Builds the hierarchy of a graph for an order of its nodes. Any order gives right results; a good one (`orderNodes`)
 * has few links and a low tree. The rank of a node in the hierarchy differs from the one given, but is equivalent.
 */
export function buildHierarchy(graph: ArcGraph, order: Uint32Array): Hierarchy {
  const nodes = order.length;
  const { rank, parent } = treeOf(graph, order);
  const { up, high } = joinNeighbours(graph, rank, parent);
  const low = new Uint32Array(high.length);
  for (let row = 0; row < nodes; row++) low.fill(row, up[row], up[row + 1]);
  const { down, link } = byUpperEnd(nodes, high);
  const node = new Uint32Array(nodes);
  for (let at = 0; at < nodes; at++) node[rank[at]] = at;
  const { arcs, arc, isDown } = arcsOfLinks(graph, rank, up, high);
  return {
    ranks: { rows: nodes, rank },
    nodes: { rows: nodes, node, parent, up, down },
    links: { rows: high.length, low, high, arcs },
    downLinks: { rows: link.length, link },
    linkArcs: { rows: arc.length, arc, isDown },
  };
}

type Numbers = ArrayOf<'u32'>;

/** The upper neighbours of each node: its own, and those of its children, which pass on what was joined to them. */
function joinNeighbours(graph: ArcGraph, rank: Uint32Array, parent: Uint32Array): { up: Numbers; high: Numbers } {
  const nodes = parent.length;
  const own = neighboursOf(graph, rank, 'low');
  const lastChild = new Uint32Array(nodes).fill(NONE);
  const childBefore = new Uint32Array(nodes);
  const up = new Uint32Array(nodes + 1);
  const high = new Growing('u32', own.other.length + 1);
  const seenBy = new Uint32Array(nodes).fill(NONE);
  for (let row = 0; row < nodes; row++) {
    const begin = high.length;
    for (let i = own.first[row]; i < own.first[row + 1]; i++) {
      const other = own.other[i];
      if (seenBy[other] === row) continue;
      seenBy[other] = row;
      high.push(other);
    }
    for (let child = lastChild[row]; child !== NONE; child = childBefore[child]) {
      for (let i = up[child] + 1; i < up[child + 1]; i++) {
        const other = high.at(i);
        if (seenBy[other] === row) continue;
        seenBy[other] = row;
        high.push(other);
      }
    }
    up[row + 1] = high.length;
    sortShort(high.view(), begin, high.length);
    if (parent[row] === NONE) continue;
    childBefore[row] = lastChild[parent[row]];
    lastChild[parent[row]] = row;
  }
  return { up, high: high.finish() };
}

const SHORT = 24;

function sortShort(values: Uint32Array, from: number, to: number): void {
  if (to - from > SHORT) return void values.subarray(from, to).sort();
  for (let i = from + 1; i < to; i++) {
    const value = values[i];
    let at = i;
    while (at > from && values[at - 1] > value) {
      values[at] = values[at - 1];
      at--;
    }
    values[at] = value;
  }
}

function byUpperEnd(nodes: number, high: Uint32Array): { down: Numbers; link: Numbers } {
  const down = new Uint32Array(nodes + 1);
  for (let row = 0; row < high.length; row++) down[high[row] + 1]++;
  for (let row = 0; row < nodes; row++) down[row + 1] += down[row];
  const next = down.slice(0, nodes);
  const link = new Uint32Array(high.length);
  for (let row = 0; row < high.length; row++) link[next[high[row]]++] = row;
  return { down, link };
}

function arcsOfLinks({ firstArc, head }: ArcGraph, rank: Uint32Array, up: Uint32Array, high: Uint32Array) {
  /** By arc: twice its link, plus one if it goes down; NONE for a loop. */
  const sideOf = new Uint32Array(head.length).fill(NONE);
  /** By side of a link: where its arcs begin, upward ones first. */
  const next = new Uint32Array(high.length * 2 + 1);
  for (let node = 0; node < rank.length; node++) {
    const tail = rank[node];
    for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
      const end = rank[head[arc]];
      if (tail === end) continue;
      const side = tail < end ? findLink(up, high, tail, end) * 2 : findLink(up, high, end, tail) * 2 + 1;
      sideOf[arc] = side;
      next[side + 1]++;
    }
  }
  for (let side = 0; side < high.length * 2; side++) next[side + 1] += next[side];
  const rows = next[high.length * 2];
  const arcs = new Uint32Array(high.length + 1);
  for (let link = 0; link <= high.length; link++) arcs[link] = next[link * 2];
  const arc = new Uint32Array(rows);
  const isDown = new Uint8Array(rows);
  for (let row = 0; row < sideOf.length; row++) {
    const side = sideOf[row];
    if (side === NONE) continue;
    const at = next[side]++;
    arc[at] = row;
    isDown[at] = side & 1;
  }
  return { arcs, arc, isDown };
}

const findLink = (up: Uint32Array, high: Uint32Array, low: number, wanted: number): number =>
  firstAtLeast(high, wanted, up[low], up[low + 1]);
