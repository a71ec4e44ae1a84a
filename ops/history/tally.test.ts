import assert from 'node:assert/strict';
import { test } from 'node:test';
import { histogramOf } from './histogram.ts';
import { Tally } from './tally.ts';

test('answers are counted until the counts are taken', () => {
  const tally = new Tally();
  for (const [operation, status, seconds] of [
    ['geocode', 200, 0.0235], ['geocode', 200, 0.1], ['geocode', 429, 0.001], ['geocode', 503, 2], ['route', 500, 1],
    ['suggest', 304, 0.001],
  ] as const) {
    tally.observe({ operation, status, seconds });
  }
  assert.deepEqual(tally.take(), [
    { operation: 'geocode', times: histogramOf([23.5, 100]), faults: 1 },
    { operation: 'route', times: histogramOf([]), faults: 1 },
  ]);
  assert.deepEqual(tally.take(), []);
});
