import { takeTokens, type Bucket } from '../../accounts/bucket.ts';
import type { Buckets, Cache, Channel, Counters, Windows } from '../../kernel/cache.ts';

export interface MemoryLimits {
  /** Of all texts kept by `set`, keys included, in UTF-16 units. */
  readonly textLength: number;
  /** Of counters, buckets and windows, each. */
  readonly entries: number;
}

const DEFAULT_LIMITS: MemoryLimits = { textLength: 64 * 1024 * 1024, entries: 200_000 };

export interface MemoryCache extends Cache {
  /** Forgets the counters, which then are read from the ledger again. */
  clearCounters(): void;
}

/** The cache of a single node: everything in this process, nothing to install, nothing left after a restart. */
export function openMemoryCache(clock: () => number = Date.now, limits: MemoryLimits = DEFAULT_LIMITS): MemoryCache {
  const texts = boundedTexts(clock, limits.textLength);
  const counted = boundedMap<{ used: number; until: number }>(limits.entries);
  const listeners = new Map<string, ((message: string) => void)[]>();
  return {
    shared: false,
    look: async () => undefined,
    get: async (key) => texts.get(key),
    set: async (key, value, ttlMs) => texts.set(key, value, ttlMs),
    remove: async (keys) => {
      for (const key of keys) {
        texts.remove(key);
        counted.delete(key);
      }
    },
    counters: countersOver(counted, clock),
    buckets: bucketsOver(boundedMap<Bucket>(limits.entries)),
    windows: windowsOver(boundedMap<number[]>(limits.entries)),
    channel: channelOver(listeners),
    clearCounters: () => counted.clear(),
    close: async () => listeners.clear(),
  };
}

function countersOver(counted: Map<string, { used: number; until: number }>, clock: () => number): Counters {
  const find = (key: string) => {
    const counter = counted.get(key);
    if (counter && counter.until > clock()) return counter;
    counted.delete(key);
    return undefined;
  };
  return {
    async addIfBelow(key, units, limit) {
      const counter = find(key);
      if (!counter) return undefined;
      if (counter.used + units > limit) return { granted: false, used: counter.used };
      counter.used += units;
      return { granted: true, used: counter.used };
    },
    async seed(key, used, ttlMs) {
      if (!find(key)) counted.set(key, { used, until: clock() + ttlMs });
    },
    async raise(key, used) {
      const counter = find(key);
      if (counter) counter.used = Math.max(counter.used, used);
    },
    async giveBack(key, units) {
      const counter = find(key);
      if (counter) counter.used = Math.max(0, counter.used - units);
    },
  };
}

const bucketsOver = (buckets: Map<string, Bucket>): Buckets => ({
  async take(key, size, tokens, now) {
    const { bucket, answer } = takeTokens(buckets.get(key), size, tokens, now);
    buckets.set(key, bucket);
    return answer;
  },
});

const windowsOver = (windows: Map<string, number[]>): Windows => ({
  async take(key, limit, windowMs, now) {
    const times = (windows.get(key) ?? []).filter((time) => time > now - windowMs);
    windows.set(key, times);
    if (times.length >= limit) return { granted: false, retryAfterMs: Math.max(1, times[0] + windowMs - now) };
    times.push(now);
    return { granted: true, retryAfterMs: 0 };
  },
});

const channelOver = (listeners: Map<string, ((message: string) => void)[]>): Channel => ({
  async publish(topic, message) {
    for (const listener of listeners.get(topic) ?? []) listener(message);
  },
  async subscribe(topic, listener) {
    listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
  },
});

/** Forgets what was made first when there is too much: buckets and windows refill, counters are rebuilt. */
export function boundedMap<V>(limit: number): Map<string, V> {
  const map = new Map<string, V>();
  const set = map.set.bind(map);
  map.set = (key, value) => {
    set(key, value);
    if (map.size > limit) map.delete(map.keys().next().value!);
    return map;
  };
  return map;
}

/** Texts with a time to live; the longest unread go first when they are too long together. */
function boundedTexts(clock: () => number, limit: number) {
  const texts = new Map<string, { value: string; until: number }>();
  let total = 0;
  const remove = (key: string): void => {
    const held = texts.get(key);
    if (!held) return;
    total -= key.length + held.value.length;
    texts.delete(key);
  };
  return {
    remove,
    get(key: string): string | undefined {
      const held = texts.get(key);
      if (!held) return undefined;
      if (held.until <= clock()) {
        remove(key);
        return undefined;
      }
      texts.delete(key);
      texts.set(key, held);
      return held.value;
    },
    set(key: string, value: string, ttlMs: number): void {
      remove(key);
      if (key.length + value.length > limit / 8) return;
      texts.set(key, { value, until: clock() + ttlMs });
      total += key.length + value.length;
      while (total > limit) remove(texts.keys().next().value!);
    },
  };
}
