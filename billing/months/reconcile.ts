import { AppError } from '../../src/errors.ts';
import { toRoubles } from '../money.ts';
import { isMonth, lastDayOf } from '../period.ts';
import { tiersOf } from '../prices.ts';
import { vatPercentOn } from '../vat.ts';
import { fromText, type InvoiceFacts } from './facts.ts';
import { listMissing, type MissingParts } from './missing-invoices.ts';
import {
  listLedgerRows, reckonLines, reckonTotal, reckonUnits, reckonVat, type Difference, type ReckonedLine,
} from './reckon.ts';
import { compareKept, findBooks, type KeptInvoice } from './reckon-kept.ts';
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
 * Reckons the final invoices of a month again from the ledger, payments and corrections, and looks for those that are
 * missing or needless. Free requests are those that an invoice names, and what is too small to be paid is judged by the
 * setting of today: nothing keeps what they were.
 */
export async function reconcile(sql: Sql, month: string, parts: ReconcileParts): Promise<Reconciled> {
  await refuseUnfinished(sql, month);
  const differences: Difference[] = [];
  let [count, units, totalKopecks] = [0, 0n, 0n];
  for (let after = ''; ;) {
    const some = await listInvoices(sql, month, after);
    if (some.length === 0) break;
    const rows = await listLedgerRows(sql, some.map(({ facts }) => facts.accountId), month);
    const credits = await findCredits(sql, some.map(({ facts }) => facts));
    const booksOf = await findBooks(sql, some, month);
    for (const kept of some) {
      const { facts } = kept;
      const ledger = { rows: rows.get(facts.accountId) ?? [], credited: credits.get(facts.number!) ?? 0n };
      differences.push(...compare(facts, ledger, parts.digest));
      differences.push(...compareKept(kept, booksOf(kept), parts.smallTotalKopecks));
      count += 1;
      units += facts.units;
      totalKopecks += facts.totalKopecks;
    }
    after = some.at(-1)!.facts.number!;
  }
  differences.push(...await listMissing(sql, month, parts), ...await findStrays(sql, month), ...await findGaps(sql));
  return { month, invoices: count, units, totalKopecks, differences };
}

async function refuseUnfinished(sql: Sql, month: string): Promise<void> {
  if (!isMonth(month)) throw new AppError('bad_argument', `"${month}" is no month; write one as 2026-11.`);
  const [final] = await sql.all('SELECT month FROM billing_month WHERE month = ? AND final_at IS NOT NULL', [month]);
  if (!final) throw new AppError('bad_argument', `${month} has no final invoices yet: close-month makes them.`);
}

interface Ledger {
  readonly rows: readonly ReconciliationRow[];
  readonly credited: bigint;
}

function compare(
  facts: InvoiceFacts, { rows, credited }: Ledger, digest: MonthParts['digest'],
): Difference[] {
  const { accountId, number } = facts;
  const units = reckonUnits(rows);
  const reckoned = reckonLines(units, tiersOf(facts.month, facts.freeUnits));
  const charged = facts.lines.filter((line) => line.kind === 'usage');
  const pairs: readonly (readonly [Difference['what'], string, string])[] = [
    ['units', String(facts.units), String(units)],
    ['lines', shown(charged), shown(reckoned)],
    ['credits', String(-reckonTotal(facts.lines.filter((line) => line.kind === 'credit'))), String(credited)],
    ['total', String(facts.totalKopecks), String(reckonTotal(facts.lines))],
    ['VAT', facts.vat ? `${facts.vat.percent} % ${facts.vat.amountKopecks}` : 'none', vatOf(facts)],
    ['reconciliation file', String(facts.reconciliationSha256), digest(rows)],
  ];
  const isNeedless = reckonTotal(charged) > 0n && reckonTotal(reckoned) === 0n;
  const needless: Difference = {
    accountId, number, what: 'invoice', invoice: `${toRoubles(facts.totalKopecks)} roubles`, ledger: 'none',
  };
  return [
    ...(isNeedless ? [needless] : []),
    ...pairs.filter(([, invoice, ledger]) => invoice !== ledger)
      .map(([what, invoice, ledger]) => ({ accountId, number, what, invoice, ledger })),
  ];
}

const shown = (lines: readonly ReckonedLine[]): string =>
  lines.map(({ tier, units, amountKopecks }) => `${tier} ${units} ${amountKopecks}`).join(', ');

function vatOf({ seller, month, totalKopecks }: InvoiceFacts): string {
  if (!seller.paysVat) return 'none';
  const percent = vatPercentOn(lastDayOf(month));
  return `${percent} % ${reckonVat(totalKopecks, percent)}`;
}

/** By number, what invoices have used of credits. */
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

/** Drafts of a month that is final, and corrections of what is not there. */
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
    facts: string; state: string; total_kopecks: Whole; paid_kopecks: Whole; corrected_kopecks: Whole;
  }>(
    `SELECT facts, state, total_kopecks, paid_kopecks, corrected_kopecks FROM invoice
     WHERE month = ? AND edition = 0 AND state <> 'draft' AND number > ? ORDER BY number LIMIT ${INVOICES_AT_ONCE}`,
    [month, after],
  );
  return rows.map((row) => ({
    facts: fromText(row.facts),
    state: row.state,
    totalKopecks: BigInt(row.total_kopecks),
    paidKopecks: BigInt(row.paid_kopecks),
    correctedKopecks: BigInt(row.corrected_kopecks),
  }));
}

/** Each year's series has as many documents as its last number says. */
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
