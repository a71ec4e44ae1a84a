import assert from 'node:assert/strict';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { digestWith } from '../../src/accounts/digest.ts';
import { EDGE_HEADER, edgeKeyOf, edgePassesWith, WITHDRAWALS_PATH } from '../../src/accounts/edge/pass.ts';
import { call, json } from '../harness/call.ts';
import { closeRegion, EDGE_SECRET, startEdge, type EdgeStand, type ScriptedRegion } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';

const GET = '/v2/reverse?lat=55.75&lon=37.62';
const KEY = { authorization: 'Bearer gk_live_1' };
const passes = edgePassesWith(edgeKeyOf(digestWith(EDGE_SECRET)));

const breakOff = (request: IncomingMessage): void => void request.socket.destroy();
const refuse = (status: number): RequestListener => (_, response) =>
  void response.writeHead(status, { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'x' }).end('{}');

/** What regions were told to withdraw: the id, the operation, the header with the key. */
type Withdrawn = readonly [requestId: string | undefined, operation: string, authorization: string | undefined];

interface Stand extends EdgeStand {
  readonly withdrawn: readonly Withdrawn[];
  /** Answers withdrawals; 204 unless a test says otherwise. */
  onWithdrawal: RequestListener;
}

/** All regions answer requests alike, and note withdrawals. */
async function start(context: Parameters<typeof startEdge>[0], answer: RequestListener): Promise<Stand> {
  const withdrawn: Withdrawn[] = [];
  const more = { withdrawn, onWithdrawal: refuse(204) };
  const prepare = (region: ScriptedRegion): void => {
    region.answer = (request, response) => {
      if (!request.url!.startsWith(WITHDRAWALS_PATH)) return answer(request, response);
      const { [EDGE_HEADER.toLowerCase()]: pass, authorization } = request.headers;
      const passed = passes.readWithdrawal(String(pass), Date.now());
      withdrawn.push([passed?.requestId, request.url!.slice(WITHDRAWALS_PATH.length), authorization]);
      stand.onWithdrawal(request, response);
    };
  };
  const stand: Stand = Object.assign(await startEdge(context, {}, prepare), more);
  return stand;
}

const metric = async ({ internal }: Stand, outcome: string): Promise<number> => {
  const { text } = await call(internal, '/metrics');
  return Number(new RegExp(`geokod_edge_withdrawals_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

const untilWithdrawn = (stand: Stand, count = 1): Promise<void> =>
  eventually('a region is told', () => stand.withdrawn.length >= count);

describe('a request costs nothing', () => {
  test('if no region\'s answer arrived', async (context) => {
    const stand = await start(context, breakOff);
    const { status, headers } = await call(stand.address, GET, { headers: KEY });
    assert.equal(status, 504);
    await untilWithdrawn(stand);
    assert.deepEqual(stand.withdrawn, [[headers.get('x-request-id'), 'reverse', KEY.authorization]]);
    await eventually('it is counted', async () => (await metric(stand, 'done')) === 1);
  });

  test('if the answer of the first region was lost, and the second refused', async (context) => {
    const stand = await start(context, refuse(429));
    stand.regions['msk-1'].answer = breakOff;
    assert.equal((await call(stand.address, GET, { headers: KEY })).status, 429);
    await untilWithdrawn(stand);
  });

  test('if its answer was too long for the client, who left', async (context) => {
    const stand = await start(context, (_, response) => void response.end(Buffer.alloc(50_000_000)));
    const client = connect(Number(new URL(stand.address).port), '127.0.0.1');
    const head = ['POST /v2/matrix HTTP/1.1', 'Host: a', `Authorization: ${KEY.authorization}`, 'Content-Length: 2'];
    client.write(`${head.join('\r\n')}\r\n\r\n{}`);
    await new Promise((resolve) => client.once('data', resolve));
    client.destroy();
    await untilWithdrawn(stand);
    assert.equal(stand.withdrawn[0][1], 'matrix');
  });
});

/** Asks, and leaves after a moment. */
async function askAndLeave(stand: Stand, afterMs: number, leave: (client: Socket) => void): Promise<void> {
  const client = connect(Number(new URL(stand.address).port), '127.0.0.1');
  client.on('error', () => {}).resume();
  client.write(`GET ${GET} HTTP/1.1\r\nHost: a\r\nAuthorization: ${KEY.authorization}\r\n\r\n`);
  await sleep(afterMs);
  leave(client);
}

describe('a client that left before its answer came', () => {
  const late = (answer: RequestListener): RequestListener => (request, response) =>
    void setTimeout(() => answer(request, response), 300);
  for (const [how, leave] of [
    ['whole', (client: Socket) => client.destroy()],
    ['by half', (client: Socket) => client.end()],
  ] as const) {
    test(`pays nothing, ${how}`, async (context) => {
      const stand = await start(context, late((_, response) => void response.end('{}')));
      await askAndLeave(stand, 100, leave);
      await untilWithdrawn(stand);
    });
  }

  test('makes no withdrawal if the region refused', async (context) => {
    const stand = await start(context, late(refuse(429)));
    await askAndLeave(stand, 100, (client) => client.destroy());
    await sleep(500);
    await stand.stop();
    assert.deepEqual(stand.withdrawn, []);
  });
});

describe('a region that breaks off a kept connection and is gone', () => {
  for (const [then, answer, status] of [
    ['while the others cannot work', refuse(503), 503],
    ['while the others refuse', refuse(402), 402],
  ] as const) {
    test(then, async (context) => {
      const stand = await start(context, answer);
      const { 'msk-1': msk } = stand.regions;
      msk.answer = (_, response) => void response.end('{}');
      await call(stand.address, GET, { headers: KEY });
      msk.answer = (request) => {
        msk.server.close();
        request.socket.destroy();
      };
      assert.equal((await call(stand.address, GET, { headers: KEY })).status, status);
      await untilWithdrawn(stand);
    });
  }
});

describe('nothing is withdrawn', () => {
  for (const [when, path, request, answers] of [
    ['if a region answered at once', GET, { headers: KEY }, {}],
    ['if a second region answered', GET, { headers: KEY }, { 'msk-1': breakOff }],
    ['if regions refused', GET, { headers: KEY }, { 'msk-1': refuse(402) }],
    ['if regions had no part in it', GET, { headers: KEY }, { 'msk-1': refuse(503), 'spb-1': refuse(503) }],
    ['of a visitor', GET, {}, { 'msk-1': breakOff, 'spb-1': breakOff }],
    ['of what costs nothing', '/v2/keys', { method: 'POST', ...json({}), headers: KEY }, { 'msk-1': breakOff }],
  ] as const) {
    test(when, async (context) => {
      const stand = await start(context, (_, response) => void response.end('{}'));
      for (const [region, answer] of Object.entries(answers)) {
        stand.regions[region as keyof typeof answers].answer = answer;
      }
      await call(stand.address, path, request);
      await stand.stop();
      assert.deepEqual(stand.withdrawn, []);
    });
  }
});

describe('a withdrawal', () => {
  test('is tried again until a region accepts it', async (context) => {
    const stand = await start(context, breakOff);
    stand.onWithdrawal = refuse(503);
    await call(stand.address, GET, { headers: KEY });
    await untilWithdrawn(stand, 8);
    stand.onWithdrawal = refuse(204);
    await eventually('it is accepted', async () => (await metric(stand, 'done')) === 1);
    assert.equal(new Set(stand.withdrawn.map(([id]) => id)).size, 1);
  });

  test('goes to another region if the nearest cannot be reached', async (context) => {
    const stand = await start(context, breakOff);
    await call(stand.address, GET, { headers: KEY });
    await untilWithdrawn(stand);
    await closeRegion(stand.regions['msk-1']);
    await call(stand.address, GET, { headers: KEY });
    await eventually('both are accepted', async () => (await metric(stand, 'done')) === 2);
  });

  test('is over if the key is not valid', async (context) => {
    const stand = await start(context, breakOff);
    stand.onWithdrawal = refuse(401);
    await call(stand.address, GET, { headers: KEY });
    await eventually('it is refused', async () => (await metric(stand, 'refused')) === 1);
    await call(stand.address, GET, { headers: { authorization: `Bearer ${'x'.repeat(300)}` } });
    await stand.stop();
    assert.equal(stand.withdrawn.length, 1, 'and none is made for what cannot be a key');
  });

  test('does not keep a stopping edge', async (context) => {
    const stand = await start(context, breakOff);
    stand.onWithdrawal = () => {};
    await Promise.all(Array.from({ length: 40 }, () => call(stand.address, GET, { headers: KEY })));
    await untilWithdrawn(stand, 8);
    await stand.stop();
    assert.ok(stand.withdrawn.length < 40 * 4, 'not each is tried at each region, which would take a minute');
    assert.equal(stand.lines.filter((each) => each.includes('may be billed')).length, 40);
  });

  test('is tried once more when the edge stops, and then logged', async (context) => {
    const stand = await start(context, breakOff);
    stand.onWithdrawal = refuse(503);
    await call(stand.address, GET, { headers: KEY });
    await untilWithdrawn(stand, 4);
    await stand.stop();
    assert.ok(stand.withdrawn.length >= 8);
    assert.ok(stand.lines.some((each) => each.includes('may be billed') && each.includes('the edge stops')));
  });
});
