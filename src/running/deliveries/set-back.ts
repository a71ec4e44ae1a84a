import type { Clock } from '../../kernel/clock.ts';

/** What is less is the work of those who keep a clock right. */
const NOTICED_MS = 2_000;

/** How far a clock was set back since it was asked about last, held against one that nobody sets. */
export function watchSetBack({ now, monotonic }: Clock): () => number {
  const aheadNow = (): number => now() - monotonic();
  let aheadMs = aheadNow();
  return () => {
    const before = aheadMs;
    aheadMs = aheadNow();
    const setBackMs = Math.round(before - aheadMs);
    return setBackMs > NOTICED_MS ? setBackMs : 0;
  };
}
