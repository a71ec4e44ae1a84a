import type { Closing } from '../../billing/index.ts';

const EVERY_MS = 3_600_000;
/** Between two steps, in which others have the database to themselves. */
const PAUSE_MS = 20;

/** Closes months when they are over, and forgets the lines of those that are closed, while the process lives. */
export function keepMonthsClosed(closing: Closing, onTrouble: (error: Error) => void): { close(): Promise<void> } {
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
    await closing.closeMonths();
    await fold();
  };
  plan(0, close);
  return {
    async close() {
      ended = true;
      clearTimeout(timer);
      await step;
    },
  };
}
