/**
 * How long the pieces of a profile's edges last, in centiseconds and by the edge's two directions; CLOSED where one
 * may not go. As the map says: columns of the graph itself. In traffic: columns made from them.
 */
export interface Pace {
  readonly forwardCentiseconds: Uint32Array;
  readonly backwardCentiseconds: Uint32Array;
}
