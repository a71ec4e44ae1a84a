import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { eventually } from '../../../test/harness/eventually.ts';
import type { EndLimits } from './closing.ts';
import { listen, type Listening, type Opening } from './listen.ts';

const limits: EndLimits = { idleMs: 300, arrivalMs: 600, answerMs: 5000 };
const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

async function open(
  context: TestContext,
  listener: RequestListener = (request, response) => void response.end(`answer to ${request.url}`),
  prepare?: (opening: Opening) => void,
): Promise<Listening> {
  const server = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' }, listener, prepare);
  context.after(() => server.close({ idleMs: 0, arrivalMs: 0, answerMs: 0 }));
  return server;
}

interface Client {
  readonly socket: Socket;
  /** All text received so far. */
  readonly text: () => string;
  readonly error: () => string | undefined;
  /** Resolves when the server has ended the connection. */
  readonly ended: Promise<unknown>;
}

async function client(server: Listening): Promise<Client> {
  const socket = connect({ port: Number(new URL(server.address).port), host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let error: string | undefined;
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', (problem: NodeJS.ErrnoException) => (error = problem.code));
  const ended = new Promise((resolve) => socket.on('end', resolve).on('close', resolve));
  await once(socket, 'connect');
  return { socket, text: () => text, error: () => error, ended };
}

const closes = (text: string): number => text.match(/connection: close/gi)?.length ?? 0;

test('an idle connection gets `Connection: close` with its next answer', async (context) => {
  const server = await open(context);
  const quiet = await client(server);
  quiet.socket.write(ask('/1'));
  await eventually('it is answered', () => quiet.text().includes('answer to /1'));
  assert.equal(closes(quiet.text()), 0);
  const closed = server.close(limits);
  await sleep(50);
  quiet.socket.write(ask('/2'));
  await quiet.ended;
  assert.match(quiet.text(), /answer to \/2$/);
  assert.equal(closes(quiet.text()), 1);
  quiet.socket.end();
  await closed;
  assert.equal(quiet.error(), undefined);
});

test('a connection that stays idle is ended, not reset, even if it writes once more', async (context) => {
  const server = await open(context);
  const quiet = await client(server);
  const closed = server.close(limits);
  await quiet.ended;
  quiet.socket.write(ask('/late'));
  await sleep(20);
  quiet.socket.write(ask('/later'));
  await sleep(20);
  assert.equal(quiet.error(), undefined);
  quiet.socket.end();
  await closed;
  assert.equal(quiet.error(), undefined);
  assert.equal(quiet.text(), '');
});

test('pipelined requests are all answered, and only the last answer says that it is the last', async (context) => {
  const release = Promise.withResolvers<void>();
  const server = await open(context, (request, response) => {
    void release.promise.then(() => response.end(`answer to ${request.url}`));
  });
  const eager = await client(server);
  eager.socket.write(ask('/1') + ask('/2'));
  await sleep(50);
  const closed = server.close(limits);
  eager.socket.write(ask('/3') + ask('/4') + ask('/5'));
  await sleep(50);
  release.resolve();
  await eager.ended;
  eager.socket.end();
  await closed;
  assert.deepEqual(eager.text().match(/answer to \/\d/g), [1, 2, 3, 4, 5].map((number) => `answer to /${number}`));
  assert.equal(closes(eager.text()), 1);
  assert.match(eager.text(), /connection: close[^]*answer to \/5$/i);
});

test('new connections are accepted while idle ones have time, and refused afterwards', async (context) => {
  const server = await open(context);
  const quiet = await client(server);
  const closed = server.close(limits);
  const late = await client(server);
  late.socket.write(ask('/late'));
  await late.ended;
  assert.match(late.text(), /connection: close[^]*answer to \/late$/i);
  await quiet.ended;
  await assert.rejects(client(server), { code: 'ECONNREFUSED' });
  for (const { socket } of [late, quiet]) socket.end();
  await closed;
});

test('a half-received head is waited for, and answered', async (context) => {
  const server = await open(context);
  const slow = await client(server);
  slow.socket.write('GET /slow HTTP/1.1\r\nHo');
  await sleep(20);
  const closed = server.close(limits);
  await sleep(limits.idleMs + 100);
  slow.socket.write('st: x\r\n\r\n');
  await slow.ended;
  assert.match(slow.text(), /connection: close[^]*answer to \/slow$/i);
  slow.socket.end();
  await closed;
});

test('a head that is never completed is given up in time', async (context) => {
  const codes: (string | undefined)[] = [];
  const server = await open(context, undefined, (opening) => {
    opening.server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      codes.push(error.code);
      socket.destroy();
    });
  });
  const hung = await client(server);
  hung.socket.write('GET /hung HTTP/1.1\r\nHo');
  await sleep(20);
  await server.close(limits);
  assert.deepEqual(codes, ['STOPPING']);
});

test('an unread answer is cut off at the limit for answers', async (context) => {
  const server = await open(context, (_, response) => void response.end(Buffer.alloc(50_000_000)));
  const deaf = await client(server);
  deaf.socket.pause();
  deaf.socket.write(ask('/'));
  await sleep(50);
  await server.close({ ...limits, answerMs: 400 });
  deaf.socket.destroy();
});

test('an answer reaches a client that is still sending an unread body', async (context) => {
  const server = await open(context, (_, response) => {
    response.writeHead(413, { connection: 'close', 'content-length': 8 }).end('too much');
  });
  const senders = [{ pauseMs: 0, mostMs: 500 }, { pauseMs: 1, mostMs: 500 }, { pauseMs: 30, mostMs: 1300 }];
  // The last sender is slow: it takes longer than a connection may be idle.
  for (const { pauseMs, mostMs } of senders) {
    const sender = await client(server);
    const startedAt = performance.now();
    sender.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50000000\r\n\r\n');
    while (performance.now() - startedAt < mostMs && sender.socket.bytesWritten < 10_000_000) {
      sender.socket.write(Buffer.alloc(100_000));
      await sleep(pauseMs);
    }
    await sender.ended;
    sender.socket.end();
    assert.match(sender.text(), /^HTTP\/1\.1 413 [^]*too much$/);
    assert.equal(sender.error(), undefined);
  }
});

test('what was asked is refused at once, read or not, and nothing else is answered', async (context) => {
  let asked = 0;
  const server = await open(context, () => void asked++);
  const clients = await Promise.all(Array.from({ length: 7 }, () => client(server)));
  const [waiting, unread, large, half, idle, several, severalUnread] = clients;
  waiting.socket.write(ask('/waiting'));
  several.socket.write(['/1', '/2', '/3'].map(ask).join(''));
  await eventually('they wait', () => asked === 4);
  severalUnread.socket.write(['/4', '/5'].map(ask).join(''));
  unread.socket.write(ask('/unread'));
  large.socket.write(`POST /large HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(200_000)}`);
  half.socket.write(ask('/half').slice(0, 12));
  const refused: (string | undefined)[] = [];
  server.refuseAtOnce((request, response) => {
    refused.push(request.url);
    response.writeHead(503).end(`refused ${request.url}`);
  });
  assert.deepEqual(refused, ['/waiting', '/unread', '/large', '/1', '/2', '/3', '/4', '/5']);
  for (const one of [waiting, unread, large]) {
    await one.ended;
    assert.match(one.text(), /^HTTP\/1\.1 503 [^]*refused/);
    one.socket.end();
  }
  for (const [one, paths] of [[several, ['/1', '/2', '/3']], [severalUnread, ['/4', '/5']]] as const) {
    await eventually('all are refused', () => one.text().endsWith(`refused ${paths.at(-1)}\r\n0\r\n\r\n`));
    assert.deepEqual(Array.from(one.text().matchAll(/refused (\S+)/g), ([, path]) => path), paths);
    assert.equal(one.text().match(/^Connection: close\r$/gm)?.length, 1, 'the last one ends the connection');
  }
  assert.deepEqual([half.text(), idle.text(), asked], ['', '', 4]);
});

test('what was answered behind an unfinished request is sent when that is refused, and nothing after a cut', async (
  context,
) => {
  const responses = new Map<string, ServerResponse>();
  const server = await open(context, ({ url }, response) => void responses.set(url!, response));
  const [behind, cut] = await Promise.all([client(server), client(server)]);
  behind.socket.write(['/1', '/2', '/3'].map(ask).join(''));
  cut.socket.write(['/4', '/5'].map(ask).join(''));
  await eventually('all are asked', () => responses.size === 5);
  responses.get('/2')!.end('answered /2');
  responses.get('/4')!.writeHead(200, { 'content-length': 100 }).write('half');
  await sleep(50);
  const refused: (string | undefined)[] = [];
  server.refuseAtOnce((request, response) => {
    refused.push(request.url);
    response.writeHead(503).end(`refused ${request.url}`);
  });
  assert.deepEqual(refused, ['/1', '/3']);
  await eventually('all are told', () => /refused \/1[^]*answered \/2[^]*refused \/3/.test(behind.text()));
  assert.match(cut.text(), /half$/);
});
