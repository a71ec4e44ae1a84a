import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { holdsKey } from '../../accounts/key-form.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 16;
const pool = new Uint8Array(RANDOM_CHARACTERS * 256);
let used = pool.length;

/** A new name for a request: 10 characters of time and 16 of chance, so that names sort by time (as ULIDs do). */
export function newRequestId(now: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = timePart(now);
  for (const end = used + RANDOM_CHARACTERS; used < end; used++) id += DIGITS[pool[used] & 31];
  return id;
}

let lastTime = -1;
let lastPart = '';

function timePart(now: number): string {
  if (now === lastTime) return lastPart;
  let rest = now;
  let text = '';
  for (let i = 0; i < 10; i++) {
    text = DIGITS[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  lastTime = now;
  lastPart = text;
  return text;
}

/** A client's own name for its request, which is only given back when it is one. */
export function clientRequestId(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['x-request-id'];
  return typeof own === 'string' && /^[\w.:/+=-]{1,128}$/.test(own) && !holdsKey(own) ? own : undefined;
}
