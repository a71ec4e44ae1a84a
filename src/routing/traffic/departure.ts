/**
 * What speeds are wanted. `auto` and `live`: the best that is known for the time of departure. `typical`: without
 * what is known of now. `off`: empty roads.
 */
export type TrafficWish = 'auto' | 'live' | 'typical' | 'off';

/** When a journey begins, and when that is asked: milliseconds since 1970. */
export interface Departure {
  readonly departureMs: number;
  readonly nowMs: number;
  readonly wish: TrafficWish;
}
