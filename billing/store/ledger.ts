import { sumUsage } from '../usage.ts';
import { addDays, startOfNextMonth, startOfDay, dayOf } from '../../src/kernel/moscow.ts';
import type { Sql, SqlTransaction } from '../../src/kernel/sql.ts';
import type { UsageGroup, UsageLedger, UsageLine, UsageRow } from '../ports.ts';

const COLUMNS: Record<UsageGroup, string> = { day: 'day', operation: 'operation', key: 'key_id' };

export interface BookingLedger extends UsageLedger {
  /** All lines of a segment or, when it is in the ledger already, none: then false. */
  book(segmentId: string, lines: readonly UsageLine[], now: number): Promise<boolean>;
}

export function openLedger(sql: Sql): BookingLedger {
  return {
    book: (segmentId, lines, now) => sql.write((transaction) => bookSegment(transaction, segmentId, lines, now)),

    async getUsage(accountId, fromDay, toDay, groups) {
      const names = groups.map((group) => COLUMNS[group]);
      const grouping = names.length === 0 ? '' : `GROUP BY ${names.join(', ')} ORDER BY ${names.join(', ')}`;
      const rows = await sql.all<RawSum>(
        `SELECT ${[...names, 'SUM(units) AS units', 'SUM(requests) AS requests'].join(', ')} FROM usage_row
         WHERE account_id = ? AND day >= ? AND day <= ? ${grouping}`,
        [accountId, fromDay, toDay],
      );
      return rows.filter(({ units }) => units !== null).map(toUsageRow);
    },

    async getMonthUnits(accountId, month) {
      const first = `${month}-01`;
      const last = addDays(dayOf(startOfNextMonth(startOfDay(first))), -1);
      const rows = await sql.all<{ units: number | string | null }>(
        'SELECT SUM(units) AS units FROM usage_row WHERE account_id = ? AND day >= ? AND day <= ?',
        [accountId, first, last],
      );
      return Number(rows[0]?.units ?? 0);
    },
  };
}

async function bookSegment(
  transaction: SqlTransaction,
  segmentId: string,
  lines: readonly UsageLine[],
  now: number,
): Promise<boolean> {
  const sums = sumUsage(lines);
  const units = sums.reduce((total, sum) => total + sum.units, 0);
  const segment = { id: segmentId, units, line_count: lines.length, booked_at: now };
  if (!(await transaction.insertIfAbsent('usage_segment', segment))) return false;
  for (const sum of sums) {
    await transaction.increment(
      'usage_row',
      {
        account_id: sum.accountId,
        day: sum.day,
        key_id: sum.keyId,
        operation: sum.operation,
        region: sum.region,
      },
      { units: sum.units, requests: sum.requests },
    );
  }
  return true;
}

/**
 * A key that joins another account brings its usage of these days along, so that nobody gets a second
 * free quota for it. Closed months stay as they were.
 */
export async function moveUsage(
  transaction: SqlTransaction,
  keyId: string,
  accountId: string,
  fromDay: string,
): Promise<void> {
  await transaction.run('UPDATE usage_row SET account_id = ? WHERE key_id = ? AND day >= ?', [
    accountId,
    keyId,
    fromDay,
  ]);
}

interface RawSum {
  readonly day?: string;
  readonly operation?: string;
  readonly key_id?: string;
  readonly units: number | string;
  readonly requests: number | string;
}

const toUsageRow = ({ day, operation, key_id: keyId, units, requests }: RawSum): UsageRow => ({
  ...(day === undefined ? {} : { day }),
  ...(operation === undefined ? {} : { operation }),
  ...(keyId === undefined ? {} : { keyId }),
  units: Number(units),
  requests: Number(requests),
});
