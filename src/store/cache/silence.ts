import { AppError } from '../../errors.ts';

interface Waiting {
  readonly askedAt: number;
  readonly reject: (error: Error) => void;
}

/** Of a server that answers others all the same: so many deadlines for one call. */
const PATIENCE = 5;

/**
 * A deadline for silence. Calls fail when nothing at all has come from the server for so long, since a frozen
 * one lets them hang for minutes. That many wait for each other, or that this process was busy, is no sign of it.
 */
export function withinSilence(deadlineMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<Waiting>();
  let heardAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const watch = (): void => {
    timer = undefined;
    const now = performance.now();
    // in the order in which they asked
    for (const each of waiting) {
      const silentMs = now - Math.max(heardAt, each.askedAt);
      const late = silentMs >= deadlineMs || now - each.askedAt >= PATIENCE * deadlineMs;
      if (!late) return schedule(Math.max(1, deadlineMs - silentMs));
      each.reject(new Error(`no answer in ${deadlineMs} ms`));
      waiting.delete(each);
    }
  };
  // what arrived while this process was busy is read before it is judged
  const schedule = (delayMs: number): void => {
    timer ??= setTimeout(() => setImmediate(watch), delayMs);
  };
  return async (work) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const each = { askedAt: performance.now(), reject };
    waiting.add(each);
    schedule(deadlineMs);
    try {
      const asked = work();
      asked.catch(() => undefined);
      const answer = await Promise.race([asked, late]);
      heardAt = performance.now();
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
