import { matchPayments, type Match, type PayableInvoice } from '../documents/statement/match-payments.ts';
import { fromText } from './facts.ts';
import { recordIn } from './payments.ts';
import type { BankPayment } from '../documents/statement/statement.ts';
import type { Sql, SqlReader } from '../../src/kernel/sql.ts';

export interface BookedStatement {
  /** What became of payments that were not known before. */
  readonly matches: readonly Match[];
  /** Those that an earlier statement, or a person, had recorded by their day and reference. */
  readonly known: readonly BankPayment[];
}

/** Records what payments of a bank's statement settle; the rest is left to people. Read again, it changes nothing. */
export async function bookStatement(sql: Sql, payments: readonly BankPayment[]): Promise<BookedStatement> {
  const recorded = await findRecorded(sql);
  const isKnown = ({ day, reference }: BankPayment): boolean => recorded.has(`${day} ${reference}`);
  const matches = matchPayments(payments.filter((payment) => !isKnown(payment)), await listPayable(sql));
  const recordedAt = await sql.now();
  for (const { payment: { day: paidOn, reference }, allocations } of matches) {
    // one payment may settle several invoices: all of them are told of it, or none
    await sql.write(async (transaction) => {
      for (const { number, amountKopecks } of allocations) {
        await recordIn(transaction, { number, amountKopecks, paidOn, reference }, recordedAt);
      }
    });
  }
  return { matches, known: payments.filter(isKnown) };
}

async function findRecorded(reader: SqlReader): Promise<ReadonlySet<string>> {
  const rows = await reader.all<{ paid_on: string; reference: string }>('SELECT paid_on, reference FROM payment');
  return new Set(rows.map(({ paid_on: day, reference }) => `${day} ${reference}`));
}

async function listPayable(reader: SqlReader): Promise<PayableInvoice[]> {
  const rows = await reader.all<{
    number: string; issued_on: string; facts: string; total_kopecks: number | string; paid_kopecks: number | string;
    corrected_kopecks: number | string;
  }>(
    `SELECT number, issued_on, facts, total_kopecks, paid_kopecks, corrected_kopecks FROM invoice
     WHERE edition = 0 AND state <> 'draft' ORDER BY number`,
  );
  return rows.map((row) => ({
    number: row.number,
    issuedOn: row.issued_on,
    payerInn: fromText(row.facts).payer.inn,
    owedKopecks: BigInt(row.total_kopecks) - BigInt(row.corrected_kopecks) - BigInt(row.paid_kopecks),
  }));
}
