import { AppError } from '../../src/errors.ts';
import type { Sql, SqlTransaction } from '../../src/kernel/sql.ts';

/** Money that came. The same invoice, day and reference again is the same payment. */
export interface Payment {
  readonly number: string;
  readonly amountKopecks: bigint;
  /** The day of Moscow on which it came. */
  readonly paidOn: string;
  /** Of the payment order; empty where nobody gave one. */
  readonly reference: string;
}

export interface RecordedPayment {
  /** It was there already, and nothing was changed. */
  readonly wasKnown: boolean;
  readonly state: 'final' | 'paid';
  /** Below 0: so much came too much. */
  readonly owedKopecks: bigint;
}

/** Records a payment of an invoice that is final; one that is paid in full by it becomes `paid`. */
export async function recordPayment(sql: Sql, payment: Payment): Promise<RecordedPayment> {
  const recordedAt = await sql.now();
  return sql.write((transaction) => recordIn(transaction, payment, recordedAt));
}

/** The same beside others, in one transaction. */
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

/** What is still owed for an invoice, locked until the end of the transaction. */
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

/** Nothing is owed any more from `day` on. */
export async function settleState(
  transaction: SqlTransaction, number: string, owedKopecks: bigint, day: string,
): Promise<void> {
  if (owedKopecks > 0n) return;
  await transaction.run(
    "UPDATE invoice SET state = 'paid', paid_on = ? WHERE number = ? AND state = 'final'", [day, number],
  );
}
