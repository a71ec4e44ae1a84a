/**
 * Upper bounds of the latency buckets, in milliseconds. Dense around the published medians (24, 39, 42, 110 and 180
 * ms), so that a change of a median by a tenth crosses a bound; from 0.1 ms, since an answer from the cache takes less
 * than one. Rows of history name their bounds, so that this list may change.
 */
export const boundsMs: readonly number[] = [
  0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 4, 5.5, 7.5, 10, 13, 16, 18, 20, 22, 24, 26, 28, 31, 34, 37, 39, 42, 45, 50,
  60, 75, 90, 100, 110, 120, 140, 160, 180, 200, 240, 300, 400, 550, 750, 1000, 1500, 2500, 5000, 10_000,
];

/** One more than there are bounds: the last bucket holds everything above the last bound. */
export const BUCKETS = boundsMs.length + 1;

/** The bucket of a value; one that equals a bound lies below it, as in Prometheus. */
export function bucketOf(ms: number): number {
  let from = 0;
  let to = boundsMs.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ms <= boundsMs[middle]) to = middle;
    else from = middle + 1;
  }
  return from;
}
