import { FRESH_MS, type StatusBoard } from '../store/status/board.ts';
import type { Calls } from './calls.ts';
import type { FirstThread } from './first-thread.ts';

type Status = Awaited<ReturnType<StatusBoard['read']>>;

/**
 * Caches the first thread's status while fresh: 90 days take long to copy, and pages are redrawn for each copy. While
 * the first thread is blocked, the last one is shown as such.
 */
export function farStatus(calls: Calls<FirstThread>): StatusBoard {
  let kept: Status | undefined;
  let asking: Promise<Status> | undefined;
  const ask = async (now: number): Promise<Status> => {
    try {
      const { panel, isStale } = await calls.call('readStatus', now, kept?.panel.at);
      return (kept = { panel: panel ?? kept!.panel, isStale });
    } catch (error) {
      if (!kept) throw error;
      return (kept = { ...kept, isStale: true });
    }
  };
  return {
    read(now) {
      if (kept && !kept.isStale && now - kept.panel.at < FRESH_MS && now >= kept.panel.at) return Promise.resolve(kept);
      return (asking ??= ask(now).finally(() => (asking = undefined)));
    },
  };
}
