import { hash } from 'node:crypto';
import { AppError } from '../../src/errors.ts';
import type { SqlTransaction } from '../../src/kernel/sql.ts';
import type { UsageLine } from '../ports.ts';

/** The number of lines per statement. */
const MOST_AT_ONCE = 1_000;
/** Concurrent callers may be booking the same lines: each attempt sees more of their work. */
const MOST_ATTEMPTS = 5;

/**
 * Identifies a line by its account and request id. The beginning of the id, which is its time, comes first, so that new
 * marks are adjacent; 96 bits of a digest distinguish the lines of a moment.
 */
export const markOf = ({ accountId, requestId }: Pick<UsageLine, 'accountId' | 'requestId'>): string =>
  requestId.slice(0, 10) + hash('sha256', `${accountId}\n${requestId}`, 'base64url').slice(0, 16);

/** Marks lines as counted, and returns those that were not before, each once. Months are numbers, as 202611. */
export async function takeUncounted(
  transaction: SqlTransaction,
  lines: readonly { readonly line: UsageLine; readonly month: number }[],
): Promise<UsageLine[]> {
  const marked = new Map(lines.map(({ line, month }) => [markOf(line), { line, month }]));
  const marks = [...marked.keys()].sort();
  const taken: UsageLine[] = [];
  for (let from = 0; from < marks.length; from += MOST_AT_ONCE) {
    const months = new Map(marks.slice(from, from + MOST_AT_ONCE).map((mark) => [mark, marked.get(mark)!.month]));
    for (const mark of await addAbsent(transaction, months)) taken.push(marked.get(mark)!.line);
  }
  return taken;
}

/** Inserts the missing marks. Nearly always all are new, and then this is one statement. */
async function addAbsent(transaction: SqlTransaction, months: ReadonlyMap<string, number>): Promise<string[]> {
  let absent = [...months.keys()];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transaction.insertAll('usage_line', absent.map((mark) => ({ mark, month: months.get(mark)! })));
      return absent;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'row_exists' || attempt === MOST_ATTEMPTS) throw error;
    }
    const rows = await transaction.all<{ mark: string }>(
      `SELECT mark FROM usage_line WHERE mark IN (${absent.map(() => '?').join(', ')})`,
      absent,
    );
    const known = new Set(rows.map(({ mark }) => mark));
    absent = absent.filter((mark) => !known.has(mark));
  }
}
