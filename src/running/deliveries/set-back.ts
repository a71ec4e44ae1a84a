import type { Clock } from '../../kernel/clock.ts';

/** Smaller changes are those of time synchronization. */
const NOTICED_MS = 2_000;

/** Measures how far the clock was set back since the last call, against the monotonic one. */
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
