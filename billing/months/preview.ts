import { composeInvoice, type BilledAccount, type BilledMonth } from './compose-invoice.ts';
import { findMonth } from './read-month.ts';
import type { Invoice, Payer } from '../invoice.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

/** What a month would cost if it ended now. It has no number, and no payer where none is set. */
export type InvoicePreview = Omit<Invoice, 'payer'> & { readonly payer: Payer | null };

export const OPEN_INVOICE = 'open';

const nobody: Payer = { name: '', inn: '', kpp: null, address: null };

/** `units` as they are known at this moment: the ledger may not have heard of the newest. */
export async function previewInvoice(
  reader: SqlReader, account: Omit<BilledAccount, 'payer'> & { readonly payer: Payer | null }, units: bigint,
  billed: BilledMonth,
): Promise<InvoicePreview> {
  const { payer, freeUnits } = account;
  const found = (await findMonth(reader, [account.id], billed.month))(account.id);
  // without a payer nothing is owed, and the little that slipped past the free quota is free
  const charged = payer !== null || units < freeUnits ? units : freeUnits;
  const composed = composeInvoice({ ...account, payer: payer ?? nobody }, { ...found, units: charged }, billed);
  return {
    ...composed,
    payer,
    units,
    id: OPEN_INVOICE,
    number: null,
    state: 'open',
    issuedOn: null,
    dueOn: null,
    finalAt: null,
    paidOn: null,
    paidKopecks: 0n,
    correctedBy: null,
    reconciliationSha256: null,
  };
}
