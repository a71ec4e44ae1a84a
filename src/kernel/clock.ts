/** Time as an argument, so that tests can be at any moment. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds of a clock that only goes forward. */
  monotonic(): number;
}
