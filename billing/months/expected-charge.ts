import type { ReconciliationRow } from '../invoice.ts';
import type { Tier } from '../prices.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

/*
 * Computes the figures of an invoice independently of the code that made it: rows are added up one by one, and amounts
 * are rounded by truncating digits.
 */

/** A figure that differs between an invoice and the ledger. */
export interface Difference {
  readonly accountId: string | null;
  /** Null if there is no invoice. */
  readonly number: string | null;
  readonly what:
    | 'units' | 'lines' | 'credits' | 'total' | 'VAT' | 'reconciliation file' | 'number' | 'invoice'
    | 'free requests' | 'service credit' | 'kept account' | 'kept dates' | 'kept total'
    | 'payments' | 'corrections' | 'state' | 'waived' | 'late usage';
  readonly invoice: string;
  readonly ledger: string;
}

export interface ExpectedLine {
  readonly tier: string;
  readonly units: bigint;
  readonly pricePerThousand: bigint;
  readonly amountKopecks: bigint;
}

export function sumUnits(rows: readonly ReconciliationRow[]): bigint {
  let units = 0n;
  for (const row of rows) units += row.units;
  return units;
}

/** The lines of an invoice. Money is in 1/100,000 rouble: the last three digits are fractions of a kopeck. */
export function expectedLines(units: bigint, tiers: readonly Tier[]): ExpectedLine[] {
  return tiers.flatMap(({ name, upTo, price }, at) => {
    const first = at === 0 ? 0n : tiers[at - 1].upTo;
    const last = units < upTo ? units : upTo;
    if (last <= first) return [];
    const amountKopecks = BigInt(String((last - first) * price).slice(0, -3) || '0');
    return { tier: name, units: last - first, pricePerThousand: BigInt(`${price}000`), amountKopecks };
  });
}

export function sumAmounts(lines: readonly Pick<ExpectedLine, 'amountKopecks'>[]): bigint {
  let total = 0n;
  for (const { amountKopecks } of lines) total += amountKopecks;
  return total;
}

/** VAT to the nearest kopeck, half a kopeck up: by the first digit dropped. */
export function vatWithin(totalKopecks: bigint, percent: number): bigint {
  const digits = String((totalKopecks * BigInt(percent) * 10n) / BigInt(100 + percent));
  const kopecks = BigInt(digits.slice(0, -1) || '0');
  return digits.at(-1)! >= '5' ? kopecks + 1n : kopecks;
}

/** A month's ledger rows by account, in the order of the reconciliation file. */
export async function listLedgerRows(
  reader: SqlReader, ids: readonly string[], month: string,
): Promise<ReadonlyMap<string, ReconciliationRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.all<{
    account_id: string; day: string; operation: string; region: string; key_id: string; units: number | string;
  }>(
    `SELECT account_id, day, operation, region, key_id, units FROM usage_row
     WHERE account_id IN (${ids.map(() => '?').join(', ')}) AND day LIKE ?`,
    [...ids, `${month}-%`],
  );
  const read = rows.map(({ account_id: accountId, key_id: keyId, units, ...row }) =>
    ({ accountId, row: { ...row, keyId, units: BigInt(units) } }));
  const nameOf = ({ day, operation, region, keyId }: ReconciliationRow): string =>
    [day, operation, region, keyId].join('\n');
  read.sort((one, other) => (nameOf(one.row) < nameOf(other.row) ? -1 : 1));
  return new Map([...Map.groupBy(read, ({ accountId }) => accountId)]
    .map(([accountId, members]) => [accountId, members.map(({ row }) => row)]));
}
