const FIRST_PROBE_MS = 100;
const SLOWEST_PROBE_MS = 1000;

export interface Breaker {
  /** Whether the far side is asked at present. */
  readonly closed: boolean;
  /** Asks there and, if that fails or is known to fail, here. */
  ask<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * One failed call is enough to stop asking; probes find the way back, and `reunite` is done before the
 * first caller is let through again.
 */
export function openBreaker(reunite: () => Promise<void>, onChange: (closed: boolean) => void): Breaker {
  let closed = true;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const probe = async (delayMs: number): Promise<void> => {
    try {
      await reunite();
      closed = true;
      onChange(true);
    } catch {
      schedule(Math.min(delayMs * 2, SLOWEST_PROBE_MS));
    }
  };
  const schedule = (delayMs: number): void => {
    if (!stopped) timer = setTimeout(() => void probe(delayMs), delayMs).unref();
  };
  return {
    get closed() {
      return closed;
    },
    async ask(there, here) {
      if (!closed) return here();
      try {
        return await there();
      } catch {
        if (closed) {
          closed = false;
          onChange(false);
          schedule(FIRST_PROBE_MS);
        }
        return here();
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
