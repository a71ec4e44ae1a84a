/**
 * How long the pieces of a profile's edges last, in centiseconds and by the edge's two directions; CLOSED where one
 * may not go. As the map says: columns of the graph itself. In traffic: columns made from them.
 */
export interface Pace {
  readonly forwardCentiseconds: Uint32Array;
  readonly backwardCentiseconds: Uint32Array;
  /** Arcs that begin with a turn that is forbidden at that time, ascending. */
  readonly closedArcs?: Uint32Array;
  /** Arcs whose price of entering is another than the map's at that time, ascending. */
  readonly entryPrices?: { readonly arc: Uint32Array; readonly centiseconds: Uint32Array };
  /** Turns that last longer than the map says, by the arcs that begin with them, ascending. */
  readonly turnDelays?: { readonly arc: Uint32Array; readonly centiseconds: Uint32Array };
  /**
   * By edge, the bits of main roads (see snap/components.ts); absent where the same roads are open as on the map, whose
   * bits hold then.
   */
  readonly mainEdges?: Uint8Array;
  /** How much of each piece has its speed from the best data known; absent unless asked for. */
  readonly covered?: Covered;
}

/** By the edge's two directions. */
export interface Covered {
  readonly forwardDecimeters: Uint32Array;
  readonly backwardDecimeters: Uint32Array;
}
