import type { BucketAnswer, BucketSize } from '../kernel/cache.ts';

/** The tokens at a moment. An unused bucket is full. */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/**
 * Takes tokens from a bucket that refills steadily. A clock that goes back refills nothing; more tokens than the bucket
 * holds are never granted.
 */
export function takeTokens(
  bucket: Bucket | undefined,
  size: BucketSize,
  wanted: number,
  now: number,
): { bucket: Bucket; answer: BucketAnswer } {
  const at = bucket ? Math.max(bucket.at, now) : now;
  const filled = bucket ? bucket.tokens + ((at - bucket.at) / 1000) * size.perSecond : size.burst;
  const before = Math.min(size.burst, filled);
  const granted = before >= wanted;
  const tokens = granted ? before - wanted : before;
  return { bucket: { tokens, at }, answer: toAnswer(granted, tokens, size, wanted) };
}

/** The answer of a bucket in which this many tokens are left. */
export function toAnswer(granted: boolean, tokens: number, size: BucketSize, wanted: number): BucketAnswer {
  const msFor = (missing: number): number => Math.ceil((Math.max(0, missing) / size.perSecond) * 1000);
  return {
    granted,
    remaining: Math.floor(tokens),
    retryAfterMs: granted ? 0 : Math.max(1, msFor(wanted - tokens)),
    fullAfterMs: msFor(size.burst - tokens),
  };
}
