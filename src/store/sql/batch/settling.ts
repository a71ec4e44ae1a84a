import { bookLine } from '../../../../billing/index.ts';
import { RESULT_KEPT_MS } from '../../../jobs/batch/limits.ts';
import { readableStates, statesBefore } from '../../../jobs/batch/states.ts';
import { monthOf } from '../../../kernel/moscow.ts';
import { noticeThresholds } from '../../alerts/notice.ts';
import { NOBODY } from './forgetting.ts';
import { heldBy, heldIn } from './lease.ts';
import { getBatch, SELECT_BATCH, toBatch } from './rows.ts';
import { returnToReserve } from './units.ts';
import type { BatchEventName } from '../../../jobs/batch/events.ts';
import type { Batch, BatchQueue, Lease } from '../../../jobs/batch/ports.ts';
import type { Sql, SqlTransaction } from '../../../kernel/sql.ts';
import type { AnnounceBatchEvent } from './progress.ts';

type Settling = Pick<BatchQueue, 'complete' | 'fail' | 'cancelled' | 'listOver' | 'expire'>;

interface End {
  readonly to: 'completed' | 'failed' | 'cancelled';
  readonly event: BatchEventName;
  readonly problem?: { readonly code: string; readonly detail: string };
}

const MOST_DETAIL = 1_000;
const READABLE = readableStates.map((state) => `'${state}'`).join(', ');

/**
 * Ends batches. Units are booked and the rest returned in the same transaction as the last state, so that an ended
 * batch is always settled, exactly once.
 */
export function openSettling(sql: Sql, announce: AnnounceBatchEvent): Settling {
  const end = (lease: Lease, now: number, { to, event, problem }: End): Promise<boolean> =>
    sql.write(async (transaction) => {
      const held = heldIn(statesBefore(to, 'worker'));
      const [row] = await transaction.lock(`${SELECT_BATCH} WHERE ${held}`, heldBy(lease, now));
      if (!row) return false;
      const batch = toBatch(row);
      const { processed, rows } = batch;
      if (to === 'completed' && processed !== rows) throw new Error(`Only ${processed} of ${rows} rows are answered.`);
      const booked = to === 'failed' ? 0 : await book(transaction, batch, now);
      const returned = Math.max(0, batch.reservedUnits - booked);
      await transaction.run(
        `UPDATE batch SET state = ?, reserved_units = 0, returned_units = ?, finished_at = ?, expires_at = ?,
         problem_code = ?, problem_detail = ?, lease_owner = NULL, lease_until = 0 WHERE ${held}`,
        [
          to, returned, now, now + RESULT_KEPT_MS, problem?.code ?? null,
          problem?.detail.slice(0, MOST_DETAIL) ?? null, ...heldBy(lease, now),
        ],
      );
      const { accountId, createdAt } = batch;
      await returnToReserve(transaction, { accountId, month: monthOf(createdAt) }, returned);
      await announce(transaction, { name: event, batch: await getBatch(transaction, batch.id), at: now });
      return true;
    });
  return {
    complete: (lease, now) => end(lease, now, { to: 'completed', event: 'batch.completed' }),
    cancelled: (lease, now) => end(lease, now, { to: 'cancelled', event: 'batch.cancelled' }),
    fail: (lease, problem, now) => end(lease, now, { to: 'failed', event: 'batch.failed', problem }),

    async listOver(now, most) {
      const query = `${SELECT_BATCH} WHERE expires_at <= ? ORDER BY expires_at, id LIMIT ${Math.trunc(most)}`;
      return (await sql.all(query, [now])).map(toBatch);
    },

    expire: (batchId, now) =>
      sql.write(async (transaction) => {
        // nothing of a deleted account stays
        const query = `DELETE FROM batch WHERE id = ? AND account_id = '${NOBODY}' AND expires_at <= ?`;
        const removed = await transaction.run(query, [batchId, now]);
        const expired = removed > 0 ? removed : await transaction.run(
          `UPDATE batch SET state = CASE WHEN state IN (${READABLE}) THEN 'expired' ELSE state END, expires_at = NULL
           WHERE id = ? AND state IN (${READABLE}, 'failed') AND expires_at <= ?`,
          [batchId, now],
        );
        if (expired === 0) return false;
        await transaction.run('DELETE FROM batch_part WHERE batch_id = ?', [batchId]);
        return true;
      }),
  };
}

/** Books one line of usage, identified by the id of the batch; a month closed meanwhile accepts nothing more. */
async function book(transaction: SqlTransaction, batch: Batch, now: number): Promise<number> {
  if (batch.succeeded === 0) return 0;
  const { id: requestId, accountId, keyId, region, succeeded: units, createdAt: at } = batch;
  const line = { requestId, accountId, keyId, operation: 'submitBatch', region, units, at };
  const booked = await bookLine(transaction, line);
  if (booked > 0) await noticeThresholds(transaction, [accountId], monthOf(at), now);
  return booked;
}
