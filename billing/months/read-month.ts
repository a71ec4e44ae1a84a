import { lastDayOf, monthNumber } from '../period.ts';
import type { OpenCredit } from '../compose-lines.ts';
import type { ReconciliationRow } from '../invoice.ts';
import type { Found } from './compose-invoice.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

type Whole = number | string;
const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** Usage of some accounts in a month, their open credits, and late usage of earlier months. */
export async function findMonth(
  reader: SqlReader, ids: readonly string[], month: string,
): Promise<(accountId: string) => Found> {
  const units = await sumUnits(reader, ids, month);
  const credits = await listOpenCredits(reader, ids, month);
  const late = await listLate(reader, ids, month);
  return (accountId) => ({
    units: units.get(accountId) ?? 0n,
    credits: credits.get(accountId) ?? [],
    late: late.get(accountId) ?? [],
  });
}

/** The usage of accounts in a month; those without usage are left out. */
export async function sumUnits(
  reader: SqlReader, ids: readonly string[], month: string,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await reader.all<{ account_id: string; units: Whole }>(
    `SELECT account_id, SUM(units) AS units FROM usage_row
     WHERE account_id IN (${placesFor(ids)}) AND day >= ? AND day <= ? GROUP BY account_id`,
    [...ids, `${month}-01`, lastDayOf(month)],
  );
  return new Map(rows.map(({ account_id: id, units }) => [id, BigInt(units)]));
}

/** The rows of a month's reconciliation file, of each account in the file's order. */
export async function listReconciliation(
  reader: SqlReader, ids: readonly string[], month: string,
): Promise<ReadonlyMap<string, ReconciliationRow[]>> {
  const rows = await reader.all<{
    account_id: string; day: string; operation: string; region: string; key_id: string; units: Whole;
  }>(
    `SELECT account_id, day, operation, region, key_id, units FROM usage_row
     WHERE account_id IN (${placesFor(ids)}) AND day >= ? AND day <= ?
     ORDER BY account_id, day, operation, region, key_id`,
    [...ids, `${month}-01`, lastDayOf(month)],
  );
  const rowsByAccount = new Map<string, ReconciliationRow[]>();
  for (const { account_id: id, key_id: keyId, day, operation, region, units } of rows) {
    if (!rowsByAccount.has(id)) rowsByAccount.set(id, []);
    rowsByAccount.get(id)!.push({ day, operation, region, keyId, units: BigInt(units) });
  }
  return rowsByAccount;
}

/** Credits of months before this one, less what other invoices have used of them. */
async function listOpenCredits(
  reader: SqlReader, ids: readonly string[], month: string,
): Promise<ReadonlyMap<string, OpenCredit[]>> {
  const rows = await reader.all<CreditRow>(
    `SELECT c.account_id, c.month, c.regions, c.percent, c.up_minutes, c.down_minutes, c.unknown_minutes,
       c.amount_kopecks - COALESCE(
         (SELECT SUM(u.amount_kopecks) FROM credit_use u WHERE u.account_id = c.account_id AND u.month = c.month), 0
       ) AS left_kopecks
     FROM service_credit c WHERE c.account_id IN (${placesFor(ids)}) AND c.month < ? ORDER BY c.account_id, c.month`,
    [...ids, month],
  );
  const open = rows.map((row) => ({ id: row.account_id, credit: toCredit(row) }))
    .filter(({ credit }) => credit.leftKopecks > 0n);
  return grouped(open, ({ id }) => id, ({ credit }) => credit);
}

interface CreditRow {
  readonly account_id: string;
  readonly month: string;
  readonly regions: string;
  readonly percent: Whole;
  readonly up_minutes: Whole;
  readonly down_minutes: Whole;
  readonly unknown_minutes: Whole;
  readonly left_kopecks: Whole;
}

const toCredit = (row: CreditRow): OpenCredit => ({
  month: row.month,
  regions: row.regions.split(' '),
  percent: Number(row.percent),
  minutes: { up: Number(row.up_minutes), down: Number(row.down_minutes), unknown: Number(row.unknown_minutes) },
  leftKopecks: BigInt(row.left_kopecks),
});

/** Late usage not shown yet: a month without an invoice leaves it to the next one that has one. */
async function listLate(reader: SqlReader, ids: readonly string[], month: string) {
  const earlier = await reader.all<{ account_id: string; month: string }>(
    `SELECT account_id, MAX(month) AS month FROM invoice
     WHERE account_id IN (${placesFor(ids)}) AND edition = 0 AND month < ? GROUP BY account_id`,
    [...ids, month],
  );
  const shownUntil = new Map(earlier.map((row) => [row.account_id, monthNumber(row.month)]));
  const rows = await reader.all<{ account_id: string; month: string; shown_in: Whole; units: Whole }>(
    `SELECT account_id, SUBSTR(day, 1, 7) AS month, shown_in, SUM(units) AS units FROM usage_late
     WHERE account_id IN (${placesFor(ids)}) AND shown_in <= ?
     GROUP BY account_id, SUBSTR(day, 1, 7), shown_in ORDER BY account_id, SUBSTR(day, 1, 7), shown_in`,
    [...ids, monthNumber(month)],
  );
  const open = rows.filter((row) => Number(row.shown_in) > (shownUntil.get(row.account_id) ?? 0));
  const sums = Map.groupBy(open, ({ account_id: id, month: late }) => `${id} ${late}`);
  return grouped([...sums.values()], ([{ account_id: id }]) => id, (same) => (
    { month: same[0].month, units: same.reduce((sum, { units }) => sum + BigInt(units), 0n) }));
}

function grouped<Row, Value>(
  rows: readonly Row[], nameOf: (row: Row) => string, valueOf: (row: Row) => Value,
): ReadonlyMap<string, Value[]> {
  const groups = Map.groupBy(rows, nameOf);
  return new Map([...groups].map(([name, members]) => [name, members.map(valueOf)]));
}
