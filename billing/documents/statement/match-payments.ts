import { findNumbers, type NamedInvoice } from './find-numbers.ts';
import type { BankPayment } from './statement.ts';

/** An invoice that may be paid. */
export interface PayableInvoice {
  /** "GK-2026-000123" */
  readonly number: string;
  readonly issuedOn: string;
  readonly payerInn: string;
  /** The seller's accounts to which it may be paid. */
  readonly accounts: readonly string[];
  /** The total minus payments and corrections. */
  readonly owedKopecks: bigint;
}

export type MatchOutcome =
  | 'paid' // the rest of each invoice named, to the kopeck
  | 'partial' // less than the rest of the one invoice named
  | 'overpaid' // more than it
  | 'already_paid' // nothing is owed on it
  | 'several' // invoices whose rests do not add up to the payment
  | 'ambiguous' // a number that several invoices have
  | 'other_payer' // another INN than the invoice's, or none
  | 'other_account' // it came to an account that is none of the seller's
  | 'other_sum' // known by its number and day, with another sum
  | 'unknown_number'
  | 'no_number';

export interface Match {
  readonly payment: BankPayment;
  readonly outcome: MatchOutcome;
  /** The amounts to book; empty if a person must decide. */
  readonly allocations: readonly Allocation[];
  /** The numbers of the invoices that may be meant. */
  readonly candidates: readonly string[];
}

export interface Allocation {
  readonly number: string;
  readonly amountKopecks: bigint;
}

/** Matches payments in the order of the statement: each settles its part before the next. Nothing is guessed. */
export function matchPayments(payments: readonly BankPayment[], invoices: readonly PayableInvoice[]): Match[] {
  const rests = new Map(invoices.map(({ number, owedKopecks }) => [number, owedKopecks]));
  const bySequence = Map.groupBy(invoices, ({ number }) => sequenceOf(number));
  const byPayer = Map.groupBy(invoices, ({ payerInn }) => payerInn);
  return payments.map((payment) => {
    const named = findNumbers(payment.purpose).map((name) => matching(name, payment, bySequence));
    const match = named.length === 0
      ? unnamed(payment, byPayer.get(payment.payerInn ?? '') ?? [], rests)
      : matchNamed(payment, named, rests);
    for (const { number, amountKopecks } of match.allocations) rests.set(number, rests.get(number)! - amountKopecks);
    return match;
  });
}

const sequenceOf = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1));

/** The invoices meant by a number. Without a year it means one of this payer's; the day decides between years. */
function matching(
  { year, sequence, day }: NamedInvoice, payment: BankPayment, bySequence: ReadonlyMap<number, PayableInvoice[]>,
): PayableInvoice[] {
  const alike = bySequence.get(sequence) ?? [];
  if (year !== null) return alike.filter(({ number }) => number.includes(`-${year}-`));
  return alike.filter((invoice) =>
    invoice.payerInn === payment.payerInn && (day === null || invoice.issuedOn === day));
}

const numbersOf = (invoices: readonly PayableInvoice[]): string[] => invoices.map(({ number }) => number);

/** Suggests invoices of exactly this amount, and leaves the decision to a person. */
function unnamed(
  payment: BankPayment, owed: readonly PayableInvoice[], rests: ReadonlyMap<string, bigint>,
): Match {
  const candidates = owed.filter(({ number }) => rests.get(number) === payment.amountKopecks);
  return { payment, outcome: 'no_number', allocations: [], candidates: numbersOf(candidates) };
}

function matchNamed(
  payment: BankPayment, named: readonly (readonly PayableInvoice[])[], rests: ReadonlyMap<string, bigint>,
): Match {
  const invoices = [...new Set(named.flat())];
  const candidates = numbersOf(invoices);
  const undecided = (outcome: MatchOutcome): Match => ({ payment, outcome, allocations: [], candidates });
  if (named.some((found) => found.length === 0)) return undecided('unknown_number');
  if (named.some((found) => found.length > 1)) return undecided('ambiguous');
  if (invoices.some(({ payerInn }) => payerInn !== payment.payerInn)) return undecided('other_payer');
  if (invoices.some(({ accounts }) => !accounts.includes(payment.account))) return undecided('other_account');
  const owed = invoices.filter(({ number }) => rests.get(number)! > 0n);
  const rest = owed.reduce((sum, { number }) => sum + rests.get(number)!, 0n);
  if (rest === 0n) return undecided('already_paid');
  if (rest === payment.amountKopecks) {
    const allocations = owed.map(({ number }) => ({ number, amountKopecks: rests.get(number)! }));
    return { payment, outcome: 'paid', allocations, candidates };
  }
  if (owed.length > 1) return undecided('several');
  const outcome = payment.amountKopecks < rest ? 'partial' : 'overpaid';
  const allocations = [{ number: owed[0].number, amountKopecks: payment.amountKopecks }];
  return { payment, outcome, allocations, candidates };
}
