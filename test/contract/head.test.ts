import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call } from '../harness/call.ts';
import { contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { provoke } from './provoke.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(() => platform.close());

const keysOf = async (): Promise<number> => {
  const { accountId } = await platform.stores.keys.authenticate(platform.key, Date.now());
  return (await platform.stores.keys.list(accountId)).length;
};
const usedUnits = async (): Promise<number> => {
  const principal = await platform.stores.keys.authenticate(platform.key, Date.now());
  return (await platform.stores.quota.look(principal, Date.now())).used;
};

for (const operation of contract.operations) {
  const { operationId, method } = operation;
  test(`${operationId} ${method === 'GET' ? 'answers HEAD' : 'does not answer HEAD, since it is no GET'}`, async () => {
    const { path, headers } = await provoke(operation, undefined, platform);
    const [used, keys] = [await usedUnits(), await keysOf()];
    const head = await call(platform.service.address, path, { method: 'HEAD', headers });
    assert.equal(head.text, '');
    const sharesPath = contract.operations.some((one) => one.path === operation.path && one.method === 'GET');
    if (!sharesPath) return assert.equal(head.status, 405);
    if (method === 'GET') {
      const type = head.headers.get('content-type')?.split(';', 1)[0];
      assert.deepEqual([head.status, type], [200, operation.successTypes[0]]);
    }
    assert.deepEqual([await usedUnits(), await keysOf()], [used, keys], 'it costs nothing and makes nothing');
  });
}

test('a client that accepts only problems may call operations without a body, and no others', async () => {
  const { address } = platform.service;
  const headers = { authorization: `Bearer ${platform.key}`, accept: 'application/problem+json' };
  const { accountId } = await platform.stores.keys.authenticate(platform.key, Date.now());
  const { id } = await platform.stores.keys.create(accountId, { mode: 'live', label: '' }, Date.now());
  assert.equal((await call(address, `/v2/keys/${id}`, { method: 'DELETE', headers })).status, 204);
  assert.equal((await call(address, `/v2/keys/${id}`, { headers })).status, 406);
  const none = { ...headers, accept: 'text/csv' };
  assert.equal((await call(address, `/v2/keys/${id}`, { method: 'DELETE', headers: none })).status, 406);
});

test('HEAD of a refused request has the head of the refusal', async () => {
  for (const [path, status] of [
    ['/v2/geocode?q=%D0%BB', 401],
    ['/v2/key?email=nobody', 400],
    ['/v2/nothing', 404],
  ] as const) {
    const head = await call(platform.service.address, path, { method: 'HEAD' });
    assert.equal(head.status, status, path);
    assert.deepEqual([head.headers.get('content-type'), head.text], ['application/problem+json', '']);
  }
});

test('HEAD issues no key, sends no mail, and confirms nothing', async () => {
  const { address } = platform.service;
  const asked = await call(address, '/v2/key?email=head@example.ru', { method: 'HEAD' });
  assert.equal(asked.status, 200);
  assert.equal(await platform.stores.accounts.findByEmail('head@example.ru'), undefined);

  const key = await platform.issueKey('link@example.ru');
  const token = await platform.tokenMailedTo('link@example.ru');
  assert.equal((await call(address, `/v2/key/confirm?token=${token}`, { method: 'HEAD' })).status, 200);
  assert.equal((await platform.stores.keys.authenticate(key, Date.now())).side, 'unconfirmed');
});

test('OPTIONS lists HEAD, and a created key is found at its Location', async () => {
  const { address } = platform.service;
  const { headers } = await call(address, '/v2/keys', { method: 'OPTIONS' });
  assert.equal(headers.get('allow'), 'GET, HEAD, POST, OPTIONS');
  const access = { authorization: `Bearer ${platform.key}` };
  const made = await call(address, '/v2/keys', {
    method: 'POST', body: '{"label":"found"}', headers: { ...access, 'content-type': 'application/json' },
  });
  const { key: _, ...shown } = JSON.parse(made.text) as Record<string, unknown>;
  const found = await call(address, made.headers.get('location')!, { headers: access });
  assert.deepEqual(JSON.parse(found.text), shown);
  const stranger = { authorization: `Bearer ${await platform.issueKey('stranger@example.ru', { confirmed: true })}` };
  assert.equal((await call(address, made.headers.get('location')!, { headers: stranger })).status, 404);
});
