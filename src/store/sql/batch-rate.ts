import type { SqlReader } from '../../kernel/sql.ts';

const LATELY_MS = 60_000;
const LEAST_MS = 1_000;
/** Batches that were finished last, when nothing is being worked on. */
const FINISHED = 5;

type Maybe = number | string | null;

/** Rows that all workers of all nodes answer in a second: of the last minute, else of the last batches. */
export async function rateOf(reader: SqlReader, now: number): Promise<number | undefined> {
  return (await rateLately(reader, now)) ?? rateOfFinished(reader);
}

async function rateLately(reader: SqlReader, now: number): Promise<number | undefined> {
  const since = now - LATELY_MS;
  const [span] = await reader.all<{ first: Maybe; last: Maybe }>(
    'SELECT MIN(kept_at) AS first, MAX(kept_at) AS last FROM batch_part WHERE kept_at > ?', [since],
  );
  const [first, last] = [Number(span?.first ?? 0), Number(span?.last ?? 0)];
  if (last - first < LEAST_MS) return undefined;
  // the first part was worked on before that span began
  const [done] = await reader.all<{ processed: Maybe }>(
    'SELECT SUM(processed) AS processed FROM batch_part WHERE kept_at > ?', [first],
  );
  return positive((Number(done?.processed ?? 0) * 1000) / (last - first));
}

async function rateOfFinished(reader: SqlReader): Promise<number | undefined> {
  const rows = await reader.all<{ processed: number; started_at: number; finished_at: number }>(
    `SELECT processed, started_at, finished_at FROM batch WHERE state = 'completed'
     ORDER BY created_at DESC LIMIT ${FINISHED}`,
  );
  const processed = rows.reduce((sum, row) => sum + row.processed, 0);
  const tookMs = rows.reduce((sum, row) => sum + row.finished_at - row.started_at, 0);
  return positive((processed * 1000) / tookMs);
}

const positive = (rate: number): number | undefined => (Number.isFinite(rate) && rate > 0 ? rate : undefined);
