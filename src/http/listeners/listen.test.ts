import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../errors.ts';
import { dividesPorts, listen, type Place } from './listen.ts';

const atOnce = { idleMs: 0, arrivalMs: 0, answerMs: 0 };
const anyPort: Place = { host: '127.0.0.1', port: 0, variable: 'PORT' };

test('a taken port is an error that says what to do', async (context) => {
  const first = await listen(anyPort, () => {});
  context.after(() => first.close(atOnce));
  const port = Number(new URL(first.address).port);
  await assert.rejects(
    listen({ ...anyPort, port, variable: 'OPS_PORT' }, () => {}),
    (error) =>
      error instanceof AppError &&
      error.code === 'cannot_listen' &&
      error.message.includes(`port ${port} of 127.0.0.1 is taken`) &&
      error.message.includes(`OPS_PORT=${port === 65_535 ? port - 1 : port + 1} make run`),
  );
});

test('an address of another machine is an error that says what to do', async () => {
  await assert.rejects(
    listen({ ...anyPort, host: '192.0.2.1' }, () => {}),
    /HOST=192\.0\.2\.1 is not an address/,
  );
});

test('whether the system can share a port is found out by trying', async () => {
  const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(`bind ${code}`), { code }));
  for (const code of ['ENOTSUP', 'EOPNOTSUPP', 'ENOPROTOOPT', 'EINVAL']) {
    assert.equal(await dividesPorts('127.0.0.1', refuse(code)), false, code);
  }
  await assert.rejects(dividesPorts('127.0.0.1', refuse('EMFILE')), { code: 'EMFILE' });
  await assert.rejects(dividesPorts('192.0.2.1'), /HOST=192\.0\.2\.1 is not an address/);
});

test('Linux shares a port among threads', { skip: process.platform !== 'linux' }, async () => {
  assert.equal(await dividesPorts('127.0.0.1'), true);
});

test('closing waits for pending answers and accepts nothing new', async () => {
  const arrived = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  const server = await listen(anyPort, (_, response) => {
    arrived.resolve();
    void allowed.promise.then(() => response.end('late'));
  });
  const reply = fetch(server.address);
  await arrived.promise;
  const closed = server.close({ ...atOnce, answerMs: 60_000 });
  await assert.rejects(fetch(server.address));
  allowed.resolve();
  assert.equal(await (await reply).text(), 'late');
  await closed;
});

test('an answer that takes longer than the limit is cut off', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = await listen(anyPort, () => arrived.resolve());
  const reply = fetch(server.address);
  const cut = assert.rejects(reply);
  await arrived.promise;
  await server.close({ ...atOnce, answerMs: 1 });
  await cut;
});
