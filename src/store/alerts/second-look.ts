import type { OnUsage } from '../../../billing/index.ts';
import type { Sql } from '../../kernel/sql.ts';

const AFTER_MS = 5_000;
/** Limits a transaction: it locks the rows of its accounts. */
const MOST_AT_ONCE = 100;

export interface SecondLook {
  /** Schedules a second check of these accounts' usage. */
  readonly note: OnUsage;
  /** Closes after a last check. */
  close(): Promise<void>;
}

/**
 * Two servers of a cluster that book usage at the same time do not see each other's: a threshold that they reach only
 * together is seen by neither. A moment later both are committed, and a second look finds it.
 */
export function openSecondLook(sql: Pick<Sql, 'write'>, notice: OnUsage, afterMs = AFTER_MS): SecondLook {
  const noted = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  const check = async (): Promise<void> => {
    const due = [...noted].flatMap(([month, ids]) => chunksOf([...ids].sort()).map((chunk) => ({ month, ids: chunk })));
    noted.clear();
    for (const { month, ids } of due) {
      await sql.write((transaction) => notice(transaction, ids, month)).catch(() => schedule(month, ids));
    }
  };
  const checkInTurn = (): Promise<void> => {
    timer = undefined;
    return (checking = checking.then(check));
  };
  const schedule = (month: string, ids: Iterable<string>): void => {
    noted.set(month, new Set([...(noted.get(month) ?? []), ...ids]));
    timer ??= setTimeout(() => void checkInTurn(), afterMs).unref();
  };
  return {
    note: async (_, ids, month) => schedule(month, ids),
    async close() {
      clearTimeout(timer);
      await checkInTurn();
      clearTimeout(timer);
    },
  };
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, at) =>
    ids.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
