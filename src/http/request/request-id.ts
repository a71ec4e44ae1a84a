import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { holdsKey } from '../../accounts/key-form.ts';
import { RANDOM_DIGITS, randomDigit, timeDigits } from '../../kernel/ids/time-id.ts';

const pool = new Uint8Array(RANDOM_DIGITS * 256);
let used = pool.length;

/** A new request id: 10 characters of time and 16 random ones, like a ULID, so that ids sort by time. */
export function newRequestId(now: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = timePart(now);
  for (const end = used + RANDOM_DIGITS; used < end; used++) id += randomDigit(pool[used]);
  return id;
}

let lastTime = -1;
let lastPart = '';

function timePart(now: number): string {
  if (now !== lastTime) {
    lastTime = now;
    lastPart = timeDigits(now);
  }
  return lastPart;
}

/** The client's own id for its request, returned in the answer; undefined if malformed, or if it contains a key. */
export function clientRequestId(headers: IncomingHttpHeaders): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:/+=-]{1,128}$/.test(id) && !holdsKey(id) ? id : undefined;
}
