/**
 * The requested speeds. `auto` and `live`: the best known for the time of departure. `typical`: without live speeds.
 * `off`: empty roads.
 */
export type RequestedTraffic = 'auto' | 'live' | 'typical' | 'off';

/** When a journey begins, and when the request is made: milliseconds since 1970. */
export interface Departure {
  readonly departureMs: number;
  readonly nowMs: number;
  readonly requestedTraffic: RequestedTraffic;
}
