import type { Between } from '../ask/ask.ts';
import type { Roads } from '../ask/roads.ts';
import { nearestOf, type Placed } from '../ask/placing.ts';
import type { Run } from '../ask/runs.ts';
import type { Departure } from '../traffic/departure.ts';

export type TrafficMode = 'live' | 'typical' | 'profile' | 'off';

/** Which speeds an answer rests on. */
export interface TrafficUsed {
  readonly mode: TrafficMode;
  /** Milliseconds since 1970; undefined where nothing is live. */
  readonly dataAsOf?: number;
  /** How much of the length has a measured speed of that mode, 0 to 1. */
  readonly coverage: number;
}

/** With what traffic means for the points themselves. */
export interface TrafficFacts extends TrafficUsed {
  /** Whether it closes the road of a point, or the only way there. */
  readonly hasClosures: boolean;
}

/** Whether traffic closes the road of one of some points, or the only way there. */
export const hasClosures = ({ snapper }: Roads, placed: readonly Placed[]): boolean =>
  placed.some((one) => one.moved?.because === 'closed' || snapper.whyClosed(nearestOf(one)) === 'closed');

/** Roads at one time, and how long ways over them last: what traffic makes of a profile. */
export interface ClockedRoads {
  readonly roads: Roads;
  /** How long each run lasts, in centiseconds and parts of them, for who leaves with the first and goes on. */
  lastsOf(runs: readonly Run[]): number[];
  /** The same in the traffic usual at that hour. */
  usuallyLastsOf(runs: readonly Run[]): number[];
  used(runs: Iterable<Run>): TrafficUsed;
  /** The same for each cell of a table. */
  timed(between: Between): TimedTable;
  /** When speeds change after the departure, in milliseconds since 1970; undefined where they never do. */
  readonly changesAtMs?: number;
}

/** Row by row, as the table; what a cell without a way says means nothing. */
export interface TimedTable {
  readonly centiseconds: Uint32Array;
  readonly used: TrafficUsed;
}

/** Of an answer by the speeds of its departure alone. */
export interface Overtaken {
  /** Where they change within a journey: when. Asked again with the roads as they are then it may be a better one. */
  readonly overtakenAtMs?: number;
}

export function overtakenBy(
  { changesAtMs }: ClockedRoads, departure: Departure | undefined, lastsMs: number,
): Overtaken {
  const isWithin = departure && changesAtMs !== undefined && departure.departureMs + lastsMs > changesAtMs;
  return isWithin ? { overtakenAtMs: changesAtMs } : {};
}

const centisecondsOf = (runs: readonly Run[]): number[] => runs.map(({ centiseconds }) => centiseconds);

/** Without traffic: every run lasts what the map says. */
export const withoutTraffic = (roads: Roads): ClockedRoads => ({
  roads,
  lastsOf: centisecondsOf,
  usuallyLastsOf: centisecondsOf,
  used: () => ({ mode: 'off', coverage: 0 }),
  timed: ({ table }) => ({ centiseconds: table.carried[1], used: { mode: 'off', coverage: 0 } }),
});
