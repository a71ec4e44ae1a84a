import { startOfDay } from '../../src/kernel/moscow.ts';
import { lastClosedMonth, monthAfter, monthNumber } from '../period.ts';
import type { Sql, SqlReader, SqlTransaction } from '../../src/kernel/sql.ts';

/** How long bookings that began before a month was closed may take to end. */
const FOLD_AFTER_MS = 3_600_000;
const ROWS_AT_ONCE = 5_000;

/** The newest closed month, as a number; 0 if there is none. */
export async function findClosedMonth(reader: SqlReader): Promise<number> {
  const [row] = await reader.all<{ month: number | string | null }>(
    'SELECT MAX(month) AS month FROM usage_closed_month',
  );
  return Number(row?.month ?? 0);
}

const MONTHS = 'months of usage';

/** For bookings: no month is closed before the end of the transaction, so that a month open at its start stays open. */
export async function enterGate(transaction: SqlTransaction): Promise<void> {
  await transaction.holdShared(MONTHS);
}

/** For closing: waits until every booking that saw the month open has ended; later ones see it closed. */
async function waitForBookings(transaction: SqlTransaction): Promise<void> {
  await transaction.hold(MONTHS);
}

export interface Closing {
  /**
   * Closes the month that is over, by the database's clock. Any node may call it at any time. A month that is not over
   * was closed by a wrong clock: it is reopened, unless its lines have been removed.
   */
  closeMonths(): Promise<void>;
  /** Removes some of the lines of closed months, which accept no more. False if none are left. */
  foldSome(): Promise<boolean>;
}

export function openClosing(sql: Sql): Closing {
  let after = '';
  return {
    async closeMonths() {
      const now = await sql.now();
      const month = monthNumber(lastClosedMonth(now));
      const closed = await findClosedMonth(sql);
      if (closed > month) {
        const reopen = 'DELETE FROM usage_closed_month WHERE month > ? AND folded_at IS NULL';
        await sql.write((transaction) => transaction.run(reopen, [month]));
      }
      if (closed >= month) return;
      const row = { month, closed_at: now, folded_at: null };
      await sql.write(async (transaction) => {
        await waitForBookings(transaction);
        await transaction.insertIfAbsent('usage_closed_month', row);
      });
    },

    async foldSome() {
      const now = await sql.now();
      const month = await findUnfolded(sql, now - FOLD_AFTER_MS);
      if (month === undefined) return false;
      const end = await findEnd(sql, after);
      const upTo = end === undefined ? '' : 'AND mark <= ?';
      const values = [month, after, ...(end === undefined ? [] : [end])];
      await sql.write(async (transaction) => {
        await transaction.run(`DELETE FROM usage_line WHERE month <= ? AND mark > ? ${upTo}`, values);
        if (end !== undefined) return;
        await transaction.run('DELETE FROM usage_segment WHERE booked_at < ?', [endOf(month)]);
        const done = 'UPDATE usage_closed_month SET folded_at = ? WHERE month <= ? AND folded_at IS NULL';
        await transaction.run(done, [now, month]);
      });
      after = end ?? '';
      return true;
    },
  };
}

async function findUnfolded(reader: SqlReader, closedUntil: number): Promise<number | undefined> {
  const [row] = await reader.all<{ month: number | string | null }>(
    'SELECT MAX(month) AS month FROM usage_closed_month WHERE folded_at IS NULL AND closed_at <= ?',
    [closedUntil],
  );
  return row?.month === null || row === undefined ? undefined : Number(row.month);
}

/** The last of the next rows; undefined if fewer are left. */
async function findEnd(reader: SqlReader, after: string): Promise<string | undefined> {
  const [row] = await reader.all<{ mark: string }>(
    `SELECT mark FROM usage_line WHERE mark > ? ORDER BY mark LIMIT 1 OFFSET ${ROWS_AT_ONCE - 1}`,
    [after],
  );
  return row?.mark;
}

/** The beginning of the next month. */
function endOf(month: number): number {
  const next = String(monthAfter(month));
  return startOfDay(`${next.slice(0, 4)}-${next.slice(4)}-01`);
}
