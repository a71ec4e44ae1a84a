import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertConforms, contract, type SeenReply } from '../harness/conformance.ts';
import { call, type Call } from '../harness/call.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const A_DAY = 6;
const points = [{ lat: 54.442, lon: 148.3408 }, { lat: 54.4425, lon: 148.341 }];
const ROUTE = JSON.stringify({ profile: 'car', points });
const json = { 'content-type': 'application/json' };
const operationOf = (id: string) => contract.operations.find(({ operationId }) => operationId === id);
const codeOf = ({ text }: SeenReply): string => (JSON.parse(text) as { code: string }).code;

describe('a visitor of the map without a key', () => {
  let platform: Platform;
  before(async () => void (platform = await startPlatform({ visitsADay: A_DAY, trustedProxies: ['127.0.0.1'] })));
  after(() => platform.close());
  const visit = (path: string, from: string, { headers, ...more }: Call = {}) => {
    const own = { 'geokod-page': 'map', 'x-forwarded-for': from };
    return call(platform.service.address, path, { ...more, headers: { ...own, ...headers } });
  };

  test('is answered by the map’s operations, for free', async () => {
    for (const [id, path, more] of [
      ['geocode', '/v2/geocode?q=x&explain=true', {}], ['suggest', '/v2/suggest?q=x', {}],
      ['reverse', '/v2/reverse?lat=54.442&lon=148.3408', {}],
      ['route', '/v2/route', { method: 'POST', headers: json, body: ROUTE }],
    ] as const) {
      const reply = await visit(path, '192.0.2.1', more);
      assert.equal(reply.status, 200, `${id} ${reply.text}`);
      assertConforms(operationOf(id), reply);
      const { billing, quota } = JSON.parse(reply.text) as { billing: object; quota: { used: number } };
      assert.deepEqual([billing, quota.used], [{ tier: 'free', per_1000: 0 }, 0]);
    }
  });

  test('needs a key once the day’s requests are used up, without affecting others', async () => {
    const ask = (from: string) => visit('/v2/suggest?q=x', from);
    const replies = [];
    for (let asked = 0; asked <= A_DAY; asked += 1) replies.push(await ask('192.0.2.2'));
    assert.deepEqual(replies.map(({ status }) => status), [...Array<number>(A_DAY).fill(200), 401]);
    assertConforms(operationOf('suggest'), replies.at(-1)!);
    assert.equal(codeOf(replies.at(-1)!), 'key_missing');
    assert.equal((await ask('192.0.2.3')).status, 200);
  });

  test('needs a key for files, lists and everything in an account', async () => {
    for (const [path, more] of [
      ['/v2/batch', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'address\nx\n' }],
      ['/v2/geocode', { method: 'POST', headers: json, body: JSON.stringify({ items: [{ q: 'x' }] }) }],
      ['/v2/batch', {}], ['/v2/account', {}], ['/v2/usage', {}], ['/v2/keys', {}], ['/v2/webhooks', {}],
    ] as const) {
      assert.equal((await visit(path, '192.0.2.4', more)).status, 401, path);
    }
  });

  test('must come from our page, which a page of another origin cannot claim', async () => {
    const reply = await call(platform.service.address, '/v2/suggest?q=x');
    assert.deepEqual([reply.status, codeOf(reply)], [401, 'key_missing']);
    const asked = await call(platform.service.address, '/v2/suggest?q=x', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.ru', 'access-control-request-method': 'GET',
        'access-control-request-headers': 'geokod-page',
      },
    });
    assert.doesNotMatch(asked.headers.get('access-control-allow-headers')!, /geokod-page/i);
  });

  test('sees the daily number on the map', async () => {
    const { text } = await visit('/tiles/map.json', '192.0.2.5');
    assert.equal((JSON.parse(text) as { visits_a_day: number }).visits_a_day, A_DAY);
  });
});

test('a map that requires a key says so', async () => {
  const platform = await startPlatform();
  try {
    const headers = { 'geokod-page': 'map' };
    assert.equal((await call(platform.service.address, '/v2/suggest?q=x', { headers })).status, 401);
    const { text } = await call(platform.service.address, '/tiles/map.json');
    assert.equal((JSON.parse(text) as { visits_a_day: number }).visits_a_day, 0);
  } finally {
    await platform.close();
  }
});
