import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { linger, type LingerLimits } from './linger.ts';

const limits: LingerLimits = { quietMs: 250, mostMs: 60_000, mostBytes: 1e9 };

interface LingeringPair {
  /** The side that has written its answer and lingers. */
  readonly ours: Socket;
  readonly other: Socket;
  /** What the other side has read. */
  readonly text: () => string;
  readonly closed: Promise<unknown>;
  /** Milliseconds since `ours` began to linger. */
  readonly elapsed: () => number;
}

/** Opens a connection on which one side writes an answer and lingers; the other side never ends by itself. */
async function openPair(context: TestContext, changes: Partial<LingerLimits>): Promise<LingeringPair> {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = once(server, 'connection') as Promise<[Socket]>;
  const other = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  other.on('error', () => {});
  let text = '';
  other.on('data', (data) => (text += data.toString()));
  const [ours] = await taken;
  ours.on('error', () => {});
  context.after(() => {
    for (const socket of [ours, other]) socket.destroy();
    server.close();
  });
  const startedAt = performance.now();
  ours.write('the answer');
  linger(ours, { ...limits, ...changes });
  return { ours, other, text: () => text, closed: once(ours, 'close'), elapsed: () => performance.now() - startedAt };
}

test('the connection stays open while bytes arrive, however long that takes', async (context) => {
  const { ours, other, text, elapsed } = await openPair(context, {});
  while (elapsed() < 4 * limits.quietMs) {
    other.write('more');
    await sleep(10);
  }
  assert.ok(!ours.destroyed);
  assert.equal(text(), 'the answer');
});

test('bytes that arrive while the process is busy count', async (context) => {
  const { ours, other } = await openPair(context, {});
  other.write('more');
  for (const until = performance.now() + 2 * limits.quietMs; performance.now() < until;);
  await sleep(0);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  assert.ok(!ours.destroyed);
});

test('a quiet connection is closed', async (context) => {
  const { closed, elapsed } = await openPair(context, {});
  await closed;
  assert.ok(elapsed() >= limits.quietMs - 1);
});

test('an endless sender is cut off after the longest time', async (context) => {
  const { ours, other, closed, elapsed } = await openPair(context, { mostMs: 600 });
  const sending = setInterval(() => other.write('more'), 10);
  context.after(() => clearInterval(sending));
  await closed;
  assert.ok(elapsed() >= 599 && ours.destroyed);
});

test('a sender of too many bytes is cut off', async (context) => {
  const { ours, other, closed } = await openPair(context, { mostBytes: 1000 });
  other.write(Buffer.alloc(100_000));
  await closed;
  assert.ok(ours.destroyed);
});

test('the connection is closed as soon as the other side ends', async (context) => {
  const { other, closed, elapsed } = await openPair(context, { quietMs: 60_000 });
  other.end();
  await closed;
  assert.ok(elapsed() < 60_000);
});
