import { MOST_ATTEMPTS, retryAfterMs, waitAfter } from './schedule.ts';
import type { DisabledReason } from './endpoint.ts';

/** What came of an attempt. Those without a status never got an answer. */
export const outcomes = [
  'delivered', 'refused', 'redirected', 'gone', 'timeout', 'connection_failed', 'tls_failed', 'name_unknown',
  'address_refused',
] as const;
export type Outcome = (typeof outcomes)[number];

export interface Attempt {
  readonly outcome: Outcome;
  readonly at: number;
  readonly tookMs: number;
  readonly status: number | undefined;
  /** The beginning of what the receiver answered, for its owner to read. */
  readonly reply: string;
  /** As the receiver sent it. */
  readonly retryAfter?: string;
}

/** 2xx is the only yes. A redirect is not followed: what it leads to was never registered. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

/** What follows from an attempt for its delivery and its endpoint. */
export interface Verdict {
  readonly state: 'delivered' | 'waiting' | 'failed';
  /** Of a waiting one. */
  readonly dueAt?: number;
  readonly disables?: DisabledReason;
}

/** An endpoint to which nothing was delivered for so long is disabled when another delivery has come to its end. */
const FAILING_MS = 3 * 86_400_000;

export interface Standing {
  /** Attempts of this round, the one that is judged included. */
  readonly roundAttempts: number;
  /** Since when nothing succeeded; undefined when the attempt before did. */
  readonly failingSince: number | undefined;
}

/** `chance` is from 0 to 1; `now` is when the attempt ended. */
export function judge(
  attempt: Attempt, { roundAttempts, failingSince }: Standing, now: number, chance: number,
): Verdict {
  if (attempt.outcome === 'delivered') return { state: 'delivered' };
  if (attempt.outcome === 'gone') return { state: 'failed', disables: 'gone' };
  const asked = mayAskToWait(attempt.status) ? retryAfterMs(attempt.retryAfter, now) : undefined;
  const wait = roundAttempts < MOST_ATTEMPTS ? waitAfter(roundAttempts, chance, asked) : undefined;
  if (wait !== undefined) return { state: 'waiting', dueAt: now + wait };
  const isLong = failingSince !== undefined && now - failingSince >= FAILING_MS;
  return isLong ? { state: 'failed', disables: 'failing' } : { state: 'failed' };
}

const mayAskToWait = (status: number | undefined): boolean => status === 429 || status === 503;
