import type { Batch, BatchStore } from '../../jobs/batch/ports.ts';

/** Of a service that has answered nothing yet. */
const ASSUMED_ROWS_PER_SECOND = 2_000;
/** To be taken up, and to be put together. */
const AROUND_SECONDS = 1;

/** Until all rows are answered: what the service does at present, over what is ahead and the batch itself. */
export async function estimateSeconds(
  store: Pick<BatchStore, 'rowsAhead' | 'rowsPerSecond'>, batch: Batch, now: number,
): Promise<number> {
  const [ahead, rate = ASSUMED_ROWS_PER_SECOND] = [await store.rowsAhead(batch), await store.rowsPerSecond(now)];
  return Math.ceil((ahead + batch.rows - batch.processed) / rate) + AROUND_SECONDS;
}
