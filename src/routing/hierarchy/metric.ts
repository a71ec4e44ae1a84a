import { NONE } from '../../kernel/columns.ts';
import { FAR, type ArcCosts } from './arcs.ts';
import type { Hierarchy } from './tables.ts';

/** What links cost in one direction, by row. */
export interface LinkCosts {
  /** FAR where there is no way. */
  readonly weight: Uint32Array;
  /** So many values a link, side by side: as many as the metric carries. */
  readonly carried: Uint32Array;
  readonly columns: number;
  /**
   * What the link stands for: an arc, or the way over a node below its ends, given as the row of the link between
   * that node and its lower end, with BELOW. NONE where there is no way.
   */
  readonly via: Uint32Array;
  /** The links that a best way may use; absent where all may. */
  readonly worth?: Upward;
}

/** Some of the links, by their lower end. */
export interface Upward {
  /** By node, and one more: where its links begin. */
  readonly first: Uint32Array;
  readonly link: Uint32Array;
  readonly high: Uint32Array;
  readonly weight: Uint32Array;
}

/** More than any arc's row. */
export const BELOW = 0x80000000;

/** The costs of a hierarchy's links: plain data in shared memory, so it crosses to a worker without a copy. */
export interface Metric {
  /** What it was made of. */
  readonly arcs: ArcCosts;
  /** How many columns are carried. */
  readonly columns: number;
  /** From the lower end of a link to the upper one. */
  readonly up: LinkCosts;
  readonly down: LinkCosts;
}

const shared = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

/** A metric in which each link costs what the cheapest of its arcs does, in each direction. */
export function metricOfArcs({ links, linkArcs }: Hierarchy, costs: ArcCosts): Metric {
  const columns = costs.carried.length;
  const newCosts = (): LinkCosts => ({
    weight: shared(links.rows).fill(FAR), carried: shared(links.rows * columns), columns,
    via: shared(links.rows).fill(NONE),
  });
  const [up, down] = [newCosts(), newCosts()];
  for (let link = 0; link < links.rows; link++) {
    for (let i = links.arcs[link]; i < links.arcs[link + 1]; i++) {
      const arc = linkArcs.arc[i];
      const side = linkArcs.isDown[i] === 1 ? down : up;
      const weight = costs.weight[arc];
      if (weight > side.weight[link] || weight >= FAR) continue;
      if (weight === side.weight[link] && !isLessArc(costs, arc, side.carried, link)) continue;
      side.weight[link] = weight;
      side.via[link] = arc;
      for (let column = 0; column < columns; column++) {
        side.carried[link * columns + column] = costs.carried[column][arc];
      }
    }
  }
  return { arcs: costs, columns, up, down };
}

function isLessArc({ carried }: ArcCosts, arc: number, than: Uint32Array, link: number): boolean {
  for (let column = 0; column < carried.length; column++) {
    const other = than[link * carried.length + column];
    if (carried[column][arc] !== other) return carried[column][arc] < other;
  }
  return false;
}

/**
 * Puts the way over two links, which weighs `sum`, in the place of a third that weighs as much or more: unless it
 * weighs the same and carries no less. `below`: which of the two leads to the third's lower end.
 */
export function takeSum(
  to: LinkCosts, link: number, sum: number, a: LinkCosts, aLink: number, b: LinkCosts, bLink: number, below: number,
  columns: number,
): void {
  if (sum === to.weight[link] && !isLessSum(to.carried, link, a.carried, aLink, b.carried, bLink, columns)) return;
  to.weight[link] = sum;
  to.via[link] = below + BELOW;
  for (let column = 0; column < columns; column++) {
    to.carried[link * columns + column] = a.carried[aLink * columns + column] + b.carried[bLink * columns + column];
  }
}

/** Are the carried values of two rows, added up, less than those of a third? */
function isLessSum(
  than: Uint32Array, row: number, a: Uint32Array, aRow: number, b: Uint32Array, bRow: number, columns: number,
): boolean {
  for (let column = 0; column < columns; column++) {
    const sum = (a[aRow * columns + column] + b[bRow * columns + column]) >>> 0;
    const other = than[row * columns + column];
    if (sum !== other) return sum < other;
  }
  return false;
}

/** They become those of the third. */
export function addUp(
  to: Uint32Array, row: number, a: Uint32Array, aRow: number, b: Uint32Array, bRow: number, columns: number,
): void {
  for (let column = 0; column < columns; column++) {
    to[row * columns + column] = a[aRow * columns + column] + b[bRow * columns + column];
  }
}
