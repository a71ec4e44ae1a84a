import { findNumbers, type NamedInvoice } from './find-numbers.ts';
import type { Payment } from './statement.ts';

/** An invoice that money may come for. */
export interface PayableInvoice {
  readonly id: string;
  /** "GK-2026-000123" */
  readonly number: string;
  readonly issuedOn: string;
  readonly payerInn: string;
  readonly totalKopecks: bigint;
  readonly paidKopecks: bigint;
}

export type MatchOutcome =
  | 'paid' // the rest of each invoice named, to the kopeck
  | 'partial' // less than the rest of the one invoice named
  | 'overpaid' // more than it
  | 'already_paid' // nothing is owed on it
  | 'several' // invoices whose rests do not add up to the payment
  | 'ambiguous' // a number that several invoices have
  | 'other_payer' // another INN than the invoice's, or none
  | 'unknown_number'
  | 'no_number';

export interface Match {
  readonly payment: Payment;
  readonly outcome: MatchOutcome;
  /** What is to be booked; empty where a person must decide. */
  readonly allocations: readonly Allocation[];
  /** Numbers of the invoices that it may be for. */
  readonly candidates: readonly string[];
}

export interface Allocation {
  readonly invoiceId: string;
  readonly amountKopecks: bigint;
}

/** In the order of the statement: what one payment settles, the next one finds settled. Nothing is guessed. */
export function matchPayments(payments: readonly Payment[], invoices: readonly PayableInvoice[]): Match[] {
  const rests = new Map(invoices.map(({ id, totalKopecks, paidKopecks }) => [id, totalKopecks - paidKopecks]));
  const bySequence = Map.groupBy(invoices, ({ number }) => sequenceOf(number));
  const byPayer = Map.groupBy(invoices, ({ payerInn }) => payerInn);
  return payments.map((payment) => {
    const named = findNumbers(payment.purpose).map((name) => matching(name, payment, bySequence));
    const match = named.length === 0
      ? unnamed(payment, byPayer.get(payment.payerInn ?? '') ?? [], rests)
      : matchNamed(payment, named, rests);
    for (const { invoiceId, amountKopecks } of match.allocations) {
      rests.set(invoiceId, rests.get(invoiceId)! - amountKopecks);
    }
    return match;
  });
}

const sequenceOf = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1));

/** A number without its year means what this payer owes; the day tells years apart. */
function matching(
  { year, sequence, day }: NamedInvoice, payment: Payment, bySequence: ReadonlyMap<number, PayableInvoice[]>,
): PayableInvoice[] {
  const alike = bySequence.get(sequence) ?? [];
  if (year !== null) return alike.filter(({ number }) => number.includes(`-${year}-`));
  return alike.filter((invoice) =>
    invoice.payerInn === payment.payerInn && (day === null || invoice.issuedOn === day));
}

const numbersOf = (invoices: readonly PayableInvoice[]): string[] => invoices.map(({ number }) => number);

/** What the payer owes to this very sum is shown, and left to a person. */
function unnamed(
  payment: Payment, owed: readonly PayableInvoice[], rests: ReadonlyMap<string, bigint>,
): Match {
  const candidates = owed.filter(({ id }) => rests.get(id) === payment.amountKopecks);
  return { payment, outcome: 'no_number', allocations: [], candidates: numbersOf(candidates) };
}

function matchNamed(
  payment: Payment, named: readonly (readonly PayableInvoice[])[], rests: ReadonlyMap<string, bigint>,
): Match {
  const invoices = [...new Set(named.flat())];
  const candidates = numbersOf(invoices);
  const undecided = (outcome: MatchOutcome): Match => ({ payment, outcome, allocations: [], candidates });
  if (named.some((found) => found.length === 0)) return undecided('unknown_number');
  if (named.some((found) => found.length > 1)) return undecided('ambiguous');
  if (invoices.some(({ payerInn }) => payerInn !== payment.payerInn)) return undecided('other_payer');
  const owed = invoices.filter(({ id }) => rests.get(id)! > 0n);
  const rest = owed.reduce((sum, { id }) => sum + rests.get(id)!, 0n);
  if (rest === 0n) return undecided('already_paid');
  if (rest === payment.amountKopecks) {
    const allocations = owed.map(({ id }) => ({ invoiceId: id, amountKopecks: rests.get(id)! }));
    return { payment, outcome: 'paid', allocations, candidates };
  }
  if (owed.length > 1) return undecided('several');
  const outcome = payment.amountKopecks < rest ? 'partial' : 'overpaid';
  const allocations = [{ invoiceId: owed[0].id, amountKopecks: payment.amountKopecks }];
  return { payment, outcome, allocations, candidates };
}
