import { bucketOf, emptyHistogram } from '../../../../ops/index.ts';
import type { Series } from './query.ts';

type Labels = Series['labels'];

/** The key of a moment, region and operation; the operation is empty if the series has none. */
const keyOf = (at: number, { region, operation = '' }: Labels): string => `${at} ${region} ${operation}`;

/** Rounds: increases are extrapolated beyond the first and last scrape, so that they are not whole numbers. */
const whole = (value: number): number => (value > 0 ? Math.round(value) : 0);

export function countsOf(series: readonly Series[]): Map<string, number> {
  return new Map(series.flatMap(({ labels, values }) =>
    values.map(({ at, value }): [string, number] => [keyOf(at, labels), whole(value)])));
}

/** Converts the buckets, which are cumulative in Prometheus. */
export function histogramsOf(series: readonly Series[]): Map<string, number[]> {
  const bounds = series
    .map(({ labels, values }) => ({ labels, values, bound: Number(labels['le'].replace('+Inf', 'Infinity')) }))
    .toSorted((a, b) => a.bound - b.bound);
  const histograms = new Map<string, { counts: number[]; below: number }>();
  for (const { labels, values, bound } of bounds) {
    for (const { at, value } of values) {
      const key = keyOf(at, labels);
      let histogram = histograms.get(key);
      if (!histogram) histograms.set(key, (histogram = { counts: emptyHistogram(), below: 0 }));
      const upTo = Math.max(histogram.below, whole(value));
      histogram.counts[bucketOf(Math.round(bound * 1e6) / 1e3)] += upTo - histogram.below;
      histogram.below = upTo;
    }
  }
  return new Map([...histograms].map(([key, { counts }]) => [key, counts]));
}
