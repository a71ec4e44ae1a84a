import type { Principal, Quota } from '../accounts/ports.ts';

interface Taken {
  readonly who: Principal;
  units: number;
}

/**
 * Units that a thread took and has neither booked nor given back: what is given back when it dies. A request has one
 * moment for all that becomes of its units, by which it is known here.
 */
export class TakenUnits {
  private readonly quota: Pick<Quota, 'giveBack'>;
  private readonly taken = new Map<string, Taken>();
  private hasEnded = false;

  constructor(quota: Pick<Quota, 'giveBack'>) {
    this.quota = quota;
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
    if (!taken) return;
    taken.units -= units;
    if (taken.units <= 0) this.taken.delete(key);
  }

  /** Its thread is gone: nobody got an answer for what is left. */
  async end(): Promise<void> {
    this.hasEnded = true;
    const left = [...this.taken];
    this.taken.clear();
    for (const [key, { who, units }] of left) {
      await this.quota.giveBack(who, units, Number(key.slice(key.lastIndexOf(' ') + 1)));
    }
  }
}

const keyOf = (accountId: string, at: number): string => `${accountId} ${at}`;
