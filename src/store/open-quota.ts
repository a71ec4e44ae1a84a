import { randomUUID } from 'node:crypto';
import { NO_LIMIT } from '../accounts/allowance.ts';
import { Apart, type Company } from '../accounts/apart.ts';
import { counting, openQuota, quotaCounter, type Counted } from '../accounts/quota.ts';
import { Reserves } from '../accounts/reserves.ts';
import { countTaken, ReturnedUnits, type Unbooked } from '../accounts/returned-units.ts';
import { tiersOf, unitsWithin } from '../../billing/index.ts';
import { addDays, monthOf } from '../kernel/moscow.ts';
import { openLiveNodes, placeOf, type LiveNodes } from './live-nodes.ts';
import { openReserveStore } from './sql/reserve-store.ts';
import type { Quota } from '../accounts/ports.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Place } from '../kernel/shared-rows.ts';
import type { Sql } from '../kernel/sql.ts';

export interface QuotaParts {
  readonly sql: Sql;
  readonly cache: Cache;
  /** Units of a month by the ledger and what is on its way there. */
  readonly countUsed: (accountId: string, month: string) => Promise<number>;
  readonly countUnbooked: (accountId: string, month: string) => Promise<Unbooked>;
  /** Commands that run beside the server grant nothing. */
  readonly beside?: boolean | undefined;
  readonly redisUrl: string;
  readonly dataDir: string;
  readonly recountMs?: number | undefined;
  /** When this node began to count alone, and together, the last time; by the monotonic clock. */
  readonly turns: { readonly aloneSince: number; readonly sharedSince: number };
  /** Told when an open counter that was found before may not be counted in any more. */
  readonly onOpenCountersChanged?: (() => void) | undefined;
}

/** A counter in which each thread of this process may count by itself, as long as it stays below the limit. */
export interface OpenCounter {
  readonly place: Place;
  /** What it counts and jobs gave back: the limit is higher by that, and what is told of it lower. */
  readonly returned: number;
}

export interface OpenedQuota {
  readonly quota: Quota;
  /** Undefined where units are counted in other ways as well: then whoever has all of them is to be asked. */
  readonly findOpenCounter: (accountId: string, month: string) => OpenCounter | undefined;
  /** To be told when a batch was settled here. */
  readonly hasSettled: () => void;
  /** Whether units of the free quota are set aside in the database, since this node or another one has no Redis. */
  readonly countsApart: () => boolean;
  /** To be told whose units were given back though it is in doubt whether they had been taken. */
  readonly hasReturned: (owner: { accountId: string; month: string }) => Promise<void>;
  /** Why the database takes nothing at present. Known without asking: each node writes there every three seconds. */
  readonly writeTrouble: () => string | undefined;
  close(): Promise<void>;
}

/** How often counters are held against the ledger: in a shared cache, and by a node that counts alone. */
const RECOUNT_SHARED_MS = 10_000;
const RECOUNT_ALONE_MS = 5_000;
/** So long after Redis came back its counters, made anew, may not have heard of everything. */
const SETTLE_MS = RECOUNT_SHARED_MS + RECOUNT_ALONE_MS;
const RETURN_EVERY_MS = 1_000;

const monotonic = (): number => performance.now();

/** By the prices of that month. */
export const unitsOfMonth = (roubles: number, freeUnits: number, month: string): number =>
  unitsWithin(roubles, tiersOf(month, BigInt(freeUnits)));

/** The quotas of all accounts over what the nodes share. */
export async function openSharedQuota(parts: QuotaParts): Promise<OpenedQuota> {
  const { sql, cache, countUsed, countUnbooked, beside = false, onOpenCountersChanged: onCount } = parts;
  const nodeId = randomUUID();
  const facts = { id: nodeId, place: placeOf(parts.dataDir), isAlone: () => !isTogether(parts), onCount };
  const live = beside ? undefined : await openLiveNodes(sql, cache.channel, facts);
  const store = openReserveStore(sql, nodeId);
  if (!beside) await store.prune(addDays(`${monthOf(Date.now())}-01`, -1).slice(0, 7));

  const returned = new ReturnedUnits(countUnbooked, monotonic, onCount);
  const counted: Counted = {
    counters: cache.counters,
    returned,
    countTaken: (accountId, month) =>
      countTaken(() => countUsed(accountId, month), () => returned.ask(accountId, month)),
    recountMs: recountingOf(parts, live),
    monotonic,
  };
  const add = counting(counted);
  const takenAtLeast = async (accountId: string, month: string, now: number): Promise<number> => {
    const { taken } = await add(accountId, 0, NO_LIMIT, now);
    return Math.max(taken, await counted.countTaken(accountId, month));
  };
  const reserves = new Reserves({ store, takenAtLeast, monotonic });
  const company = companyOf(parts, live);
  const apart = new Apart({ company, reserves, monotonic });
  const returning = setInterval(() => void reserves.returnIdle(), RETURN_EVERY_MS).unref();
  return {
    findOpenCounter(accountId, month) {
      const place = cache.here?.findCounter(quotaCounter(accountId, month));
      const isPlain = isOnly(parts, live) && !returned.isStale(accountId, month);
      return place && isPlain ? { place, returned: returned.of(accountId, month) } : undefined;
    },
    writeTrouble: () => live?.trouble,
    hasSettled: () => returned.mayHaveGrown(),
    countsApart: () => !company.shared,
    async hasReturned({ accountId, month }) {
      returned.mayHaveGrown();
      // the limit grows by what was given back: so does the counter, should it not have heard of its taking
      await cache.counters.raise(quotaCounter(accountId, month), await counted.countTaken(accountId, month));
    },
    quota: openQuota({ add, counters: cache.counters, unitsWithin: unitsOfMonth, reserves, apart, company }),
    async close() {
      clearInterval(returning);
      await reserves.close();
      await live?.close();
    },
  };
}

/** Whether this node itself counts in a Redis that has heard of everything. */
const isTogether = ({ cache, turns }: Pick<QuotaParts, 'cache' | 'turns'>): boolean =>
  cache.shared && monotonic() - turns.sharedSince >= SETTLE_MS;

/**
 * One node without Redis is enough for all of them to count apart: what it grants Redis does not hear of. Whoever was
 * left alone asks once more who else there is, and tells them, before he grants anything.
 */
function companyOf(parts: QuotaParts, live: LiveNodes | undefined): Company {
  const { turns } = parts;
  let asked: { readonly since: number; readonly done: Promise<void> } | undefined;
  return {
    get shared() {
      return isTogether(parts) && live?.othersAloneSince === undefined;
    },
    get aloneSince() {
      return Math.min(isTogether(parts) ? Infinity : turns.aloneSince, live?.othersAloneSince ?? Infinity);
    },
    async nodes() {
      const since = turns.aloneSince;
      if (live && live.heardAt < since) {
        if (asked?.since !== since) asked = { since, done: live.beat() };
        await asked.done;
      }
      return live?.count ?? 1;
    },
  };
}

/** A process that is the only one has nothing to hear of others. */
const recountingOf =
  (parts: QuotaParts, live: LiveNodes | undefined) => (): number => {
    const { recountMs, cache } = parts;
    return recountMs ?? (isOnly(parts, live) ? Infinity : cache.shared ? RECOUNT_SHARED_MS : RECOUNT_ALONE_MS);
  };

const isOnly = ({ redisUrl }: QuotaParts, live: LiveNodes | undefined): boolean =>
  redisUrl === '' && (live?.count ?? 1) === 1;
