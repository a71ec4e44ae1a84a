import type { Clock } from '../kernel/clock.ts';

/** How long a clock must run without being set before it is trusted with what cannot be taken back. */
const STEADY_FOR_MS = 3_600_000;
/** Less is a correction. */
const SET_MS = 60_000;

/** `new`: watched for less than an hour; `set`: set within the last hour; else `steady`. */
export type ClockTrust = 'new' | 'set' | 'steady';

/** Watches a clock against the monotonic one. A change is noticed by the next call. */
export function watchTrust(clock: Clock): () => ClockTrust {
  let since = { now: clock.now(), monotonic: clock.monotonic() };
  let wasSet = false;
  return () => {
    const [now, monotonic] = [clock.now(), clock.monotonic()];
    const passed = monotonic - since.monotonic;
    if (Math.abs(now - since.now - passed) > SET_MS) {
      since = { now, monotonic };
      wasSet = true;
      return 'set';
    }
    if (passed >= STEADY_FOR_MS) return 'steady';
    return wasSet ? 'set' : 'new';
  };
}
