import type { Graph } from '../graph.ts';
import type { Modes } from '../pace.ts';
import type { Snapper } from '../snap/snapper.ts';
import type { Burdens } from './burdens.ts';
import type { Finder } from './finder.ts';
import type { RunsOf } from './runs.ts';

/** The roads of one profile at one time: placing points on them, and the best routes between. */
export interface Roads {
  readonly graph: Graph;
  readonly snapper: Snapper;
  readonly finder: Finder;
  readonly runsOf: RunsOf;
  readonly turns: TurnsNow;
  readonly modes: Modes;
  readonly burdens: Burdens;
}

/** Turns at that time, by the arcs that begin with them. */
export interface TurnsNow {
  isClosed(arc: number): boolean;
  /** Additional centiseconds beyond the map's. */
  delayOf(arc: number): number;
  /** What entering the arc's road costs beyond its time, in centiseconds. */
  priceOf(arc: number): number;
  /** What turning back at a via point weighs, in centiseconds. */
  readonly turnBackCentiseconds: number;
}

/** Units of 1e-7 degree. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}
