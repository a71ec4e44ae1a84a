import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import type { Problem } from '../../src/contract.gen.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(() => platform.close());

/** An upload that sends as long as its socket is open: a quiet one would be ended after 20 s. */
async function begin(key = platform.key, more = ''): Promise<Socket> {
  const socket = connect(platform.service.port, '127.0.0.1');
  socket.on('error', () => {});
  const head = `POST /v2/batch HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${more}`;
  socket.write(`${head}Content-Type: text/csv\r\nContent-Length: 50000000\r\n\r\nадрес\n`);
  for (let sent = 0; sent < 40; sent += 1) socket.write('Ветроград, Посадская 11\n'.repeat(1_000));
  await new Promise((resolve) => socket.write('', resolve));
  const dripping = setInterval(() => socket.write('Ветроград, Посадская 11\n'), 500);
  socket.once('close', () => clearInterval(dripping));
  return socket;
}

async function filesNow(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of platform.files.list('batches/')) names.push(name);
  return names;
}
/** Digests of accepted uploads, each of which has its place by then. */
const claims = async (): Promise<number> => (await platform.stores.sql.all('SELECT digest FROM repeatable')).length;
const submit = (key = platform.key, more: Record<string, string> = {}) =>
  call(platform.service.address, '/v2/batch', {
    method: 'POST', body: 'адрес\nВетроград\n',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv', ...more },
  });
const codeOf = ({ text }: { text: string }): string => (JSON.parse(text) as Problem).code;

test('an interrupted upload leaves no file, no job, no units taken, and its key can be reused', async () => {
  const socket = await begin(platform.key, 'Idempotency-Key: broken\r\n');
  await eventually('the claim of the first one', async () => (await claims()) === 1);
  assert.equal(codeOf(await submit(platform.key, { 'idempotency-key': 'broken' })), 'idempotency_in_progress');
  socket.destroy();
  await eventually('the same name, free again', async () =>
    (await submit(platform.key, { 'idempotency-key': 'broken' })).status === 202);
  const who = await platform.stores.keys.authenticate(platform.key, Date.now());
  assert.equal((await platform.stores.quota.look(who, Date.now())).used, 1);
  assert.equal((await platform.stores.batchStore.list(who, { most: 9 })).items.length, 1);
  assert.equal((await filesNow()).length, 1);
  assert.deepEqual(platform.service.failures, []);
});

test('a third upload of an account waits until one of two running ones has ended', async (context) => {
  const key = await platform.issueKey('three@example.ru');
  const before = await claims();
  const [first, second] = await Promise.all(['one', 'two'].map((name) => begin(key, `Idempotency-Key: ${name}\r\n`)));
  context.after(() => [first, second].forEach((socket) => socket.destroy()));
  await eventually('two uploads under way', async () => (await claims()) === before + 2);
  const refused = await submit(key);
  assert.deepEqual([refused.status, codeOf(refused)], [429, 'rate_limited']);
  assert.equal((await submit(platform.key)).status, 202);
  first.destroy();
  await eventually('a place', async () => (await submit(key)).status === 202);
});

test('a node accepts eight uploads at once, and refuses the ninth temporarily', async (context) => {
  const keys = await Promise.all([1, 2, 3, 4, 5].map((number) => platform.issueKey(`many${number}@example.ru`)));
  const sockets = await Promise.all([...keys, ...keys.slice(1)].map((key) => begin(key)));
  context.after(() => sockets.forEach((socket) => socket.destroy()));
  const replies = sockets.map(() => '');
  sockets.forEach((socket, at) => socket.on('data', (data: Buffer) => (replies[at] += data.toString())));
  await eventually('one that was refused', () => replies.some((text) => text.includes('}')));
  const [refused, ...others] = replies.filter((text) => text !== '');
  assert.match(refused, /^HTTP\/1\.1 503 [^]*\r\nRetry-After: 5\r\n[^]*"code":"overloaded"/);
  assert.deepEqual(others, []);
  const unavailable = platform.service.logged.filter((line) => line.includes('"status":503'));
  assert.match(unavailable.join('\n'), /"why":"Too many uploads are under way\."/);
  const free = replies.findIndex((text) => text === '');
  sockets[free].destroy();
  await eventually('a place', async () => (await submit()).status === 202);
});

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nадрес\n';
for (const [form, type, begin] of [
  ['a table', 'text/csv', 'адрес\nВетроград\n'],
  ['a form', 'multipart/form-data; boundary=x', PART],
]) {
  test(`${form} that its sender ends early is refused as cut off`, async () => {
    const head = `POST /v2/batch HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${platform.key}\r\n`;
    const socket = connect(platform.service.port, '127.0.0.1');
    socket.end(`${head}Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${begin}`);
    const reply = (await Array.fromAsync(socket.setEncoding('utf8'))).join('');
    assert.match(reply, /^HTTP\/1\.1 400 /);
    const { code, errors } = JSON.parse(reply.slice(reply.indexOf('\r\n\r\n'))) as Problem;
    assert.deepEqual([code, errors!.map((error) => error.code)], ['invalid_parameter', ['cut']]);
    assert.match(errors![0].detail, /оборвался/);
    assert.deepEqual(platform.service.failures, []);
  });
}
