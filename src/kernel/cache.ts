import type { Place, SharedRows } from './shared-rows.ts';

/**
 * State that nodes share and may lose: answers, quota counters, buckets, announcements of changed keys. It never
 * contains the only copy of anything.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  readonly counters: Counters;
  readonly buckets: Buckets;
  readonly windows: Windows;
  readonly channel: Channel;
  /** Whether the shared store answers at present; false when only this process counts. */
  readonly shared: boolean;
  /** What other threads of this process may count in directly; absent where other processes count there too. */
  readonly here?: CountsHere;
  /** Pings the shared store, so that `shared` is accurate on an idle node too. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Counters and buckets in shared memory, and the keys of its rows. */
export interface CountsHere {
  readonly counters: SharedRows;
  readonly buckets: SharedRows;
  /** The number of rows of each. */
  readonly rows: number;
  findCounter(key: string): Place | undefined;
  findBucket(key: string): Place | undefined;
  listCounters(): Iterable<[key: string, place: Place]>;
}

export interface CountAnswer {
  readonly granted: boolean;
  readonly used: number;
}

export interface Counters {
  /** Adds units unless the sum would pass the limit; undefined when there is no such counter. */
  addIfBelow(key: string, units: number, limit: number): Promise<CountAnswer | undefined>;
  /** Starts a counter, unless another caller has just done so. */
  seed(key: string, used: number, ttlMs: number): Promise<void>;
  /** Raises a counter to this value, if it exists and is lower. */
  raise(key: string, used: number): Promise<void>;
  /** The last value of a shared counter read by this process, for when nothing better is known. */
  known?(key: string): number | undefined;
  /** Subtracts units, never below zero; does nothing if there is no such counter. */
  giveBack(key: string, units: number): Promise<void>;
}

export interface BucketSize {
  readonly perSecond: number;
  readonly burst: number;
}

export interface BucketAnswer {
  readonly granted: boolean;
  readonly remaining: number;
  /** When a refused request would be granted; 0 when it was. */
  readonly retryAfterMs: number;
  /** When the bucket is full again. */
  readonly fullAfterMs: number;
}

export interface Buckets {
  take(key: string, size: BucketSize, tokens: number, now: number): Promise<BucketAnswer>;
}

export interface Windows {
  /** Grants at most `limit` in any period of `windowMs`. A refused one does not count. */
  take(key: string, limit: number, windowMs: number, now: number): Promise<WindowAnswer>;
}

export interface WindowAnswer {
  readonly granted: boolean;
  readonly retryAfterMs: number;
}

export interface Channel {
  publish(topic: string, message: string): Promise<void>;
  /** Messages may get lost while the shared store is unavailable: a listener also needs a slower, second way. */
  subscribe(topic: string, listener: (message: string) => void): Promise<void>;
}
