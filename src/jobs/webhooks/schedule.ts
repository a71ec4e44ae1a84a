const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits between attempts: 75 hours in all, so that a receiver that is down over a weekend loses nothing. */
const waits = [
  5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR,
] as const;

export const MOST_ATTEMPTS = waits.length + 1;

/**
 * Each wait is randomly longer or shorter by up to this share, so that receivers that failed together are not
 * retried together.
 */
const JITTER = 0.1;
/** The longest wait that a receiver may request. */
const LONGEST_WAIT = 24 * HOUR;

/**
 * The wait after so many failed attempts; undefined after the last one. `chance` is from 0 to 1. A receiver that
 * sends `Retry-After` is not retried earlier.
 */
export function waitAfter(attempts: number, chance: number, requestedMs = 0): number | undefined {
  const wait = waits[attempts - 1];
  if (wait === undefined) return undefined;
  const jittered = Math.round(wait * (1 + JITTER * (2 * chance - 1)));
  return Math.max(jittered, Math.min(requestedMs, LONGEST_WAIT));
}

/** Parses seconds or an HTTP date; undefined for anything else. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : NaN;
  return Number.isFinite(at) ? Math.max(0, at - now) : undefined;
}
