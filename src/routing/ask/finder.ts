import type { ArcCosts, Entry } from '../hierarchy/arcs.ts';
import { Matrix } from '../hierarchy/matrix.ts';
import type { Metric } from '../hierarchy/metric.ts';
import { Search } from '../hierarchy/query.ts';
import type { Hierarchy } from '../hierarchy/tables.ts';
import { CLOSED, type Graph } from '../graph.ts';
import type { Pace } from '../pace.ts';

/**
 * Best ways over the arcs of one graph, whatever finds them: a hierarchy, or the plain algorithm that tests trust.
 * What is carried along a way is in this order: decimetres, centiseconds now, centiseconds of the free flow.
 */
export interface Finder {
  /** Undefined where there is no way. */
  find(from: readonly Entry[], to: readonly Entry[]): Way | undefined;
  /** Row by row; the weight is UNREACHABLE where there is no way. */
  table(from: readonly (readonly Entry[])[], to: readonly (readonly Entry[])[]): WayTable;
  /** Other ways between them that weigh no more than `worst`, best first; not every finder knows any. */
  listVia?(from: readonly Entry[], to: readonly Entry[], worst: number): Via[];
  /** What some arcs weigh together. */
  weightOf(arcs: readonly number[]): number;
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
}

export const COLUMNS = 3;

/** The memory that questions over a hierarchy need; one for all its metrics, and one question at a time. */
export interface Scratch {
  readonly search: Search;
  readonly matrix: Matrix;
}

export const newScratch = (hierarchy: Hierarchy): Scratch => ({
  search: new Search(hierarchy, COLUMNS),
  matrix: new Matrix(hierarchy, COLUMNS),
});

/** A finder by a hierarchy for one of its metrics. */
export const finderOver = ({ search, matrix }: Scratch, metric: Metric): Finder => ({
  find: (from, to) => search.find(metric, from, to),
  table: (from, to) => matrix.ask(metric, from, to),
  listVia: (from, to, worst) =>
    search.listMeetings(metric, from, to, worst).map((meeting) => ({
      node: meeting.node,
      weight: meeting.weight,
      way: () => search.wayVia(metric, from, to, meeting),
    })),
  weightOf: (arcs) => arcs.reduce((sum, arc) => sum + metric.arcs.weight[arc], 0),
});

/** What the arcs of a graph cost when its pieces last as long as `now` says. */
export function costsOf({ edges, arcs, edgePieces }: Graph, now: Pace): ArcCosts {
  const [weight, present, free] = [shared(arcs.rows), shared(arcs.rows), shared(arcs.rows)];
  const isFree = now.forwardCentiseconds === edgePieces.forwardCentiseconds;
  for (let arc = 0; arc < arcs.rows; arc++) {
    const edge = arcs.edge[arc];
    const [first, end] = [edges.pieces[edge], edges.pieces[edge + 1]];
    const isBackward = arcs.isBackward[arc] === 1;
    const column = isBackward ? now.backwardCentiseconds : now.forwardCentiseconds;
    present[arc] = isFree ? arcs.durationCentiseconds[arc] : sumOf(column, first, end);
    free[arc] = arcs.durationCentiseconds[arc] === CLOSED ? present[arc] : arcs.durationCentiseconds[arc];
    weight[arc] = present[arc] === CLOSED ? CLOSED : present[arc] + arcs.penaltyCentiseconds[arc];
  }
  return { weight, carried: [arcs.lengthDecimeters, present, free] };
}

const shared = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

function sumOf(column: Uint32Array, first: number, end: number): number {
  let sum = 0;
  for (let piece = first; piece < end; piece++) {
    if (column[piece] === CLOSED) return CLOSED;
    sum += column[piece];
  }
  return sum;
}
