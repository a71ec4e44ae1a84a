import type { Between } from '../ask/between.ts';
import type { Roads } from '../ask/roads.ts';
import { toldMove, type Placed } from '../ask/placing.ts';
import type { Run } from '../ask/runs.ts';
import type { Departure } from '../traffic/departure.ts';

export type TrafficMode = 'live' | 'typical' | 'profile' | 'off';

/** Which speeds an answer is based on. */
export interface TrafficUsed {
  readonly mode: TrafficMode;
  /** Milliseconds since 1970; undefined without live speeds. */
  readonly dataAsOf?: number;
  /** The share of the length with a measured speed of that mode, 0 to 1. */
  readonly coverage: number;
}

/** Adds how traffic affects the points themselves. */
export interface TrafficFacts extends TrafficUsed {
  /** Whether traffic closes the road of a point, or the only way to it. */
  readonly hasClosures: boolean;
}

/** Whether traffic closes the road of any of the points, or the only way to it. */
export const hasClosures = (placed: readonly Placed[]): boolean =>
  placed.some((one) => toldMove(one)?.because === 'closed' || one.stuckBecause === 'closed');

/** Roads at one time, with durations of routes over them: a profile in traffic. */
export interface ClockedRoads {
  readonly roads: Roads;
  /** The duration of each run, in centiseconds with fractions, when the runs are travelled without a stop. */
  lastsOf(runs: readonly Run[]): number[];
  /** The same in the usual traffic of that hour. */
  usuallyLastsOf(runs: readonly Run[]): number[];
  used(runs: Iterable<Run>): TrafficUsed;
  /** Durations for each cell of a table, with the speeds they are based on. */
  timed(between: Between): TimedTable;
  /** When speeds change before a time, in milliseconds since 1970; absent if they never do. */
  changesBefore?(ms: number): readonly number[];
}

/** Row by row, like the table; cells without a route hold no meaningful value. */
export interface TimedTable {
  readonly centiseconds: Uint32Array;
  readonly used: TrafficUsed;
}

/** Part of an answer computed from the speeds of its departure alone. */
export interface Overtaken {
  /** When speeds change during a journey; asked again with the roads of those times, the answer may be better. */
  readonly overtakenAtMs?: readonly number[];
}

export function overtakenBy(
  clocked: ClockedRoads, departure: Departure | undefined, lastsMs: number,
): Overtaken {
  const changes = (departure && clocked.changesBefore?.(departure.departureMs + lastsMs)) ?? [];
  return changes.length > 0 ? { overtakenAtMs: changes } : {};
}

const centisecondsOf = (runs: readonly Run[]): number[] => runs.map(({ centiseconds }) => centiseconds);

/** Roads without traffic: every run takes the duration of the map. */
export const withoutTraffic = (roads: Roads): ClockedRoads => ({
  roads,
  lastsOf: centisecondsOf,
  usuallyLastsOf: centisecondsOf,
  used: () => ({ mode: 'off', coverage: 0 }),
  timed: ({ table }) => ({ centiseconds: table.carried[1], used: { mode: 'off', coverage: 0 } }),
});
