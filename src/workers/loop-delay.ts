const RESOLUTION_MS = 20;
const TELL_MS = 5_000;

/**
 * Tells again and again how late this thread came to its work at worst since the last time. Keeps no thread alive.
 * `monitorEventLoopDelay` would forget the delay that held up the very timer which resets it.
 */
export function watchLoopDelay(tell: (seconds: number) => void, everyMs = TELL_MS): { stop(): void } {
  let lastAt = performance.now();
  let worstMs = 0;
  const measure = (): void => {
    const now = performance.now();
    worstMs = Math.max(worstMs, now - lastAt - RESOLUTION_MS);
    lastAt = now;
  };
  const measuring = setInterval(measure, RESOLUTION_MS).unref();
  const telling = setInterval(() => {
    measure();
    tell(worstMs / 1000);
    worstMs = 0;
  }, everyMs).unref();
  return {
    stop() {
      clearInterval(measuring);
      clearInterval(telling);
    },
  };
}

/** The delays of threads by their names and numbers: "rows-1", "rows-2". Of those that have said nothing yet, none. */
export const delaysByName = (
  name: string, delays: readonly (number | undefined)[],
): Record<string, number> =>
  Object.fromEntries(delays.flatMap((seconds, at) => (seconds === undefined ? [] : [[`${name}-${at + 1}`, seconds]])));
