import type { TellUsage } from '../../../billing/index.ts';
import type { Sql } from '../../kernel/sql.ts';

const AFTER_MS = 5_000;

export interface SecondLook {
  /** Looks at the usage of these accounts once more in a moment. */
  readonly note: TellUsage;
  /** After a last look. */
  close(): Promise<void>;
}

/**
 * Two servers of a cluster that book usage at the same time do not see each other's: a threshold that they reach only
 * together is seen by neither. A moment later both are in force, and whoever looks again finds it.
 */
export function openSecondLook(sql: Sql, notice: TellUsage, afterMs = AFTER_MS): SecondLook {
  const noted = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    timer = undefined;
    const due = [...noted];
    noted.clear();
    for (const [month, ids] of due) {
      await sql.write((transaction) => notice(transaction, [...ids].sort(), month)).catch(() => again(month, ids));
    }
  };
  const again = (month: string, ids: Iterable<string>): void => {
    const known = noted.get(month);
    noted.set(month, new Set([...(known ?? []), ...ids]));
    timer ??= setTimeout(() => (looking = look()), afterMs).unref();
  };
  return {
    note: async (_, ids, month) => again(month, ids),
    async close() {
      clearTimeout(timer);
      await looking;
      await look();
      clearTimeout(timer);
    },
  };
}
