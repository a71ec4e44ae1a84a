import type { OnUsage } from '../../../billing/index.ts';
import type { Sql } from '../../kernel/sql.ts';

const AFTER_MS = 5_000;
/** Their rows are held while they are looked at. */
const MOST_AT_ONCE = 100;

export interface SecondLook {
  /** Checks the usage of these accounts once more in a moment. */
  readonly note: OnUsage;
  /** After a last look. */
  close(): Promise<void>;
}

/**
 * Two servers of a cluster that book usage at the same time do not see each other's: a threshold that they reach only
 * together is seen by neither. A moment later both are committed, and a second look finds it.
 */
export function openSecondLook(sql: Pick<Sql, 'write'>, notice: OnUsage, afterMs = AFTER_MS): SecondLook {
  const noted = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const due = [...noted].flatMap(([month, ids]) => chunksOf([...ids].sort()).map((some) => ({ month, ids: some })));
    noted.clear();
    for (const { month, ids } of due) {
      await sql.write((transaction) => notice(transaction, ids, month)).catch(() => again(month, ids));
    }
  };
  const lookInTurn = (): Promise<void> => {
    timer = undefined;
    return (looking = looking.then(look));
  };
  const again = (month: string, ids: Iterable<string>): void => {
    noted.set(month, new Set([...(noted.get(month) ?? []), ...ids]));
    timer ??= setTimeout(() => void lookInTurn(), afterMs).unref();
  };
  return {
    note: async (_, ids, month) => again(month, ids),
    async close() {
      clearTimeout(timer);
      await lookInTurn();
      clearTimeout(timer);
    },
  };
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, at) =>
    ids.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
