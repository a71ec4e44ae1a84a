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
  /** Units of a month in the ledger and the local journal. */
  readonly countUsed: (accountId: string, month: string) => Promise<number>;
  readonly countUnbooked: (accountId: string, month: string) => Promise<Unbooked>;
  /** For commands that run beside the server, which grant nothing. */
  readonly beside?: boolean | undefined;
  readonly redisUrl: string;
  readonly dataDir: string;
  readonly recountMs?: number | undefined;
  /** When this node last began to count alone, and together; by the monotonic clock. */
  readonly turns: { readonly aloneSince: number; readonly sharedSince: number };
  /** Called when an open counter found earlier may no longer be used. */
  readonly onOpenCountersChanged?: (() => void) | undefined;
}

/** A counter in which each thread of this process may count by itself, as long as it stays below the limit. */
export interface OpenCounter {
  readonly place: Place;
  /** Units that it counts and that jobs have returned: they raise the limit and lower the reported usage. */
  readonly returned: number;
}

export interface OpenedQuota {
  readonly quota: Quota;
  /** Undefined where units are counted in other ways as well: then only the quota itself may grant. */
  readonly findOpenCounter: (accountId: string, month: string) => OpenCounter | undefined;
  /** To be called when a batch was settled here. */
  readonly hasSettled: () => void;
  /** Whether free units are reserved in the database, since this node or another one has no Redis. */
  readonly countsApart: () => boolean;
  /** To be called with owners whose units were given back though they may never have been taken. */
  readonly hasReturned: (owner: { accountId: string; month: string }) => Promise<void>;
  /** Why the database accepts no writes, known without a query: each node writes there every three seconds. */
  readonly writeTrouble: () => string | undefined;
  close(): Promise<void>;
}

/** How often counters are compared with the ledger: in a shared cache, and by a node that counts alone. */
const RECOUNT_SHARED_MS = 10_000;
const RECOUNT_ALONE_MS = 5_000;
/** How long counters rebuilt after a return of Redis may still lack usage. */
const SETTLE_MS = RECOUNT_SHARED_MS + RECOUNT_ALONE_MS;
const RETURN_EVERY_MS = 1_000;

/** The topic under which nodes tell each other that units of jobs were returned. */
const RETURNED = 'returned units';

const monotonic = (): number => performance.now();

/** Units for an amount at the prices of that month. */
export const unitsOfMonth = (roubles: number, freeUnits: number, month: string): number =>
  unitsWithin(roubles, tiersOf(month, BigInt(freeUnits)));

/** The quotas of all accounts, over what the nodes share. */
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
  await cache.channel.subscribe(RETURNED, (message) => {
    if (message !== nodeId) returned.mayHaveGrown();
  });
  const noteReturned = (): void => {
    returned.mayHaveGrown();
    // a node that misses it asks once it would refuse
    cache.channel.publish(RETURNED, nodeId).catch(() => undefined);
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
    hasSettled: noteReturned,
    countsApart: () => !company.shared,
    async hasReturned({ accountId, month }) {
      noteReturned();
      // the limit grows by the returned units: raises the counter too, in case it lacks the taking of them
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

/** Whether this node counts in a Redis that has caught up. */
const isTogether = ({ cache, turns }: Pick<QuotaParts, 'cache' | 'turns'>): boolean =>
  cache.shared && monotonic() - turns.sharedSince >= SETTLE_MS;

/**
 * A single node without Redis makes all of them count apart, since Redis does not know what it grants. A node that has
 * lost Redis first reads the other nodes once more, and records that it counts alone, before it grants anything.
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

/** How often counters are recounted; never by a process that is the only one. */
const recountingOf =
  (parts: QuotaParts, live: LiveNodes | undefined) => (): number => {
    const { recountMs, cache } = parts;
    return recountMs ?? (isOnly(parts, live) ? Infinity : cache.shared ? RECOUNT_SHARED_MS : RECOUNT_ALONE_MS);
  };

const isOnly = ({ redisUrl }: QuotaParts, live: LiveNodes | undefined): boolean =>
  redisUrl === '' && (live?.count ?? 1) === 1;
