import { BUCKETS, boundsMs, bucketOf } from './buckets.ts';

/** How many answers fell into each bucket. The sum of two is the histogram of both, over nodes, regions and time. */
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
 * The value below which a share of the answers lies: in the same bucket as the exact one, and spread evenly within it.
 * Undefined where nothing was answered. What took longer than the last bound is told as that bound.
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

/** As it is stored, "24=3 26=40 +=1": each bound that has answers below it, and how many. */
export const toText = (histogram: Histogram): string =>
  histogram
    .flatMap((count, bucket) => (count > 0 ? `${boundsMs[bucket] ?? BEYOND}=${count}` : []))
    .join(' ');

/** A bound that is no longer in the list counts as the next one above it. */
export function fromText(text: string): Histogram {
  const counts = emptyHistogram();
  for (const [, bound, count] of text.matchAll(/(\+|[\d.]+)=(\d+)/g)) {
    counts[bound === BEYOND ? boundsMs.length : bucketOf(Number(bound))] += Number(count);
  }
  return counts;
}
