import { openStates } from '../../../jobs/batch/states.ts';
import { rateOf } from './rate.ts';
import { sumUnbooked } from './units.ts';
import type { BatchState, BatchStore } from '../../../jobs/batch/ports.ts';
import type { Sql } from '../../../kernel/sql.ts';

type Figures = Pick<
  BatchStore,
  'isKnown' | 'countStates' | 'findOldestQueued' | 'countNeglected' | 'countUnbooked' | 'rowsAhead' | 'rowsPerSecond'
>;

const OPEN = openStates.map((state) => `'${state}'`).join(', ');
const BEGUN = "'validating', 'running', 'finalizing'";

/** Counts over many batches. */
export const openFigures = (sql: Sql): Figures => ({
  isKnown: async (batchId) => (await sql.all('SELECT id FROM batch WHERE id = ?', [batchId])).length > 0,

  async countStates() {
    const rows = await sql.all<{ state: BatchState; count: number }>(
      'SELECT state, COUNT(*) AS count FROM batch GROUP BY state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  },

  async findOldestQueued() {
    const oldest = "SELECT MIN(created_at) AS at FROM batch WHERE state = 'queued'";
    const [row] = await sql.all<{ at: number | null }>(oldest);
    return row.at ?? undefined;
  },

  async countNeglected(now, sinceMs) {
    const held = `SELECT id FROM batch WHERE state IN (${OPEN}) AND lease_until > ?`;
    const query = `SELECT COUNT(*) AS count FROM batch
      WHERE state IN (${OPEN}) AND created_at <= ? AND NOT EXISTS (${held})`;
    const [{ count }] = await sql.all<{ count: number }>(query, [now - sinceMs, now]);
    return count;
  },

  countUnbooked: (accountId, month) => sumUnbooked(sql, accountId, month),

  // running batches share the capacity; a queued one has all earlier ones before it
  async rowsAhead({ id, state, createdAt, rows, processed }) {
    const own = rows - processed;
    const left = 'row_total - processed';
    const [row] = await (state === 'queued'
      ? sql.all<Ahead>(
        `SELECT SUM(${left}) AS ahead FROM batch
           WHERE state IN ('queued', ${BEGUN}) AND (created_at < ? OR (created_at = ? AND id < ?))`,
        [createdAt, createdAt, id],
      )
      : sql.all<Ahead>(
        `SELECT SUM(CASE WHEN ${left} < ? THEN ${left} ELSE ? END) AS ahead FROM batch
           WHERE state IN (${BEGUN}) AND id <> ?`,
        [own, own, id],
      ));
    return Number(row?.ahead ?? 0);
  },

  rowsPerSecond: (now, batchId) => rateOf(sql, now, batchId),
});

interface Ahead {
  readonly ahead: number | string | null;
}
