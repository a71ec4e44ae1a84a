import { AppError } from '../../src/errors.ts';
import { dayOf } from '../../src/kernel/moscow.ts';
import { matchPayments, type Match, type PayableInvoice } from '../documents/statement/match-payments.ts';
import { fromText } from './facts.ts';
import { notePersons, sortPayments } from './known-payments.ts';
import { recordIn } from './payments.ts';
import type { BankPayment } from '../documents/statement/statement.ts';
import type { Sql, SqlReader } from '../../src/kernel/sql.ts';

export interface BookedStatement {
  /** The outcomes of new payments. */
  readonly matches: readonly Match[];
  /** Payments recorded earlier, from a statement or by hand, with the same day and reference. */
  readonly known: readonly BankPayment[];
}

/**
 * Records the payments of a bank statement that settle invoices; the rest is left to people. A repeated statement
 * changes nothing. `account` is the seller's current one, which also receives money for earlier invoices.
 */
export async function bookStatement(
  sql: Sql, payments: readonly BankPayment[], account: string,
): Promise<BookedStatement> {
  const recordedAt = await sql.now();
  refuseToCome(payments, dayOf(recordedAt));
  const payable = await listPayable(sql, account);
  const payers = new Map(payable.map(({ number, payerInn }) => [number, payerInn]));
  const { fresh, known, otherSum, persons } = await sortPayments(sql, payments, (number) => payers.get(number));
  if (persons.length > 0) await sql.write((transaction) => notePersons(transaction, persons));
  const matches = matchPayments(fresh, payable);
  for (const { payment: { day: paidOn, reference }, allocations } of matches) {
    // a payment may settle several invoices: it is booked on all of them, or on none
    await sql.write(async (transaction) => {
      for (const { number, amountKopecks } of allocations) {
        await recordIn(transaction, { number, amountKopecks, paidOn, reference }, recordedAt);
      }
    });
  }
  const doubtful = otherSum.map(({ payment, invoices }): Match =>
    ({ payment, outcome: 'other_sum', allocations: [], candidates: invoices }));
  return { matches: [...matches, ...doubtful].sort((one, other) => one.payment.line - other.payment.line), known };
}

function refuseToCome(payments: readonly BankPayment[], today: string): void {
  const early = payments.find(({ day }) => day > today);
  if (early) throw new AppError('bad_argument', `Line ${early.line}: a payment of ${early.day}, which is to come.`);
}

async function listPayable(reader: SqlReader, account: string): Promise<PayableInvoice[]> {
  const rows = await reader.all<{
    number: string; issued_on: string; facts: string; total_kopecks: number | string; paid_kopecks: number | string;
    corrected_kopecks: number | string;
  }>(
    `SELECT number, issued_on, facts, total_kopecks, paid_kopecks, corrected_kopecks FROM invoice
     WHERE edition = 0 AND state <> 'draft' ORDER BY number`,
  );
  return rows.map((row) => {
    const { payer, seller } = fromText(row.facts);
    return {
      number: row.number,
      issuedOn: row.issued_on,
      payerInn: payer.inn,
      accounts: [seller.bank.account, account],
      owedKopecks: BigInt(row.total_kopecks) - BigInt(row.corrected_kopecks) - BigInt(row.paid_kopecks),
    };
  });
}
