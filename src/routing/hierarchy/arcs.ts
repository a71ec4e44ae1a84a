/** A directed graph as input of a hierarchy: arcs by their tail, and the nodes' places in units of 1e-7 degree. */
export interface ArcGraph {
  /** One more value than nodes: where a node's arcs begin. */
  readonly firstArc: Uint32Array;
  readonly head: Uint32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
}

/** In a column of weights and in a result: no route. */
export const UNREACHABLE = 0xffffffff;

/**
 * Internally, this weight or more means no route: the sum of two smaller numbers still fits 32 bits, so sums need no
 * checks. In hundredths of a second it is 248 days.
 */
export const FAR = 0x7fffffff;

/**
 * The costs of a graph's arcs. The weight decides (whole, at least 1; FAR or more is closed). Carried values are summed
 * up along the route, in whole numbers below 2^32; of routes with the same weight the one with less in the first column
 * is better, then in the second and so on, so that every engine finds the same route.
 */
export interface ArcCosts {
  readonly weight: Uint32Array;
  readonly carried: readonly Uint32Array[];
}

/** A node where a journey may begin or end, and the cost between it and the actual point. */
export interface Entry {
  readonly node: number;
  readonly weight: number;
  /** One value for each carried column. */
  readonly carried: readonly number[];
}
