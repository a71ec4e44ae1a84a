import type { Entry } from '../hierarchy/arcs.ts';

/**
 * Best ways over the arcs of one graph, whatever finds them: a hierarchy, or the plain algorithm that tests trust.
 * What is carried along a way is in this order: decimetres, centiseconds now, centiseconds of the free flow.
 */
export interface Finder {
  /** Undefined where there is no way. */
  find(from: readonly Entry[], to: readonly Entry[]): Way | undefined;
  /** Row by row; `weights` is UNREACHABLE where there is no way. */
  table(from: readonly (readonly Entry[])[], to: readonly (readonly Entry[])[]): WayTable;
}

export interface Way {
  readonly weight: number;
  readonly carried: readonly number[];
  /** None where an entry at the beginning is one at the end. */
  readonly arcs: ArrayLike<number>;
  /** Which entries, by their index. */
  readonly from: number;
  readonly to: number;
}

export interface WayTable {
  readonly weights: Uint32Array;
  readonly carried: readonly Uint32Array[];
}
