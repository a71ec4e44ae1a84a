import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { EDGE_HEADER, WITHDRAWABLE_MS, WITHDRAWALS_PATH, type EdgePasses, type Passed } from '../accounts/edge/pass.ts';
import { timeOfId } from '../kernel/ids/time-id.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Upstream } from './upstream.ts';

/** A request that a region may have billed although its answer did not reach the client. */
export interface Unanswered extends Passed {
  readonly operation: string;
  /** The client's header: it says whose usage it is. */
  readonly authorization: string;
}

export interface WithdrawalParts {
  /** The regions, the best one to ask first. */
  readonly upstreams: () => readonly Upstream[];
  readonly passes: Pick<EdgePasses, 'writeWithdrawal'>;
  readonly clock: Clock;
  readonly log: () => Log | undefined;
  onSettled(outcome: WithdrawalOutcome): void;
}

/** `refused`: the key is not valid, so most likely nobody was billed. */
export type WithdrawalOutcome = 'done' | 'refused' | 'given_up';

/** Each takes about 500 bytes. */
const MOST_WAITING = 50_000;
/** No header with a key of ours is longer. */
const MOST_CHARACTERS = 200;
const AT_ONCE = 8;
const ANSWER_MS = 3000;
const PAUSE_MS = { first: 500, longest: 15_000 };
/** How long a stopping edge keeps trying. */
const END_MS = 5000;

/**
 * Reports requests that were not answered to the regions, so that they cost nothing. Any region will do: they share the
 * ledger. What no region accepts is tried again until it is too old.
 */
export class Withdrawals {
  private readonly parts: WithdrawalParts;
  private readonly kept = new Set<Unanswered>();
  private readonly closing = new AbortController();
  /** Aborted when a stopping edge tries no longer. */
  private readonly over = new AbortController();
  private running: Promise<void> | undefined;

  constructor(parts: WithdrawalParts) {
    this.parts = parts;
  }

  get waiting(): number {
    return this.kept.size;
  }

  add(unanswered: Unanswered): void {
    if (unanswered.authorization.length > MOST_CHARACTERS) return;
    if (this.kept.size >= MOST_WAITING) return this.giveUp(unanswered, 'too many wait');
    this.kept.add(unanswered);
    this.running ??= this.run();
  }

  /** Tries everything once more, and gives up the rest. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.over.abort(), END_MS);
    this.closing.abort();
    await this.running;
    await this.tryAll();
    clearTimeout(timer);
    for (const each of this.kept) this.giveUp(each, 'the edge stops');
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    let pauseMs = PAUSE_MS.first;
    // what is added in one turn of the event loop is tried together
    await sleep(0);
    while (this.kept.size > 0 && !signal.aborted) {
      const settledSome = await this.tryAll();
      pauseMs = settledSome ? PAUSE_MS.first : Math.min(2 * pauseMs, PAUSE_MS.longest);
      if (this.kept.size > 0) await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    // in the same turn as the last look, so that nothing is added unseen in between
    this.running = undefined;
  }

  /** Whether any was settled. */
  private async tryAll(): Promise<boolean> {
    const before = this.kept.size;
    const rest = this.kept.values();
    const work = async (): Promise<void> => {
      for (const each of rest) await this.try(each);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return this.kept.size < before;
  }

  private async try(unanswered: Unanswered): Promise<void> {
    const { upstreams, clock } = this.parts;
    if (clock.now() - timeOfId(unanswered.requestId) > WITHDRAWABLE_MS) return this.giveUp(unanswered, 'too old');
    for (const upstream of upstreams()) {
      if (this.over.signal.aborted) return;
      const status = await this.ask(upstream, unanswered).catch(() => undefined);
      if (status === 204) return this.settle(unanswered, 'done');
      if (status === 401 || status === 403) return this.settle(unanswered, 'refused');
    }
  }

  private async ask(upstream: Upstream, { operation, authorization, ...passed }: Unanswered): Promise<number> {
    const pass = this.parts.passes.writeWithdrawal(passed);
    const outgoing = upstream.open({
      method: 'POST',
      path: WITHDRAWALS_PATH + operation,
      headers: ['Host', upstream.host, EDGE_HEADER, pass, 'Authorization', authorization, 'Content-Length', '0'],
      isAlone: true,
    });
    const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_MS), this.over.signal]);
    try {
      outgoing.end();
      const [reply] = (await once(outgoing, 'response', { signal })) as [{ statusCode: number }];
      return reply.statusCode;
    } finally {
      outgoing.on('error', () => {}).destroy();
    }
  }

  private giveUp(unanswered: Unanswered, why: string): void {
    const { requestId, operation } = unanswered;
    const text = 'a request that was not answered may be billed';
    this.parts.log()?.error({ request_id: requestId, operation, why }, text);
    this.settle(unanswered, 'given_up');
  }

  private settle(unanswered: Unanswered, outcome: WithdrawalOutcome): void {
    this.kept.delete(unanswered);
    this.parts.onSettled(outcome);
  }
}
