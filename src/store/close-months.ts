import type { Closing } from '../../billing/index.ts';
import type { Clock } from '../kernel/clock.ts';

const EVERY_MS = 3_600_000;
/** A pause between two steps, which leaves the database to others. */
const PAUSE_MS = 20;

/** A clock that deviates less than this within an hour is steady: it drifts, but was not set. */
const STEADY_MS = 60_000;

/**
 * Closes months that are over, and folds the lines of closed ones, for as long as the process lives. A closed month
 * takes no more usage, so a clock is trusted only after an hour of steady running: a machine that starts with a wrong
 * clock, or whose clock is being set, closes nothing.
 */
export function keepMonthsClosed(
  closing: Closing, clock: Clock, onTrouble: (error: Error) => void,
): { close(): Promise<void> } {
  let since = { now: clock.now(), monotonic: clock.monotonic() };
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let step: Promise<void> = Promise.resolve();
  const plan = (delayMs: number, work: () => Promise<void>): void => {
    if (ended) return;
    timer = setTimeout(() => {
      step = work().catch((error: Error) => {
        onTrouble(error);
        plan(EVERY_MS, close);
      });
    }, delayMs).unref();
  };
  const fold = async (): Promise<void> => {
    if (await closing.foldSome()) plan(PAUSE_MS, fold);
    else plan(EVERY_MS, close);
  };
  const close = async (): Promise<void> => {
    const passed = { wall: clock.now() - since.now, steady: clock.monotonic() - since.monotonic };
    since = { now: clock.now(), monotonic: clock.monotonic() };
    if (Math.abs(passed.wall - passed.steady) > STEADY_MS) return plan(EVERY_MS, close);
    await closing.closeMonths();
    await fold();
  };
  plan(EVERY_MS, close);
  return {
    async close() {
      ended = true;
      clearTimeout(timer);
      await step;
    },
  };
}
