import { findNumbers, type NamedInvoice } from '../documents/statement/find-numbers.ts';
import { toNumber, yearOf } from '../numbering.ts';
import type { BankPayment } from '../documents/statement/statement.ts';
import type { SqlReader, SqlTransaction } from '../../src/kernel/sql.ts';

interface Recorded {
  readonly amountKopecks: bigint;
  readonly invoices: readonly string[];
}

/** A statement's payments, sorted by what is already recorded of them. */
export interface SortedPayments {
  readonly fresh: readonly BankPayment[];
  /** Recorded from an earlier statement, earlier in this one, or by hand. */
  readonly known: readonly BankPayment[];
  /** Recorded by number and day with another sum, for these invoices. */
  readonly otherSum: readonly { readonly payment: BankPayment; readonly invoices: readonly string[] }[];
  /** Rows recorded by hand that were recognised in a statement for the first time. */
  readonly persons: readonly PersonsRow[];
}

interface PersonsRow {
  readonly number: string;
  readonly day: string;
  readonly reference: string;
  /** The reference of the payment in the statement. */
  readonly bankReference: string;
}

interface Row extends Recorded {
  readonly day: string;
  readonly reference: string;
  readonly bankReference: string | null;
}

/** Sorts payments; `payerOf` returns the INN that an invoice names. */
export async function sortPayments(
  reader: SqlReader, payments: readonly BankPayment[], payerOf: (number: string) => string | undefined,
): Promise<SortedPayments> {
  const rows = await listRows(reader);
  const byDay: ReadonlyMap<string, Row[]> = Map.groupBy(rows.filter(isUnread), ({ day }) => day);
  const recorded = wholePayments(rows);
  const [fresh, known]: BankPayment[][] = [[], []];
  const otherSum: { payment: BankPayment; invoices: readonly string[] }[] = [];
  const persons: PersonsRow[] = [];
  for (const payment of payments) {
    const { day, reference, amountKopecks } = payment;
    const name = nameOf(day, reference);
    const same = recorded.get(name);
    if (same && same.amountKopecks !== amountKopecks) {
      otherSum.push({ payment, invoices: same.invoices });
      continue;
    }
    const taken = same ? [] : takePersons(byDay.get(day) ?? [], payment, payerOf);
    (same || taken.length > 0 ? known : fresh).push(payment);
    persons.push(...taken.map((row) => ({ ...row, number: row.invoices[0], bankReference: reference })));
    // a row recorded by hand was taken from the day: the same payment further down is recognised by its name
    if (!same) recorded.set(name, { amountKopecks, invoices: taken.flatMap(({ invoices }) => invoices) });
  }
  return { fresh, known, otherSum, persons };
}

/** Whether it has not been recognised in a statement yet. */
const isUnread = ({ bankReference }: Row): boolean => bankReference === null;

/**
 * Records which payments of a statement they are: the next statement may have another one of the same day and sum. The
 * reference given by hand stays, so that recording the same payment again still changes nothing.
 */
export async function notePersons(transaction: SqlTransaction, persons: readonly PersonsRow[]): Promise<void> {
  for (const { number, day, reference, bankReference } of persons) {
    await transaction.run(
      'UPDATE payment SET bank_reference = ? WHERE number = ? AND paid_on = ? AND reference = ?',
      [bankReference, number, day, reference],
    );
  }
}

const nameOf = (day: string, reference: string): string => `${day} ${reference}`;

async function listRows(reader: SqlReader): Promise<Row[]> {
  const rows = await reader.all<{
    number: string; paid_on: string; reference: string; amount_kopecks: number | string; bank_reference: string | null;
  }>('SELECT number, paid_on, reference, amount_kopecks, bank_reference FROM payment');
  return rows.map(({ number, paid_on: day, reference, amount_kopecks: kopecks, bank_reference: bankReference }) =>
    ({ day, reference, bankReference, amountKopecks: BigInt(kopecks), invoices: [number] }));
}

/** Payments by name; one that settles several invoices has a row for each. */
function wholePayments(rows: readonly Row[]): Map<string, Recorded> {
  const recorded = new Map<string, Recorded>();
  for (const { day, reference, bankReference, ...row } of rows) {
    const name = nameOf(day, bankReference ?? reference);
    const { amountKopecks = 0n, invoices = [] } = recorded.get(name) ?? {};
    recorded.set(name, { amountKopecks: amountKopecks + row.amountKopecks, invoices: [...invoices, ...row.invoices] });
  }
  return recorded;
}

/**
 * Recognises rows recorded by hand, which have the number of the payment order, or only invoice, day and sum. Orders of
 * two payers may share a number, so that the invoice must be the payer's or be named in the purpose. Each row is one
 * payment: it is taken from the day, or else a second one of the same sum would match it too.
 */
function takePersons(
  sameDay: Row[], { day, number, amountKopecks, payerInn, purpose }: BankPayment,
  payerOf: (number: string) => string | undefined,
): Row[] {
  const named = findNumbers(purpose).flatMap((each) => spelt(each, yearOf(day)));
  const isNamed = ({ invoices }: Row): boolean => named.includes(invoices[0]);
  const isPayers = ({ invoices }: Row): boolean => payerInn !== null && payerOf(invoices[0]) === payerInn;
  const ordered = sameDay.filter((row) => row.reference === number && (isNamed(row) || isPayers(row)));
  const isWhole = ordered.reduce((sum, row) => sum + row.amountKopecks, 0n) === amountKopecks;
  const bare = sameDay.filter((row) => row.reference === '' && isNamed(row) && row.amountKopecks === amountKopecks);
  const taken = isWhole ? ordered : bare.slice(0, 1);
  for (const row of taken) sameDay.splice(sameDay.indexOf(row), 1);
  return taken;
}

/** Full numbers of an invoice; without a year it is of the payment's year, or of the one before. */
const spelt = ({ year, sequence }: NamedInvoice, paidIn: number): string[] =>
  (year === null ? [paidIn, paidIn - 1] : [Number(year)]).map((each) => toNumber(each, sequence));
