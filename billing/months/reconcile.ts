import { AppError } from '../../src/errors.ts';
import { isMonth } from '../period.ts';
import { tiersOf, type Tier } from '../prices.ts';
import { fromText, type InvoiceFacts } from './facts.ts';
import type { MonthParts } from './ports.ts';
import type { ReconciliationRow } from '../invoice.ts';
import type { Sql, SqlReader } from '../../src/kernel/sql.ts';

const INVOICES_AT_ONCE = 200;

export interface Reconciled {
  readonly month: string;
  readonly invoices: number;
  readonly units: bigint;
  readonly totalKopecks: bigint;
  readonly differences: readonly Difference[];
}

/** What an invoice says, and what its ledger says. */
export interface Difference {
  readonly number: string;
  readonly what: 'units' | 'lines' | 'total' | 'reconciliation file' | 'number';
  readonly invoice: string;
  readonly ledger: string;
}

/**
 * Reckons the final invoices of a month again from the ledger, by another way than the one they were made by: rows are
 * added up one by one here, and amounts are digits that are cut off. It changes nothing.
 */
export async function reconcile(sql: Sql, month: string, digest: MonthParts['digest']): Promise<Reconciled> {
  if (!isMonth(month)) throw new AppError('bad_argument', `"${month}" is no month; write one as 2026-11.`);
  const differences: Difference[] = [];
  let [count, units, totalKopecks] = [0, 0n, 0n];
  for (let after = ''; ;) {
    const some = await listInvoices(sql, month, after);
    if (some.length === 0) break;
    const rows = await rowsOf(sql, some, month);
    for (const facts of some) {
      const own = rows.get(facts.accountId) ?? [];
      differences.push(...compare(facts, own, digest));
      count += 1;
      units += facts.units;
      totalKopecks += facts.totalKopecks;
    }
    after = some.at(-1)!.number!;
  }
  differences.push(...(await findGaps(sql)));
  return { month, invoices: count, units, totalKopecks, differences };
}

function compare(facts: InvoiceFacts, rows: readonly ReconciliationRow[], digest: MonthParts['digest']): Difference[] {
  let units = 0n;
  for (const row of rows) units += row.units;
  const lines = facts.lines.filter((line) => line.kind === 'usage')
    .map(({ tier, units: count, amountKopecks }) => `${tier} ${count} ${amountKopecks}`);
  const expected = linesOf(units, tiersOf(facts.month, facts.freeUnits));
  let total = 0n;
  for (const { amountKopecks } of facts.lines) total += amountKopecks;
  const pairs: readonly (readonly [Difference['what'], string, string])[] = [
    ['units', String(facts.units), String(units)],
    ['lines', lines.join(', '), expected.join(', ')],
    ['total', String(facts.totalKopecks), String(total)],
    ['reconciliation file', String(facts.reconciliationSha256), digest(rows)],
  ];
  return pairs.filter(([, invoice, ledger]) => invoice !== ledger)
    .map(([what, invoice, ledger]) => ({ number: facts.number!, what, invoice, ledger }));
}

/** A unit costs 1/100,000 roubles: the last three digits of a sum are what a kopeck has no room for. */
function linesOf(units: bigint, tiers: readonly Tier[]): string[] {
  return tiers.flatMap(({ name, upTo, price }, at) => {
    const first = at === 0 ? 0n : tiers[at - 1].upTo;
    const last = units < upTo ? units : upTo;
    if (last <= first) return [];
    return `${name} ${last - first} ${BigInt(String((last - first) * price).slice(0, -3) || '0')}`;
  });
}

async function listInvoices(reader: SqlReader, month: string, after: string): Promise<InvoiceFacts[]> {
  const rows = await reader.all<{ facts: string }>(
    `SELECT facts FROM invoice WHERE month = ? AND edition = 0 AND state <> 'draft' AND number > ?
     ORDER BY number LIMIT ${INVOICES_AT_ONCE}`,
    [month, after],
  );
  return rows.map(({ facts }) => fromText(facts));
}

async function rowsOf(reader: SqlReader, invoices: readonly InvoiceFacts[], month: string) {
  const rows = await reader.all<{
    account_id: string; day: string; operation: string; region: string; key_id: string; units: number | string;
  }>(
    `SELECT account_id, day, operation, region, key_id, units FROM usage_row
     WHERE account_id IN (${invoices.map(() => '?').join(', ')}) AND day LIKE ?`,
    [...invoices.map(({ accountId }) => accountId), `${month}-%`],
  );
  const told = rows.map(({ account_id: accountId, key_id: keyId, units, ...row }) =>
    ({ accountId, row: { ...row, keyId, units: BigInt(units) } }));
  const nameOf = ({ day, operation, region, keyId }: ReconciliationRow): string =>
    [day, operation, region, keyId].join('\n');
  told.sort((one, other) => (nameOf(one.row) < nameOf(other.row) ? -1 : 1));
  return new Map([...Map.groupBy(told, ({ accountId }) => accountId)]
    .map(([accountId, members]) => [accountId, members.map(({ row }) => row)]));
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
    gaps.push({ number: `GK-${year}-…`, what: 'number', invoice: `${count} documents`, ledger: `${last} numbers` });
  }
  return gaps;
}
