import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../kernel/clock.ts';

export const systemClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  /** Does not keep the process from ending. */
  wait: (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false }),
} satisfies Clock & { wait(milliseconds: number): Promise<void> };
