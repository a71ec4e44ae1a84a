/** How slow a region is with one operation, as seen by callers. Times are milliseconds of the monotonic clock. */
export interface Slowness {
  /** Rises with each late answer and falls with each one in time. */
  readonly score: number;
  /** When the operation was last found slow; undefined while it is not. */
  readonly since: number | undefined;
  /** When a request may try the region again. */
  readonly restUntil: number;
}

/** Three late answers, unless enough answers in time came between: a single heavy request proves nothing. */
const LATE_POINTS = 3;
const SLOW_POINTS = 9;
/** Also how often a caller may have to wait for a region that stays slow. */
const REST_MS = 6000;

export const NOT_SLOW: Slowness = { score: 0, since: undefined, restUntil: 0 };

export const isSlow = ({ since, restUntil }: Slowness, now: number): boolean => since !== undefined && now < restUntil;

/** Counts a request that has exceeded its patience. */
export function afterLate(slowness: Slowness, now: number): Slowness {
  const score = Math.min(SLOW_POINTS, slowness.score + LATE_POINTS);
  if (score < SLOW_POINTS) return { ...slowness, score };
  return isSlow(slowness, now) ? slowness : { score, since: now, restUntil: now + REST_MS };
}

/** Counts an answer in time. One sent before the region was found slow says nothing about its current state. */
export function afterInTime(slowness: Slowness, sentAt: number): Slowness {
  if (slowness.since !== undefined) return sentAt >= slowness.since ? NOT_SLOW : slowness;
  return slowness.score === 0 ? slowness : { ...slowness, score: slowness.score - 1 };
}

/** Lets the first request after the rest try the region; others avoid it until that one is answered. */
export function afterSending(slowness: Slowness, now: number): Slowness {
  if (slowness.since === undefined || now < slowness.restUntil) return slowness;
  return { ...slowness, since: now, restUntil: now + REST_MS };
}
