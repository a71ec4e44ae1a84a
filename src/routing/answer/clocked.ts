import type { Between, Roads } from '../ask/ask.ts';
import type { Run } from '../ask/runs.ts';

export type TrafficMode = 'live' | 'typical' | 'profile' | 'off';

/** Which speeds an answer rests on. */
export interface TrafficUsed {
  readonly mode: TrafficMode;
  /** Milliseconds since 1970; undefined where nothing is live. */
  readonly dataAsOf?: number;
  /** Of the length, 0 to 1. */
  readonly coverage: number;
}

/** Roads at one time, and how long ways over them last: what traffic makes of a profile. */
export interface ClockedRoads {
  readonly roads: Roads;
  /** How long each run lasts for who begins the first of them so many seconds after departure. */
  secondsOf(runs: readonly Run[], afterSeconds: number): number[];
  /** The whole in the traffic usual at that hour. */
  typicalSecondsOf(runs: readonly Run[]): number;
  used(runs: Iterable<Run>): TrafficUsed;
  /** The same for each cell of a table. */
  timed(between: Between): TimedTable;
}

/** Row by row, as the table; what a cell without a way says means nothing. */
export interface TimedTable {
  readonly centiseconds: Uint32Array;
  readonly used: TrafficUsed;
}

/** Without traffic: every run lasts what the map says. */
export const withoutTraffic = (roads: Roads): ClockedRoads => ({
  roads,
  secondsOf: (runs) => runs.map(({ centiseconds }) => centiseconds / 100),
  typicalSecondsOf: (runs) => runs.reduce((sum, { centiseconds }) => sum + centiseconds, 0) / 100,
  used: () => ({ mode: 'off', coverage: 1 }),
  timed: ({ table }) => ({ centiseconds: table.carried[1], used: { mode: 'off', coverage: 1 } }),
});
