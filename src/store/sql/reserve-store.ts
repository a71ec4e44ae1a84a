import type { ReserveStore } from '../../accounts/reserves.ts';
import type { Sql } from '../../kernel/sql.ts';
import { holdReserve, sumUnbooked } from './batch/units.ts';

/** The divisor of what is left for one reservation: the last units are reserved singly, so that no node hoards them. */
const PART = 16;
/** The most units that a dead node may leave reserved. */
const MOST = 1_000;

/** The node id of the row for units used without a reservation. */
const NOBODY = '';
const ROW = 'account_id = ? AND month = ? AND node_id = ?';

export interface SqlReserveStore extends ReserveStore {
  /** Removes the months before this one. */
  prune(month: string): Promise<void>;
}

/** The rows of an account and month record who may grant how much of it; their sum never passes the limit. */
export const openReserveStore = (sql: Sql, nodeId: string): SqlReserveStore => ({
  take: ({ accountId, month, units, limit, takenAtLeast }) =>
    sql.write(async (transaction) => {
      const mine = { account_id: accountId, month, node_id: nodeId };
      await holdReserve(transaction, accountId, month);
      await transaction.increment('quota_reserve', { ...mine, node_id: NOBODY }, { units: 0 });
      const rows = await transaction.lock<{ units: number | string }>(
        'SELECT units FROM quota_reserve WHERE account_id = ? AND month = ?',
        [accountId, month],
      );
      const aside = rows.reduce((sum, row) => sum + Number(row.units), 0);
      // read under the lock, for which jobs that end and return units wait
      const { returned } = await sumUnbooked(transaction, accountId, month);
      const unreported = Math.max(0, takenAtLeast - returned - aside);
      const left = limit - aside - unreported;
      if (unreported > 0) {
        await transaction.run(`UPDATE quota_reserve SET units = units + ? WHERE ${ROW}`, [
          unreported, accountId, month, NOBODY,
        ]);
      }
      if (left < units) return { units: 0, aside: aside + unreported };
      const granted = Math.min(left, Math.max(units, Math.min(MOST, Math.ceil(left / PART))));
      await transaction.increment('quota_reserve', mine, { units: granted });
      return { units: granted, aside: aside + unreported + granted };
    }),

  giveBack: (accountId, month, units) =>
    sql.write(async (transaction) => {
      await transaction.run(`UPDATE quota_reserve SET units = units - ? WHERE ${ROW}`, [
        units, accountId, month, nodeId,
      ]);
    }),

  prune: (month) =>
    sql.write(async (transaction) => {
      await transaction.run('DELETE FROM quota_reserve WHERE month < ?', [month]);
    }),
});
