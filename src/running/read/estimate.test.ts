import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Batch, BatchState } from '../../jobs/batch/ports.ts';
import { estimateSeconds } from './estimate.ts';

/** A service whose finished batches had 1,000 rows per second, and the given batch its own rate, if it is known. */
const storeOf = (ahead: number, own?: number) => ({
  rowsAhead: () => Promise.resolve(ahead),
  rowsPerSecond: (_now: number, ofBatch?: string) => Promise.resolve(ofBatch === undefined ? 1_000 : own),
});

const batchOf = (state: BatchState, processed: number): Batch =>
  ({ id: 'job_1', state, rows: 6_000, processed, createdAt: 0 }) as Batch;

const cases: readonly [string, BatchState, number, number, number | undefined, number | undefined][] = [
  ['a waiting batch has the speed of the others', 'queued', 0, 4_000, undefined, 11],
  ['a table being checked tells nothing yet', 'validating', 0, 0, undefined, undefined],
  ['a first part tells nothing yet, whatever others did', 'running', 200, 0, undefined, undefined],
  ['then its own rows tell', 'running', 1_000, 0, 10, 501],
  ['a result being put together has no rows left', 'finalizing', 6_000, 0, undefined, 1],
];
for (const [what, state, processed, ahead, own, expected] of cases) {
  test(what, async () => {
    assert.equal(await estimateSeconds(storeOf(ahead, own), batchOf(state, processed), 0), expected);
  });
}
