import { toRoubles } from '../money.ts';
import { fromText } from './facts.ts';
import { listKeptMonths } from './kept-payers.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

/** All invoices of an account, and the kept payers of months still to be invoiced, for the account's owner. */
export async function exportInvoices(reader: SqlReader, accountId: string): Promise<readonly object[]> {
  const invoices = await reader.all<{ number: string; month: string; state: string; facts: string }>(
    'SELECT number, month, state, facts FROM invoice WHERE account_id = ? ORDER BY number', [accountId],
  );
  const kept = await listKeptMonths(reader, accountId);
  return [
    ...invoices.map(({ facts, ...invoice }) => {
      const { payer, totalKopecks } = fromText(facts);
      return { ...invoice, total: toRoubles(totalKopecks), payer };
    }),
    ...[...kept].map(([month, payer]) => ({ month, payer })),
  ];
}
