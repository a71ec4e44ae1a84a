import { AppError } from '../../../errors.ts';
import { statesBefore } from '../../../jobs/batch/states.ts';
import { holdAccount } from '../account-rows.ts';
import { openFigures } from './figures.ts';
import { openLeases } from './lease.ts';
import { openProgress, type AnnounceBatchEvent } from './progress.ts';
import { fromBatch, SELECT_BATCH, toBatch } from './rows.ts';
import { openSettling } from './settling.ts';
import type { BatchState, BatchStore, BatchViewer } from '../../../jobs/batch/ports.ts';
import type { Sql } from '../../../kernel/sql.ts';

const CANCELLABLE = statesBefore('cancelling', 'customer').map((state) => `'${state}'`).join(', ');

/**
 * The table of batches, which is also the queue of all nodes. Transitions that the state does not allow, or that the
 * worker may no longer make, are refused by the condition of the statement itself.
 */
export const openBatchStore = (sql: Sql, notify: AnnounceBatchEvent): BatchStore => ({
  ...openLeases(sql),
  ...openProgress(sql, notify),
  ...openSettling(sql, notify),
  ...openFigures(sql),

  add: (batch, beside) =>
    sql.write(async (transaction) => {
      // an account deleted meanwhile gets nothing new
      const isThere = await holdAccount(transaction, batch.accountId);
      if (!isThere) throw new AppError('key_invalid', 'There is no such account any more.');
      await transaction.insert('batch', fromBatch(batch));
      await beside?.(transaction);
    }),

  async find(who, batchId) {
    const { condition, values } = visibleTo(who);
    const [row] = await sql.all(`${SELECT_BATCH} WHERE id = ? AND ${condition}`, [batchId, ...values]);
    return row && toBatch(row);
  },

  async list(who, { after, most }) {
    const { condition, values } = visibleTo(who);
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
      const { condition, values } = visibleTo(who);
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
});

/** The same store, with a call for each batch that it settles. */
export function notifyingOfEnds(store: BatchStore, notify: () => void): BatchStore {
  const notifying = <Given extends unknown[]>(end: (...given: Given) => Promise<boolean>) =>
    async (...given: Given): Promise<boolean> => {
      const isDone = await end(...given);
      if (isDone) notify();
      return isDone;
    };
  const { complete, fail, cancelled } = store;
  return { ...store, complete: notifying(complete), fail: notifying(fail), cancelled: notifying(cancelled) };
}

const visibleTo = ({ accountId, keyId }: BatchViewer) =>
  keyId === undefined
    ? { condition: 'account_id = ?', values: [accountId] }
    : { condition: 'account_id = ? AND key_id = ?', values: [accountId, keyId] };
