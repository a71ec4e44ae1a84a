import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { closeRegion, startEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { raw } from '../harness/raw.ts';
import { findOperation } from '../../src/http/contract.ts';

const MEBIBYTE = 1024 * 1024;
const PIECES = 64;

test('an upload of any size is streamed through, and none of it is kept', async (context) => {
  const stand = await startEdge(context);
  const digest = createHash('sha256');
  let received = 0;
  let mostAhead = 0;
  let sent = 0;
  stand.regions['msk-1'].answer = async (incoming, response) => {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      digest.update(chunk);
      received += chunk.length;
      mostAhead = Math.max(mostAhead, sent - received);
    }
    response.writeHead(202).end('{}');
  };
  const outgoing = request(`${stand.address}/v2/batch`, { method: 'POST', headers: { 'content-type': 'text/csv' } });
  const expected = createHash('sha256');
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  for (let piece = 0; piece < PIECES; piece++) {
    const bytes = randomBytes(MEBIBYTE);
    expected.update(bytes);
    sent += bytes.length;
    if (!outgoing.write(bytes)) await once(outgoing, 'drain');
  }
  outgoing.end();
  const [{ statusCode }] = await answered;
  assert.deepEqual([statusCode, received, digest.digest('hex')], [202, PIECES * MEBIBYTE, expected.digest('hex')]);
  assert.ok(mostAhead < 32 * MEBIBYTE, `${mostAhead} bytes were on their way at once`);
});

test('a large answer is streamed no faster than it is read', async (context) => {
  const stand = await startEdge(context);
  let written = 0;
  stand.regions['msk-1'].answer = async (_, response) => {
    for (let piece = 0; piece < PIECES; piece++) {
      written += MEBIBYTE;
      if (!response.write(Buffer.alloc(MEBIBYTE, 'x'))) await once(response, 'drain');
    }
    response.end();
  };
  const outgoing = request(`${stand.address}/v2/batch/j1/result`).end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  await eventually('the region is held up', async () => {
    const before = written;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return written === before;
  });
  assert.ok(written < 32 * MEBIBYTE, `${written} bytes were taken that nobody reads`);
  let read = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) read += chunk.length;
  assert.equal(read, PIECES * MEBIBYTE);
});

test('a client that expects 100-continue sends its file only when the region accepts it', async (context) => {
  const stand = await startEdge(context);
  const { server } = stand.regions['msk-1'];
  const fields = ['Host: x', 'Content-Type: text/csv', 'Content-Length: 5', 'Expect: 100-continue'];
  const head = `POST /v2/batch HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`;
  const port = Number(new URL(stand.address).port);
  server.on('checkContinue', (incoming: IncomingMessage, response) => {
    if (incoming.headers.authorization === undefined) {
      return void response.writeHead(401, { 'content-length': 2 }).end('{}');
    }
    response.writeContinue();
    incoming.resume().on('end', () => response.writeHead(202).end('{}'));
  });
  const refused = await raw(port, head);
  assert.deepEqual(refused.replies.map(({ status }) => status), [401]);
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.write(head.replace('Host: x', 'Host: x\r\nAuthorization: Bearer x'));
  await eventually('100 Continue arrives', () => text.startsWith('HTTP/1.1 100 Continue'));
  socket.write('a,b\n1');
  await eventually('the file is accepted', () => text.includes('HTTP/1.1 202'));
  socket.destroy();
});

for (const [how, fields] of [
  ['without being asked', {}],
  ['three times', { expect: '100-continue' }],
] as const) {
  test(`a file is sent once, though a region sends 100 Continue ${how}`, async (context) => {
    const stand = await startEdge(context);
    const received: Buffer[] = [];
    const take = (incoming: IncomingMessage, response: ServerResponse): void => {
      for (let time = 0; time < 3; time++) response.writeContinue();
      incoming.on('data', (chunk: Buffer) => received.push(chunk));
      incoming.on('end', () => response.writeHead(202).end('{}'));
    };
    stand.regions['msk-1'].answer = take;
    stand.regions['msk-1'].server.on('checkContinue', take);
    const outgoing = request(`${stand.address}/v2/batch`, {
      method: 'POST', headers: { 'content-type': 'text/csv', 'transfer-encoding': 'chunked', ...fields },
    });
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    outgoing.write('a,');
    await eventually('it begins', () => received.length > 0);
    outgoing.end('b');
    const [{ statusCode }] = await answered;
    assert.deepEqual([statusCode, Buffer.concat(received).toString()], [202, 'a,b']);
  });
}

test('a request whose client has gone is cancelled at the region', async (context) => {
  const stand = await startEdge(context);
  const ended = Promise.withResolvers<void>();
  stand.regions['msk-1'].answer = (incoming) => void incoming.socket.once('close', () => ended.resolve());
  const outgoing = request(`${stand.address}/v2/reverse?lat=1&lon=2`).end();
  outgoing.on('error', () => {});
  await eventually('the region has the request', () => stand.regions['msk-1'].heads.length === 1);
  outgoing.destroy();
  await ended.promise;
  assert.equal(stand.regions['spb-1'].heads.length, 0, 'no other region is asked');
});

test('stopping waits for pending answers, and refuses no earlier request', async (context) => {
  const stand = await startEdge(context);
  const release = Promise.withResolvers<void>();
  stand.regions['msk-1'].answer = async (_, response) => {
    await release.promise;
    response.end('{"region":"msk-1"}');
  };
  const asked = call(stand.address, '/v2/reverse?lat=1&lon=2');
  await eventually('it is under way', () => stand.regions['msk-1'].heads.length === 1);
  const stopped = stand.stop();
  release.resolve();
  assert.deepEqual([(await asked).status, (await asked).headers.get('connection')], [200, 'close']);
  await stopped;
});

test('a stopping edge reports itself unready, and still answers pending requests', async (context) => {
  const stand = await startEdge(context);
  const release = Promise.withResolvers<void>();
  stand.regions['msk-1'].answer = (_, response) => void release.promise.then(() => response.end('{}'));
  const asked = call(stand.address, '/v2/reverse?lat=1&lon=2');
  await eventually('it is under way', () => stand.regions['msk-1'].heads.length === 1);
  assert.equal((await call(stand.internal, '/readyz')).status, 200);
  const stopped = stand.stop();
  await eventually('it reports itself unready', async () => (await call(stand.internal, '/readyz')).status === 503);
  release.resolve();
  assert.equal((await asked).status, 200);
  await stopped;
});

test('a large answer that breaks off is not ended as if it were complete', async (context) => {
  const stand = await startEdge(context);
  stand.regions['msk-1'].answer = (incoming, response) => {
    response.writeHead(200);
    response.write(Buffer.alloc(MEBIBYTE, 'x'), () => setTimeout(() => incoming.socket.destroy(), 50));
  };
  await assert.rejects(call(stand.address, '/v2/batch/j1/result'), { code: 'ECONNRESET' });
});

test('a request that may not be repeated uses a connection of its own', async (context) => {
  const stand = await startEdge(context);
  const { 'msk-1': msk } = stand.regions;
  await call(stand.address, '/v2/reverse?lat=1&lon=2');
  for (let asked = 0; asked < 2; asked++) await call(stand.address, '/v2/keys', { method: 'POST', ...json({}) });
  assert.equal(new Set(msk.heads.map(({ socket }) => socket)).size, 3);
});

test('refusals of the edge have the usual error format, and ids of their own', async (context) => {
  const stand = await startEdge(context);
  for (const region of Object.values(stand.regions)) {
    region.answer = (incoming) => void incoming.socket.destroy();
  }
  const broken = await call(stand.address, '/v2/reverse?lat=1&lon=2');
  assertConforms(findOperation(contract, 'reverse'), broken);
  assert.equal(broken.status, 504);
  const inDoubt = await call(stand.address, '/v2/keys', { method: 'POST', ...json({}) });
  assertConforms(findOperation(contract, 'createKey'), inDoubt);
  assert.equal(inDoubt.status, 504);
  const { replies: [torn] } = await raw(Number(new URL(stand.address).port), 'GET / HTTP/1.1\r\n\r\n');
  assert.deepEqual([torn.status, torn.headers.get('content-type')], [400, 'application/problem+json']);
  assert.equal(Object.values(stand.regions).flatMap(({ heads }) => heads).filter(({ url }) => url === '/').length, 0);
  await Promise.all(Object.values(stand.regions).map(closeRegion));
  const unreachable = await call(stand.address, '/v2/reverse?lat=1&lon=2');
  assertConforms(findOperation(contract, 'reverse'), unreachable);
  assert.equal(unreachable.status, 503);
});
