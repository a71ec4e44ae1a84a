import { randomUUID } from 'node:crypto';
import type { SqlTransaction } from '../../../kernel/sql.ts';

/** No transaction is in doubt for so long. */
const KEPT_MS = 3_600_000;

/** A mark by which a retry of a transaction finds out whether an earlier run was committed. */
export interface Mark<T> {
  /** Absent if the transaction is never retried. */
  readonly id: string | undefined;
  /** What the work of each run had to say before it was committed, by the moment that the run left. */
  readonly results: Map<number, T>;
}

/** Starts a run, unless an earlier one turns out to be committed and has already said everything. */
export type Run<T> = { readonly moment: number } | { readonly earlier: T };

export const newMark = <T>(isKept: boolean): Mark<T> => ({ id: isKept ? randomUUID() : undefined, results: new Map() });

/**
 * Starts a run of a transaction, unless an earlier one was committed: its moment, unique to each run, tells which. A
 * run still on its way finds the mark of this one and fails: at most one is ever committed.
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
