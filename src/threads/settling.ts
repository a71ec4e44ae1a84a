import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls } from './calls.ts';

/** Longer than a turn of a thread on a busy machine; one that takes longer is waited for only once. */
const MOST_MS = 500;

export interface Settles {
  /** Answers in a turn of its own, when all that was answered before is noted. */
  settle(): void;
}

/**
 * Waits until a thread has noted all that it has answered: it books an answer right after writing it, and the client
 * may ask another thread in between. A busy thread is not waited for, and not asked again before it answers.
 */
export function settlingOf(calls: Pick<Calls<Settles>, 'call'>): () => Promise<void> {
  let isBusy = false;
  return async () => {
    if (isBusy) return;
    const over = new AbortController();
    const settled = calls.call('settle').then(() => void (isBusy = false), () => {});
    const late = sleep(MOST_MS, undefined, over).then(() => void (isBusy = true), () => {});
    await Promise.race([settled, late]);
    over.abort();
  };
}
