import type { Entry } from '../hierarchy/arcs.ts';
import { Matrix } from '../hierarchy/matrix.ts';
import type { Metric } from '../hierarchy/metric.ts';
import { Search } from '../hierarchy/query.ts';
import type { Hierarchy } from '../hierarchy/tables.ts';
import type { Tracer } from '../hierarchy/trace.ts';

/**
 * Best ways over the arcs of one graph, whatever finds them: a hierarchy, or the plain algorithm that tests trust.
 * What is carried along a way is in this order: decimetres, centiseconds now, centiseconds of the free flow; and in
 * traffic, the decimetres whose speed is the best data known.
 */
export interface Finder {
  /** Undefined where there is no way. */
  find(from: readonly Entry[], to: readonly Entry[]): Way | undefined;
  /** For ways between many points; those of the table begun before are forgotten. */
  beginTable(): TableFinder;
  /** Other ways between them that weigh no more than `worst`, best first; not every finder knows any. */
  listVia?(from: readonly Entry[], to: readonly Entry[], worst: number): Via[];
  /** What some arcs weigh together. */
  weightOf(arcs: readonly number[]): number;
  costsOf(arc: number): ArcCost;
}

/** Points by numbers of their own; what is found out about one serves all tables that it is in. */
export interface TableFinder {
  addStart(entries: readonly Entry[]): number;
  addEnd(entries: readonly Entry[]): number;
  /** Row by row; the weight is UNREACHABLE where there is no way. */
  join(starts: readonly number[], ends: readonly number[]): WayTable;
  /** The ways behind them; not every finder knows those. */
  trace?(): Tracer;
}

export interface ArcCost {
  readonly weight: number;
  readonly carried: readonly number[];
}

/** The best way that goes by a node. */
export interface Via {
  readonly node: number;
  readonly weight: number;
  way(): Way;
}

export interface Way {
  readonly weight: number;
  readonly carried: readonly number[];
  /** None where an entry at the beginning is one at the end. */
  readonly arcs: ArrayLike<number>;
  /** Which entries, by their index. */
  readonly fromEntry: number;
  readonly toEntry: number;
}

export interface WayTable {
  readonly weight: Uint32Array;
  readonly carried: readonly Uint32Array[];
  /** As of MatrixCells, where the ways are known. */
  readonly upPlace?: Uint32Array;
  readonly downPlace?: Uint32Array;
}

/** The memory that questions over a hierarchy need; one for all its metrics, and one question at a time. */
export interface Scratch {
  readonly search: Search;
  readonly matrix: Matrix;
}

export const newScratch = (hierarchy: Hierarchy): Scratch =>
  ({ search: new Search(hierarchy), matrix: new Matrix(hierarchy) });

/** A finder by a hierarchy for one of its metrics. */
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
