/** A part of a graph with nodes numbered 0, 1 … `nodes - 1`; the arrays may be longer than it needs. */
export interface Part {
  nodes: number;
  /** One more value than nodes. */
  readonly first: Uint32Array;
  readonly neighbour: Uint32Array;
}

/** Of `kinds`; 0 lies between them. */
export const SOURCE = 1;
export const SINK = 2;

/** In place of the node before or after one: it is on no way. */
export const FREE = -1;
