import { randomUUID } from 'node:crypto';
import type { BatchStore } from '../../jobs/batch/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { Hold } from './hold.ts';

export interface Claiming {
  readonly queue: BatchStore;
  readonly clock: Clock;
  readonly log: Log;
  /** The name of this process's data folder: an earlier process with the same name is dead. */
  readonly place: string;
  /** With 0 threads only batches to be cancelled are claimed. */
  readonly rows: { readonly threads: number };
}

/** The most batches held at the same time, so that small ones need not wait for large ones. */
const MOST_HELD = 16;
/** How many of these are for small batches alone: many accounts may bring large ones. */
const KEPT_FOR_SMALL = 4;
const MOST_OF_ACCOUNT = 4;

/** Claims batches for this process. */
export class Claims {
  private readonly around: Claiming;
  private readonly leaseMs: number;
  /** Unique to this process; no earlier one had it. */
  private readonly owner: string;
  private hasFreed = false;

  constructor(around: Claiming, leaseMs: number) {
    this.around = around;
    this.leaseMs = leaseMs;
    this.owner = `${around.place}-${randomUUID()}`;
  }

  /** Claims a batch; undefined if there is none or the limit is reached. */
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

  /** Releases batches of an earlier process of this place, which need not wait until their leases expire. */
  private async freeEarlier(): Promise<void> {
    if (this.hasFreed) return;
    const { queue, log, place } = this.around;
    const batches = await queue.releaseEarlier(place, this.owner);
    this.hasFreed = true;
    if (batches > 0) log.info({ batches }, 'what an earlier process of this place held is free');
  }
}
