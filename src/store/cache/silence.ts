import { AppError } from '../../errors.ts';

interface Waiting {
  readonly askedAt: number;
  readonly reject: (error: Error) => void;
}

/** The most deadlines one call may last while the server answers other calls. */
const PATIENCE = 5;

/**
 * A deadline for silence: calls fail when nothing at all has come from the server for this long, since a frozen server
 * leaves them pending for minutes. A long queue of calls, or a busy process, does not count as silence.
 */
export function withinSilence(deadlineMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<Waiting>();
  let lastReplyAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const watch = (): void => {
    timer = undefined;
    const now = performance.now();
    // in the order of the calls
    for (const each of waiting) {
      const silentMs = now - Math.max(lastReplyAt, each.askedAt);
      const late = silentMs >= deadlineMs || now - each.askedAt >= PATIENCE * deadlineMs;
      if (!late) return schedule(Math.max(1, deadlineMs - silentMs));
      each.reject(new Error(`no answer in ${deadlineMs} ms`));
      waiting.delete(each);
    }
  };
  // after a busy spell, replies that have already arrived are read first
  const schedule = (delayMs: number): void => {
    timer ??= setTimeout(() => setImmediate(watch), delayMs);
  };
  return async (work) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const each = { askedAt: performance.now(), reject };
    waiting.add(each);
    schedule(deadlineMs);
    try {
      const call = work();
      call.catch(() => undefined);
      const answer = await Promise.race([call, late]);
      lastReplyAt = performance.now();
      return answer;
    } catch (error) {
      throw new AppError('temporarily_unavailable', `Redis does not answer: ${(error as Error).message}.`);
    } finally {
      waiting.delete(each);
      if (waiting.size === 0) {
        clearTimeout(timer);
        timer = undefined;
      }
    }
  };
}
