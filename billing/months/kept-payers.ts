import type { BilledAccount } from './compose-invoice.ts';
import type { Payer } from '../invoice.ts';
import type { SqlReader, SqlTransaction } from '../../src/kernel/sql.ts';

type Whole = number | string;

/** The account about to lose its payer; its free requests by month. */
export interface LeavingAccount extends Omit<BilledAccount, 'freeUnits'> {
  readonly freeUnitsOf: (month: string) => bigint;
}

/**
 * Keeps the payer of months that are owed for and not final yet, in the transaction that removes the payer or deletes
 * the account: sold requests must be invoiced. Months within the free requests leave nothing behind.
 */
export async function keepPayer(transaction: SqlTransaction, account: LeavingAccount, now: number): Promise<void> {
  const { id, payer, freeUnitsOf } = account;
  const used = await transaction.all<{ month: string; units: Whole }>(
    `SELECT SUBSTR(day, 1, 7) AS month, SUM(units) AS units FROM usage_row
     WHERE account_id = ? GROUP BY SUBSTR(day, 1, 7)`,
    [id],
  );
  const final = await transaction.all<{ month: string }>('SELECT month FROM billing_month WHERE final_at IS NOT NULL');
  const isFinal = new Set(final.map(({ month }) => month));
  for (const { month, units } of used) {
    const freeUnits = freeUnitsOf(month);
    if (isFinal.has(month) || BigInt(units) <= freeUnits) continue;
    await transaction.run('DELETE FROM kept_payer WHERE account_id = ? AND month = ?', [id, month]);
    await transaction.insert('kept_payer', {
      account_id: id, month, ...toColumns(payer), free_units: freeUnits, kept_at: now,
    });
  }
}

const toColumns = ({ bank, ...payer }: Payer) => ({
  ...payer,
  bank_name: bank?.bankName ?? null,
  bic: bank?.bic ?? null,
  account: bank?.account ?? null,
  correspondent_account: bank?.correspondentAccount ?? null,
});

/** The kept payers of a month, in the order of their accounts. */
export async function listKeptPayers(
  reader: SqlReader, month: string, afterId: string, most: number,
): Promise<BilledAccount[]> {
  const rows = await reader.all<Row>(
    `SELECT ${COLUMNS} FROM kept_payer WHERE month = ? AND account_id > ? ORDER BY account_id LIMIT ${most}`,
    [month, afterId],
  );
  return rows.map(toAccount);
}

/** The kept payers of these accounts, for a month. */
export async function findKeptPayers(
  reader: SqlReader, ids: readonly string[], month: string,
): Promise<BilledAccount[]> {
  if (ids.length === 0) return [];
  const rows = await reader.all<Row>(
    `SELECT ${COLUMNS} FROM kept_payer WHERE month = ? AND account_id IN (${ids.map(() => '?').join(', ')})
     ORDER BY account_id`,
    [month, ...ids],
  );
  return rows.map(toAccount);
}

/** The months for which a payer of the account is kept, with the payer of each. */
export async function listKeptMonths(reader: SqlReader, accountId: string): Promise<ReadonlyMap<string, Payer>> {
  const rows = await reader.all<Row & { month: string }>(
    `SELECT month, ${COLUMNS} FROM kept_payer WHERE account_id = ? ORDER BY month`, [accountId],
  );
  return new Map(rows.map((row) => [row.month, toPayer(row)]));
}

const COLUMNS =
  'account_id, name, inn, kpp, address, ogrn, bank_name, bic, account, correspondent_account, free_units';

interface Row extends Omit<Payer, 'bank'> {
  readonly account_id: string;
  readonly bank_name: string | null;
  readonly bic: string | null;
  readonly account: string | null;
  readonly correspondent_account: string | null;
  readonly free_units: Whole;
}

const toAccount = (row: Row): BilledAccount =>
  ({ id: row.account_id, payer: toPayer(row), freeUnits: BigInt(row.free_units) });

function toPayer(row: Row): Payer {
  const { name, inn, kpp, address, ogrn, bank_name: bankName, bic, account } = row;
  const bank = bic === null || account === null
    ? null
    : { bankName, bic, account, correspondentAccount: row.correspondent_account };
  return { name, inn, kpp, address, ogrn, bank };
}
