import type { StoreCall } from '../../ops/index.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Sql } from '../kernel/sql.ts';

export type OnStoreCall = (call: StoreCall) => void;

/** The same database, timing each call. */
export const timedSql = (sql: Sql, report: OnStoreCall): Sql => ({
  ...sql,
  now: () => timed({ store: 'database', call: 'read' }, report, () => sql.now()),
  all: (query, values) => timed({ store: 'database', call: 'read' }, report, () => sql.all(query, values)),
  write: (work) => timed({ store: 'database', call: 'write' }, report, () => sql.write(work)),
});

/** The same for a shared cache. A cache within this process needs no timing. */
export const timedCache = (cache: Cache, report: OnStoreCall): Cache => {
  const { counters, buckets, windows } = cache;
  const read = <T>(work: () => Promise<T>): Promise<T> => timed({ store: 'cache', call: 'read' }, report, work);
  const write = <T>(work: () => Promise<T>): Promise<T> => timed({ store: 'cache', call: 'write' }, report, work);
  return {
    get: (key) => read(() => cache.get(key)),
    set: (key, value, ttlMs) => write(() => cache.set(key, value, ttlMs)),
    remove: (keys) => write(() => cache.remove(keys)),
    counters: {
      ...counters,
      addIfBelow: (key, units, limit) => write(() => counters.addIfBelow(key, units, limit)),
    },
    buckets: { take: (...args) => write(() => buckets.take(...args)) },
    windows: { take: (...args) => write(() => windows.take(...args)) },
    channel: cache.channel,
    get shared() {
      return cache.shared;
    },
    look: () => cache.look(),
    close: () => cache.close(),
  };
};

async function timed<T>(
  which: Pick<StoreCall, 'store' | 'call'>, report: OnStoreCall, work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const count = (outcome: StoreCall['outcome']): void =>
    report({ ...which, outcome, seconds: (performance.now() - startedAt) / 1000 });
  try {
    const result = await work();
    count('answered');
    return result;
  } catch (error) {
    count('failed');
    throw error;
  }
}
