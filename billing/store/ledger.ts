import { addDays, startOfNextMonth, startOfDay, dayOf, monthOf } from '../../src/kernel/moscow.ts';
import { monthAfter, monthNumber } from '../period.ts';
import { UsageSums, type UsageSum } from '../usage.ts';
import { enterGate, findClosedMonth } from './closing.ts';
import { takeUncounted, takeUncountedLate, withdrawMark } from './counted-lines.ts';
import type { Sql, SqlRow, SqlTransaction } from '../../src/kernel/sql.ts';
import type { OnUsage, UsageGroup, UsageLedger, UsageLine, UsageRow, Withdrawal } from '../ports.ts';

const COLUMNS: Record<UsageGroup, string> = {
  day: 'day', operation: 'operation', key: 'key_id', region: 'region',
};
const ROWS_AT_ONCE = 200;

/** How many of the lines were counted now, had been counted or withdrawn before, or came too late. */
export interface Booked {
  readonly counted: number;
  readonly repeated: number;
  /** For a closed month: waived or counted before; it is no longer possible to tell which. */
  readonly late: number;
}

export interface BookingLedger extends UsageLedger {
  /** Counts each line once by its account and request id, whatever segments bring it, and however often. */
  book(segmentId: string, lines: readonly UsageLine[]): Promise<Booked>;
  /**
   * The request costs nothing: its line is subtracted if it was counted, and never counted later. Returns the line that
   * was subtracted. A line of a closed month stays. Throws `not_found` for a line that cannot be subtracted.
   */
  withdraw(withdrawn: Withdrawal): Promise<UsageLine | undefined>;
}

/** What others want to know of a ledger. */
export interface LedgerListeners {
  readonly onUsage?: OnUsage;
  /** Called with lines that were counted before, once that is certain. */
  readonly onRepeated?: (lines: readonly UsageLine[]) => void;
  /** Called with lines that were withdrawn, once they are subtracted, or came after their withdrawal. */
  readonly onWithdrawn?: (lines: readonly UsageLine[]) => void;
}

const nobody = (): void => {};

export function openLedger(sql: Sql, listeners: LedgerListeners = {}): BookingLedger {
  const { onUsage = async () => undefined, onRepeated = nobody, onWithdrawn = nobody } = listeners;
  return {
    async book(segmentId, lines) {
      const booked = await sql.write((transaction) => bookLines(transaction, segmentId, lines, onUsage));
      const { repeatedLines, withdrawn, ...result } = booked;
      if (repeatedLines.length > 0) onRepeated(repeatedLines);
      if (withdrawn.length > 0) onWithdrawn(withdrawn);
      return result;
    },

    async withdraw(withdrawn) {
      const line = await sql.write((transaction) => withdrawLine(transaction, withdrawn));
      if (line) onWithdrawn([line]);
      return line;
    },

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

    async getLastDays(_accountId, keyIds) {
      if (keyIds.length === 0) return new Map();
      const marks = keyIds.map(() => '?').join(', ');
      const rows = await sql.all<{ key_id: string; last_day: string }>(
        `SELECT key_id, MAX(day) AS last_day FROM usage_row WHERE key_id IN (${marks}) GROUP BY key_id`, keyIds,
      );
      return new Map(rows.map(({ key_id: key, last_day: day }) => [key, day]));
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

/**
 * Counts one line inside a caller's transaction, so that it is committed together with the work it pays for. Returns
 * the units counted: none for a line counted before, nor for one of a closed month.
 */
export async function bookLine(transaction: SqlTransaction, line: UsageLine): Promise<number> {
  const { fresh } = await countLines(transaction, [line]);
  return fresh.length * line.units;
}

async function bookLines(
  transaction: SqlTransaction,
  segmentId: string,
  lines: readonly UsageLine[],
  onUsage: OnUsage,
): Promise<Booked & Pick<Counted, 'repeatedLines' | 'withdrawn'>> {
  if (await isBookedWhole(transaction, segmentId)) {
    return { counted: 0, repeated: lines.length, late: 0, repeatedLines: [], withdrawn: [] };
  }
  const { fresh, ...booked } = await countLines(transaction, lines);
  for (const [month, own] of Map.groupBy(fresh, ({ at }) => monthOf(at))) {
    await onUsage(transaction, [...new Set(own.map(({ accountId }) => accountId))].sort(), month);
  }
  return booked;
}

interface Counted extends Booked {
  readonly fresh: readonly UsageLine[];
  readonly repeatedLines: readonly UsageLine[];
  readonly withdrawn: readonly UsageLine[];
}

async function countLines(transaction: SqlTransaction, lines: readonly UsageLine[]): Promise<Counted> {
  await enterGate(transaction);
  const closed = await findClosedMonth(transaction);
  const dated = lines.map((line) => ({ line, month: monthNumber(monthOf(line.at)) }));
  const timely = dated.filter(({ month }) => month > closed);
  const { uncounted: fresh, withdrawn } = await takeUncounted(transaction, timely);
  await addSums(transaction, 'usage_row', fresh, {});
  await bookLate(transaction, dated.filter(({ month }) => month <= closed), closed);
  const isNotRepeated = new Set([...fresh, ...withdrawn]);
  const repeatedLines = timely.map(({ line }) => line).filter((line) => !isNotRepeated.has(line));
  return {
    fresh, repeatedLines, withdrawn,
    counted: fresh.length, repeated: timely.length - fresh.length, late: lines.length - timely.length,
  };
}

async function withdrawLine(transaction: SqlTransaction, withdrawn: Withdrawal): Promise<UsageLine | undefined> {
  await enterGate(transaction);
  const month = monthNumber(monthOf(withdrawn.at));
  if (month <= (await findClosedMonth(transaction))) return undefined;
  return withdrawMark(transaction, withdrawn, month, (line) => subtractLine(transaction, line));
}

/** False if the sums do not have it: its key has joined another account since. */
async function subtractLine(transaction: SqlTransaction, line: UsageLine): Promise<boolean> {
  const row = [line.accountId, dayOf(line.at), line.keyId, line.operation, line.region];
  const ofRow = 'WHERE account_id = ? AND day = ? AND key_id = ? AND operation = ? AND region = ?';
  const subtract = `UPDATE usage_row SET units = units - ?, requests = requests - 1 ${ofRow}`;
  if ((await transaction.run(subtract, [line.units, ...row])) === 0) return false;
  await transaction.run(`DELETE FROM usage_row ${ofRow} AND requests = 0`, row);
  return true;
}

/**
 * Books usage of a closed month, which is not charged, and shown on the next invoice. The marks of its own month are
 * removed soon, so that they are stored under the month that shows it.
 */
async function bookLate(transaction: SqlTransaction, late: readonly DatedLine[], closed: number): Promise<void> {
  if (late.length === 0) return;
  const shownIn = monthAfter(closed);
  const { uncounted } = await takeUncountedLate(transaction, late.map(({ line }) => line), shownIn);
  await addSums(transaction, 'usage_late', uncounted, { shown_in: shownIn });
}

interface DatedLine {
  readonly line: UsageLine;
  readonly month: number;
}

async function addSums(
  transaction: SqlTransaction, table: 'usage_row' | 'usage_late', lines: readonly UsageLine[], more: SqlRow,
): Promise<void> {
  const sums = new UsageSums();
  for (const line of lines) sums.add(line);
  const rows = sums.list().map(toRow).map(({ key, counters }) => ({ key: { ...key, ...more }, counters }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await transaction.incrementAll(table, rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** Whether an earlier version booked the segment as a whole, without marks of its lines. */
async function isBookedWhole(transaction: SqlTransaction, segmentId: string): Promise<boolean> {
  return (await transaction.all('SELECT id FROM usage_segment WHERE id = ?', [segmentId])).length > 0;
}

const toRow = ({ accountId, day, keyId, operation, region, units, requests }: UsageSum) => ({
  key: { account_id: accountId, day, key_id: keyId, operation, region },
  counters: { units, requests },
});

/**
 * Moves a key's usage of these days to the account that it joins, so that it gets no second free quota. Closed months
 * stay as they were.
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
  readonly region?: string;
  readonly units: number | string;
  readonly requests: number | string;
}

const toUsageRow = ({ day, operation, key_id: keyId, region, units, requests }: RawSum): UsageRow => ({
  ...(day === undefined ? {} : { day }),
  ...(operation === undefined ? {} : { operation }),
  ...(keyId === undefined ? {} : { keyId }),
  ...(region === undefined ? {} : { region }),
  units: Number(units),
  requests: Number(requests),
});
