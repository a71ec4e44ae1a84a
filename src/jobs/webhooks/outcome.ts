import { MOST_ATTEMPTS, retryAfterMs, waitAfter } from './schedule.ts';
import type { DisabledReason } from './endpoint.ts';

/** Results of an attempt. An attempt without a status never got an answer. */
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
  /** The beginning of the receiver's answer, shown to the endpoint's owner. */
  readonly reply: string;
  /** The `Retry-After` header, verbatim. */
  readonly retryAfter?: string;
}

/** Only 2xx is a success. Redirects are not followed: their target was never registered. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

/** The consequence of an attempt for its delivery and its endpoint. */
export interface Verdict {
  readonly state: 'delivered' | 'waiting' | 'failed';
  /** When a waiting delivery is due. */
  readonly dueAt?: number;
  readonly disables?: DisabledReason;
}

/** An endpoint that failed for so long is disabled once a further delivery has used up its attempts. */
const FAILING_MS = 3 * 86_400_000;

export interface AttemptHistory {
  /** Attempts of this round, including the one being judged. */
  readonly roundAttempts: number;
  /** Start of the series of failures; undefined if the previous attempt succeeded. */
  readonly failingSince: number | undefined;
}

/** `chance` is from 0 to 1; `now` is the end of the attempt. */
export function judge(
  attempt: Attempt, { roundAttempts, failingSince }: AttemptHistory, now: number, chance: number,
): Verdict {
  if (attempt.outcome === 'delivered') return { state: 'delivered' };
  if (attempt.outcome === 'gone') return { state: 'failed', disables: 'gone' };
  const requestedMs = mayRequestWait(attempt.status) ? retryAfterMs(attempt.retryAfter, now) : undefined;
  const wait = roundAttempts < MOST_ATTEMPTS ? waitAfter(roundAttempts, chance, requestedMs) : undefined;
  if (wait !== undefined) return { state: 'waiting', dueAt: now + wait };
  const isLong = failingSince !== undefined && now - failingSince >= FAILING_MS;
  return isLong ? { state: 'failed', disables: 'failing' } : { state: 'failed' };
}

const mayRequestWait = (status: number | undefined): boolean => status === 429 || status === 503;
