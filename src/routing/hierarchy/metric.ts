import { NONE } from '../../kernel/columns.ts';
import { FAR, type ArcCosts } from './arcs.ts';
import type { Hierarchy } from './tables.ts';

/** The costs of links in one direction, by row. */
export interface LinkCosts {
  /** FAR without a route. */
  readonly weight: Uint32Array;
  /** That many values per link, side by side: all that the metric carries. */
  readonly carried: Uint32Array;
  readonly columns: number;
  /**
   * What the link stands for: an arc, or the way over a node below its ends, given as the row of the link between that
   * node and its lower end, plus BELOW. NONE without a route.
   */
  readonly via: Uint32Array;
  /** The links that a best route may use; absent if all may. */
  readonly worth?: Upward;
}

/** A subset of the links, by their lower end. */
export interface Upward {
  /** By node, plus one: where its links begin. */
  readonly first: Uint32Array;
  readonly link: Uint32Array;
  readonly high: Uint32Array;
  readonly weight: Uint32Array;
}

/** Greater than any arc's row. */
export const BELOW = 0x80000000;

/** The costs of a hierarchy's links: plain data in shared memory, so they cross to a worker without a copy. */
export interface Metric {
  /** The costs it was computed from. */
  readonly arcs: ArcCosts;
  /** The number of carried columns. */
  readonly columns: number;
  /** From the lower end of a link to its upper end. */
  readonly up: LinkCosts;
  readonly down: LinkCosts;
}

const shared = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

/** A metric in which each link costs what its cheapest arc does, in each direction. */
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
 * Replaces a third link by the way over two others, which weighs `sum`, unless it weighs the same and carries no less.
 * Requires that `sum` is not greater than the third's weight. `below`: which of the two leads to the third's lower end.
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

/** Whether the carried values of two rows together are less than those of a third. */
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

/** Stores the sums of two rows' carried values in a third. */
export function addUp(
  to: Uint32Array, row: number, a: Uint32Array, aRow: number, b: Uint32Array, bRow: number, columns: number,
): void {
  for (let column = 0; column < columns; column++) {
    to[row * columns + column] = a[aRow * columns + column] + b[bRow * columns + column];
  }
}
