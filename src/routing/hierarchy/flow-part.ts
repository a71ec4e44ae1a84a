/** A part of a graph with nodes numbered 0, 1 … `nodes - 1`; the arrays may be longer than needed. */
export interface Part {
  nodes: number;
  /** One more value than nodes. */
  readonly first: Uint32Array;
  readonly neighbour: Uint32Array;
}

/** Values of `kinds`; 0 lies between the two ends. */
export const SOURCE = 1;
export const SINK = 2;

/** In place of the node before or after: on no path. */
export const FREE = -1;
