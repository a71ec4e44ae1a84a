import { BUCKETS, boundsMs, bucketOf } from './buckets.ts';

/** The number of answers in each bucket. The sum of two is the histogram of both, over nodes, regions and time. */
export type Histogram = readonly number[];

export const emptyHistogram = (): number[] => Array.from({ length: BUCKETS }, () => 0);

export function histogramOf(values: Iterable<number>): Histogram {
  const counts = emptyHistogram();
  for (const ms of values) counts[bucketOf(ms)] += 1;
  return counts;
}

export const totalOf = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0);

export function mergeHistograms(histograms: Iterable<Histogram>): Histogram {
  const counts = emptyHistogram();
  for (const histogram of histograms) {
    for (const [bucket, count] of histogram.entries()) counts[bucket] += count;
  }
  return counts;
}

/**
 * The value below which a share of the answers lies: in the same bucket as the exact one, interpolated evenly within
 * it. Undefined for an empty histogram. Values above the last bound are reported as that bound.
 */
export function quantileMs(histogram: Histogram, share: number): number | undefined {
  const total = totalOf(histogram);
  if (total === 0) return undefined;
  const rank = Math.max(1, Math.ceil(share * total));
  let before = 0;
  for (const [bucket, upper] of boundsMs.entries()) {
    const count = histogram[bucket];
    if (before + count >= rank) {
      const lower = boundsMs[bucket - 1] ?? 0;
      return lower + ((upper - lower) * (rank - before)) / count;
    }
    before += count;
  }
  return boundsMs.at(-1);
}

const BEYOND = '+';

/** Formats for the store, "24=3 26=40 +=1": each bound with answers below it, and their number. */
export const toText = (histogram: Histogram): string =>
  histogram
    .flatMap((count, bucket) => (count > 0 ? `${boundsMs[bucket] ?? BEYOND}=${count}` : []))
    .join(' ');

/** Parses; a bound that is no longer in the list counts as the next one above it. */
export function fromText(text: string): Histogram {
  const counts = emptyHistogram();
  for (const [, bound, count] of text.matchAll(/(\+|[\d.]+)=(\d+)/g)) {
    counts[bound === BEYOND ? boundsMs.length : bucketOf(Number(bound))] += Number(count);
  }
  return counts;
}
