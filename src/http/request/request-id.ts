import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { holdsKey } from '../../accounts/key-form.ts';
import { RANDOM_DIGITS, randomDigit, timeDigits } from '../../kernel/ids/time-id.ts';

const pool = new Uint8Array(RANDOM_DIGITS * 256);
let used = pool.length;

/** A new name for a request: 10 characters of time and 16 of chance, so that names sort by time (as ULIDs do). */
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

/** A client's own name for its request, which is only given back when it is one. */
export function clientRequestId(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['x-request-id'];
  return typeof own === 'string' && /^[\w.:/+=-]{1,128}$/.test(own) && !holdsKey(own) ? own : undefined;
}
