import type { Metric } from './hierarchy/metric.ts';
import type { Pace } from './pace.ts';
import type { Traffic } from './traffic/speeds.ts';

/**
 * One profile's roads at one time: plain data in shared memory, so it crosses to a worker with a query without a copy.
 */
export interface RoadState {
  readonly pace: Pace;
  /** The same on empty roads. */
  readonly base: Pace;
  readonly metric: Metric;
  /** Equal numbers mean the same state, so that a thread can reuse what it computed for one. */
  readonly number?: number;
  /** The traffic that it was computed from, besides the map. */
  readonly traffic: Traffic;
}

/** The roads from a time on, in milliseconds since 1970. */
export interface LaterState {
  readonly fromMs: number;
  readonly state: RoadState;
}
