import { dayOf } from '../../src/kernel/moscow.ts';
import { AppError } from '../../src/errors.ts';
import { INVOICE_COLUMNS, toInvoice, type KeptState } from './rows.ts';
import type { Invoice } from '../invoice.ts';
import type { SqlReader, SqlRow } from '../../src/kernel/sql.ts';

const COLUMNS = INVOICE_COLUMNS.split(', ').map((name) => `i.${name} AS ${name}`).join(', ');
const QUERY =
  `SELECT ${COLUMNS}, c.issued_on AS correction_issued_on
   FROM invoice i LEFT JOIN invoice c ON c.number = i.corrected_by`;

const LISTED_AT_ONCE = 500;

type CountedState = KeptState | 'overdue';

/** The documents of one account. Another account's are not found. */
export interface Invoices {
  /** Newest month first; of one month, the newest document first. */
  list(accountId: string, now: number): Promise<Invoice[]>;
  get(accountId: string, number: string, now: number): Promise<Invoice>;
  /** The number of invoices in each state; corrections are not counted. */
  countStates(now: number): Promise<Record<CountedState, number>>;
  /** An invoice of any account, for the operator. */
  getByNumber(number: string, now: number): Promise<Invoice>;
  /** Some of the documents of a month, of any account, in the order of their numbers; empty after the last. */
  listMonth(month: string, afterNumber: string, now: number): Promise<Invoice[]>;
}

export function openInvoices(reader: SqlReader): Invoices {
  const onlyInvoice = (rows: readonly SqlRow[], now: number): Invoice => {
    if (rows.length === 0) throw new AppError('not_found', 'There is no such invoice.');
    return toInvoice(rows[0], dayOf(now));
  };
  return {
    async list(accountId, now) {
      const rows = await reader.all(
        `${QUERY} WHERE i.account_id = ? ORDER BY i.month DESC, i.edition DESC`, [accountId],
      );
      return rows.map((row) => toInvoice(row, dayOf(now)));
    },
    get: async (accountId, number, now) =>
      onlyInvoice(await reader.all(`${QUERY} WHERE i.account_id = ? AND i.number = ?`, [accountId, number]), now),
    async countStates(now) {
      const late = "state = 'final' AND due_on < ?";
      const state = `CASE WHEN ${late} THEN 'overdue' ELSE state END`;
      const rows = await reader.all<{ state: CountedState; count: number }>(
        `SELECT state, COUNT(*) AS count FROM (SELECT ${state} AS state FROM invoice WHERE edition = 0) counted
         GROUP BY state`,
        [dayOf(now)],
      );
      const counts = { draft: 0, final: 0, overdue: 0, paid: 0 };
      for (const row of rows) counts[row.state] = row.count;
      return counts;
    },
    async listMonth(month, afterNumber, now) {
      const rows = await reader.all(
        `${QUERY} WHERE i.month = ? AND i.number > ? ORDER BY i.number LIMIT ${LISTED_AT_ONCE}`, [month, afterNumber],
      );
      return rows.map((row) => toInvoice(row, dayOf(now)));
    },
    getByNumber: async (number, now) => onlyInvoice(await reader.all(`${QUERY} WHERE i.number = ?`, [number]), now),
  };
}
