import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, BatchQueue, BatchState, Lease } from '../../jobs/batch/ports.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Why work on a batch ends before the batch does. */
export type EndOfHold = 'lost' | 'cancelling' | 'stopping';

export class HoldEnded extends Error {
  readonly why: EndOfHold;

  constructor(batchId: string, why: EndOfHold) {
    super(`work on ${batchId} ends: ${why}`);
    this.why = why;
  }
}

export interface HoldTimes {
  /** A worker that does not renew its lease for this long counts as dead. */
  readonly leaseMs: number;
}

/**
 * A batch leased to this process: no other works on it until the lease expires. All writes for the batch go through
 * here, so that a process that was frozen for longer than its lease notices before it writes.
 */
export class Hold {
  readonly batch: Batch;
  readonly lease: Lease;
  private readonly queue: BatchQueue;
  private readonly clock: Clock;
  private readonly leaseMs: number;
  private readonly ending = new AbortController();
  /** Until when the lease is certainly ours, by the monotonic clock. */
  private sureUntil: number;

  constructor(batch: Batch, lease: Lease, around: { queue: BatchQueue; clock: Clock; claimedAt: number } & HoldTimes) {
    this.batch = batch;
    this.lease = lease;
    this.queue = around.queue;
    this.clock = around.clock;
    this.leaseMs = around.leaseMs;
    this.sureUntil = around.claimedAt + around.leaseMs;
  }

  /** Aborted when the work must end; its reason is a HoldEnded. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  end(why: EndOfHold): void {
    if (!this.signal.aborted) this.ending.abort(new HoldEnded(this.lease.batchId, why));
  }

  /** Renews the lease, and ends the hold if the batch was lost or is to be cancelled. Rejects if that is unknown. */
  async renew(): Promise<void> {
    const askedAt = this.clock.monotonic();
    const state = await this.queue.renew(this.lease, this.clock.now(), this.leaseMs);
    if (state !== undefined) this.sureUntil = askedAt + this.leaseMs;
    if (state === undefined) this.end('lost');
    else if (state === 'cancelling') this.end('cancelling');
  }

  /** Checks the lease before a write that the database cannot refuse; throws if the work must end. */
  async check(): Promise<void> {
    this.signal.throwIfAborted();
    if (this.clock.monotonic() >= this.sureUntil) await this.renew();
    this.signal.throwIfAborted();
  }

  /**
   * Makes a write that the database may refuse. If it is refused, the batch was cancelled or lost; or an earlier
   * attempt succeeded without its confirmation, and the caller starts over from the stored state.
   */
  async write(step: (lease: Lease, now: number) => Promise<boolean>): Promise<void> {
    await this.check();
    if (await step(this.lease, this.clock.now())) return;
    await this.renew();
    this.signal.throwIfAborted();
    throw new Error(`a step of ${this.lease.batchId} was refused`);
  }

  advance(from: BatchState, to: BatchState): Promise<void> {
    return this.write((lease, now) => this.queue.advance(lease, from, to, now));
  }

  /** Waits; rejects with the reason when the work must end. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
  }
}
