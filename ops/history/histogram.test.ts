import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { boundsMs, bucketOf } from './buckets.ts';
import { emptyHistogram, fromText, histogramOf, mergeHistograms, quantileMs, toText, totalOf } from './histogram.ts';

/** From a cache hit to a request that should have been given up. */
const latency = fc.double({ min: -2.5, max: 4.3, noNaN: true }).map((exponent) => 10 ** exponent);
const latencies = fc.array(latency, { maxLength: 400 });

describe('the bounds of latency', () => {
  it('rise', () => assert.deepEqual(boundsMs.toSorted((a, b) => a - b), boundsMs));

  for (const median of [24, 39, 42, 110, 180]) {
    it(`distinguish a median of ${median} ms from one that is a seventh away`, () => {
      assert.equal(boundsMs[bucketOf(median)], median);
      assert.ok(bucketOf(median * 8 / 7) > bucketOf(median));
      assert.ok(bucketOf(median * 6 / 7) < bucketOf(median));
    });
  }

  for (const [ms, bound] of [[0, 0.1], [0.1, 0.1], [0.100001, 0.2], [10_000, 10_000], [10_001, undefined]] as const) {
    it(`put ${ms} ms below ${bound ?? 'nothing'}`, () => assert.equal(boundsMs[bucketOf(ms)], bound));
  }
});

describe('a histogram', () => {
  it('has no quantile if it is empty', () => assert.equal(quantileMs(emptyHistogram(), 0.5), undefined));

  it('reports the last bound for larger values', () => {
    assert.equal(quantileMs(histogramOf([60_000]), 0.5), boundsMs.at(-1));
  });

  it('has quantiles in the buckets of the exact ones', () => {
    const some = fc.array(latency, { minLength: 1, maxLength: 400 });
    fc.assert(fc.property(some, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const estimate = quantileMs(histogramOf(values), share)!;
      assert.equal(bucketOf(estimate), Math.min(bucketOf(exactQuantile(values, share)), boundsMs.length - 1));
    }));
  });

  it('of merged parts is the histogram of the whole', () => {
    fc.assert(fc.property(fc.array(latencies, { maxLength: 8 }), (parts) => {
      const merged = mergeHistograms(parts.map(histogramOf));
      assert.deepEqual(merged, histogramOf(parts.flat()));
      assert.equal(totalOf(merged), parts.flat().length);
    }));
  });

  it('is read as it was written', () => {
    fc.assert(fc.property(latencies, (values) => {
      const histogram = histogramOf(values);
      assert.deepEqual(fromText(toText(histogram)), histogram);
    }));
  });

  it('is written in a few characters', () => assert.equal(toText(histogramOf([23, 24, 25, 1e6])), '24=2 26=1 +=1'));

  it('written with other bounds is read with the next ones above', () => {
    assert.equal(toText(fromText('23=5 24=1 11000=2 +=1')), '24=6 +=3');
  });
});

/** The slow twin: all values in order. */
function exactQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(1, Math.ceil(share * values.length)) - 1];
}
