import type { Closing } from '../../billing/index.ts';
import type { Clock } from '../kernel/clock.ts';

const EVERY_MS = 3_600_000;
/** Between two steps, in which others have the database to themselves. */
const PAUSE_MS = 20;

/** A clock that went its hour within this is steady: it drifts, but nobody moved it. */
const STEADY_MS = 60_000;

/**
 * Closes months when they are over, and forgets the lines of those that are closed, while the process lives. A month
 * that is closed takes no more usage, so a clock is believed only after it went steadily for an hour: a machine that
 * starts with a wrong one, or whose clock is being set, closes nothing.
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
