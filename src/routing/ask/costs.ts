import { CLOSED, type Graph } from '../graph.ts';
import type { ArcCosts } from '../hierarchy/arcs.ts';
import type { Pace } from '../pace.ts';

/**
 * The costs of a graph's arcs when its pieces take the durations of `now`, in the columns of a finder. `base`:
 * durations on empty roads.
 */
export function costsOf(graph: Graph, now: Pace, base: Pace = graph.edgePieces): ArcCosts {
  const { arcs, edgePieces } = graph;
  const isFromMap = (pace: Pace): boolean => pace.forwardCentiseconds === edgePieces.forwardCentiseconds;
  const present = isFromMap(now) ? arcs.durationCentiseconds : alongArcs(graph, now);
  const isEmptyNow = now === base && !now.turnDelays;
  const empty = isFromMap(base) ? arcs.durationCentiseconds : isEmptyNow ? present : alongArcs(graph, base);
  now.turnDelays?.arc.forEach((arc, at) => {
    if (present[arc] !== CLOSED) present[arc] += now.turnDelays!.centiseconds[at];
  });
  const weight = shared(arcs.rows);
  const { penaltyCentiseconds } = arcs;
  for (let arc = 0; arc < weight.length; arc++) {
    weight[arc] = present[arc] === CLOSED ? CLOSED : present[arc] + penaltyCentiseconds[arc];
  }
  now.entryPrices?.arc.forEach((arc, at) => {
    if (present[arc] !== CLOSED) weight[arc] = present[arc] + now.entryPrices!.centiseconds[at];
  });
  for (const arc of now.closedArcs ?? []) weight[arc] = CLOSED;
  const carried = [arcs.lengthDecimeters, present, isEmptyNow ? present : freeOf(present, empty)];
  return { weight, carried: now.covered ? [...carried, coveredOf(graph, now.covered)] : carried };
}

const shared = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

/** Durations on empty roads, or the present ones of roads that are closed when they are empty. */
function freeOf(present: Uint32Array, empty: Uint32Array): Uint32Array {
  const free = shared(present.length);
  for (let arc = 0; arc < free.length; arc++) free[arc] = empty[arc] === CLOSED ? present[arc] : empty[arc];
  return free;
}

function alongArcs({ edges, arcs }: Graph, { forwardCentiseconds, backwardCentiseconds }: Pace): Uint32Array {
  const sums = shared(arcs.rows);
  const { edge, isBackward } = arcs;
  const { pieces } = edges;
  for (let arc = 0; arc < sums.length; arc++) {
    const column = isBackward[arc] === 1 ? backwardCentiseconds : forwardCentiseconds;
    sums[arc] = sumOf(column, pieces[edge[arc]], pieces[edge[arc] + 1]);
  }
  return sums;
}

/** At least 1, as a hierarchy requires. */
function sumOf(column: Uint32Array, first: number, end: number): number {
  let sum = 0;
  for (let piece = first; piece < end; piece++) {
    if (column[piece] === CLOSED) return CLOSED;
    sum += column[piece];
  }
  return Math.max(1, sum);
}

function coveredOf({ edges, arcs }: Graph, covered: NonNullable<Pace['covered']>): Uint32Array {
  const sums = shared(arcs.rows);
  for (let arc = 0; arc < arcs.rows; arc++) {
    const column = arcs.isBackward[arc] === 1 ? covered.backwardDecimeters : covered.forwardDecimeters;
    const end = edges.pieces[arcs.edge[arc] + 1];
    for (let piece = edges.pieces[arcs.edge[arc]]; piece < end; piece++) sums[arc] += column[piece];
  }
  return sums;
}
