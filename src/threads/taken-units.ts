import type { Principal, Quota } from '../accounts/ports.ts';
import { quotaCounter } from '../accounts/quota.ts';
import type { Counters, CountsHere } from '../kernel/cache.ts';
import { monthOf } from '../kernel/moscow.ts';
import { TakenRows, type Place } from '../kernel/shared-rows.ts';
import { boundedMap } from '../store/cache/memory.ts';

interface Taken {
  readonly who: Principal;
  units: number;
}

/** As many as the cache holds. */
const MOST_COUNTERS = 200_000;

interface TakenByItself {
  readonly here: CountsHere;
  readonly counters: Pick<Counters, 'giveBack'>;
}

/**
 * Units that a thread took and has neither booked nor given back; when it dies they are given back. Units are
 * identified by the account and the moment of the request. What a thread takes by itself it notes in memory that
 * survives it.
 */
export class TakenUnits {
  private readonly quota: Pick<Quota, 'giveBack'>;
  private readonly byItself: TakenByItself | undefined;
  readonly rows: TakenRows | undefined;
  private readonly taken = new Map<string, Taken>();
  /** Settled units of those that the thread took by itself, by counter. */
  private readonly settled = boundedMap<{ readonly owner: number; readonly units: number }>(MOST_COUNTERS);
  private hasEnded = false;

  constructor(quota: Pick<Quota, 'giveBack'>, byItself?: TakenByItself) {
    this.quota = quota;
    this.byItself = byItself;
    this.rows = byItself && new TakenRows(byItself.here.rows);
  }

  /** Units that are not settled. */
  get units(): number {
    return [...this.taken.values()].reduce((sum, { units }) => sum + units, 0);
  }

  async add(who: Principal, units: number, at: number): Promise<void> {
    if (this.hasEnded) return this.quota.giveBack(who, units, at);
    const key = keyOf(who.accountId, at);
    const taken = this.taken.get(key);
    if (taken) taken.units += units;
    else this.taken.set(key, { who, units });
  }

  settle(accountId: string, units: number, at: number): void {
    const key = keyOf(accountId, at);
    const taken = this.taken.get(key);
    const known = Math.min(units, taken?.units ?? 0);
    if (taken) taken.units -= known;
    if (taken?.units === 0) this.taken.delete(key);
    if (units > known) this.settleNoted(accountId, units - known, at);
  }

  private settleNoted(accountId: string, units: number, at: number): void {
    const key = quotaCounter(accountId, monthOf(at));
    const place = this.byItself?.here.findCounter(key);
    if (place) this.settled.set(key, { owner: place.owner, units: units + this.settledOf(key, place) });
  }

  private settledOf(key: string, { owner }: Place): number {
    const settled = this.settled.get(key);
    return settled?.owner === owner ? settled.units : 0;
  }

  /** Gives back the rest, because the thread is gone and those requests got no answer. */
  async end(): Promise<void> {
    this.hasEnded = true;
    const left = [...this.taken];
    this.taken.clear();
    for (const [key, { who, units }] of left) {
      await this.quota.giveBack(who, units, Number(key.slice(key.lastIndexOf(' ') + 1)));
    }
    const { here, counters } = this.byItself ?? {};
    for (const [key, place] of here?.listCounters() ?? []) {
      const units = this.rows!.unitsOf(place) - this.settledOf(key, place);
      if (units > 0) await counters!.giveBack(key, units);
    }
  }
}

const keyOf = (accountId: string, at: number): string => `${accountId} ${at}`;
