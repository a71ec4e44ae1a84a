/** What a test has, and a file of tests by a list of its own: it closes what was opened. */
export interface Closing {
  after(close: () => unknown): void;
}
