import { InertialCut, type Plane } from './inertial-cut.ts';
import { LeafOrder } from './leaf-order.ts';
import { NEAR, SEPARATOR } from './separator-flow.ts';
import type { SimpleGraph } from './simple-graph.ts';

/** Parts of at most this many nodes are not cut further. */
const LEAF_NODES = 32;
/** The most nodes around a leaf to consider: more would not distinguish its nodes. */
const MOST_AROUND = 256;

/** All nodes in the order of nested dissection; a separator comes after both parts that it separates. */
export function dissect(graph: SimpleGraph, plane: Plane, progress: (share: number) => void): Uint32Array {
  const { nodes } = graph;
  if (nodes === 0) return new Uint32Array(0);
  const work = new Dissection(graph, plane);
  const total = nodes * levelsOf(nodes);
  let done = 0;
  let reported = 0;
  const advance = (more: number): void => {
    done += more;
    if (done - reported < total / 200) return;
    reported = done;
    progress(Math.min(1, done / total));
  };
  /** Waiting parts: their begin and end in the order. Never more than the levels times the pieces of each. */
  const waiting: number[] = [0, nodes];
  while (waiting.length > 0) {
    const to = waiting.pop() as number;
    const from = waiting.pop() as number;
    const pieces = work.open(from, to);
    if (pieces.length > 2) {
      for (let i = 0; i + 1 < pieces.length; i++) waiting.push(pieces[i], pieces[i + 1]);
    } else if (to - from <= LEAF_NODES) {
      work.finishLeaf(from, to);
      advance((to - from) * levelsOf(to - from));
    } else {
      const { near, far } = work.cut(from, to);
      advance((to - from) + (to - from - near - far) * levelsOf(to - from));
      if (near > 0) waiting.push(from, from + near);
      if (far > 0) waiting.push(from + near, from + near + far);
    }
  }
  return work.order;
}

const levelsOf = (nodes: number): number => Math.max(1, Math.log2(nodes / LEAF_NODES) + 1);

/** The order so far: a part is a stretch of it. Buffers are reused between parts. */
class Dissection {
  readonly order: Uint32Array;
  private readonly position: Uint32Array;
  private readonly part;
  private readonly at: { x: Float64Array; y: Float64Array };
  private readonly sides: Uint8Array;
  private readonly moved: Uint32Array;
  private readonly cutter: InertialCut;
  private readonly leaf = new LeafOrder();
  private readonly graph: SimpleGraph;
  private readonly plane: Plane;

  constructor(graph: SimpleGraph, plane: Plane) {
    const { nodes } = graph;
    this.graph = graph;
    this.plane = plane;
    this.order = Uint32Array.from({ length: nodes }, (_, node) => node);
    this.position = this.order.slice();
    this.part = { nodes: 0, first: new Uint32Array(nodes + 1), neighbour: new Uint32Array(graph.neighbour.length) };
    this.at = { x: new Float64Array(nodes), y: new Float64Array(nodes) };
    this.sides = new Uint8Array(nodes);
    this.moved = new Uint32Array(nodes);
    this.cutter = new InertialCut(nodes);
  }

  /** Makes the stretch the current part, numbered from its begin; returns the bounds of its connected pieces. */
  open(from: number, to: number): number[] {
    const { order, position, part, graph } = this;
    let filled = 0;
    for (let i = from; i < to; i++) {
      const node = order[i];
      part.first[i - from] = filled;
      for (let at = graph.first[node]; at < graph.first[node + 1]; at++) {
        const other = position[graph.neighbour[at]];
        if (other >= from && other < to) part.neighbour[filled++] = other - from;
      }
    }
    part.nodes = to - from;
    part.first[part.nodes] = filled;
    return this.arrangePieces(from, to);
  }

  /** Puts connected pieces side by side, in the order of the search, so that neighbours stay near in memory. */
  private arrangePieces(from: number, to: number): number[] {
    const { order, part, moved, sides } = this;
    const bounds = [from];
    sides.fill(0, 0, part.nodes);
    let filled = 0;
    for (let start = 0; start < part.nodes; start++) {
      if (sides[start] !== 0) continue;
      sides[start] = 1;
      moved[filled++] = start;
      for (let at = filled - 1; at < filled; at++) {
        for (let i = part.first[moved[at]]; i < part.first[moved[at] + 1]; i++) {
          const other = part.neighbour[i];
          if (sides[other] !== 0) continue;
          sides[other] = 1;
          moved[filled++] = other;
        }
      }
      bounds.push(from + filled);
    }
    if (bounds.length === 2) return bounds;
    for (let i = 0; i < filled; i++) moved[i] = order[from + moved[i]];
    this.place(from, to);
    return bounds;
  }

  /** Reorders the part into near side, far side and separator. */
  cut(from: number, to: number): { near: number; far: number } {
    const { order, plane, at, part, sides, moved } = this;
    for (let i = 0; i < part.nodes; i++) {
      at.x[i] = plane.x[order[from + i]];
      at.y[i] = plane.y[order[from + i]];
    }
    this.cutter.cut(part, at, sides);
    let [near, separator] = [0, 0];
    for (let i = 0; i < part.nodes; i++) {
      if (sides[i] === NEAR) near++;
      if (sides[i] === SEPARATOR) separator++;
    }
    const far = part.nodes - near - separator;
    const next = [0, near, near + far];
    for (let i = 0; i < part.nodes; i++) moved[next[sides[i]]++] = order[from + i];
    this.place(from, to);
    return { near, far };
  }

  finishLeaf(from: number, to: number): void {
    const { order, position, graph, leaf, moved } = this;
    const own = to - from;
    const around = new Map<number, number>();
    for (let i = from; i < to; i++) {
      for (let at = graph.first[order[i]]; at < graph.first[order[i] + 1]; at++) {
        const other = graph.neighbour[at];
        const isOwn = position[other] >= from && position[other] < to;
        if (!isOwn && !around.has(other) && around.size < MOST_AROUND) around.set(other, own + around.size);
      }
    }
    leaf.begin(own + around.size);
    for (let i = from; i < to; i++) {
      for (let at = graph.first[order[i]]; at < graph.first[order[i] + 1]; at++) {
        const other = graph.neighbour[at];
        const number = around.get(other) ?? position[other] - from;
        if (number >= 0 && number < own + around.size) leaf.join(i - from, number);
      }
    }
    let filled = 0;
    leaf.run(own, (node) => (moved[filled++] = order[from + node]));
    this.place(from, to);
  }

  private place(from: number, to: number): void {
    const { order, position, moved } = this;
    for (let i = from; i < to; i++) {
      order[i] = moved[i - from];
      position[order[i]] = i;
    }
  }
}
