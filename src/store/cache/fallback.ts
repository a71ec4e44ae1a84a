import { openMemoryCache } from './memory.ts';
import type { Cache } from '../../kernel/cache.ts';
import type { RedisCache } from './redis.ts';

const FIRST_PROBE_MS = 100;
const SLOWEST_PROBE_MS = 1000;

/**
 * The shared cache while it answers, and this process's own while it does not: limits go on being counted,
 * by each node alone. One failed call is enough to stop asking; probes find the way back.
 *
 * Counters are a copy of the ledger. Those that were counted alone are dropped in the shared store on the
 * way back, and rebuilt by whoever needs them first; neither copy knows what the other one granted.
 */
export function withFallback(redis: RedisCache, onChange: (shared: boolean) => void = () => undefined): Cache {
  const memory = openMemoryCache();
  const alone = new Set<string>();
  const subscriptions: { topic: string; listener: (message: string) => void; standing: boolean }[] = [];
  let shared = true;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const probe = async (delayMs: number): Promise<void> => {
    try {
      await redis.ping();
      await redis.remove([...alone]);
      for (const subscription of subscriptions) await stand(subscription);
      alone.clear();
      memory.clearCounters();
      shared = true;
      onChange(true);
    } catch {
      schedule(Math.min(delayMs * 2, SLOWEST_PROBE_MS));
    }
  };
  const schedule = (delayMs: number): void => {
    if (!closed) timer = setTimeout(() => void probe(delayMs), delayMs).unref();
  };
  const trip = (): void => {
    if (!shared) return;
    shared = false;
    onChange(false);
    schedule(FIRST_PROBE_MS);
  };
  const stand = async (subscription: (typeof subscriptions)[number]): Promise<void> => {
    if (subscription.standing) return;
    await redis.channel.subscribe(subscription.topic, subscription.listener);
    subscription.standing = true;
  };
  const ask = async <T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> => {
    if (!shared) return here();
    try {
      return await there();
    } catch {
      trip();
      return here();
    }
  };
  const counted = <T>(key: string, work: Promise<T>): Promise<T> => {
    alone.add(key);
    return work;
  };

  return {
    get shared() {
      return shared;
    },
    get: (key) => ask(() => redis.get(key), () => memory.get(key)),
    set: (key, value, ttlMs) => ask(() => redis.set(key, value, ttlMs), () => memory.set(key, value, ttlMs)),
    async remove(keys) {
      for (const key of keys) alone.add(key);
      await memory.remove(keys);
      await ask(() => redis.remove(keys), async () => undefined);
      if (shared) for (const key of keys) alone.delete(key);
    },
    counters: {
      addIfBelow: (key, units, limit) =>
        ask(
          () => redis.counters.addIfBelow(key, units, limit),
          () => counted(key, memory.counters.addIfBelow(key, units, limit)),
        ),
      seed: (key, used, ttlMs) =>
        ask(
          () => redis.counters.seed(key, used, ttlMs),
          () => counted(key, memory.counters.seed(key, used, ttlMs)),
        ),
      giveBack: (key, units) =>
        ask(() => redis.counters.giveBack(key, units), () => counted(key, memory.counters.giveBack(key, units))),
    },
    buckets: {
      take: (key, size, tokens, now) =>
        ask(() => redis.buckets.take(key, size, tokens, now), () => memory.buckets.take(key, size, tokens, now)),
    },
    windows: {
      take: (key, limit, windowMs, now) =>
        ask(
          () => redis.windows.take(key, limit, windowMs, now),
          () => memory.windows.take(key, limit, windowMs, now),
        ),
    },
    channel: {
      async publish(topic, message) {
        await memory.channel.publish(topic, message);
        await ask(() => redis.channel.publish(topic, message), async () => undefined);
      },
      async subscribe(topic, listener) {
        await memory.channel.subscribe(topic, listener);
        const subscription = { topic, listener, standing: false };
        subscriptions.push(subscription);
        await ask(() => stand(subscription), async () => undefined);
      },
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await redis.close();
      await memory.close();
    },
  };
}
