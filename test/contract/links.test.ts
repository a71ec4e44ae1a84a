import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call, json, type Call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { OWNER, startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

async function ask(id: string, path: string, options: Call = {}) {
  const operation = contract.operations.find((one) => one.operationId === id)!;
  const reply = await call(platform.service.address, path, { method: operation.method, ...options });
  assertConforms(operation, { ...reply });
  return { ...reply, body: JSON.parse(reply.text || '{}') as { code?: string; purpose?: string; email?: string } };
}

test('a session is named by its link before it is opened, as often as anybody looks, and not afterwards', async () => {
  const token = await platform.signInToken(OWNER);
  const inspect = (of = token) => ask('inspectLink', '/v2/session/link', json({ token: of }));
  for (let look = 0; look < 3; look++) {
    const { status, body, headers } = await inspect();
    assert.deepEqual([status, body.purpose, body.email], [200, 'sign_in', OWNER]);
    assert.equal(headers.get('set-cookie'), null);
  }
  assert.equal((await inspect(`${token.slice(0, -4)}AAAA`)).body.code, 'not_found');
  assert.equal((await ask('openSession', '/v2/session/open', json({ token }))).status, 200);
  const { status, text } = await inspect();
  assert.deepEqual([status, text.includes(OWNER)], [404, false]);
});

test('a session is not begun by a form of another site', async () => {
  const token = await platform.signInToken(OWNER);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { status, headers } = await ask('openSession', '/v2/session/open', {
      headers: { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ token }),
    });
    assert.deepEqual([status, headers.get('set-cookie')], [415, null], type);
  }
  assert.equal((await ask('openSession', '/v2/session/open', json({ token }))).status, 200);
});
