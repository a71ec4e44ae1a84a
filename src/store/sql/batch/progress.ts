import { AppError } from '../../../errors.ts';
import { mayBecome } from '../../../jobs/batch/states.ts';
import { heldBy, heldIn } from './lease.ts';
import { fromCounts, getBatch, SELECT_PART, toPart } from './rows.ts';
import type { BatchEvent } from '../../../jobs/batch/events.ts';
import type { BatchQueue } from '../../../jobs/batch/ports.ts';
import type { Sql, SqlTransaction } from '../../../kernel/sql.ts';

/** Called in the transaction of the event. */
export type AnnounceBatchEvent = (transaction: SqlTransaction, event: BatchEvent) => Promise<void>;

type Progress = Pick<BatchQueue, 'advance' | 'useAtlas' | 'addPart' | 'listParts'>;

const NOTHING_DONE = 'parts = 0, input_offset = 0, processed = 0, succeeded = 0, not_found = 0, failed = 0';

/** What a worker records while it works. */
export function openProgress(sql: Sql, announce: AnnounceBatchEvent): Progress {
  return {
    async advance(lease, from, to, now) {
      if (to === 'completed' || !mayBecome(from, to, 'worker')) throw new Error(`A batch goes from ${from} to ${to}?`);
      return sql.write(async (transaction) => {
        const started = to === 'validating' ? ', started_at = ?' : '';
        const moved = await transaction.run(`UPDATE batch SET state = ?${started} WHERE ${heldIn([from])}`, [
          to, ...(started ? [now] : []), ...heldBy(lease, now),
        ]);
        if (moved === 0) return false;
        if (started) {
          const batch = await getBatch(transaction, lease.batchId);
          await announce(transaction, { name: 'batch.started', batch, at: now });
        }
        return true;
      });
    },

    useAtlas: (lease, atlas, now) =>
      sql.write(async (transaction) => {
        const held = heldIn(['validating', 'running']);
        const rows = await transaction.lock<{ atlas: string | null }>(
          `SELECT atlas FROM batch WHERE ${held}`, heldBy(lease, now),
        );
        if (rows.length === 0) return false;
        if (rows[0].atlas === atlas) return true;
        await transaction.run(`UPDATE batch SET atlas = ?, ${NOTHING_DONE} WHERE ${held}`, [
          atlas, ...heldBy(lease, now),
        ]);
        await transaction.run('DELETE FROM batch_part WHERE batch_id = ?', [lease.batchId]);
        return true;
      }),

    async addPart(lease, { number, bytes, inputOffset, ...answered }, now) {
      const counts = fromCounts(answered);
      try {
        return await sql.write(async (transaction) => {
          const sums = Object.keys(counts).map((name) => `${name} = ${name} + ?`).join(', ');
          const kept = await transaction.run(
            `UPDATE batch SET parts = parts + 1, input_offset = ?, ${sums} WHERE ${heldIn(['running'])} AND parts = ?`,
            [inputOffset, ...Object.values(counts), ...heldBy(lease, now), number],
          );
          if (kept === 0) return false;
          const { batchId, turn } = lease;
          await transaction.insert('batch_part', {
            batch_id: batchId, number, turn, bytes, input_offset: inputOffset, ...counts, kept_at: now,
          });
          return true;
        });
      } catch (error) {
        if (error instanceof AppError && error.code === 'row_exists') return false;
        throw error;
      }
    },

    async listParts(batchId) {
      return (await sql.all(`${SELECT_PART} WHERE batch_id = ? ORDER BY number`, [batchId])).map(toPart);
    },
  };
}
