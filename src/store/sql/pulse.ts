import { AppError } from '../../errors.ts';

export interface PulseLimits {
  /** After so long without any answer the server is asked for a sign of life. */
  readonly suspectMs: number;
  /** It has so long to give one. */
  readonly signMs: number;
  /** For one piece of work, on a server that lives. */
  readonly deadlineMs: number;
}

export interface Pulse {
  /** Runs work that asks the server; `temporarily_unavailable` at once while it is known to give no sign of life. */
  guard<T>(work: () => Promise<T>): Promise<T>;
  /** The same for work that may end without the server's doing, and so is no sign of it. */
  guardQuiet<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

interface Waiting {
  readonly since: number;
  readonly reject: (error: Error) => void;
}

const FIRST_PROBE_MS = 100;
const SLOWEST_PROBE_MS = 1_000;

/**
 * Tells a server that is frozen or cut off, which would hold everybody for as long as they are patient, from one
 * that is slow. When nothing has been heard for a while it is asked for a sign of life; without one all who wait
 * are refused, and so is everybody else until it gives one again.
 */
export function takePulse(signOfLife: () => Promise<void>, limits: PulseLimits): Pulse {
  const { suspectMs, signMs, deadlineMs } = limits;
  const waiting = new Set<Waiting>();
  let heardAt = performance.now();
  let away = false;
  let probing = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const plan = (delayMs: number, next: () => void): void => {
    if (closed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      // what arrived while this process was busy is read before anybody is judged
      setImmediate(next);
    }, delayMs);
    timer.unref();
  };
  const refuseAll = (): void => {
    for (const { reject } of waiting) reject(silent());
    waiting.clear();
  };
  const probe = async (delayMs: number): Promise<void> => {
    probing = true;
    const lives = await within(signMs, signOfLife()).then(
      () => true,
      () => false,
    );
    probing = false;
    if (lives) {
      heardAt = performance.now();
      away = false;
      watch();
    } else {
      away = true;
      refuseAll();
      // only one thing is planned at a time, and this is what must not be forgotten
      clearTimeout(timer);
      timer = undefined;
      plan(delayMs, () => void probe(Math.min(delayMs * 2, SLOWEST_PROBE_MS)));
    }
  };
  const watch = (): void => {
    const [oldest] = waiting;
    if (away || probing || !oldest) return;
    const now = performance.now();
    for (const each of waiting) {
      if (now - each.since < deadlineMs) break;
      waiting.delete(each);
      each.reject(new AppError('temporarily_unavailable', `The database took longer than ${deadlineMs} ms.`));
    }
    const leftMs = Math.max(heardAt, oldest.since) + suspectMs - now;
    if (leftMs > 0) plan(leftMs, watch);
    else void probe(FIRST_PROBE_MS);
  };
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (away) throw silent();
    const { promise: refused, reject } = Promise.withResolvers<never>();
    const each = { since: performance.now(), reject };
    waiting.add(each);
    plan(suspectMs, watch);
    try {
      const working = work();
      working.catch(() => undefined);
      return await Promise.race([working, refused]);
    } finally {
      waiting.delete(each);
    }
  };
  return {
    guardQuiet: guard,
    async guard(work) {
      const result = await guard(work);
      heardAt = performance.now();
      return result;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const silent = (): AppError =>
  new AppError('temporarily_unavailable', 'The database gives no sign of life; asked again every second.');

/** The result, or a failure after so long; what comes later is nobody's business any more. */
export async function within<T>(deadlineMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new AppError('temporarily_unavailable', `The database took longer than ${deadlineMs} ms.`);
    timer = setTimeout(() => reject(error), deadlineMs);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
