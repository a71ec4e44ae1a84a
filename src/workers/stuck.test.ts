import assert from 'node:assert/strict';
import { closeSync, openSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { test } from 'node:test';
import { closePort, exitWithoutWaiting, portAt } from './stuck.ts';

const skip = process.platform !== 'linux';

async function openServer(): Promise<{ readonly server: Server; readonly descriptor: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, descriptor: (Reflect.get(server, '_handle') as { readonly fd: number }).fd };
}

test('a port is closed as long as it is there', { skip }, () => {
  const descriptor = openSync('/dev/null', 'r');
  assert.equal(closePort(portAt(descriptor)), true);
  assert.throws(() => readlinkSync(`/proc/self/fd/${descriptor}`), { code: 'ENOENT' });
});

test('a port that its thread has closed is left alone, whoever has its number now', { skip }, async (context) => {
  const { server, descriptor } = await openServer();
  const port = portAt(descriptor);
  server.close();
  await once(server, 'close');
  assert.equal(closePort(port), false, 'nobody has it');
  const others = Array.from({ length: 20 }, () => openSync('/dev/null', 'r'));
  context.after(() => others.forEach((other) => closeSync(other)));
  assert.ok(others.includes(descriptor), 'the number was given out again');
  assert.equal(closePort(port), false);
  for (const other of others) assert.equal(readlinkSync(`/proc/self/fd/${other}`), '/dev/null');
});

test('where a thread has no port there is nothing to close', () => {
  assert.equal(closePort(portAt(undefined)), false);
});

test('however many threads are stuck, the process is replaced once', (context) => {
  const before = process.listeners('exit');
  context.after(() => {
    for (const listener of process.listeners('exit')) if (!before.includes(listener)) process.off('exit', listener);
  });
  for (let stuck = 0; stuck < 20; stuck++) exitWithoutWaiting();
  assert.equal(process.listenerCount('exit'), before.length + 1);
});
