import { allowanceOf } from '../accounts/allowance.ts';
import { openLimiter } from '../accounts/limiter.ts';
import { answerOf, quotaCounter } from '../accounts/quota.ts';
import type { Limiter, Principal, Quota, QuotaAnswer } from '../accounts/ports.ts';
import type { Config } from '../config.ts';
import type { BucketAnswer, BucketSize, Buckets, CountsHere } from '../kernel/cache.ts';
import { monthOf } from '../kernel/moscow.ts';
import { SharedRows, TakenRows, type Place } from '../kernel/shared-rows.ts';
import { boundedMap } from '../store/cache/memory.ts';
import { unitsOfMonth, type OpenCounter } from '../store/open-quota.ts';
import { addToRow, takeFromRow } from '../store/cache/shared-counts.ts';
import type { Calls } from './calls.ts';
import type { Who } from './callers.ts';
import type { Cells } from './cells.ts';
import type { FirstCalls } from './first-calls.ts';

/** The shared memory in which a thread counts by itself. */
export interface CountedHere {
  readonly counters: SharedArrayBuffer;
  readonly buckets: SharedArrayBuffer;
  /** What this thread took and has not settled. */
  readonly taken: SharedArrayBuffer;
}

/** The first thread's answers about counts, with the place in shared memory where the caller may count by itself. */
export interface CountsOffered {
  takeTokens(key: string, size: BucketSize, tokens: number, now: number): Promise<WithPlace<BucketAnswer, Place>>;
  take(who: Who, units: number, now: number): Promise<WithPlace<QuotaAnswer, CounterFound>>;
  giveBack(who: Who, units: number, now: number): Promise<void>;
}

interface WithPlace<Answer, Found> {
  readonly answer: Answer;
  readonly found: Found | undefined;
}

/** Valid as long as the version in shared memory equals this one. */
interface CounterFound extends OpenCounter {
  readonly version: number;
}

const MOST_FOUND = 50_000;

export interface NearCountsParts {
  readonly calls: Pick<FirstCalls<CountsOffered>, 'call' | 'callOrUndo'>;
  readonly cells: Cells;
  /** Absent if other processes count too. */
  readonly here: CountedHere | undefined;
  readonly rates: Config['rates'];
  readonly whoIs: (principal: Principal) => Who;
}

/**
 * Rates and quotas of a further thread, counted in the memory that all threads share, by the same rules. Special cases
 * go to the first thread: a counter that does not exist yet, one below a cap, one at its limit.
 */
export function nearCounts(
  { calls, cells, here, rates, whoIs }: NearCountsParts,
): { limiter: Limiter; buckets: Buckets; quota: Pick<Quota, 'take' | 'giveBack'> } {
  const buckets = nearBuckets(calls, here && new SharedRows(here.buckets));
  const takePlain = here ? plainTaking(new SharedRows(here.counters), new TakenRows(here.taken), cells) : undefined;
  return {
    buckets,
    limiter: openLimiter(buckets, rates),
    quota: {
      async take(who, units, now) {
        const granted = takePlain?.take(who, units, now);
        if (granted) return granted;
        const giveBackLate = ({ answer: { granted: isTaken } }: WithPlace<QuotaAnswer, unknown>): void => {
          if (isTaken) void calls.call('giveBack', whoIs(who), units, now).catch(() => {});
        };
        const { answer, found } = await calls.callOrUndo(giveBackLate, 'take', whoIs(who), units, now);
        if (found) takePlain?.keep(who, now, found);
        return answer;
      },
      giveBack: (who, units, now) => calls.call('giveBack', whoIs(who), units, now),
    },
  };
}

function nearBuckets(calls: Pick<Calls<CountsOffered>, 'call'>, rows: SharedRows | undefined): Buckets {
  const places = boundedMap<Place>(MOST_FOUND);
  return {
    async take(key, size, tokens, now) {
      const place = places.get(key);
      const near = place && takeFromRow(rows!, place, size, tokens, now);
      if (near) return near;
      const { answer, found } = await calls.call('takeTokens', key, size, tokens, now);
      if (found && rows) places.set(key, found);
      return answer;
    },
  };
}

function plainTaking(rows: SharedRows, taken: TakenRows, cells: Cells) {
  const counters = boundedMap<CounterFound>(MOST_FOUND);
  return {
    keep: ({ accountId }: Principal, now: number, found: CounterFound) =>
      void counters.set(quotaCounter(accountId, monthOf(now)), found),
    /** Undefined if the first thread must decide. */
    take(who: Principal, units: number, now: number): QuotaAnswer | undefined {
      const month = monthOf(now);
      const found = counters.get(quotaCounter(who.accountId, month));
      if (found?.version !== cells.countersVersion) return undefined;
      const allowance = allowanceOf(who.account, month, unitsOfMonth);
      if (allowance.refusal === 'spend_cap_reached') return undefined;
      const { place, returned } = found;
      const counted = addToRow(rows, place, { units, limit: allowance.limit + returned, now }, taken);
      if (!counted?.granted) return undefined;
      return answerOf(allowance, true, Math.max(0, counted.used - returned), now);
    },
  };
}

/** The shared memory of a process that counts alone, for one of its threads. */
export const countedHere = (here: CountsHere, taken: TakenRows): CountedHere =>
  ({ counters: here.counters.memory, buckets: here.buckets.memory, taken: taken.memory });
