import type { ArcCosts } from './arcs.ts';
import type { Hierarchy } from './tables.ts';

/** What links cost in one direction, by row. */
export interface LinkCosts {
  /** FAR where there is no way. */
  readonly weight: Uint32Array;
  /** As many values a link as the metric carries, side by side. */
  readonly carried: Uint32Array;
}

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

export function newMetric({ links }: Hierarchy, arcs: ArcCosts): Metric {
  const columns = arcs.carried.length;
  const newCosts = (): LinkCosts => ({ weight: shared(links.rows), carried: shared(links.rows * columns) });
  return { arcs, columns, up: newCosts(), down: newCosts() };
}

/** The sum of two ways' carried values becomes that of a third. */
export function carrySum(
  to: Uint32Array, toRow: number, a: Uint32Array, aRow: number, b: Uint32Array, bRow: number, columns: number,
): void {
  for (let column = 0; column < columns; column++) {
    to[toRow * columns + column] = a[aRow * columns + column] + b[bRow * columns + column];
  }
}

/** Of two ways with the same weight: is the sum of two parts better than what is there? */
export function isLessCarried(
  a: Uint32Array, aRow: number, b: Uint32Array, bRow: number, than: Uint32Array, thanRow: number, columns: number,
): boolean {
  for (let column = 0; column < columns; column++) {
    const sum = (a[aRow * columns + column] + b[bRow * columns + column]) >>> 0;
    const other = than[thanRow * columns + column];
    if (sum !== other) return sum < other;
  }
  return false;
}
