import { AppError } from '../../../errors.ts';
import { monthOf } from '../../../kernel/moscow.ts';
import { returnToReserve } from './units.ts';
import type { BatchReservations } from '../../../jobs/batch/ports.ts';
import type { Sql, SqlRow, SqlTransaction } from '../../../kernel/sql.ts';

/**
 * A reservation becomes a batch within a few round trips to the database. After this long its process counts as dead.
 */
const LASTS_MS = 60_000;
const AT_ONCE = 100;

/** Units taken from the counter of a month for a batch that is not added yet. */
export const openBatchReservations = (sql: Sql): BatchReservations => ({
  async begin({ id, accountId, rows, createdAt }) {
    const until = (await sql.now()) + LASTS_MS;
    await sql.write((transaction) => transaction.insert('batch_reservation', {
      batch_id: id, account_id: accountId, month: monthOf(createdAt), units: rows, until_at: until, returned_units: 0,
    }));
  },

  async becomeBatch(transaction, batchId) {
    if ((await drop(transaction, batchId)) > 0) return;
    throw new AppError('temporarily_unavailable', 'The units were given back before the batch was added.');
  },

  drop: (batchId) => sql.write(async (transaction) => void (await drop(transaction, batchId))),

  giveBack: (batchId) =>
    sql.write(async (transaction) => {
      const rows = await transaction.lock(`${SELECT} WHERE batch_id = ? AND returned_units = 0`, [batchId]);
      return giveBackAll(transaction, rows);
    }),

  async giveBackOld() {
    const now = await sql.now();
    const old = 'WHERE until_at <= ? AND returned_units = 0';
    if ((await sql.all(`${SELECT} ${old} LIMIT 1`, [now])).length === 0) return [];
    return sql.write(async (transaction) => {
      // past months no longer count
      await transaction.run('DELETE FROM batch_reservation WHERE month < ?', [monthOf(now - MONTH_MS)]);
      return giveBackAll(transaction, await transaction.lockFree(`${SELECT} ${old} LIMIT ${AT_ONCE}`, [now]));
    });
  },
});

const MONTH_MS = 31 * 86_400_000;
const SELECT = 'SELECT batch_id, account_id, month, units FROM batch_reservation';

const drop = (transaction: SqlTransaction, batchId: string): Promise<number> =>
  transaction.run('DELETE FROM batch_reservation WHERE batch_id = ? AND returned_units = 0', [batchId]);

async function giveBackAll(
  transaction: SqlTransaction, rows: readonly SqlRow[],
): Promise<{ accountId: string; month: string }[]> {
  const owners = [];
  for (const row of rows) {
    const owner = { accountId: String(row['account_id']), month: String(row['month']) };
    const id = String(row['batch_id']);
    await transaction.run('UPDATE batch_reservation SET returned_units = units WHERE batch_id = ?', [id]);
    await returnToReserve(transaction, owner, Number(row['units']));
    owners.push(owner);
  }
  return owners;
}
