import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { eventually } from '../../test/harness/eventually.ts';
import { digestWith } from '../accounts/digest.ts';
import { edgeKeyOf, edgePassesWith } from '../accounts/edge/pass.ts';
import { refuseBefore } from '../http/listeners/edge-reception.ts';
import { MOST_ARRIVING_EACH } from './arrivals.ts';
import { Proxy } from './proxy.ts';
import type { EdgeParts } from './parts.ts';
import { RegionWatch } from './region-watch.ts';

test('a bug is answered in the usual error format, and logged with the request id', async (context) => {
  const lines: object[] = [];
  const parts = {
    clock: { now: () => 0, monotonic: () => 0 },
    log: () => ({ error: (facts: object) => void lines.push(facts) }),
    reception: {
      newRequestId: () => 'R1',
      senderOf: () => {
        throw new TypeError('a bug');
      },
      refuse: refuseBefore('http://localhost'),
    },
  } as unknown as EdgeParts;
  const server = createServer(new Proxy(parts).listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => void server.close());
  const reply = await fetch(`http://127.0.0.1:${(server.address() as { port: number }).port}/v2/reverse`);
  assert.deepEqual([reply.status, reply.headers.get('x-request-id')], [500, 'R1']);
  assert.equal(((await reply.json()) as { code: string }).code, 'internal');
  assert.deepEqual(lines, [{ err: new TypeError('a bug'), request_id: 'R1' }]);
});

const MOST = 4;

async function open(context: TestContext, listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

/** A proxy before one region, with a low limit of requests. Clients state their own address. */
async function openProxy(context: TestContext, region: RequestListener) {
  const clock = { now: () => Date.now(), monotonic: () => performance.now() };
  const url = `http://127.0.0.1:${await open(context, region)}`;
  const watch = new RegionWatch([{ region: 'msk-1', url }], clock, () => undefined);
  context.after(() => watch.close());
  const proxy = new Proxy({
    watch, clock, log: () => undefined, mostInFlight: MOST, fallback: { lat: 0, lon: 0 }, find: () => undefined,
    passes: edgePassesWith(edgeKeyOf(digestWith('a secret of nothing but tests'))),
    counts: { answered: () => {}, repeated: () => {} }, withdrawals: { add: () => {} },
    reception: {
      newRequestId: () => 'R1', refuseHead: () => {}, findOperation: () => undefined, mayTakeLong: () => {},
      senderOf: ({ headers }) => ({ address: String(headers['x-client']), stated: undefined }),
      refuse: refuseBefore('http://localhost'), onGivenUp: () => () => {},
    },
  });
  const port = await open(context, proxy.listener);
  const ask = (client: string, body?: string) => fetch(`http://127.0.0.1:${port}/`, {
    method: body === undefined ? 'GET' : 'POST', body, headers: { 'x-client': client },
  });
  /** Begins a request whose body is shorter than announced, and collects the answer. */
  const begin = (client: string, bytes = 100) => {
    const socket = connect(port, '127.0.0.1');
    context.after(() => void socket.destroy());
    const seen = { text: '' };
    socket.on('error', () => {}).on('data', (chunk: Buffer) => (seen.text += chunk.toString()));
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\nContent-Length: ${bytes}\r\n\r\n{`);
    return { seen, socket };
  };
  return { proxy, ask, begin };
}

test('requests whose bodies never arrive block no others', async (context) => {
  const { proxy, ask, begin } = await openProxy(context, (_, response) => void response.end());
  for (let at = 0; at < 3 * MOST; at++) begin('192.0.2.1');
  await eventually('they have arrived', () => proxy.inFlight === 3 * MOST);
  assert.equal((await ask('192.0.2.2')).status, 200);
  assert.equal((await ask('192.0.2.1', '{}')).status, 200);
});

test('one client may send only so many bodies at once; other clients are not affected', async (context) => {
  const { proxy, ask, begin } = await openProxy(context, (_, response) => void response.end());
  const begun = Array.from({ length: MOST_ARRIVING_EACH }, () => begin('192.0.2.1'));
  await eventually('they have arrived', () => proxy.inFlight === MOST_ARRIVING_EACH);
  assert.equal((await ask('192.0.2.1', '{}')).status, 503);
  assert.equal((await ask('192.0.2.2', '{}')).status, 200);
  assert.equal((await ask('192.0.2.1')).status, 200, 'it may ask what has no body');
  begun[0].socket.destroy();
  await eventually('one is gone', async () => (await ask('192.0.2.1', '{}')).status === 200);
});

test('uploads of many clients leave room for other requests', async (context) => {
  const { ask, begin } = await openProxy(context, (request, response) => {
    if (request.method === 'GET') response.end();
  });
  const begun = Array.from({ length: 3 * MOST }, (_, at) => begin(`192.0.2.${at}`, 1e6));
  await eventually('those beyond a quarter are refused', () =>
    begun.filter(({ seen }) => seen.text.includes('"overloaded"')).length === begun.length - MOST / 4);
  assert.equal((await ask('192.0.2.200')).status, 200);
  for (const { socket } of begun) socket.destroy();
  await eventually('another one has room again', async () => {
    const { seen, socket } = begin('192.0.2.201', 1e6);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    return seen.text === '';
  });
});

test('the number of requests under way at once is limited', async (context) => {
  const answers: (() => void)[] = [];
  const { ask } = await openProxy(context, (_, response) => void answers.push(() => void response.end()));
  const asked = Array.from({ length: MOST }, () => ask('192.0.2.1'));
  await eventually('the region has them', () => answers.length === MOST);
  const refused = await ask('192.0.2.2');
  assert.deepEqual([refused.status, ((await refused.json()) as { code: string }).code], [503, 'overloaded']);
  for (const answer of answers) answer();
  for (const each of asked) assert.equal((await each).status, 200);
});
