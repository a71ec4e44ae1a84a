/** How slow one operation is at one region, as callers saw it. Times are milliseconds of the monotonic clock. */
export interface Slowness {
  /** Grows with each late answer and falls with each that came in time. */
  readonly score: number;
  /** When it was last found slow; undefined while it is not. */
  readonly since: number | undefined;
  /** Then one request tries it again. */
  readonly restUntil: number;
}

/** Three late answers, unless three times as many came in time between them: one heavy request proves nothing. */
const LATE_POINTS = 3;
const SLOW_POINTS = 9;
/** Also how often one caller may have to wait for a region that stays slow. */
const REST_MS = 6000;

export const NOT_SLOW: Slowness = { score: 0, since: undefined, restUntil: 0 };

export const isSlow = ({ since, restUntil }: Slowness, now: number): boolean => since !== undefined && now < restUntil;

/** A request waits longer than it should. */
export function afterLate(slowness: Slowness, now: number): Slowness {
  const score = Math.min(SLOW_POINTS, slowness.score + LATE_POINTS);
  if (score < SLOW_POINTS) return { ...slowness, score };
  return isSlow(slowness, now) ? slowness : { score, since: now, restUntil: now + REST_MS };
}

/** A request was answered in time. Those sent before the region was found slow say nothing of what it is now. */
export function afterInTime(slowness: Slowness, sentAt: number): Slowness {
  if (slowness.since !== undefined) return sentAt >= slowness.since ? NOT_SLOW : slowness;
  return slowness.score === 0 ? slowness : { ...slowness, score: slowness.score - 1 };
}

/** The first request after the rest tries the region; the others rest on until it has its answer. */
export function afterSending(slowness: Slowness, now: number): Slowness {
  if (slowness.since === undefined || now < slowness.restUntil) return slowness;
  return { ...slowness, since: now, restUntil: now + REST_MS };
}
