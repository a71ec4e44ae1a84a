/** A directed graph as a hierarchy sees it: arcs by their tail, and where nodes are, in units of 1e-7 degree. */
export interface ArcGraph {
  /** One more value than nodes: where the run of a node's arcs begins. */
  readonly firstArc: Uint32Array;
  readonly head: Uint32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
}

/** In a column of weights, and in an answer: no way. */
export const UNREACHABLE = 0xffffffff;

/**
 * Inside, a way that weighs this or more is none: of two numbers below it the sum still fits 32 bits, so nothing has
 * to be checked where sums are made. In hundredths of a second it is 248 days.
 */
export const FAR = 0x7fffffff;

/**
 * What the arcs of a graph cost. The weight decides (whole, at least 1; FAR or more is closed). What is carried is
 * summed up along the way, in whole numbers below 2^32; of ways with the same weight the one with less of the
 * first column is better, then of the second and so on, so that every engine means the same way.
 */
export interface ArcCosts {
  readonly weight: Uint32Array;
  readonly carried: readonly Uint32Array[];
}

/** A node where a journey may begin or end, and what it costs to get between it and the point that is meant. */
export interface Entry {
  readonly node: number;
  readonly weight: number;
  /** As many as the costs carry. */
  readonly carried: readonly number[];
}
