import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { linger, type LingerLimits } from './linger.ts';

const limits: LingerLimits = { quietMs: 250, mostMs: 60_000, mostBytes: 1e9 };

interface Stand {
  /** The side that has written all it will. */
  readonly ours: Socket;
  readonly other: Socket;
  /** What the other side has read. */
  readonly text: () => string;
  readonly closed: Promise<unknown>;
  /** How long it took, in milliseconds. */
  readonly elapsed: () => number;
}

/** One end writes an answer and lingers; the other never ends by itself. */
async function stand(context: TestContext, wished: Partial<LingerLimits>): Promise<Stand> {
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
  linger(ours, { ...limits, ...wished });
  return { ours, other, text: () => text, closed: once(ours, 'close'), elapsed: () => performance.now() - startedAt };
}

test('while bytes come, the end waits, however long they come in all', async (context) => {
  const { ours, other, text, elapsed } = await stand(context, {});
  while (elapsed() < 4 * limits.quietMs) {
    other.write('more');
    await sleep(10);
  }
  assert.ok(!ours.destroyed);
  assert.equal(text(), 'the answer');
});

test('what comes while the process is busy counts as having come', async (context) => {
  const { ours, other } = await stand(context, {});
  other.write('more');
  for (const until = performance.now() + 2 * limits.quietMs; performance.now() < until;);
  await sleep(0);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  assert.ok(!ours.destroyed);
});

test('when nothing comes for a while, that is the end', async (context) => {
  const { closed, elapsed } = await stand(context, {});
  await closed;
  assert.ok(elapsed() >= limits.quietMs - 1);
});

test('who goes on sending has only so much time', async (context) => {
  const { ours, other, closed, elapsed } = await stand(context, { mostMs: 600 });
  const sending = setInterval(() => other.write('more'), 10);
  context.after(() => clearInterval(sending));
  await closed;
  assert.ok(elapsed() >= 599 && ours.destroyed);
});

test('who sends very much is ended by that', async (context) => {
  const { ours, other, closed } = await stand(context, { mostBytes: 1000 });
  other.write(Buffer.alloc(100_000));
  await closed;
  assert.ok(ours.destroyed);
});

test('the end of the other side is the end of all', async (context) => {
  const { other, closed, elapsed } = await stand(context, { quietMs: 60_000 });
  other.end();
  await closed;
  assert.ok(elapsed() < 60_000);
});
