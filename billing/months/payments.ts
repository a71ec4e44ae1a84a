import { AppError } from '../../src/errors.ts';
import type { Sql, SqlTransaction } from '../../src/kernel/sql.ts';

/** A received payment. The same invoice, day and reference identify the same payment. */
export interface Payment {
  readonly number: string;
  readonly amountKopecks: bigint;
  /** The day in Moscow on which it arrived. */
  readonly paidOn: string;
  /** The reference of the payment order; empty if there is none. */
  readonly reference: string;
}

export interface RecordedPayment {
  /** Whether it was recorded already, so that nothing was changed. */
  readonly wasKnown: boolean;
  readonly state: 'final' | 'paid';
  /** Negative for an overpayment. */
  readonly owedKopecks: bigint;
}

/** Records a payment of a final invoice; a fully paid one becomes `paid`. */
export async function recordPayment(sql: Sql, payment: Payment): Promise<RecordedPayment> {
  const recordedAt = await sql.now();
  return sql.write((transaction) => recordIn(transaction, payment, recordedAt));
}

/** The same within a transaction. */
export async function recordIn(
  transaction: SqlTransaction, payment: Payment, recordedAt: number,
): Promise<RecordedPayment> {
  const { number, amountKopecks, paidOn, reference } = payment;
  if (amountKopecks <= 0n) throw new AppError('bad_argument', 'A payment is more than 0.00.');
  const owed = await lockOwed(transaction, number);
  if (await isKnown(transaction, payment)) {
    return { wasKnown: true, state: owed > 0n ? 'final' : 'paid', owedKopecks: owed };
  }
  await transaction.insert('payment', {
    number, paid_on: paidOn, reference, amount_kopecks: amountKopecks, recorded_at: recordedAt,
  });
  const add = 'UPDATE invoice SET paid_kopecks = paid_kopecks + ? WHERE number = ?';
  await transaction.run(add, [amountKopecks, number]);
  const left = owed - amountKopecks;
  await settleState(transaction, number, left, paidOn);
  return { wasKnown: false, state: left > 0n ? 'final' : 'paid', owedKopecks: left };
}

async function isKnown(transaction: SqlTransaction, payment: Payment): Promise<boolean> {
  const { number, amountKopecks, paidOn, reference } = payment;
  const [known] = await transaction.all<{ amount_kopecks: number | string }>(
    'SELECT amount_kopecks FROM payment WHERE number = ? AND paid_on = ? AND reference = ?',
    [number, paidOn, reference],
  );
  if (!known || BigInt(known.amount_kopecks) === amountKopecks) return known !== undefined;
  const words = 'There is a payment of this day and reference, of another amount';
  throw new AppError('bad_argument', `${words}: give this one a reference of its own.`);
}

/** The amount still owed for an invoice, which is locked until the end of the transaction. */
export async function lockOwed(transaction: SqlTransaction, number: string): Promise<bigint> {
  const [row] = await transaction.lock<{
    state: string; edition: number | string; total_kopecks: number | string; paid_kopecks: number | string;
    corrected_kopecks: number | string;
  }>(
    'SELECT state, edition, total_kopecks, paid_kopecks, corrected_kopecks FROM invoice WHERE number = ?', [number],
  );
  if (!row) throw new AppError('not_found', `There is no invoice ${number}.`);
  if (row.state === 'draft') throw new AppError('bad_argument', `${number} is a draft until the 3rd.`);
  if (Number(row.edition) > 0) throw new AppError('bad_argument', `${number} corrects another document.`);
  return BigInt(row.total_kopecks) - BigInt(row.corrected_kopecks) - BigInt(row.paid_kopecks);
}

/** Marks the invoice as paid on `day` if nothing is owed any more. */
export async function settleState(
  transaction: SqlTransaction, number: string, owedKopecks: bigint, day: string,
): Promise<void> {
  if (owedKopecks > 0n) return;
  await transaction.run(
    "UPDATE invoice SET state = 'paid', paid_on = ? WHERE number = ? AND state = 'final'", [day, number],
  );
}
