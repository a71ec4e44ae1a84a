import type { UnbookedUnits } from '../../../jobs/batch/ports.ts';
import type { SqlReader, SqlTransaction } from '../../../kernel/sql.ts';

/** Units of an account's month that are in the tables of batches but not in the ledger. */
export async function sumUnbooked(reader: SqlReader, accountId: string, month: string): Promise<UnbookedUnits> {
  const [row] = await reader.all<{ reserved: number | string | null; returned: number | string | null }>(
    `SELECT SUM(reserved) AS reserved, SUM(returned) AS returned FROM (
       SELECT reserved_units AS reserved, returned_units AS returned FROM batch WHERE account_id = ? AND month = ?
       UNION ALL
       SELECT 0 AS reserved, returned_units AS returned FROM batch_reservation WHERE account_id = ? AND month = ?
     ) each_of_them`,
    [accountId, month, accountId, month],
  );
  return { reserved: Number(row?.reserved ?? 0), returned: Number(row?.returned ?? 0) };
}

/** Makes taking from an account's reserved units of a month, or returning to them, exclusive. */
export const holdReserve = (transaction: SqlTransaction, accountId: string, month: string): Promise<void> =>
  transaction.hold(`reserve ${accountId} ${month}`);

/** Returns units to the account's reserve, if it has one: those of a capped account are open to any node. */
export async function returnToReserve(
  transaction: SqlTransaction, { accountId, month }: { accountId: string; month: string }, units: number,
): Promise<void> {
  if (units === 0) return;
  await holdReserve(transaction, accountId, month);
  await transaction.run(
    "UPDATE quota_reserve SET units = units - ? WHERE account_id = ? AND month = ? AND node_id = ''",
    [units, accountId, month],
  );
}
