import { TAKEN_UP_MS } from '../../jobs/batch/limits.ts';
import type { Batch, BatchStore } from '../../jobs/batch/ports.ts';

/** For a service that has answered nothing yet. */
const ASSUMED_ROWS_PER_SECOND = 2_000;
/** The time to claim a batch and to finish it. */
const AROUND_SECONDS = 1;

/** Whether a waiting batch will be worked on: a node that works on any takes up the others in turn. */
export const isPromised = async (
  store: Pick<BatchStore, 'countNeglected'>, { createdAt }: Batch, now: number,
): Promise<boolean> => now - createdAt < TAKEN_UP_MS || (await store.countNeglected(now, TAKEN_UP_MS)) === 0;

/**
 * The time until all rows are answered, at the current rate, including the rows ahead. Undefined for a batch that has
 * begun and has too few answers to show its own speed: that of earlier ones promised 6 seconds for ten minutes' work.
 */
export async function estimateSeconds(
  store: Pick<BatchStore, 'rowsAhead' | 'rowsPerSecond'>, batch: Batch, now: number,
): Promise<number | undefined> {
  const left = batch.rows - batch.processed;
  if (left === 0) return AROUND_SECONDS;
  if (batch.state === 'queued') return estimateWaiting(store, batch, now);
  const [ahead, rate] = [await store.rowsAhead(batch), await store.rowsPerSecond(now, batch.id)];
  return rate === undefined ? undefined : Math.ceil((ahead + left) / rate) + AROUND_SECONDS;
}

/** The same for a batch that has not begun: at the speed of the others, or at the assumed one. */
export async function estimateWaiting(
  store: Pick<BatchStore, 'rowsAhead' | 'rowsPerSecond'>, batch: Batch, now: number,
): Promise<number> {
  const [ahead, rate = ASSUMED_ROWS_PER_SECOND] = [await store.rowsAhead(batch), await store.rowsPerSecond(now)];
  return Math.ceil((ahead + batch.rows - batch.processed) / rate) + AROUND_SECONDS;
}
