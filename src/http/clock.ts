import type { Clock } from './services.ts';

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };
