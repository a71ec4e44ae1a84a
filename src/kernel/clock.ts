/** The clock as an argument, so that tests can choose the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds of a clock that never goes back. */
  monotonic(): number;
}
