import { AppError } from '../../src/errors.ts';
import { fromText, toText, type InvoiceFacts } from './facts.ts';
import type { DocumentLink, Invoice, InvoiceState } from '../invoice.ts';
import type { SqlRow } from '../../src/kernel/sql.ts';

const MOST_CHARACTERS = 8_000;

/** The stored state of an invoice. */
export type KeptState = 'draft' | 'final' | 'paid';

export const INVOICE_COLUMNS =
  'number, account_id, month, edition, state, issued_on, due_on, total_kopecks, paid_kopecks, corrected_kopecks, ' +
  'paid_on, corrected_by, facts';

export function toRow(facts: InvoiceFacts, state: KeptState, edition = 0): SqlRow {
  const text = toText(facts);
  if (text.length > MOST_CHARACTERS) throw new AppError('limit_reached', `Invoice ${facts.number} says too much.`);
  return {
    number: facts.number,
    account_id: facts.accountId,
    month: facts.month,
    edition,
    state,
    issued_on: facts.issuedOn,
    due_on: facts.dueOn,
    final_at: facts.finalAt,
    total_kopecks: facts.totalKopecks,
    paid_kopecks: 0,
    corrected_kopecks: 0,
    paid_on: null,
    corrected_by: null,
    facts: text,
  };
}

/** Reads a row; `today` (in Moscow) decides whether a final invoice is overdue. */
export function toInvoice(row: SqlRow, today: string): Invoice {
  const facts = fromText(String(row['facts']));
  return {
    ...facts,
    state: stateOf(String(row['state']) as KeptState, facts.dueOn, today),
    paidOn: row['paid_on'] === null ? null : String(row['paid_on']),
    paidKopecks: kopecksIn(row, 'paid_kopecks'),
    dueKopecks: dueOf(row),
    correctedBy: correctedBy(row),
  };
}

const kopecksIn = (row: SqlRow, name: string): bigint => BigInt(row[name] as string | number);

/** The amount to be paid; none for drafts and corrections. */
function dueOf(row: SqlRow): bigint {
  if (row['state'] === 'draft' || Number(row['edition']) > 0) return 0n;
  const left = kopecksIn(row, 'total_kopecks') - kopecksIn(row, 'corrected_kopecks') - kopecksIn(row, 'paid_kopecks');
  return left > 0n ? left : 0n;
}

function stateOf(kept: KeptState, dueOn: string | null, today: string): InvoiceState {
  return kept === 'final' && dueOn !== null && dueOn < today ? 'overdue' : kept;
}

/** The correcting document. Its date is joined in as `correction_issued_on`; its number is its id too. */
function correctedBy({ corrected_by: number, correction_issued_on: issuedOn }: SqlRow): DocumentLink | null {
  if (number === null || issuedOn === undefined) return null;
  return { id: String(number), number: String(number), issuedOn: String(issuedOn) };
}
