import { randomUUID } from 'node:crypto';
import type { SqlTransaction } from '../../../kernel/sql.ts';

/** Longer than any transaction is in doubt. */
const KEPT_MS = 3_600_000;

/** A mark by which a retry of a transaction finds out whether an earlier run was committed. */
export interface Mark<T> {
  /** Absent if the transaction is never retried. */
  readonly id: string | undefined;
  /** The result of each run's work before its commit, by the moment that the run recorded. */
  readonly results: Map<number, T>;
}

/** A new run or, if an earlier one turns out to be committed, its result. */
export type Run<T> = { readonly moment: number } | { readonly earlier: T };

export const newMark = <T>(isKept: boolean): Mark<T> => ({ id: isKept ? randomUUID() : undefined, results: new Map() });

/**
 * Starts a run of a transaction, unless an earlier one was committed: the moment in the mark, unique to each run, shows
 * which. An earlier run still in progress finds the mark of this one and fails, so that at most one is ever committed.
 */
export async function leaveMark<T>(transaction: SqlTransaction, { id, results }: Mark<T>): Promise<Run<T>> {
  const moment = Math.max(Date.now(), ...[...results.keys()].map((earlier) => earlier + 1));
  if (id === undefined || (await transaction.insertIfAbsent('commit_mark', { id, made_at: moment }))) return { moment };
  const [{ made_at: made }] = await transaction.all<{ made_at: number | string }>(
    'SELECT made_at FROM commit_mark WHERE id = ?', [id]);
  return { earlier: results.get(Number(made))! };
}

export const forgetMarks = async (transaction: SqlTransaction): Promise<void> =>
  void (await transaction.run('DELETE FROM commit_mark WHERE made_at < ?', [Date.now() - KEPT_MS]));
