import type { SqlReader } from '../../../kernel/sql.ts';

/** Small files tell nothing of the speed: to take one up lasts longer than its rows do. */
const LEAST_ROWS = 500;
/** Batches that were finished last, when nothing is being worked on. */
const FINISHED = 5;
const LEAST_MS = 1_000;

/** Rows that all workers of all nodes answer in a second: of what they are at, else of the last batches. */
export async function rateOf(reader: SqlReader, now: number): Promise<number | undefined> {
  const running = await reader.all<{ processed: number; started_at: number }>(
    `SELECT processed, started_at FROM batch WHERE state IN ('running', 'finalizing') AND processed >= ${LEAST_ROWS}`,
  );
  const rate = running.reduce(
    (sum, { processed, started_at: since }) => sum + perSecond(processed, Math.max(LEAST_MS, now - since)), 0,
  );
  return positive(rate) ?? rateOfFinished(reader);
}

async function rateOfFinished(reader: SqlReader): Promise<number | undefined> {
  const rows = await reader.all<{ processed: number; started_at: number; finished_at: number }>(
    `SELECT processed, started_at, finished_at FROM batch WHERE state = 'completed' AND processed >= ${LEAST_ROWS}
     ORDER BY created_at DESC LIMIT ${FINISHED}`,
  );
  const processed = rows.reduce((sum, row) => sum + row.processed, 0);
  return positive(perSecond(processed, rows.reduce((sum, row) => sum + row.finished_at - row.started_at, 0)));
}

const perSecond = (rows: number, tookMs: number): number => (rows * 1000) / tookMs;
const positive = (rate: number): number | undefined => (Number.isFinite(rate) && rate > 0 ? rate : undefined);
