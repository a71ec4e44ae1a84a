import { randomUUID } from 'node:crypto';
import type { SqlTransaction } from '../../../kernel/sql.ts';

/** No transaction is in doubt for so long. */
const KEPT_MS = 3_600_000;

/** A transaction by which whoever runs it again finds out whether it is in force. */
export interface Mark<T> {
  /** Absent where nobody runs it again. */
  readonly id: string | undefined;
  /** What its work had to say, before it was committed. */
  result?: T;
}

export const newMark = <T>(isKept: boolean): Mark<T> => ({ id: isKept ? randomUUID() : undefined });

/**
 * False when an earlier run turns out to be in force. One that is still on its way finds the mark of this one and
 * fails: at most one is ever in force.
 */
export const leaveMark = async <T>(transaction: SqlTransaction, { id }: Mark<T>): Promise<boolean> =>
  id === undefined || transaction.insertIfAbsent('commit_mark', { id, made_at: Date.now() });

export const forgetMarks = async (transaction: SqlTransaction): Promise<void> =>
  void (await transaction.run('DELETE FROM commit_mark WHERE made_at < ?', [Date.now() - KEPT_MS]));
