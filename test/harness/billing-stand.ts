import { fileURLToPath } from 'node:url';
import { openClosing, openInvoices, openMonths, reconciliationDigest } from '../../billing/index.ts';
import { openBilledAccounts } from '../../src/store/billing/billed-accounts.ts';
import { announceFinalInvoices } from '../../src/store/billing/announce-invoices.ts';
import { readSeller } from '../../src/store/files/seller.ts';
import { addAccount } from './batches.ts';
import type { Invoice, MonthParts, Seller } from '../../billing/index.ts';
import type { Progress } from '../../src/kernel/progress.ts';
import type { Sql } from '../../src/kernel/sql.ts';

/** The seller's file, as configured for a service. */
export const SELLER_FILE = fileURLToPath(new URL('seller.json', import.meta.url));
export const SELLER: Seller = readSeller(SELLER_FILE);

export const DRAFT_TIME = Date.parse('2026-12-01T00:10:00+03:00');
export const FINAL_TIME = Date.parse('2026-12-03T06:10:00+03:00');

/** A service's billing over a database whose clock is set by the scenario. */
export function openBillingStand(sql: Sql, overrides: Partial<MonthParts> = {}) {
  const clock = { at: DRAFT_TIME };
  const timed: Sql = { ...sql, now: async () => clock.at };
  const months = openMonths(timed, openClosing(timed), {
    seller: SELLER,
    smallTotalKopecks: 100n,
    accounts: openBilledAccounts(sql),
    uptime: { find: async () => undefined },
    digest: reconciliationDigest,
    announceFinal: announceFinalInvoices,
    ...overrides,
  });
  const invoices = openInvoices(sql);
  return {
    clock,
    sql: timed,
    months,
    invoices,
    /** Adds an account that can owe money. */
    async addPayer(id: string, freeUnits: number | null = null): Promise<void> {
      await addAccount(sql, id);
      const payer = "UPDATE account SET payer_name = 'ООО Ромашка', payer_inn = '7736050003', payer_kpp = '773601001'";
      await sql.write((transaction) => transaction.run(`${payer}, free_units = ? WHERE id = ?`, [freeUnits, id]));
    },
    use: (accountId: string, units: number, change: { day?: string; keyId?: string; region?: string } = {}) => {
      const { day = '2026-11-15', keyId = 'key_1', region = 'msk-1' } = change;
      const key = { account_id: accountId, day, key_id: keyId, operation: 'geocode', region };
      return sql.write((transaction) => transaction.increment('usage_row', key, { units, requests: units }));
    },
    async closeAt(moment: number, month = '2026-11', progress?: Progress) {
      clock.at = moment;
      return months.close(month, progress);
    },
    list: (accountId: string): Promise<Invoice[]> => invoices.list(accountId, clock.at),
    /** The numbers of all documents, in order. */
    async numbers(): Promise<string[]> {
      const rows = await sql.all<{ number: string }>('SELECT number FROM invoice ORDER BY number');
      return rows.map(({ number }) => number);
    },
  };
}

export type BillingStand = ReturnType<typeof openBillingStand>;
