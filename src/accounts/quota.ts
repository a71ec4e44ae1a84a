import { AppError } from '../errors.ts';
import { monthOf, nextMonthDay, startOfNextMonth } from '../kernel/moscow.ts';
import { allowanceOf, type Allowance, type UnitsWithin } from './allowance.ts';
import type { Counters } from '../kernel/cache.ts';
import type { Quota, QuotaAnswer } from './ports.ts';

const DAY_MS = 86_400_000;
const EVERYTHING = 1e15;
const MAX_RECOUNTED = 100_000;

export interface QuotaSurroundings {
  readonly counters: Counters;
  /** Units of a month by the ledger and what is on its way there. */
  readonly countUsed: (accountId: string, month: string) => Promise<number>;
  readonly unitsWithin: UnitsWithin;
  /** How long a counter is believed before it is held against the ledger; other nodes book there too. */
  readonly recountMs: () => number;
  /** Milliseconds of a clock that only goes forward. */
  readonly monotonic: () => number;
}

export const quotaCounter = (accountId: string, month: string): string => `quota:${accountId}:${month}`;

/**
 * Counts the units of a month as they are asked for. The counters are a copy: one that is gone is read anew, and all
 * are raised to what the ledger knows from time to time, since a copy may have missed what other nodes granted.
 */
export function openQuota(around: QuotaSurroundings): Quota {
  const { counters, countUsed, unitsWithin } = around;
  const recount = recounting(around);
  const seeding = new Map<string, Promise<void>>();
  const seed = (accountId: string, now: number): Promise<void> => {
    const month = monthOf(now);
    const key = quotaCounter(accountId, month);
    const running = seeding.get(key);
    if (running) return running;
    const ttlMs = startOfNextMonth(now) - now + DAY_MS;
    const started = countUsed(accountId, month)
      .then((used) => counters.seed(key, used, ttlMs))
      .finally(() => seeding.delete(key));
    seeding.set(key, started);
    return started;
  };
  const add = async (accountId: string, units: number, limit: number, now: number) => {
    const key = quotaCounter(accountId, monthOf(now));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await counters.addIfBelow(key, units, limit);
      if (answer) {
        recount(accountId, now);
        return answer;
      }
      await seed(accountId, now);
    }
    throw new AppError('temporarily_unavailable', 'The quota cannot be counted at present.');
  };
  return {
    async take(who, units, now) {
      const allowance = allowanceOf(who.account, unitsWithin);
      const { granted, used } = await add(who.accountId, units, allowance.limit, now);
      return answerOf(allowance, granted, used, now);
    },
    giveBack: (who, units, now) => counters.giveBack(quotaCounter(who.accountId, monthOf(now)), units),
    async look(who, now) {
      const { used } = await add(who.accountId, 0, EVERYTHING, now);
      const allowance = allowanceOf(who.account, unitsWithin);
      return answerOf(allowance, used < allowance.limit, used, now);
    },
  };
}

/** In the background, and one that fails is tried again after as long a while. */
function recounting({ counters, countUsed, recountMs, monotonic }: QuotaSurroundings) {
  const at = new Map<string, number>();
  return (accountId: string, now: number): void => {
    const month = monthOf(now);
    const key = quotaCounter(accountId, month);
    const last = at.get(key);
    const clock = monotonic();
    if (last !== undefined && clock - last < recountMs()) return;
    at.delete(key);
    at.set(key, clock);
    if (at.size > MAX_RECOUNTED) at.delete(at.keys().next().value!);
    // a counter that was just seeded, or that nobody has asked for since, is as good as it can be
    if (last === undefined) return;
    countUsed(accountId, month)
      .then((used) => counters.raise(key, used))
      .catch(() => undefined);
  };
}

const answerOf = ({ free, limit, refusal }: Allowance, granted: boolean, used: number, now: number): QuotaAnswer => ({
  granted,
  ...(granted ? {} : { refusal }),
  used,
  free,
  resetsAt: nextMonthDay(now),
  left: Math.max(0, limit - used),
});

