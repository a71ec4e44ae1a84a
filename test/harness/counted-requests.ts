import { markOf } from '../../billing/store/counted-lines.ts';
import { timeDigits } from '../../src/kernel/ids/time-id.ts';
import type { Sql } from '../../src/kernel/sql.ts';

/**
 * What the ledger of all nodes has of one account's requests, without those withdrawn, by their ids: sums do not tell
 * which they count.
 */
export interface CountedRequests {
  /** How many it has of those that came at this moment or later. */
  countSince(at: number): Promise<number>;
  /** Those of these ids that it does not have. */
  listUncounted(requestIds: readonly string[], since: number): Promise<string[]>;
  /** All requests by their marks, and by the sums that are invoiced: the same number, unless one is there twice. */
  totals(): Promise<{ readonly marks: number; readonly requests: number }>;
}

export function countedRequests(sql: Sql, accountId: string): CountedRequests {
  return {
    async countSince(at) {
      const [{ number }] = await sql.all<{ number: number | string }>(
        'SELECT COUNT(*) AS number FROM usage_line WHERE units > 0 AND mark >= ?', [timeDigits(at)]);
      return Number(number);
    },
    async listUncounted(requestIds, since) {
      const rows = await sql.all<{ mark: string }>(
        'SELECT mark FROM usage_line WHERE units > 0 AND mark >= ?', [timeDigits(since)]);
      const marks = new Set(rows.map(({ mark }) => mark));
      return requestIds.filter((requestId) => !marks.has(markOf({ accountId, requestId })));
    },
    async totals() {
      const [{ marks, requests }] = await sql.all<Record<'marks' | 'requests', number | string>>(
        `SELECT (SELECT COUNT(*) FROM usage_line WHERE units > 0) AS marks,
         (SELECT SUM(requests) FROM usage_row) AS requests`);
      return { marks: Number(marks), requests: Number(requests ?? 0) };
    },
  };
}
