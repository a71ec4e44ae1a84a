/** A test's context, or the same for a whole file of tests: closes what was opened. */
export interface Closing {
  after(close: () => unknown): void;
}
