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
  /** A worker that says nothing for so long is taken for dead. */
  readonly leaseMs: number;
}

/**
 * A batch in the hands of this process: nobody else works on it until the lease is over. All that is written for it
 * goes through here, so that a process that was frozen for longer than its lease notices before it writes.
 */
export class Hold {
  readonly batch: Batch;
  readonly lease: Lease;
  private readonly queue: BatchQueue;
  private readonly clock: Clock;
  private readonly leaseMs: number;
  private readonly ending = new AbortController();
  /** Until then the lease is ours, by a clock that nobody sets. */
  private sureUntil: number;

  constructor(batch: Batch, lease: Lease, around: { queue: BatchQueue; clock: Clock; claimedAt: number } & HoldTimes) {
    this.batch = batch;
    this.lease = lease;
    this.queue = around.queue;
    this.clock = around.clock;
    this.leaseMs = around.leaseMs;
    this.sureUntil = around.claimedAt + around.leaseMs;
  }

  /** Aborted when the work has to end; its reason is a HoldEnded. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  end(why: EndOfHold): void {
    if (!this.signal.aborted) this.ending.abort(new HoldEnded(this.lease.batchId, why));
  }

  /** Prolongs the lease, and heeds what became of the batch meanwhile. Fails when that cannot be known. */
  async renew(): Promise<void> {
    const askedAt = this.clock.monotonic();
    const state = await this.queue.renew(this.lease, this.clock.now(), this.leaseMs);
    if (state !== undefined) this.sureUntil = askedAt + this.leaseMs;
    if (state === undefined) this.end('lost');
    else if (state === 'cancelling') this.end('cancelling');
  }

  /** Before something is written where the database does not watch: throws where the work has to end. */
  async check(): Promise<void> {
    this.signal.throwIfAborted();
    if (this.clock.monotonic() >= this.sureUntil) await this.renew();
    this.signal.throwIfAborted();
  }

  /**
   * Something that the database may refuse. Refused, it was cancelled meanwhile or is not ours any more; or it had
   * been done before, without our hearing of it: then we begin again with what is known.
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

  /** Rejected with the reason when the work has to end. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
  }
}
