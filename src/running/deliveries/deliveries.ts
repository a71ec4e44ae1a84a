import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, type Attempt } from '../../jobs/webhooks/outcome.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { attemptOf, type Sender } from './attempt.ts';
import { watchSetBack } from './set-back.ts';
import { Shares, type ShareLimits } from './shares.ts';
import type { Endpoint } from '../../jobs/webhooks/endpoint.ts';
import type { Claimed, DeliveryQueue } from '../../jobs/webhooks/ports.ts';
import type { Log } from '../../kernel/log.ts';
import { TroubleLog } from '../../store/trouble-log.ts';

export interface DeliveryOptions extends Sender {
  readonly queue: DeliveryQueue;
  readonly log: Log;
  /** The name of this process's data folder: an earlier process with the same name is dead. */
  readonly place: string;
  /** A random number from 0 to 1. */
  readonly chance: () => number;
  /** Called at the end of each attempt. */
  readonly onAttempt: (attempt: Attempt) => void;
  /** Called when an attempt disabled its endpoint, once for each. */
  readonly onDisabled: (endpoint: Endpoint, reason: 'gone' | 'failing') => Promise<void>;
  readonly pollMs: number;
  readonly most: ShareLimits;
}

/** How much longer a lease lasts than an attempt may; after that another process may take the delivery. */
const LEASE_SLACK_MS = 20_000;
const LEASE_BYTES = 8;
const END_WAIT_MS = 2000;
const MOST_ROUNDS = 20;
const SETTLE_AGAIN_MS = 500;

/**
 * Sends due deliveries, beside other nodes that do the same. A delivery is leased before it is sent and settled after
 * the reply: if the process dies in between, it is sent again.
 */
export class Deliveries {
  readonly #options: DeliveryOptions;
  readonly #shares: Shares;
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  readonly #trouble: TroubleLog;
  #ended = false;
  #hasFreed = false;
  readonly #setBack: () => number;
  /** How far the clock was set back since deliveries were last brought forward. */
  #setBackMs = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Takes due deliveries, as many as there is room for. */
  readonly look = oneAtATime(() => this.#look());

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#shares = new Shares(options.most);
    this.#setBack = watchSetBack(options.clock);
    const begins = 'webhooks cannot be taken from the queue: they wait';
    this.#trouble = new TroubleLog(options.log, { begins, over: 'webhooks are sent again' });
  }

  start(): void {
    void this.look();
  }

  /** Waits briefly for replies; deliveries without one are released, and sent again by another process. */
  async stop(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.look();
    const late = setTimeout(() => this.#stop.abort(), END_WAIT_MS);
    await Promise.all(this.#running);
    clearTimeout(late);
    this.#trouble.settle();
  }

  async #look(): Promise<void> {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    await this.#takeAll().then(() => this.#trouble.succeeded(), (error: Error) => this.#trouble.failed(error));
    if (!this.#ended) this.#timer = setTimeout(() => void this.look(), this.#options.pollMs).unref();
  }

  async #takeAll(): Promise<void> {
    const { queue, clock, most, timeoutMs, place } = this.#options;
    if (!this.#hasFreed) await freeEarlier(this.#options);
    this.#hasFreed = true;
    this.#setBackMs += this.#setBack();
    if (this.#setBackMs > 0) await queue.bringForward(this.#setBackMs, clock.now());
    this.#setBackMs = 0;
    const without = new Set<string>();
    for (let round = 0; round < MOST_ROUNDS && !this.#ended; round += 1) {
      const room = most.atOnce - this.#running.size;
      if (room <= 0 || !(await queue.hasDue(clock.now()))) return;
      const { claimed, passed } = await queue.claim({
        now: clock.now(),
        leaseMs: timeoutMs + LEASE_SLACK_MS,
        most: room,
        newLease: () => `${place}-${randomBytes(LEASE_BYTES).toString('hex')}`,
        without: [...without],
        mayTake: (endpoint, taken) => this.#shares.hasRoom(endpoint, taken),
      });
      for (const each of claimed) this.#begin(each);
      for (const id of passed) without.add(id);
      if (claimed.length + passed.length === 0) return;
    }
  }

  #begin(claimed: Claimed): void {
    this.#shares.begin(claimed.endpoint);
    const done = this.#send(claimed)
      .catch((err: unknown) => this.#options.log.error({ err }, 'a webhook was not sent'))
      .finally(() => {
        this.#running.delete(done);
        this.#shares.end(claimed.endpoint);
        if (!this.#ended) void this.look();
      });
    this.#running.add(done);
  }

  async #send(claimed: Claimed): Promise<void> {
    const { queue, clock } = this.#options;
    const until = clock.monotonic() + this.#options.timeoutMs + LEASE_SLACK_MS;
    const attempt = await attemptOf(claimed, this.#options, this.#stop.signal);
    if (!attempt) return queue.release(claimed, clock.now());
    this.#options.onAttempt(attempt);
    for (;;) {
      try {
        return await this.#settle(claimed, attempt);
      } catch (error) {
        // the database may return before the lease expires; otherwise the delivery is sent again
        if (this.#ended || clock.monotonic() > until) throw error;
        await sleep(SETTLE_AGAIN_MS);
      }
    }
  }

  async #settle(claimed: Claimed, attempt: Attempt): Promise<void> {
    const { queue, clock, chance, onDisabled } = this.#options;
    const now = clock.now();
    const { roundAttempts, endpoint } = claimed;
    const verdict = judge(attempt, { roundAttempts, failingSince: endpoint.failingSince }, now, chance());
    const settled = await queue.settle(claimed, attempt, verdict, now);
    if (settled?.hasDisabled && verdict.disables !== 'owner') await onDisabled(endpoint, verdict.disables!);
  }
}

/** Releases deliveries of an earlier process of this place, which need not wait until their leases expire. */
async function freeEarlier({ queue, clock, log, place }: DeliveryOptions): Promise<void> {
  const deliveries = await queue.releaseEarlier(place, clock.now());
  if (deliveries > 0) log.info({ deliveries }, 'what an earlier process of this place was sending is due again');
}
