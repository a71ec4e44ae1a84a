import { composeInvoice, type BilledAccount, type BilledMonth } from './compose-invoice.ts';
import { fromText } from './facts.ts';
import { findKeptPayers } from './kept-payers.ts';
import { findMonth } from './read-month.ts';
import type { OpenCredit } from '../compose-lines.ts';
import type { Invoice, Payer } from '../invoice.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

/** The invoice of a month if it ended now. It has no number, and no payer if none is set. */
export type InvoicePreview = Omit<Invoice, 'payer'> & { readonly payer: Payer | null };

export interface PreviewedAccount extends Omit<BilledAccount, 'payer'> {
  readonly payer: Payer | null;
  /** The free units if nobody pays, neither the account nor a kept payer. */
  readonly unpaidFreeUnits: bigint;
}

export const OPEN_INVOICE = 'open';

const nobody: Payer = { name: '', inn: '', kpp: null, address: null, ogrn: null, bank: null };

/** `units` as known now: the ledger may lack the newest. */
export async function previewInvoice(
  reader: SqlReader, account: PreviewedAccount, units: bigint, billed: BilledMonth,
): Promise<InvoicePreview> {
  const payer = account.payer ?? await findKept(reader, account.id, billed.month);
  const freeUnits = payer === null ? account.unpaidFreeUnits : account.freeUnits;
  const found = (await findMonth(reader, [account.id], billed.month))(account.id);
  // without a payer nothing is owed, and the little usage beyond the free quota is free
  const charged = payer !== null || units < freeUnits ? units : freeUnits;
  const credits = await besideDrafts(reader, account.id, found.credits);
  const facts = { ...found, credits, units: charged };
  const composed = composeInvoice({ id: account.id, freeUnits, payer: payer ?? nobody }, facts, billed);
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
    dueKopecks: 0n,
    correctedBy: null,
    reconciliationSha256: null,
  };
}

/** A removed payer who still pays for the month's earlier usage. */
async function findKept(reader: SqlReader, accountId: string, month: string): Promise<Payer | null> {
  const [kept] = await findKeptPayers(reader, [accountId], month);
  return kept?.payer ?? null;
}

/** Credits minus what drafts spend of them, which is booked only when those are final. */
async function besideDrafts(
  reader: SqlReader, accountId: string, credits: readonly OpenCredit[],
): Promise<readonly OpenCredit[]> {
  if (credits.length === 0) return credits;
  const drafts = await reader.all<{ facts: string }>(
    "SELECT facts FROM invoice WHERE account_id = ? AND state = 'draft'", [accountId],
  );
  const spent = drafts.flatMap(({ facts }) => fromText(facts).lines.filter((line) => line.kind === 'credit'));
  return credits.map((credit) => ({
    ...credit,
    leftKopecks: spent.filter(({ month }) => month === credit.month)
      .reduce((left, { amountKopecks }) => left + amountKopecks, credit.leftKopecks),
  }));
}
