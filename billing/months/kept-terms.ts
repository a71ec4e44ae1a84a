import { toRoubles } from '../money.ts';
import { monthNumber } from '../period.ts';
import { sumAmounts, type Difference } from './expected-charge.ts';
import type { InvoiceLine } from '../invoice.ts';
import type { InvoiceFacts } from './facts.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

type Whole = number | string;

/** What is stored with an invoice besides its contents: payment and listing use it. */
export interface KeptInvoice {
  readonly facts: InvoiceFacts;
  readonly accountId: string;
  /** The document's date, its due date, and the moment when it became final. */
  readonly dates: readonly [string, string | null, number | null];
  readonly state: string;
  readonly totalKopecks: bigint;
  readonly paidKopecks: bigint;
  readonly correctedKopecks: bigint;
}

/** What the books say happened to an invoice. */
export interface Books {
  readonly paidKopecks: bigint;
  readonly correctedKopecks: bigint;
  /** "2026-10 7": usage of earlier months shown on this invoice. */
  readonly late: readonly string[];
}

export async function findBooks(
  reader: SqlReader, invoices: readonly KeptInvoice[], month: string,
): Promise<(invoice: KeptInvoice) => Books> {
  const numbers = invoices.map(({ facts }) => facts.number!);
  const ids = invoices.map(({ facts }) => facts.accountId);
  const places = numbers.map(() => '?').join(', ');
  const payments = await reader.all<{ number: string; amount_kopecks: Whole }>(
    `SELECT number, amount_kopecks FROM payment WHERE number IN (${places})`, numbers,
  );
  const corrections = await reader.all<{ account_id: string; total_kopecks: Whole }>(
    `SELECT account_id, total_kopecks FROM invoice WHERE edition > 0 AND month = ? AND account_id IN (${places})`,
    [month, ...ids],
  );
  const late = await reader.all<{ account_id: string; day: string; shown_in: Whole; units: Whole }>(
    `SELECT account_id, day, shown_in, units FROM usage_late WHERE shown_in <= ? AND account_id IN (${places})`,
    [monthNumber(month), ...ids],
  );
  const earlier = await reader.all<{ account_id: string; month: string }>(
    `SELECT account_id, month FROM invoice WHERE edition = 0 AND month < ? AND account_id IN (${places})`,
    [month, ...ids],
  );
  const wasShown = (row: { account_id: string; shown_in: Whole }): boolean =>
    earlier.some((each) => each.account_id === row.account_id && monthNumber(each.month) >= Number(row.shown_in));
  return ({ facts: { number, accountId } }) => ({
    paidKopecks: sumOf(payments.filter((each) => each.number === number).map((each) => each.amount_kopecks)),
    correctedKopecks: -sumOf(
      corrections.filter((each) => each.account_id === accountId).map((each) => each.total_kopecks),
    ),
    late: byMonth(late.filter((each) => each.account_id === accountId && !wasShown(each))
      .map(({ day, units }) => ({ month: day.slice(0, 7), units: BigInt(units) }))),
  });
}

/** Checks what is stored with an invoice against the books, and its waivers against the rules. */
export function compareKept(kept: KeptInvoice, books: Books, smallTotalKopecks: bigint): Difference[] {
  const { facts, state, totalKopecks, paidKopecks, correctedKopecks } = kept;
  const { accountId, number } = facts;
  const owed = facts.totalKopecks - books.correctedKopecks - books.paidKopecks;
  const pairs: readonly (readonly [Difference['what'], string, string])[] = [
    ['kept account', kept.accountId, accountId],
    ['kept dates', kept.dates.join(' '), [facts.issuedOn, facts.dueOn, facts.finalAt].join(' ')],
    ['kept total', toRoubles(totalKopecks), toRoubles(facts.totalKopecks)],
    ['payments', toRoubles(paidKopecks), toRoubles(books.paidKopecks)],
    ['corrections', toRoubles(correctedKopecks), toRoubles(books.correctedKopecks)],
    ['state', state, owed > 0n ? 'final' : 'paid'],
    ['waived', toRoubles(waivedIn(facts.lines)), toRoubles(waivable(facts.lines, smallTotalKopecks))],
    ['late usage', lateIn(facts.lines).join(', '), books.late.join(', ')],
  ];
  return pairs.filter(([, invoice, ledger]) => invoice !== ledger)
    .map(([what, invoice, ledger]) => ({ accountId, number, what, invoice, ledger }));
}

const sumOf = (values: readonly Whole[]): bigint => values.reduce((sum: bigint, value) => sum + BigInt(value), 0n);

const isSmallTotal = (line: InvoiceLine): boolean => line.kind === 'waived' && line.reason === 'small_total';

const waivedIn = (lines: readonly InvoiceLine[]): bigint => -sumAmounts(lines.filter(isSmallTotal));

function waivable(lines: readonly InvoiceLine[], smallTotalKopecks: bigint): bigint {
  const rest = sumAmounts(lines.filter((line) => !isSmallTotal(line)));
  return rest > 0n && rest < smallTotalKopecks ? rest : 0n;
}

const lateIn = (lines: readonly InvoiceLine[]): string[] =>
  byMonth(lines.flatMap((line) => (line.kind === 'waived' && line.reason === 'late_usage' ? [line] : [])));

const byMonth = (rows: readonly { readonly month: string; readonly units: bigint }[]): string[] =>
  [...Map.groupBy(rows, ({ month }) => month)]
    .map(([month, of]) => `${month} ${of.reduce((sum, { units }) => sum + units, 0n)}`).sort();
