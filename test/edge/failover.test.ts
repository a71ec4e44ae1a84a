import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, test, type TestContext } from 'node:test';
import { call, json } from '../harness/call.ts';
import type { Region } from '../../src/config.ts';
import { closeRegion, startEdge, untilStanding, type EdgeStand } from '../harness/edge-stand.ts';

const GET = '/v2/reverse?lat=55.75&lon=37.62';
const KEY = { authorization: 'Bearer gk_live_1' };

const regionOf = async (stand: EdgeStand, path = GET, more: Parameters<typeof call>[2] = {}): Promise<string> =>
  (JSON.parse((await call(stand.address, path, more)).text) as { region: string }).region;

/** The number of requests sent to each region. */
const sends = ({ regions }: EdgeStand): number[] => Object.values(regions).map(({ heads }) => heads.length);

const refuse = (status: number) => (_: unknown, response: { writeHead(status: number): { end(text: string): void } }) =>
  response.writeHead(status).end('{}');

const breakOff = (request: IncomingMessage): void => void request.socket.destroy();

describe('a request goes', () => {
  for (const [where, position, region] of [
    ['from Moscow to Moscow', undefined, 'msk-1'],
    ['from Tallinn to Saint Petersburg', '59.44,24.75', 'spb-1'],
    ['from Berlin to Frankfurt', '52.52,13.40', 'fra-1'],
    ['from Tashkent to Almaty', '41.31,69.24', 'ala-1'],
    ['from an impossible position to the default region', '95,200', 'msk-1'],
  ] as const) {
    test(where, async (context: TestContext) => {
      const stand = await startEdge(context);
      const headers: Record<string, string> = position === undefined ? {} : { 'x-client-position': position };
      assert.equal(await regionOf(stand, GET, { headers }), region);
    });
  }

  test('to the default region if the client is not a trusted proxy', async (context) => {
    const stand = await startEdge(context, { TRUSTED_PROXIES: '10.0.0.1', EDGE_POSITION: '59.94,30.31' });
    assert.equal(await regionOf(stand, GET, { headers: { 'x-client-position': '43.24,76.95' } }), 'spb-1');
  });

  test('with an id that the region accepts, not with one that the client made up', async (context) => {
    const stand = await startEdge(context);
    const seen = await call(stand.address, GET, {
      headers: { ...KEY, 'x-geokod-edge': 'mine', 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'my-own' },
    });
    const { passed: [passed], heads: [{ headers }] } = stand.regions['msk-1'];
    assert.equal(passed?.clientAddress, '192.0.2.7');
    assert.equal(seen.headers.get('x-request-id'), passed?.requestId);
    assert.equal(headers.authorization, KEY.authorization);
    assert.equal(headers['x-request-id'], 'my-own');
    assert.equal(headers['x-forwarded-for'], '192.0.2.7');
  });
});

describe('another region is asked', () => {
  test('if the nearest accepts no connections', async (context) => {
    const stand = await startEdge(context);
    await closeRegion(stand.regions['msk-1']);
    assert.equal(await regionOf(stand), 'spb-1');
    assert.equal(await regionOf(stand, '/v2/keys', { method: 'POST', ...json({}) }), 'spb-1');
    await untilStanding(stand, 'msk-1', 'silent');
  });

  test('with the same id, if the nearest breaks off', async (context) => {
    const stand = await startEdge(context);
    const { 'msk-1': msk, 'spb-1': spb } = stand.regions;
    msk.answer = breakOff;
    assert.equal(await regionOf(stand), 'spb-1');
    assert.equal(msk.passed[0]?.requestId, spb.passed[0]?.requestId);
  });

  test('if an answer breaks off in the middle', async (context) => {
    const stand = await startEdge(context);
    stand.regions['msk-1'].answer = (request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"region":', () => request.socket.destroy());
    };
    assert.equal(await regionOf(stand), 'spb-1');
  });

  test('with the same body, if the nearest answers 503', async (context) => {
    const stand = await startEdge(context);
    stand.regions['msk-1'].answer = refuse(503);
    const bodies: string[] = [];
    stand.regions['spb-1'].answer = (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        bodies.push(text);
        response.end('{"region":"spb-1"}');
      });
    };
    assert.equal(await regionOf(stand, '/v2/route', { method: 'POST', ...json({ points: [] }) }), 'spb-1');
    assert.deepEqual(bodies, ['{"points":[]}']);
  });

  test('if the nearest falls silent while its answer is awaited', async (context) => {
    const stand = await startEdge(context);
    const { 'msk-1': msk } = stand.regions;
    msk.answer = () => {};
    msk.ready = undefined;
    assert.equal(await regionOf(stand, '/v2/matrix', { method: 'POST', ...json({}) }), 'spb-1');
    assert.equal((await stand.standings())['msk-1'], 'silent');
    msk.ready = 200;
    await untilStanding(stand, 'msk-1', 'up');
  });

  test('while the nearest reports itself unready, and the nearest again when it is ready', async (context) => {
    const stand = await startEdge(context);
    const { 'msk-1': msk } = stand.regions;
    msk.ready = 503;
    await untilStanding(stand, 'msk-1', 'unready');
    assert.equal(await regionOf(stand), 'spb-1');
    msk.ready = 200;
    await untilStanding(stand, 'msk-1', 'up');
    assert.equal(await regionOf(stand), 'msk-1');
  });

  test('once, or all of them if most regions look dead', async (context) => {
    const stand = await startEdge(context);
    for (const region of ['msk-1', 'spb-1'] as const) stand.regions[region].answer = refuse(503);
    assert.equal((await call(stand.address, GET)).status, 503);
    assert.deepEqual(sends(stand), [1, 1, 0, 0]);
    for (const region of ['msk-1', 'fra-1', 'ala-1'] as const) stand.regions[region].ready = 503;
    for (const region of ['msk-1', 'fra-1', 'ala-1'] as const) await untilStanding(stand, region, 'unready');
    assert.equal(await regionOf(stand), 'fra-1');
  });
});

describe('a request is not sent twice', () => {
  test('if it may not be repeated and the region answers 503: its database may have stored it', async (context) => {
    const stand = await startEdge(context);
    stand.regions['msk-1'].answer = refuse(503);
    assert.equal((await call(stand.address, '/v2/keys', { method: 'POST', ...json({ label: 'x' }) })).status, 503);
    assert.equal((await call(stand.address, '/v2/key?email=a@example.ru')).status, 503);
    assert.deepEqual(sends(stand), [2, 0, 0, 0]);
  });

  test('if it may not be repeated and the region may have done it', async (context) => {
    const stand = await startEdge(context);
    stand.regions['msk-1'].answer = breakOff;
    const seen = await call(stand.address, '/v2/keys', { method: 'POST', ...json({}) });
    assert.equal(seen.status, 504);
    assert.equal((JSON.parse(seen.text) as { code: string }).code, 'timeout');
    assert.equal((await call(stand.address, '/v2/key?email=a@example.ru')).status, 504);
    assert.deepEqual(sends(stand), [2, 0, 0, 0]);
  });

  test('unless it has an Idempotency-Key that the operation takes', async (context) => {
    const stand = await startEdge(context);
    stand.regions['msk-1'].answer = breakOff;
    const { headers, body } = json({});
    const keyed = { method: 'POST', headers: { ...headers, 'idempotency-key': 'k1' }, body };
    assert.equal(await regionOf(stand, '/v2/keys', keyed), 'spb-1');
  });

  test('and a claim that the edge itself has made is waited for, while that of another is told', async (context) => {
    const stand = await startEdge(context);
    const { 'msk-1': msk, 'spb-1': spb } = stand.regions;
    const { headers, body } = json({});
    const keyed = { method: 'POST', headers: { ...headers, 'idempotency-key': 'k1' }, body };
    const claimed = (response: ServerResponse): void => void response.writeHead(409, {
      'content-type': 'application/problem+json',
    }).end('{"code":"idempotency_in_progress"}');
    let asked = 0;
    spb.answer = (_, response) => (++asked < 3 ? claimed(response) : void response.end('{"region":"spb-1"}'));
    msk.answer = breakOff;
    assert.equal(await regionOf(stand, '/v2/keys', keyed), 'spb-1');
    assert.equal(asked, 3);
    msk.answer = (_, response) => claimed(response);
    assert.equal((await call(stand.address, '/v2/keys', keyed)).status, 409);
  });

  test('if the answer is 500', async (context) => {
    const stand = await startEdge(context);
    stand.regions['msk-1'].answer = refuse(500);
    assert.equal((await call(stand.address, GET)).status, 500);
    assert.deepEqual(sends(stand), [1, 0, 0, 0]);
  });
});

describe('if all other regions are unreachable, the answer of the edge', () => {
  for (const [what, answer, status] of [
    ['is 504 after a broken connection', breakOff, 504],
    ['is 504 after 502', refuse(502), 504],
    ['is 503 after 503', refuse(503), 503],
  ] as const) {
    test(what, async (context) => {
      const stand = await startEdge(context);
      const { 'msk-1': msk, ...others } = stand.regions;
      msk.answer = answer;
      await Promise.all(Object.values(others).map(closeRegion));
      const { headers, body } = json({});
      const keyed = { method: 'POST', headers: { ...headers, 'idempotency-key': 'k1' }, body };
      assert.equal((await call(stand.address, '/v2/keys', keyed)).status, status);
    });
  }
});

describe('a region whose answers are all 503', () => {
  const shed = (_: unknown, response: ServerResponse): void =>
    void response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"overloaded"}');
  for (const [what, answer, standing] of [
    ['stays in if its node answers so itself: it works but is full', shed, 'up'],
    ['is left out if a proxy in front answers so: it reaches no node', refuse(503), 'failing'],
  ] as const) {
    test(what, async (context) => {
      const stand = await startEdge(context);
      stand.regions['msk-1'].answer = answer;
      for (let asked = 0; asked < 30; asked++) assert.equal(await regionOf(stand), 'spb-1');
      assert.equal((await stand.standings())['msk-1'], standing);
    });
  }
});

describe('a region that lacks data which others have, such as a key in its database', () => {
  /** Refuses the requests chosen by `isRefused`, like a node whose database is unavailable. */
  const lacking = (
    stand: EdgeStand, region: Region, isRefused: (request: IncomingMessage, at: number) => boolean,
  ): void => {
    let at = 0;
    const text = '{"code":"temporarily_unavailable"}';
    stand.regions[region].answer = (request, response) => {
      if (!isRefused(request, at++)) return void response.end(JSON.stringify({ region }));
      response.writeHead(503, { 'content-type': 'application/problem+json', 'content-length': text.length }).end(text);
    };
  };

  test('is left out if it refuses everything, and no request fails', async (context) => {
    const stand = await startEdge(context);
    lacking(stand, 'msk-1', () => true);
    for (let asked = 0; asked < 300; asked++) assert.equal(await regionOf(stand), 'spb-1');
    assert.equal((await stand.standings())['msk-1'], 'failing');
  });

  test('stays in if it answers most requests, and no request fails, whatever the budget', async (context) => {
    const stand = await startEdge(context);
    lacking(stand, 'msk-1', (_, at) => at % 5 < 2);
    const answered = { 'msk-1': 0, 'spb-1': 0 } as Record<string, number>;
    for (let asked = 0; asked < 700; asked++) answered[await regionOf(stand)]++;
    assert.deepEqual(answered, { 'msk-1': 420, 'spb-1': 280 });
    assert.equal((await stand.standings())['msk-1'], 'up');
  });

  test('is still asked first if all regions lack them', async (context) => {
    const stand = await startEdge(context);
    for (const region of ['msk-1', 'spb-1', 'fra-1', 'ala-1'] as const) {
      lacking(stand, region, ({ headers }) => headers.authorization === undefined);
    }
    for (let asked = 0; asked < 60; asked++) assert.equal((await call(stand.address, GET)).status, 503);
    assert.equal(await regionOf(stand, GET, { headers: KEY }), 'msk-1');
    assert.equal((await call(stand.internal, '/readyz')).status, 200);
  });
});
