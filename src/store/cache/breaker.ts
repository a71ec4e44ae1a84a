const FIRST_PROBE_MS = 100;
const SLOWEST_PROBE_MS = 1000;

export interface Breaker {
  /** True while calls go to the remote side. */
  readonly closed: boolean;
  /** Calls the remote side, or the local one if the remote fails or is known to fail. */
  ask<T>(remote: () => Promise<T>, local: () => Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Opens after a single failed call. Probes then look for the remote side, and `reunite` completes before the first
 * caller is let through again.
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
    async ask(remote, local) {
      if (!closed) return local();
      try {
        return await remote();
      } catch {
        if (closed) {
          closed = false;
          onChange(false);
          schedule(FIRST_PROBE_MS);
        }
        return local();
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
