import { AppError } from '../errors.ts';
import { monthOf, nextMonthDay, startOfNextMonth } from '../kernel/moscow.ts';
import { allowanceOf, NO_LIMIT, type Allowance, type UnitsWithin } from './allowance.ts';
import type { Counters } from '../kernel/cache.ts';
import type { Apart, Company } from './apart.ts';
import type { Principal, Quota, QuotaAnswer } from './ports.ts';
import type { Reserves } from './reserves.ts';
import type { ReturnedUnits } from './returned-units.ts';

const DAY_MS = 86_400_000;
const MAX_RECOUNTED = 100_000;

/** What the units of a month are counted with. */
export interface Counted {
  readonly counters: Counters;
  /** Units of a month that were taken: in the ledger, in the journal, and for jobs. */
  readonly countTaken: (accountId: string, month: string) => Promise<number>;
  readonly returned: Pick<ReturnedUnits, 'of' | 'grew' | 'refresh'>;
  /** How long a counter is trusted before it is compared with the ledger, where other nodes book too. */
  readonly recountMs: () => number;
  /** Milliseconds of the monotonic clock. */
  readonly monotonic: () => number;
}

export interface QuotaSurroundings {
  readonly add: ReturnType<typeof counting>;
  readonly counters: Pick<Counters, 'giveBack'>;
  readonly unitsWithin: UnitsWithin;
  /** Enforce caps by themselves: a lagging counter must never lead to spending above a cap. */
  readonly reserves: Pick<Reserves, 'take' | 'giveBack'>;
  readonly apart: Pick<Apart, 'take'>;
  readonly company: Pick<Company, 'shared'>;
}

type Gate = (
  accountId: string,
  month: string,
  request: { units: number; limit: number; now: number; used: () => Promise<number> },
) => Promise<boolean>;

export const quotaCounter = (accountId: string, month: string): string => `quota:${accountId}:${month}`;

/**
 * Counts the units of a month as they are requested. The free quota is enforced by counters that the nodes share, and
 * by `Apart` where they do not; a cap is enforced by reserves, however it is counted.
 */
export function openQuota(around: QuotaSurroundings): Quota {
  const { add, counters, unitsWithin, reserves, apart, company } = around;
  const giveBack = ({ accountId }: Principal, units: number, now: number): Promise<void> =>
    counters.giveBack(quotaCounter(accountId, monthOf(now)), units);

  /** Counts what the gate has granted, and returns it if the counter refuses. */
  const takeBehind = async (gate: Gate, { accountId }: Principal, units: number, limit: number, now: number) => {
    const month = monthOf(now);
    const used = async (): Promise<number> => (await add(accountId, 0, NO_LIMIT, now)).used;
    if (!(await gate(accountId, month, { units, limit, now, used }))) return { granted: false, used: await used() };
    let granted = false;
    try {
      const answer = await add(accountId, units, limit, now);
      granted = answer.granted;
      return answer;
    } finally {
      if (!granted) reserves.giveBack(accountId, month, units);
    }
  };
  const takeFree = async (who: Principal, units: number, limit: number, now: number) => {
    if (company.shared || limit >= NO_LIMIT) {
      const answer = await add(who.accountId, units, limit, now);
      if (!answer.granted || company.shared || limit >= NO_LIMIT) return answer;
      // the shared counter was lost meanwhile, so that only this node has counted
      await giveBack(who, units, now);
    }
    return takeBehind((...request) => apart.take(...request), who, units, limit, now);
  };
  return {
    async take(who, units, now) {
      const allowance = allowanceOf(who.account, monthOf(now), unitsWithin);
      const isCapped = allowance.refusal === 'spend_cap_reached';
      const { granted, used } = isCapped
        ? await takeBehind((...request) => reserves.take(...request), who, units, allowance.limit, now)
        : await takeFree(who, units, allowance.limit, now);
      return answerOf(allowance, granted, used, now);
    },
    async giveBack(who, units, now) {
      reserves.giveBack(who.accountId, monthOf(now), units);
      await giveBack(who, units, now);
    },
    async look(who, now) {
      const { used } = await add(who.accountId, 0, NO_LIMIT, now);
      const allowance = allowanceOf(who.account, monthOf(now), unitsWithin);
      return answerOf(allowance, used < allowance.limit, used, now);
    },
  };
}

/**
 * Adds to the counter of a month unless that passes the limit. Returns `used`, and `taken`, which includes what jobs
 * took and gave back. Counters are copies: a lost one is read again, and all are raised to the ledger's sum from time
 * to time, since a copy may lack what other nodes granted.
 */
export function counting(around: Counted) {
  const { counters, countTaken, returned } = around;
  const recount = recounting(around);
  const seeding = new Map<string, Promise<void>>();
  const seed = (accountId: string, now: number): Promise<void> => {
    const month = monthOf(now);
    const key = quotaCounter(accountId, month);
    const running = seeding.get(key);
    if (running) return running;
    const ttlMs = startOfNextMonth(now) - now + DAY_MS;
    const started = countTaken(accountId, month)
      .catch((error: unknown) => {
        // both the ledger and the shared counter are unavailable: the last known value is all there is
        const known = counters.known?.(key);
        if (known === undefined) throw error;
        return known;
      })
      .then((taken) => counters.seed(key, taken, ttlMs))
      .finally(() => seeding.delete(key));
    seeding.set(key, started);
    return started;
  };
  /** Adds, and retries a refusal if units have been returned that this node did not know of. */
  const addOnce = async (accountId: string, month: string, units: number, limit: number) => {
    const refreshing = returned.refresh(accountId, month);
    if (refreshing) await refreshing;
    for (;;) {
      const spare = returned.of(accountId, month);
      const answer = await counters.addIfBelow(quotaCounter(accountId, month), units, limit + spare);
      const isFinal = !answer || answer.granted || !(await returned.grew(accountId, month));
      if (!isFinal) continue;
      return answer && { granted: answer.granted, used: Math.max(0, answer.used - spare), taken: answer.used };
    }
  };
  return async (accountId: string, units: number, limit: number, now: number) => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await addOnce(accountId, monthOf(now), units, limit);
      if (answer) {
        recount(accountId, now);
        return answer;
      }
      await seed(accountId, now);
    }
    throw new AppError('temporarily_unavailable', 'The quota cannot be counted at present.');
  };
}

/** Recounts in the background; a failed recount is repeated after the usual time. */
function recounting({ counters, countTaken, recountMs, monotonic }: Counted) {
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
    // a counter that was just seeded, or has not been used since, needs no recount
    if (last === undefined) return;
    countTaken(accountId, month)
      .then((taken) => counters.raise(key, taken))
      .catch(() => undefined);
  };
}

/** The answer for an allowance of which this much is used. */
export const answerOf = (
  { free, limit, refusal }: Allowance, granted: boolean, used: number, now: number,
): QuotaAnswer => ({
  granted,
  ...(granted ? {} : { refusal }),
  used,
  free,
  resetsAt: nextMonthDay(now),
  left: Math.max(0, limit - used),
});
