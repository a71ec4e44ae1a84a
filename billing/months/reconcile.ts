import { AppError } from '../../src/errors.ts';
import { toRoubles } from '../money.ts';
import { isMonth, lastDayOf } from '../period.ts';
import { tiersOf } from '../prices.ts';
import { vatPercentOn } from '../vat.ts';
import { fromText, type InvoiceFacts } from './facts.ts';
import { findKeptPayers } from './kept-payers.ts';
import { listMissing, type MissingParts } from './missing-invoices.ts';
import {
  listLedgerRows, expectedLines, sumAmounts, sumUnits, vatWithin, type Difference, type ExpectedLine,
} from './expected-charge.ts';
import { findAnyCredit, findGiven, findOverspent } from './expected-credits.ts';
import { compareKept, findBooks, type KeptInvoice } from './kept-terms.ts';
import type { MonthParts } from './ports.ts';
import type { ReconciliationRow } from '../invoice.ts';
import type { Sql, SqlReader } from '../../src/kernel/sql.ts';

type Whole = number | string;

const INVOICES_AT_ONCE = 200;

export interface Reconciled {
  readonly month: string;
  readonly invoices: number;
  readonly units: bigint;
  readonly totalKopecks: bigint;
  readonly differences: readonly Difference[];
}

type ReconcileParts = MissingParts & Pick<MonthParts, 'digest'>;

/**
 * Recomputes the final invoices of a month from the ledger, payments and corrections, and looks for missing and
 * needless ones. The free requests of an account deleted by an earlier version are those kept with its payer, or else
 * those on its invoice, since no other record exists. The same holds for all accounts of a month that an earlier
 * version made final: it did not store them by month, and today's grants do not apply.
 */
export async function reconcile(sql: Sql, month: string, parts: ReconcileParts): Promise<Reconciled> {
  const keptTotal = await findSmallTotal(sql, month);
  const smallTotalKopecks = keptTotal ?? parts.smallTotalKopecks;
  const accounts = keptTotal === undefined ? withoutGrants(parts.accounts) : parts.accounts;
  const anyCredit = await findAnyCredit(sql, month);
  const differences: Difference[] = [];
  let [count, units, totalKopecks] = [0, 0n, 0n];
  for (let after = ''; ;) {
    const chunk = await listInvoices(sql, month, after);
    if (chunk.length === 0) break;
    const rows = await listLedgerRows(sql, chunk.map(({ facts }) => facts.accountId), month);
    const credits = await findCredits(sql, chunk.map(({ facts }) => facts));
    const booksOf = await findBooks(sql, chunk, month);
    const given = await findGiven(sql, chunk.map(({ facts }) => facts), month, anyCredit);
    const free = keptTotal === undefined ? nothingKnown : await listFreeUnits(sql, chunk, month, parts);
    for (const kept of chunk) {
      const { facts } = kept;
      const ledger = {
        rows: rows.get(facts.accountId) ?? [], credited: credits.get(facts.number!) ?? 0n,
        freeUnits: free.get(facts.accountId) ?? facts.freeUnits,
      };
      const { charged, found } = compare(facts, ledger, parts.digest);
      differences.push(...found, ...given.compare(facts, charged));
      differences.push(...compareKept(kept, booksOf(kept), smallTotalKopecks));
      count += 1;
      units += facts.units;
      totalKopecks += facts.totalKopecks;
    }
    after = chunk.at(-1)!.facts.number!;
  }
  differences.push(...await listMissing(sql, month, { accounts, smallTotalKopecks }), ...await findStrays(sql, month));
  differences.push(...await findOverspent(sql, month), ...await findStrayPayments(sql), ...await findGaps(sql));
  return { month, invoices: count, units, totalKopecks, differences };
}

/** The free requests of invoiced accounts in the month; those kept with a payer count if nothing else is known. */
async function listFreeUnits(
  sql: Sql, invoices: readonly KeptInvoice[], month: string, { accounts }: ReconcileParts,
): Promise<ReadonlyMap<string, bigint>> {
  const ids = invoices.map(({ facts }) => facts.accountId);
  const kept = await findKeptPayers(sql, ids, month);
  const known = await accounts.listFreeUnits(ids, month);
  return new Map([...kept.map(({ id, freeUnits }) => [id, freeUnits] as const), ...known]);
}

const nothingKnown: ReadonlyMap<string, bigint> = new Map();

/** The accounts, with no free requests on record. */
const withoutGrants = (accounts: MonthParts['accounts']): MonthParts['accounts'] =>
  ({ ...accounts, listFreeUnits: async () => nothingKnown });

/** The total below which its invoices were waived; undefined for months that earlier versions made final. */
async function findSmallTotal(sql: Sql, month: string): Promise<bigint | undefined> {
  if (!isMonth(month)) throw new AppError('bad_argument', `"${month}" is no month; write one as 2026-11.`);
  const [final] = await sql.all<{ small_total_kopecks: Whole | null }>(
    'SELECT small_total_kopecks FROM billing_month WHERE month = ? AND final_at IS NOT NULL', [month],
  );
  if (!final) throw new AppError('bad_argument', `${month} has no final invoices yet: close-month makes them.`);
  return final.small_total_kopecks === null ? undefined : BigInt(final.small_total_kopecks);
}

interface Ledger {
  readonly rows: readonly ReconciliationRow[];
  readonly credited: bigint;
  readonly freeUnits: bigint;
}

function compare(
  facts: InvoiceFacts, { rows, credited, freeUnits }: Ledger, digest: MonthParts['digest'],
): { readonly charged: bigint; readonly found: Difference[] } {
  const { accountId, number } = facts;
  const units = sumUnits(rows);
  const expected = expectedLines(units, tiersOf(facts.month, freeUnits));
  const charged = facts.lines.filter((line) => line.kind === 'usage');
  const pairs: readonly (readonly [Difference['what'], string, string])[] = [
    ['units', String(facts.units), String(units)],
    ['free requests', String(facts.freeUnits), String(freeUnits)],
    ['lines', shown(charged), shown(expected)],
    ['credits', toRoubles(-sumAmounts(facts.lines.filter((line) => line.kind === 'credit'))), toRoubles(credited)],
    ['total', toRoubles(facts.totalKopecks), toRoubles(sumAmounts(facts.lines))],
    ['VAT', facts.vat ? `${facts.vat.percent} % ${toRoubles(facts.vat.amountKopecks)}` : 'none', vatOf(facts)],
    ['reconciliation file', String(facts.reconciliationSha256), digest(rows)],
  ];
  const isNeedless = sumAmounts(charged) > 0n && sumAmounts(expected) === 0n;
  const needless: Difference = {
    accountId, number, what: 'invoice', invoice: `${toRoubles(facts.totalKopecks)} roubles`, ledger: 'none',
  };
  const unlike = pairs.filter(([, invoice, ledger]) => invoice !== ledger)
    .map(([what, invoice, ledger]) => ({ accountId, number, what, invoice, ledger }));
  return { charged: sumAmounts(expected), found: [...(isNeedless ? [needless] : []), ...unlike] };
}

const shown = (lines: readonly ExpectedLine[]): string =>
  lines.map(({ tier, units, pricePerThousand, amountKopecks }) =>
    `${tier} ${units} at ${pricePerThousand / 1000n} ${toRoubles(amountKopecks)}`).join(', ');

function vatOf({ seller, month, totalKopecks }: InvoiceFacts): string {
  if (!seller.paysVat) return 'none';
  const percent = vatPercentOn(lastDayOf(month));
  return `${percent} % ${toRoubles(vatWithin(totalKopecks, percent))}`;
}

/** What invoices have used of credits, by number. */
async function findCredits(
  reader: SqlReader, invoices: readonly InvoiceFacts[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await reader.all<{ number: string; used: number | string }>(
    `SELECT number, SUM(amount_kopecks) AS used FROM credit_use
     WHERE account_id IN (${invoices.map(() => '?').join(', ')}) GROUP BY number`,
    invoices.map(({ accountId }) => accountId),
  );
  return new Map(rows.map(({ number, used }) => [number, BigInt(used)]));
}

/** Finds drafts in a final month, and corrections of missing invoices. */
async function findStrays(reader: SqlReader, month: string): Promise<Difference[]> {
  const strays = await reader.all<{ account_id: string; number: string; edition: number | string }>(
    `SELECT i.account_id, i.number, i.edition FROM invoice i
     LEFT JOIN invoice o ON o.account_id = i.account_id AND o.month = i.month AND o.edition = 0
     WHERE i.month = ? AND (i.state = 'draft' OR o.number IS NULL) ORDER BY i.number`,
    [month],
  );
  return strays.map(({ account_id: accountId, number, edition }) => {
    const [invoice, ledger] = Number(edition) === 0 ? ['draft', 'final'] : ['a correction', 'none that it corrects'];
    return { accountId, number, what: 'invoice', invoice, ledger };
  });
}

async function listInvoices(reader: SqlReader, month: string, after: string): Promise<KeptInvoice[]> {
  const rows = await reader.all<{
    facts: string; account_id: string; issued_on: string; due_on: string | null; final_at: Whole | null; state: string;
    total_kopecks: Whole; paid_kopecks: Whole; corrected_kopecks: Whole;
  }>(
    `SELECT facts, account_id, issued_on, due_on, final_at, state, total_kopecks, paid_kopecks, corrected_kopecks
     FROM invoice WHERE month = ? AND edition = 0 AND state <> 'draft' AND number > ?
     ORDER BY number LIMIT ${INVOICES_AT_ONCE}`,
    [month, after],
  );
  return rows.map((row) => ({
    facts: fromText(row.facts),
    accountId: row.account_id,
    dates: [row.issued_on, row.due_on, row.final_at === null ? null : Number(row.final_at)],
    state: row.state,
    totalKopecks: BigInt(row.total_kopecks),
    paidKopecks: BigInt(row.paid_kopecks),
    correctedKopecks: BigInt(row.corrected_kopecks),
  }));
}

/** Finds payments of missing documents. */
async function findStrayPayments(reader: SqlReader): Promise<Difference[]> {
  const rows = await reader.all<{ number: string; amount: Whole }>(
    `SELECT p.number, SUM(p.amount_kopecks) AS amount FROM payment p LEFT JOIN invoice i ON i.number = p.number
     WHERE i.number IS NULL GROUP BY p.number ORDER BY p.number`,
  );
  return rows.map(({ number, amount }) =>
    ({ accountId: null, number, what: 'payments', invoice: 'none', ledger: toRoubles(BigInt(amount)) }));
}

/** Checks that each year's series has as many documents as its last number. */
async function findGaps(reader: SqlReader): Promise<Difference[]> {
  const series = await reader.all<{ year: number | string; last_number: number | string }>(
    'SELECT year, last_number FROM invoice_series ORDER BY year',
  );
  const gaps: Difference[] = [];
  for (const { year, last_number: last } of series) {
    const [{ count }] = await reader.all<{ count: number | string }>(
      'SELECT COUNT(*) AS count FROM invoice WHERE number LIKE ?', [`GK-${year}-%`],
    );
    if (Number(count) === Number(last)) continue;
    const [invoice, ledger] = [`${count} documents`, `${last} numbers`];
    gaps.push({ accountId: null, number: `GK-${year}-…`, what: 'number', invoice, ledger });
  }
  return gaps;
}
