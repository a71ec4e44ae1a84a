import { findNumbers, type NamedInvoice } from '../documents/statement/find-numbers.ts';
import { toNumber, yearOf } from '../numbering.ts';
import type { BankPayment } from '../documents/statement/statement.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

interface Recorded {
  readonly amountKopecks: bigint;
  readonly invoices: readonly string[];
}

/** Payments of a statement, by what is known of them already. */
export interface SortedPayments {
  readonly fresh: readonly BankPayment[];
  /** Recorded by an earlier statement, earlier in this one, or by a person. */
  readonly known: readonly BankPayment[];
  /** Recorded by number and day with another sum, for these invoices. */
  readonly otherSum: readonly { readonly payment: BankPayment; readonly invoices: readonly string[] }[];
}

export async function sortPayments(reader: SqlReader, payments: readonly BankPayment[]): Promise<SortedPayments> {
  const recorded = await listRecorded(reader);
  const [fresh, known]: BankPayment[][] = [[], []];
  const otherSum: { payment: BankPayment; invoices: readonly string[] }[] = [];
  for (const payment of payments) {
    const { day, reference, amountKopecks } = payment;
    const name = nameOf(day, reference);
    const same = recorded.get(name);
    if (same && same.amountKopecks !== amountKopecks) {
      otherSum.push({ payment, invoices: same.invoices });
    } else if (same || isPersons(recorded, payment)) {
      known.push(payment);
    } else {
      fresh.push(payment);
      recorded.set(name, { amountKopecks, invoices: [] });
    }
  }
  return { fresh, known, otherSum };
}

const nameOf = (day: string, reference: string): string => `${day} ${reference}`;

/** Whole payments: one that settles several invoices has a row for each. */
async function listRecorded(reader: SqlReader): Promise<Map<string, Recorded>> {
  const rows = await reader.all<{
    number: string; paid_on: string; reference: string; amount_kopecks: number | string;
  }>('SELECT number, paid_on, reference, amount_kopecks FROM payment');
  const recorded = new Map<string, Recorded>();
  for (const { number, paid_on: day, reference, amount_kopecks: kopecks } of rows) {
    // without a reference a payment is known by its invoice
    const name = nameOf(day, reference === '' ? number : reference);
    const { amountKopecks = 0n, invoices = [] } = recorded.get(name) ?? {};
    recorded.set(name, { amountKopecks: amountKopecks + BigInt(kopecks), invoices: [...invoices, number] });
  }
  return recorded;
}

/** People write the number of the order, or nothing but invoice, day and sum. */
function isPersons(
  recorded: ReadonlyMap<string, Recorded>, { day, number, amountKopecks, purpose }: BankPayment,
): boolean {
  const names = [number, ...findNumbers(purpose).flatMap((named) => spelt(named, yearOf(day)))];
  return names.some((name) => recorded.get(nameOf(day, name))?.amountKopecks === amountKopecks);
}

/** An invoice without its year is of the payment's, or of the one before. */
const spelt = ({ year, sequence }: NamedInvoice, paidIn: number): string[] =>
  (year === null ? [paidIn, paidIn - 1] : [Number(year)]).map((one) => toNumber(one, sequence));
