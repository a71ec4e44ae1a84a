import { takeTokens } from '../../accounts/bucket.ts';
import type { Buckets, Cache, Channel, Counters, CountsHere, Windows } from '../../kernel/cache.ts';
import { SharedRows } from '../../kernel/shared-rows.ts';
import { Places } from './places.ts';
import { addToRow, takeFromRow } from './shared-counts.ts';

export interface MemoryLimits {
  /** The total length of the texts kept by `set`, keys included, in UTF-16 units. */
  readonly textLength: number;
  /** The number of counters, of buckets and of windows, each. */
  readonly entries: number;
}

const DEFAULT_LIMITS: MemoryLimits = { textLength: 64 * 1024 * 1024, entries: 200_000 };

export interface MemoryCache extends Cache {
  readonly here: CountsHere;
  /** Drops the counters; they are read from the ledger again. */
  clearCounters(): void;
}

/**
 * The cache of a single node: held in this process, empty after a restart. Counters and buckets lie in shared memory,
 * so that all threads count the same values.
 */
export function openMemoryCache(clock: () => number = Date.now, limits: MemoryLimits = DEFAULT_LIMITS): MemoryCache {
  const texts = boundedTexts(clock, limits.textLength);
  const counters = countedRows(limits.entries);
  const buckets = countedRows(limits.entries);
  const listeners = new Map<string, ((message: string) => void)[]>();
  return {
    shared: false,
    look: async () => undefined,
    get: async (key) => texts.get(key),
    set: async (key, value, ttlMs) => texts.set(key, value, ttlMs),
    remove: async (keys) => {
      for (const key of keys) {
        texts.remove(key);
        counters.places.remove(key);
      }
    },
    here: {
      counters: counters.rows,
      buckets: buckets.rows,
      rows: limits.entries,
      findCounter: (key) => counters.places.find(key),
      findBucket: (key) => buckets.places.find(key),
      listCounters: () => counters.places.entries(),
    },
    counters: countersOver(counters, clock),
    buckets: bucketsOver(buckets),
    windows: windowsOver(boundedMap<number[]>(limits.entries)),
    channel: channelOver(listeners),
    clearCounters: () => counters.places.clear(),
    close: async () => listeners.clear(),
  };
}

interface CountedRows {
  readonly rows: SharedRows;
  readonly places: Places;
}

function countedRows(most: number): CountedRows {
  const rows = new SharedRows(most);
  return { rows, places: new Places(rows, most) };
}

function countersOver({ rows, places }: CountedRows, clock: () => number): Counters {
  const find = (key: string, units: number, limit: number) => {
    const place = places.find(key);
    return place && addToRow(rows, place, { units, limit, now: clock() });
  };
  const change = (key: string, next: (used: number) => number): void => {
    const place = places.find(key);
    if (place) rows.change(place, ({ owner, a, b }) => (b > clock() ? { owner, a: next(a), b } : undefined));
  };
  return {
    addIfBelow: async (key, units, limit) => find(key, units, limit),
    async seed(key, used, ttlMs) {
      if (!find(key, 0, Infinity)) places.add(key, used, clock() + ttlMs);
    },
    raise: async (key, used) => change(key, (before) => Math.max(before, used)),
    giveBack: async (key, units) => change(key, (before) => Math.max(0, before - units)),
  };
}

const bucketsOver = ({ rows, places }: CountedRows): Buckets => ({
  async take(key, size, tokens, now) {
    const place = places.find(key);
    const answer = place && takeFromRow(rows, place, size, tokens, now);
    if (answer) return answer;
    const first = takeTokens(undefined, size, tokens, now);
    places.add(key, first.bucket.tokens, first.bucket.at);
    return first.answer;
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

/** A map that evicts its oldest entries: buckets and windows refill, counters are rebuilt. */
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

/** Texts with a time to live; the least recently read are evicted once the total length exceeds the limit. */
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
