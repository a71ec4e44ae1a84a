/**
 * Durations of the pieces of a profile's edges, in centiseconds and by the edge's two directions; CLOSED if travel is
 * not allowed. Without traffic, columns of the graph itself; in traffic, columns derived from them.
 */
export interface Pace {
  readonly forwardCentiseconds: Uint32Array;
  readonly backwardCentiseconds: Uint32Array;
  /** Arcs that begin with a turn forbidden at that time, ascending. */
  readonly closedArcs?: Uint32Array;
  /** Arcs whose price of entering differs from the map's at that time, ascending. */
  readonly entryPrices?: { readonly arc: Uint32Array; readonly centiseconds: Uint32Array };
  /** How pieces are travelled at that time; absent if as on the map. */
  readonly modes?: Modes;
  /** Turns that take longer than on the map, by the arcs that begin with them, ascending. */
  readonly turnDelays?: { readonly arc: Uint32Array; readonly centiseconds: Uint32Array };
  /**
   * By piece, the bits of main roads (see snap/components.ts); absent if the same roads are open as on the map, whose
   * bits then apply.
   */
  readonly mainPieces?: Uint8Array;
  /** How much of each piece has its speed from the best data known; absent unless requested. */
  readonly covered?: Covered;
}

/** By piece, indexes of travelModes. */
export type Modes = Readonly<Record<'forwardMode' | 'backwardMode', Uint8Array>>;

/** By the edge's two directions. */
export interface Covered {
  readonly forwardDecimeters: Uint32Array;
  readonly backwardDecimeters: Uint32Array;
}
