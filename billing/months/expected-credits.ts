import { toRoubles } from '../money.ts';
import { sumAmounts, type Difference } from './expected-charge.ts';
import type { InvoiceLine } from '../invoice.ts';
import type { InvoiceFacts } from './facts.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

type Whole = number | string;

export interface CreditRow {
  readonly account_id: string;
  readonly percent: Whole;
  readonly up_minutes: Whole;
  readonly down_minutes: Whole;
  readonly unknown_minutes: Whole;
  readonly amount_kopecks: Whole;
}

/** Checks a month's uptime credits against the minutes they state and what its invoices charge. */
export interface GivenCredits {
  compare(invoice: InvoiceFacts, chargedKopecks: bigint): Difference[];
}

const COLUMNS = 'account_id, percent, up_minutes, down_minutes, unknown_minutes, amount_kopecks';

/** One of a month's credits: its minutes are those of the service, and so the same for all. */
export async function findAnyCredit(reader: SqlReader, month: string): Promise<CreditRow | undefined> {
  const query = `SELECT ${COLUMNS} FROM service_credit WHERE month = ? ORDER BY account_id LIMIT 1`;
  return (await reader.all<CreditRow>(query, [month])).at(0);
}

/** Reads the credits given; `ofAll` is any of them, undefined if the month gave none. */
export async function findGiven(
  reader: SqlReader, invoices: readonly InvoiceFacts[], month: string, ofAll: CreditRow | undefined,
): Promise<GivenCredits> {
  const ids = invoices.map(({ accountId }) => accountId);
  const rows = ofAll === undefined ? [] : await reader.all<CreditRow>(
    `SELECT ${COLUMNS} FROM service_credit WHERE month = ? AND account_id IN (${ids.map(() => '?').join(', ')})`,
    [month, ...ids],
  );
  const given = new Map(rows.map((row) => [row.account_id, row]));
  return {
    compare({ accountId, number, lines }, charged) {
      const row = given.get(accountId);
      const onInvoice = row ? shown(row, BigInt(row.percent), BigInt(row.amount_kopecks)) : 'none';
      const percent = ofAll === undefined || isWaivedWhole(lines) ? 0n : creditPercent(ofAll);
      const hundredths = percent * charged;
      const expected = !ofAll || hundredths === 0n ? 'none' : shown(ofAll, percent, upToKopeck(hundredths));
      if (onInvoice === expected) return [];
      return [{ accountId, number, what: 'service credit', invoice: onInvoice, ledger: expected }];
    },
  };
}

const shown = (row: CreditRow, percent: bigint, kopecks: bigint): string =>
  `${percent} % of ${row.up_minutes}/${row.down_minutes}/${row.unknown_minutes} minutes, ${toRoubles(kopecks)}`;

/** The credit in percent, from the share of bad minutes where `credits` uses that of good ones. */
function creditPercent({ up_minutes: up, down_minutes: down }: CreditRow): bigint {
  const [bad, known] = [BigInt(down), BigInt(down) + BigInt(up)];
  if (bad * 20n > known) return 50n;
  if (bad * 100n > known) return 25n;
  return bad * 1000n > known ? 10n : 0n;
}

/** Divides by a hundred and rounds up, by the last two digits. */
function upToKopeck(hundredths: bigint): bigint {
  const digits = String(hundredths);
  const kopecks = BigInt(digits.slice(0, -2) || '0');
  return digits.endsWith('00') ? kopecks : kopecks + 1n;
}

/** Whether the whole month was waived, which leaves nothing to credit. */
const isWaivedWhole = (lines: readonly InvoiceLine[]): boolean =>
  lines.some((line) => line.kind === 'waived' && line.reason === 'small_total') &&
  sumAmounts(lines.filter((line) => line.kind === 'credit')) === 0n;

/** Finds credits of which invoices have spent more than their amount. */
export async function findOverspent(reader: SqlReader, month: string): Promise<Difference[]> {
  const rows = await reader.all<{ account_id: string; month: string; used: Whole; amount: Whole | null }>(
    `SELECT u.account_id, u.month, SUM(u.amount_kopecks) AS used, MAX(c.amount_kopecks) AS amount FROM credit_use u
     LEFT JOIN service_credit c ON c.account_id = u.account_id AND c.month = u.month
     WHERE u.account_id IN (SELECT account_id FROM invoice WHERE month = ? AND edition = 0)
     GROUP BY u.account_id, u.month
     HAVING MAX(c.amount_kopecks) IS NULL OR SUM(u.amount_kopecks) > MAX(c.amount_kopecks)
     ORDER BY u.account_id, u.month`,
    [month],
  );
  return rows.map(({ account_id: accountId, month: of, used, amount }) => ({
    accountId, number: null, what: 'credits', invoice: `${toRoubles(BigInt(used))} spent of ${of}`,
    ledger: amount === null ? 'none' : toRoubles(BigInt(amount)),
  }));
}
