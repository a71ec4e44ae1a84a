import { TAKEN_UP_MS } from '../../jobs/batch/limits.ts';
import type { Batch, BatchStore } from '../../jobs/batch/ports.ts';

/** Of a service that has answered nothing yet. */
const ASSUMED_ROWS_PER_SECOND = 2_000;
/** To be taken up, and to be put together. */
const AROUND_SECONDS = 1;

/** Whether anything will come of a batch that waits: whoever works on any takes up the others in turn. */
export const isPromised = async (
  store: Pick<BatchStore, 'countNeglected'>, { createdAt }: Batch, now: number,
): Promise<boolean> => now - createdAt < TAKEN_UP_MS || (await store.countNeglected(now, TAKEN_UP_MS)) === 0;

/** Until all rows are answered: what the service does at present, over what is ahead and the batch itself. */
export async function estimateSeconds(
  store: Pick<BatchStore, 'rowsAhead' | 'rowsPerSecond'>, batch: Batch, now: number,
): Promise<number> {
  const [ahead, rate = ASSUMED_ROWS_PER_SECOND] = [await store.rowsAhead(batch), await store.rowsPerSecond(now)];
  return Math.ceil((ahead + batch.rows - batch.processed) / rate) + AROUND_SECONDS;
}
