import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const TELL_MS = 5_000;

/** Tells again and again how late this thread came to its work at worst since the last time. Keeps no thread alive. */
export function watchLoopDelay(tell: (seconds: number) => void, everyMs = TELL_MS): { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => {
    tell(Math.max(0, delay.max / 1e6 - RESOLUTION_MS) / 1000);
    delay.reset();
  }, everyMs).unref();
  return {
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** The delays of threads by their names and numbers: "rows-1", "rows-2". Of those that have said nothing yet, none. */
export const delaysByName = (
  name: string, delays: readonly (number | undefined)[],
): Record<string, number> =>
  Object.fromEntries(delays.flatMap((seconds, at) => (seconds === undefined ? [] : [[`${name}-${at + 1}`, seconds]])));
