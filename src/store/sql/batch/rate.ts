import type { SqlReader } from '../../../kernel/sql.ts';

/** Smaller files are ignored: starting one takes longer than its rows. */
const LEAST_ROWS = 500;
/** How many recently finished batches are used when none is running. */
const FINISHED = 5;
const LEAST_MS = 1_000;

/** The last parts of a batch, half a minute's work of two threads, show its current speed. */
const LAST_PARTS = 24;

interface KeptPart {
  readonly batch_id: string;
  readonly processed: number;
  readonly kept_at: number;
}

/**
 * Rows per second of all workers of all nodes: from running batches, or else from the last finished ones. With a batch,
 * it must have a rate of its own: how fast others are says nothing of its rows.
 */
export async function rateOf(reader: SqlReader, now: number, batchId?: string): Promise<number | undefined> {
  const parts = await reader.all<KeptPart>(
    `SELECT p.batch_id, p.processed, p.kept_at FROM batch b JOIN batch_part p ON p.batch_id = b.id
     WHERE b.state IN ('running', 'finalizing') AND p.number >= b.parts - ${LAST_PARTS} ORDER BY p.batch_id, p.number`,
  );
  const rates = new Map([...Map.groupBy(parts, (part) => part.batch_id)].map(([id, kept]) =>
    [id, rateOfParts(kept, now, id === batchId ? 1 : LEAST_ROWS)]));
  if (batchId !== undefined && !rates.get(batchId)) return undefined;
  return positive([...rates.values()].reduce((sum, rate) => sum + rate, 0)) ?? rateOfFinished(reader);
}

/**
 * The rate of a batch, measured from its first part: the time before, spent checking a table of 256 MB and starting
 * threads, has nothing to do with the rows. Including it, 600 rows after 90 seconds predicted 42 hours for a million.
 */
function rateOfParts([first, ...others]: readonly KeptPart[], now: number, leastRows: number): number {
  const rows = others.reduce((sum, { processed }) => sum + processed, 0);
  return rows < leastRows ? 0 : perSecond(rows, Math.max(LEAST_MS, now - first.kept_at));
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
