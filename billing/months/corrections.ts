import { dayOf } from '../../src/kernel/moscow.ts';
import { AppError } from '../../src/errors.ts';
import { toRoubles } from '../money.ts';
import { yearOf } from '../numbering.ts';
import { vatWithin } from '../vat.ts';
import { fromText, type InvoiceFacts } from './facts.ts';
import { lockOwed, settleState } from './payments.ts';
import { toRow } from './rows.ts';
import { holdSeries } from './series.ts';
import type { Sql, SqlTransaction } from '../../src/kernel/sql.ts';

export interface Correction {
  readonly number: string;
  /** Undefined for all that has not been corrected yet, which voids the invoice. */
  readonly amountKopecks: bigint | undefined;
  readonly reason: string;
}

/**
 * Reverses a final invoice, in whole or in part, by a document with its own number: a document once sent is never
 * changed. Overpayments that result are refunded by hand.
 */
export async function correctInvoice(
  sql: Sql, { number, amountKopecks, reason }: Correction,
): Promise<{ readonly number: string; readonly owedKopecks: bigint }> {
  const now = await sql.now();
  return sql.write(async (transaction) => {
    const series = await holdSeries(transaction, yearOf(dayOf(now)));
    const owed = await lockOwed(transaction, number);
    const { facts, editions, leftKopecks } = await findCorrected(transaction, number);
    const amount = amountKopecks ?? leftKopecks;
    if (amount <= 0n || amount > leftKopecks) {
      const most = `${toRoubles(leftKopecks)} of ${number} can be taken back`;
      throw new AppError('bad_argument', `${most}, not ${toRoubles(amount)}.`);
    }
    const own = series.next();
    const correction = correctionOf(facts, { number: own, amount, reason, now });
    await transaction.insert('invoice', toRow(correction, 'paid', editions));
    await transaction.run(
      'UPDATE invoice SET corrected_kopecks = corrected_kopecks + ?, corrected_by = ? WHERE number = ?',
      [amount, own, number],
    );
    await series.keep();
    await settleState(transaction, number, owed - amount, dayOf(now));
    return { number: own, owedKopecks: owed - amount };
  });
}

/** How many documents its month has so far, and how much of it has not been reversed yet. */
async function findCorrected(transaction: SqlTransaction, number: string) {
  const [row] = await transaction.all<{
    facts: string; total_kopecks: number | string; corrected_kopecks: number | string;
  }>('SELECT facts, total_kopecks, corrected_kopecks FROM invoice WHERE number = ?', [number]);
  const facts = fromText(row.facts);
  const [{ editions }] = await transaction.all<{ editions: number | string }>(
    'SELECT COUNT(*) AS editions FROM invoice WHERE account_id = ? AND month = ?', [facts.accountId, facts.month],
  );
  const leftKopecks = BigInt(row.total_kopecks) - BigInt(row.corrected_kopecks);
  return { facts, editions: Number(editions), leftKopecks };
}

/** Makes the document. Its parties and VAT rate are those of the corrected one. */
function correctionOf(
  facts: InvoiceFacts, own: { number: string; amount: bigint; reason: string; now: number },
): InvoiceFacts {
  return {
    ...facts,
    id: own.number,
    number: own.number,
    issuedOn: dayOf(own.now),
    dueOn: null,
    finalAt: own.now,
    units: 0n,
    lines: [{ kind: 'correction', reason: own.reason, amountKopecks: -own.amount }],
    totalKopecks: -own.amount,
    vat: facts.vat && vatWithin(-own.amount, facts.vat.percent),
    corrects: { id: facts.id, number: facts.number!, issuedOn: facts.issuedOn! },
    reconciliationSha256: null,
  };
}
