import { takeTokens } from '../../accounts/bucket.ts';
import type { BucketAnswer, BucketSize, CountAnswer } from '../../kernel/cache.ts';
import type { Place, SharedRows, TakenRows } from '../../kernel/shared-rows.ts';

/**
 * Adds units to a counter (a: used, b: expiry) unless the sum would pass the limit; undefined if the counter is gone.
 * Pass `taken` where the thread may end before the units are settled: they are recorded there.
 */
export function addToRow(
  rows: SharedRows, place: Place, request: { units: number; limit: number; now: number }, taken?: TakenRows,
): CountAnswer | undefined {
  const { units, limit, now } = request;
  let granted = false;
  const held = rows.change(place, ({ owner, a: used, b: until }) => {
    granted = until > now && used + units <= limit;
    return granted && units > 0 ? { owner, a: used + units, b: until } : undefined;
  }, taken, units);
  return held && held.b > now ? { granted, used: held.a } : undefined;
}

/** Takes from a bucket (a: tokens, b: their time); undefined if the bucket is gone. */
export function takeFromRow(
  rows: SharedRows, place: Place, size: BucketSize, tokens: number, now: number,
): BucketAnswer | undefined {
  let answer: BucketAnswer | undefined;
  rows.change(place, ({ owner, a, b }) => {
    const taken = takeTokens({ tokens: a, at: b }, size, tokens, now);
    answer = taken.answer;
    return { owner, a: taken.bucket.tokens, b: taken.bucket.at };
  });
  return answer;
}
