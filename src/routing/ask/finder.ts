import type { Entry } from '../hierarchy/arcs.ts';
import { Matrix } from '../hierarchy/matrix.ts';
import type { Metric } from '../hierarchy/metric.ts';
import { Search } from '../hierarchy/query.ts';
import type { Hierarchy } from '../hierarchy/tables.ts';
import type { Tracer } from '../hierarchy/trace.ts';

/**
 * Best routes over the arcs of one graph, by whatever algorithm: a hierarchy, or the plain one that tests compare with.
 * Values carried along a route, in this order: decimetres, centiseconds now, centiseconds of free flow; and in traffic,
 * the decimetres whose speed is the best data known.
 */
export interface Finder {
  /** Undefined without a route. */
  find(from: readonly Entry[], to: readonly Entry[]): Way | undefined;
  /** Starts tables between many points; those of the previous table are dropped. */
  beginTable(): TableFinder;
  /** Other routes that weigh no more than `worst`, best first; not every finder supports this. */
  listVia?(from: readonly Entry[], to: readonly Entry[], worst: number): Via[];
  /** The weight of some arcs together. */
  weightOf(arcs: readonly number[]): number;
  costsOf(arc: number): ArcCost;
}

/** Points by numbers of their own; the search from a point is shared by all tables that it is in. */
export interface TableFinder {
  addStart(entries: readonly Entry[]): number;
  addEnd(entries: readonly Entry[]): number;
  /** Row by row; the weight is UNREACHABLE without a route. */
  join(starts: readonly number[], ends: readonly number[]): WayTable;
  /** Traces the routes behind the tables; not every finder supports this. */
  trace?(): Tracer;
}

export interface ArcCost {
  readonly weight: number;
  readonly carried: readonly number[];
}

/** The best route through a node. */
export interface Via {
  readonly node: number;
  readonly weight: number;
  way(): Way;
}

export interface Way {
  readonly weight: number;
  readonly carried: readonly number[];
  /** Empty if the same node is an entry at both ends. */
  readonly arcs: ArrayLike<number>;
  /** Index of the entry used at each end. */
  readonly fromEntry: number;
  readonly toEntry: number;
}

export interface WayTable {
  readonly weight: Uint32Array;
  readonly carried: readonly Uint32Array[];
  /** See MatrixCells; set if the finder can trace routes. */
  readonly upPlace?: Uint32Array;
  readonly downPlace?: Uint32Array;
}

/** The memory for queries over a hierarchy; shared by all its metrics, one query at a time. */
export interface Scratch {
  readonly search: Search;
  readonly matrix: Matrix;
}

export const newScratch = (hierarchy: Hierarchy): Scratch =>
  ({ search: new Search(hierarchy), matrix: new Matrix(hierarchy) });

/** A finder that uses a hierarchy with one of its metrics. */
export const finderOver = ({ search, matrix }: Scratch, metric: Metric): Finder => ({
  find: (from, to) => search.find(metric, from, to),
  beginTable: () => {
    matrix.begin(metric);
    return matrix;
  },
  listVia: (from, to, worst) =>
    search.listMeetings(metric, from, to, worst).map((meeting) => ({
      node: meeting.node,
      weight: meeting.weight,
      way: () => search.wayVia(metric, meeting),
    })),
  weightOf: (arcs) => arcs.reduce((sum, arc) => sum + metric.arcs.weight[arc], 0),
  costsOf: (arc) => ({ weight: metric.arcs.weight[arc], carried: metric.arcs.carried.map((column) => column[arc]) }),
});
