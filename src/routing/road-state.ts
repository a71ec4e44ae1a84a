import type { Metric } from './hierarchy/metric.ts';
import type { Pace } from './pace.ts';
import type { Traffic } from './traffic/speeds.ts';

/**
 * One profile's roads as they are at one time: plain data in shared memory, so that it crosses to a worker with a
 * question and nothing is copied.
 */
export interface RoadState {
  readonly pace: Pace;
  /** The same when all is empty. */
  readonly base: Pace;
  readonly metric: Metric;
  /** The same means the same state: what a thread works out about one may serve the next question. */
  readonly number?: number;
  /** Of what else than the map it is made. */
  readonly traffic: Traffic;
}
