import { keepPayer } from '../../../billing/index.ts';
import { BILLABLE, BILLED_COLUMNS, freeUnitsIn, type BilledRow } from './billed-accounts.ts';
import { payerIn } from '../sql/payer-columns.ts';
import type { SqlTransaction } from '../../kernel/sql.ts';

/** Keeps the payers of accounts that are about to lose theirs or to be deleted, in the same transaction. */
export async function keepPayers(
  transaction: SqlTransaction, which: { readonly id: string } | { readonly email: string }, now: number,
): Promise<void> {
  const [[column, value]] = Object.entries(which);
  const rows = await transaction.lock<BilledRow>(
    `SELECT ${BILLED_COLUMNS} FROM account WHERE ${BILLABLE} AND ${column} = ?`, [value],
  );
  for (const row of rows) {
    const account = { id: row.id, payer: payerIn(row)!, freeUnitsOf: (month: string) => freeUnitsIn(row, month) };
    await keepPayer(transaction, account, now);
  }
}
