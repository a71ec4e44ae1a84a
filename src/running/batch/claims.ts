import { randomUUID } from 'node:crypto';
import type { BatchStore } from '../../jobs/batch/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { Hold } from './hold.ts';

export interface Claiming {
  readonly queue: BatchStore;
  readonly clock: Clock;
  readonly log: Log;
  /** The name of what this process has for itself, as its data folder: whoever had it before is dead. */
  readonly place: string;
  /** 0: what is to be cancelled is all that it takes. */
  readonly rows: { readonly threads: number };
}

/** Held at the same time, so that what is small need not wait until what is large is done. */
const MOST_HELD = 16;
/** Of these, for small ones alone: accounts without number may bring large ones. */
const KEPT_FOR_SMALL = 4;
const MOST_OF_ACCOUNT = 4;

/** How this process comes by batches. */
export class Claims {
  private readonly around: Claiming;
  private readonly leaseMs: number;
  /** Of this process alone, and of no earlier one. */
  private readonly owner: string;
  private hasFreed = false;

  constructor(around: Claiming, leaseMs: number) {
    this.around = around;
    this.leaseMs = leaseMs;
    this.owner = `${around.place}-${randomUUID()}`;
  }

  /** One that it did not hold, unless there is none or it holds as many as it may. */
  async next(held: number): Promise<Hold | undefined> {
    await this.freeEarlier();
    if (held >= MOST_HELD) return undefined;
    const { owner, leaseMs, around: { queue, clock, rows } } = this;
    const claimedAt = clock.monotonic();
    const most = { ofAccount: rows.threads > 0 ? MOST_OF_ACCOUNT : 0, smallOnly: held >= MOST_HELD - KEPT_FOR_SMALL };
    const batch = await queue.claim(owner, clock.now(), leaseMs, most);
    if (!batch) return undefined;
    const { id: batchId, turn } = batch;
    return new Hold(batch, { batchId, owner, turn }, { queue, clock, claimedAt, leaseMs });
  }

  /** What an earlier process of this place held need not wait until its lease is over. */
  private async freeEarlier(): Promise<void> {
    if (this.hasFreed) return;
    const { queue, log, place } = this.around;
    const batches = await queue.releaseEarlier(place, this.owner);
    this.hasFreed = true;
    if (batches > 0) log.info({ batches }, 'what an earlier process of this place held is free');
  }
}
