import { openBreaker, type Breaker } from './breaker.ts';
import { boundedMap, openMemoryCache, type MemoryCache } from './memory.ts';
import type { Cache, Channel, Counters } from '../../kernel/cache.ts';
import type { RedisCache } from './redis.ts';

const MAX_KNOWN = 100_000;

/**
 * The shared cache while it answers, this process's own while it does not: limits stay enforced, by each node alone.
 *
 * Counters are a copy of the ledger. A node that counts alone continues from the last known shared value, or from the
 * ledger if that is higher. Keys counted alone are dropped from the shared store on the way back and rebuilt from the
 * ledger on next use, since neither copy knows what the other has granted.
 */
export function withFallback(redis: RedisCache, onChange: (shared: boolean) => void = () => undefined): Cache {
  const memory = openMemoryCache();
  const alone = new Set<string>();
  const known = boundedMap<number>(MAX_KNOWN);
  const { channel, subscribeAll } = channelOver(redis, memory);
  const reunite = async (): Promise<void> => {
    await redis.ping();
    await redis.remove([...alone]);
    await subscribeAll();
    alone.clear();
    memory.clearCounters();
  };
  const breaker = openBreaker(reunite, onChange);
  const { ask } = breaker;
  return {
    get shared() {
      return breaker.closed;
    },
    look: () => ask(() => redis.ping(), async () => undefined),
    get: (key) => ask(() => redis.get(key), () => memory.get(key)),
    set: (key, value, ttlMs) => ask(() => redis.set(key, value, ttlMs), () => memory.set(key, value, ttlMs)),
    async remove(keys) {
      for (const key of keys) known.delete(key);
      await memory.remove(keys);
      await ask(
        () => redis.remove(keys),
        async () => keys.forEach((key) => alone.add(key)),
      );
    },
    counters: countersOver(redis, memory, breaker, { alone, known }),
    buckets: {
      take: (...args) => ask(() => redis.buckets.take(...args), () => memory.buckets.take(...args)),
    },
    windows: {
      take: (...args) => ask(() => redis.windows.take(...args), () => memory.windows.take(...args)),
    },
    channel: channel(breaker),
    async close() {
      breaker.stop();
      await redis.close();
      await memory.close();
    },
  };
}

interface Remembered {
  /** Keys that this process has counted by itself. */
  readonly alone: Set<string>;
  /** The last known values of the shared counters. */
  readonly known: Map<string, number>;
}

function countersOver(
  redis: RedisCache,
  memory: MemoryCache,
  { ask }: Breaker,
  { alone, known }: Remembered,
): Counters {
  const here = <T>(key: string, work: () => Promise<T>) => (): Promise<T> => {
    alone.add(key);
    return work();
  };
  return {
    addIfBelow: (key, units, limit) =>
      ask(
        async () => {
          const answer = await redis.counters.addIfBelow(key, units, limit);
          if (answer) known.set(key, answer.used);
          return answer;
        },
        here(key, () => memory.counters.addIfBelow(key, units, limit)),
      ),
    known: (key) => known.get(key),
    // the ledger does not yet contain what other nodes granted in the last seconds
    seed: (key, used, ttlMs) =>
      ask(
        () => redis.counters.seed(key, used, ttlMs),
        here(key, () => memory.counters.seed(key, Math.max(used, known.get(key) ?? 0), ttlMs)),
      ),
    raise: (key, used) =>
      ask(
        () => redis.counters.raise(key, used),
        here(key, () => memory.counters.raise(key, used)),
      ),
    giveBack: (key, units) =>
      ask(
        () => redis.counters.giveBack(key, units),
        here(key, () => memory.counters.giveBack(key, units)),
      ),
  };
}

/** Delivers a message to local listeners at once, and to other nodes while Redis is available. */
function channelOver(redis: RedisCache, memory: MemoryCache) {
  const subscriptions: { topic: string; listener: (message: string) => void }[] = [];
  let subscribedCount = 0;
  const subscribeAll = async (): Promise<void> => {
    for (; subscribedCount < subscriptions.length; subscribedCount += 1) {
      const { topic, listener } = subscriptions[subscribedCount];
      await redis.channel.subscribe(topic, listener);
    }
  };
  const channel = ({ ask }: Breaker): Channel => ({
    async publish(topic, message) {
      await memory.channel.publish(topic, message);
      await ask(() => redis.channel.publish(topic, message), async () => undefined);
    },
    async subscribe(topic, listener) {
      await memory.channel.subscribe(topic, listener);
      subscriptions.push({ topic, listener });
      await ask(subscribeAll, async () => undefined);
    },
  });
  return { channel, subscribeAll };
}
