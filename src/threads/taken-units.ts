import type { Principal, Quota } from '../accounts/ports.ts';
import { quotaCounter } from '../accounts/quota.ts';
import type { Counters, CountsHere } from '../kernel/cache.ts';
import { monthOf } from '../kernel/moscow.ts';
import { TakenRows } from '../kernel/shared-rows.ts';

interface Taken {
  readonly who: Principal;
  units: number;
}

interface TakenByItself {
  readonly here: CountsHere;
  readonly counters: Pick<Counters, 'giveBack'>;
}

/**
 * Units that a thread took and has neither booked nor given back: what is given back when it dies. A request has one
 * moment for all that becomes of its units, by which it is known here. What the thread takes by itself it notes in memory
 * that outlives it.
 */
export class TakenUnits {
  private readonly quota: Pick<Quota, 'giveBack'>;
  private readonly byItself: TakenByItself | undefined;
  readonly rows: TakenRows | undefined;
  private readonly taken = new Map<string, Taken>();
  private hasEnded = false;

  constructor(quota: Pick<Quota, 'giveBack'>, byItself?: TakenByItself) {
    this.quota = quota;
    this.byItself = byItself;
    this.rows = byItself && new TakenRows(byItself.here.rows);
  }

  /** How many are under way. */
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
    const { here } = this.byItself ?? {};
    const place = here?.findCounter(quotaCounter(accountId, monthOf(at)));
    if (place) here!.counters.change(place, (held) => held, this.rows, -units);
  }

  /** Its thread is gone: nobody got an answer for what is left. */
  async end(): Promise<void> {
    this.hasEnded = true;
    const left = [...this.taken];
    this.taken.clear();
    for (const [key, { who, units }] of left) {
      await this.quota.giveBack(who, units, Number(key.slice(key.lastIndexOf(' ') + 1)));
    }
    const { here, counters } = this.byItself ?? {};
    for (const [key, place] of here?.listCounters() ?? []) {
      const units = this.rows!.unitsOf(place);
      if (units > 0) await counters!.giveBack(key, units);
    }
  }
}

const keyOf = (accountId: string, at: number): string => `${accountId} ${at}`;
