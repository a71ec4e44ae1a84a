import { FRESH_MS, type StatusBoard } from '../store/status/board.ts';
import type { Calls } from './calls.ts';
import type { FirstThread } from './first-thread.ts';

type Told = Awaited<ReturnType<StatusBoard['read']>>;

/** Caches the first thread's status while fresh: 90 days take long to copy, and pages are redrawn for each copy. */
export function farStatus(calls: Calls<FirstThread>): StatusBoard {
  let kept: Told | undefined;
  let asking: Promise<Told> | undefined;
  const ask = async (now: number): Promise<Told> => {
    const { panel, isStale } = await calls.call('readStatus', now, kept?.panel.at);
    return (kept = { panel: panel ?? kept!.panel, isStale });
  };
  return {
    read(now) {
      if (kept && !kept.isStale && now - kept.panel.at < FRESH_MS && now >= kept.panel.at) return Promise.resolve(kept);
      return (asking ??= ask(now).finally(() => (asking = undefined)));
    },
  };
}
