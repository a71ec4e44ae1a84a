import { toRoubles } from '../money.ts';
import { tiersOf } from '../prices.ts';
import { findKeptPayers } from './kept-payers.ts';
import { listLedgerRows, expectedLines, sumAmounts, sumUnits, type Difference } from './expected-charge.ts';
import type { BilledAccount } from './compose-invoice.ts';
import type { MonthParts } from './ports.ts';
import type { Sql } from '../../src/kernel/sql.ts';

export type MissingParts = Pick<MonthParts, 'accounts' | 'smallTotalKopecks'>;

const ACCOUNTS_AT_ONCE = 200;

/**
 * Accounts that the ledger charges for a month without an invoice. Searched from the ledger: invoices are made from the
 * list of accounts, so that an account missing there would be missed here too.
 *
 * Uses today's payer or the kept one, and the free requests as billed; those kept with a payer count only for accounts
 * deleted since. An invoice below the waived total is not missed: an account that set a payer after the month cannot
 * have exceeded the free quota by more than that.
 */
export async function listMissing(sql: Sql, month: string, parts: MissingParts): Promise<Difference[]> {
  const missing: Difference[] = [];
  for (let after = ''; ;) {
    const ids = await listUsers(sql, month, after);
    if (ids.length === 0) return missing;
    const invoiced = await findInvoiced(sql, month, ids);
    const accounts = await findOwing(sql, ids.filter((id) => !invoiced.has(id)), month, parts);
    const rows = await listLedgerRows(sql, accounts.map(({ id }) => id), month);
    for (const { id, freeUnits } of accounts) {
      const units = sumUnits(rows.get(id) ?? []);
      const total = sumAmounts(expectedLines(units, tiersOf(month, freeUnits)));
      if (total === 0n || total < parts.smallTotalKopecks) continue;
      const ledger = `${units} units, ${toRoubles(total)} roubles`;
      missing.push({ accountId: id, number: null, what: 'invoice', invoice: 'none', ledger });
    }
    after = ids.at(-1)!;
  }
}

/** Accounts with a payer, or with a kept one for this month. */
async function findOwing(
  sql: Sql, ids: readonly string[], month: string, { accounts }: MissingParts,
): Promise<BilledAccount[]> {
  const present = await accounts.findMany(ids, month);
  const has = new Set(present.map(({ id }) => id));
  const kept = await findKeptPayers(sql, ids.filter((id) => !has.has(id)), month);
  const free = await accounts.listFreeUnits(kept.map(({ id }) => id), month);
  return [...present, ...kept.map((each) => ({ ...each, freeUnits: free.get(each.id) ?? each.freeUnits }))];
}

async function listUsers(sql: Sql, month: string, after: string): Promise<string[]> {
  const rows = await sql.all<{ account_id: string }>(
    `SELECT DISTINCT account_id FROM usage_row WHERE account_id > ? AND day LIKE ?
     ORDER BY account_id LIMIT ${ACCOUNTS_AT_ONCE}`,
    [after, `${month}-%`],
  );
  return rows.map(({ account_id: id }) => id);
}

async function findInvoiced(sql: Sql, month: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.all<{ account_id: string }>(
    `SELECT account_id FROM invoice
     WHERE month = ? AND edition = 0 AND account_id IN (${ids.map(() => '?').join(', ')})`,
    [month, ...ids],
  );
  return new Set(rows.map(({ account_id: id }) => id));
}
