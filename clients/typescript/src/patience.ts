import { ConnectionError, TimeoutError, UnexpectedAnswerError, type GeokodError } from './errors.ts';
import { ProblemError } from './problem-error.ts';
import { retryAfterMs } from './retry.ts';

export interface Patience {
  readonly random: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  /** The longest wait. */
  readonly maxWaitMs: number;
}

interface Bearing {
  readonly signal?: AbortSignal;
  readonly patienceMs?: number;
  readonly onTrouble?: (error: GeokodError) => void;
}

const USUAL_MS = 600_000;
const FIRST_WAIT_MS = 250;

/** Retries work after temporary failures until `patienceMs` is over; other failures are thrown. */
export async function patiently<T>(
  { signal, patienceMs = USUAL_MS, onTrouble }: Bearing, patience: Patience, work: () => Promise<T>,
): Promise<T> {
  const { random, sleep, now, maxWaitMs } = patience;
  let since: number | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      // The time begins with the first failure: sending a table may take longer than that.
      since ??= now();
      if (!passes(error) || now() - since >= patienceMs) throw error;
      onTrouble?.(error);
      const header = error instanceof ProblemError ? error.response.headers.get('retry-after') : undefined;
      const askedMs = header === undefined ? undefined : retryAfterMs(header);
      const waitMs = askedMs ?? FIRST_WAIT_MS * 2 ** Math.min(attempt, 20) * (0.5 + random() / 2);
      await sleep(Math.min(waitMs, maxWaitMs), signal ?? new AbortController().signal);
    }
  }
}

const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether a failure is temporary: the service was not reached, or said that it will recover. */
function passes(error: unknown): error is GeokodError {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  if (error instanceof ProblemError) return passing.has(error.status) || error.code === 'idempotency_in_progress';
  return error instanceof UnexpectedAnswerError && passing.has(error.status);
}
