import { openBreaker, type Breaker } from './breaker.ts';
import { boundedMap, openMemoryCache, type MemoryCache } from './memory.ts';
import type { Cache, Channel, Counters } from '../../kernel/cache.ts';
import type { RedisCache } from './redis.ts';

const MAX_KNOWN = 100_000;

/**
 * The shared cache while it answers, and this process's own while it does not: limits go on being counted,
 * by each node alone.
 *
 * Counters are a copy of the ledger. A node that counts alone goes on from what it last heard, or from the ledger
 * if that knows of more. Those that were counted alone are dropped in the shared store on the way back, and rebuilt
 * by whoever needs them first; neither copy knows what the other one granted.
 */
export function withFallback(redis: RedisCache, onChange: (shared: boolean) => void = () => undefined): Cache {
  const memory = openMemoryCache();
  const alone = new Set<string>();
  const known = boundedMap<number>(MAX_KNOWN);
  const { channel, standAll } = channelOver(redis, memory);
  const reunite = async (): Promise<void> => {
    await redis.ping();
    await redis.remove([...alone]);
    await standAll();
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
      take: (...wish) => ask(() => redis.buckets.take(...wish), () => memory.buckets.take(...wish)),
    },
    windows: {
      take: (...wish) => ask(() => redis.windows.take(...wish), () => memory.windows.take(...wish)),
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
  /** Counters that this process has counted by itself. */
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
    // the ledger has not heard yet of what other nodes granted in the last seconds
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

/** A message takes effect here at once, and elsewhere as long as Redis delivers it. */
function channelOver(redis: RedisCache, memory: MemoryCache) {
  const wished: { topic: string; listener: (message: string) => void }[] = [];
  let standing = 0;
  const standAll = async (): Promise<void> => {
    for (; standing < wished.length; standing += 1) {
      const { topic, listener } = wished[standing];
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
      wished.push({ topic, listener });
      await ask(standAll, async () => undefined);
    },
  });
  return { channel, standAll };
}
