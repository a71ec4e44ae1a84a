import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharesOf } from '../../src/threads/shares.ts';
import { eventually } from '../harness/eventually.ts';
import { BLOCKED_MS } from '../harness/thread-orders.ts';
import { startThreads } from '../harness/thread-stand.ts';

const THREADS = 3;
/** The two further threads have about half of them each. */
const CONNECTIONS = 300;
const AT_ONCE = 5;
const EVERY_MS = 8;
/** Consecutive blocks: long enough for all requests on a busy machine, and shorter than the arrival limit. */
const BLOCKS = 3;
/** Needs the first thread: until it answers, the request is pending in the further one. */
const PATH = '/v2/usage?group=day';

/** A connection that stays with its thread, and the statuses of its answers, in order. */
async function openLine(port: number, key: string) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  await once(socket, 'connect');
  const request = `GET ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  return {
    ask: () => void socket.write(request.repeat(AT_ONCE)),
    statuses: () => Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status)),
    codes: () => Array.from(text.matchAll(/"code":"(\w+)"/g), ([, code]) => code),
    end: () => socket.destroy(),
  };
}

test('while one thread is blocked, the others answer, and that one refuses what exceeds its share', async (context) => {
  const { furtherPort, key, threads } = await startThreads(context, { threads: THREADS });
  const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => openLine(furtherPort, key)));
  context.after(() => lines.forEach((line) => line.end()));
  const { worker } = threads.seats[0];
  for (let times = 0; times < BLOCKS; times++) worker!.postMessage('block');
  const blockedAt = performance.now();
  for (const [number, line] of lines.entries()) {
    line.ask();
    // by the clock, as each pause is longer on a busy machine
    await sleep(Math.max(0, blockedAt + (number + 1) * EVERY_MS - performance.now()));
  }
  const ofOther = lines.filter((line) => line.statuses().length > 0);
  const ofBlocked = lines.filter((line) => !ofOther.includes(line));
  assert.ok(performance.now() - blockedAt < BLOCKS * BLOCKED_MS, 'all are asked while it is blocked');
  await eventually('all are answered', () => lines.every((line) => line.statuses().length === AT_ONCE));
  const refused = ofBlocked.flatMap((line) => line.statuses()).filter((status) => status !== 200);
  context.diagnostic(
    `${ofOther.length * AT_ONCE} asked of the other thread, ${ofBlocked.length * AT_ONCE} of the blocked one, which ` +
      `refused ${refused.length} of them; the share of each is ${sharesOf(THREADS).maxInFlight}`,
  );
  assert.ok(ofOther.length > 0 && ofBlocked.length > 0);
  assert.deepEqual(new Set(ofOther.flatMap((line) => line.statuses())), new Set([200]));
  assert.ok(refused.length > 0 && refused.every((status) => status === 503));
  assert.deepEqual(new Set(ofBlocked.flatMap((line) => line.codes())), new Set(['overloaded']));
});
