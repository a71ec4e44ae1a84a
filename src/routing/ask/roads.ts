import type { Graph } from '../graph.ts';
import type { Snapper } from '../snap/snapper.ts';
import type { Finder } from './finder.ts';
import type { RunsOf } from './runs.ts';

/** The roads of one profile at one time: where points are on them, and the best ways between. */
export interface Roads {
  readonly graph: Graph;
  readonly snapper: Snapper;
  readonly finder: Finder;
  readonly runsOf: RunsOf;
  readonly turns: TurnsNow;
}

/** What turns are like at that time, by the arcs that begin with them. */
export interface TurnsNow {
  isClosed(arc: number): boolean;
  /** Centiseconds more than the map says. */
  delayOf(arc: number): number;
  /** What entering the arc's road costs besides its time, in centiseconds. */
  priceOf(arc: number): number;
  /** What turning back at a point on the way weighs, in centiseconds. */
  readonly turnBackCentiseconds: number;
}

/** Units of 1e-7 degree. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}
