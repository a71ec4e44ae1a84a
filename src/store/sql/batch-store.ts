import { AppError } from '../../errors.ts';
import { openStates, statesBefore } from '../../jobs/batch/states.ts';
import { openLeases } from './batch-lease.ts';
import { openProgress, type TellBatchEvent } from './batch-progress.ts';
import { fromBatch, SELECT_BATCH, toBatch } from './batch-rows.ts';
import { openSettling } from './batch-settling.ts';
import { rateOf } from './batch-rate.ts';
import type { BatchState, BatchStore, BatchViewer } from '../../jobs/batch/ports.ts';
import type { Sql } from '../../kernel/sql.ts';

const listOf = (states: readonly BatchState[]): string => states.map((state) => `'${state}'`).join(', ');
const CANCELLABLE = listOf(statesBefore('cancelling', 'customer'));
const OPEN = listOf(openStates);

/**
 * The table of batches, which is the queue of all nodes as well. What a state does not allow, and what a worker may not
 * do any more, is refused by the condition of the statement that would do it.
 */
export const openBatchStore = (sql: Sql, tell: TellBatchEvent): BatchStore => ({
  ...openLeases(sql),
  ...openProgress(sql, tell),
  ...openSettling(sql, tell),

  add: (batch, beside) =>
    sql.write(async (transaction) => {
      // an account that was forgotten meanwhile gets nothing new
      const [account] = await transaction.lock('SELECT id FROM account WHERE id = ?', [batch.accountId]);
      if (!account) throw new AppError('key_invalid', 'There is no such account any more.');
      await transaction.insert('batch', fromBatch(batch));
      await beside?.(transaction);
    }),

  async find(who, batchId) {
    const { condition, values } = seenBy(who);
    const [row] = await sql.all(`${SELECT_BATCH} WHERE id = ? AND ${condition}`, [batchId, ...values]);
    return row && toBatch(row);
  },

  async list(who, { after, most }) {
    const { condition, values } = seenBy(who);
    const before = after === undefined ? '' : 'AND id < ?';
    const rows = await sql.all(
      `${SELECT_BATCH} WHERE ${condition} ${before} ORDER BY id DESC LIMIT ${Math.trunc(most) + 1}`,
      [...values, ...(after === undefined ? [] : [after])],
    );
    const items = rows.slice(0, most).map(toBatch);
    return rows.length > most ? { items, next: items.at(-1)!.id } : { items };
  },

  askToCancel: (who, batchId) =>
    sql.write(async (transaction) => {
      const { condition, values } = seenBy(who);
      const asked = await transaction.run(
        `UPDATE batch SET state = 'cancelling' WHERE id = ? AND ${condition} AND state IN (${CANCELLABLE})`,
        [batchId, ...values],
      );
      if (asked > 0) return true;
      const [row] = await transaction.all<{ state: BatchState }>(
        `SELECT state FROM batch WHERE id = ? AND ${condition}`, [batchId, ...values],
      );
      return row && row.state === 'cancelling';
    }),

  isKnown: async (batchId) => (await sql.all('SELECT id FROM batch WHERE id = ?', [batchId])).length > 0,

  async countStates() {
    const rows = await sql.all<{ state: BatchState; count: number }>(
      'SELECT state, COUNT(*) AS count FROM batch GROUP BY state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  },

  async countUnbooked(accountId, month) {
    const [row] = await sql.all<{ reserved: number | string | null; returned: number | string | null }>(
      `SELECT SUM(reserved_units) AS reserved, SUM(returned_units) AS returned FROM batch
       WHERE account_id = ? AND month = ?`,
      [accountId, month],
    );
    return { reserved: Number(row?.reserved ?? 0), returned: Number(row?.returned ?? 0) };
  },

  async rowsAhead({ id, createdAt }) {
    const [row] = await sql.all<{ ahead: number | string | null }>(
      `SELECT SUM(row_total - processed) AS ahead FROM batch
       WHERE state IN (${OPEN}) AND state <> 'cancelling' AND (created_at < ? OR (created_at = ? AND id < ?))`,
      [createdAt, createdAt, id],
    );
    return Number(row?.ahead ?? 0);
  },

  rowsPerSecond: (now) => rateOf(sql, now),
});

const seenBy = ({ accountId, keyId }: BatchViewer) =>
  keyId === undefined
    ? { condition: 'account_id = ?', values: [accountId] }
    : { condition: 'account_id = ? AND key_id = ?', values: [accountId, keyId] };
