import { AppError } from '../../errors.ts';
import { openStates, statesBefore } from '../../jobs/batch/states.ts';
import { openLeases } from './batch-lease.ts';
import { openProgress, type TellBatchEvent } from './batch-progress.ts';
import { fromBatch, SELECT_BATCH, toBatch } from './batch-rows.ts';
import { openSettling } from './batch-settling.ts';
import { rateOf } from './batch-rate.ts';
import type { BatchState, BatchStore } from '../../jobs/batch/ports.ts';
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

  add: (batch) =>
    sql.write(async (transaction) => {
      // an account that was forgotten meanwhile gets nothing new
      const [account] = await transaction.lock('SELECT id FROM account WHERE id = ?', [batch.accountId]);
      if (!account) throw new AppError('key_invalid', 'There is no such account any more.');
      await transaction.insertIfAbsent('batch', fromBatch(batch));
    }),

  async find(accountId, batchId) {
    const [row] = await sql.all(`${SELECT_BATCH} WHERE id = ? AND account_id = ?`, [batchId, accountId]);
    return row && toBatch(row);
  },

  async list(accountId, { after, most }) {
    const before = after === undefined ? '' : 'AND id < ?';
    const rows = await sql.all(
      `${SELECT_BATCH} WHERE account_id = ? ${before} ORDER BY id DESC LIMIT ${Math.trunc(most) + 1}`,
      [accountId, ...(after === undefined ? [] : [after])],
    );
    const items = rows.slice(0, most).map(toBatch);
    return rows.length > most ? { items, next: items.at(-1)!.id } : { items };
  },

  askToCancel: (accountId, batchId) =>
    sql.write(async (transaction) => {
      const asked = await transaction.run(
        `UPDATE batch SET state = 'cancelling' WHERE id = ? AND account_id = ? AND state IN (${CANCELLABLE})`,
        [batchId, accountId],
      );
      if (asked > 0) return true;
      const [row] = await transaction.all<{ state: BatchState }>(
        'SELECT state FROM batch WHERE id = ? AND account_id = ?', [batchId, accountId],
      );
      return row && row.state === 'cancelling';
    }),

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
