import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform } from '../harness/platform.ts';

const csv = { headers: { 'content-type': 'text/csv' }, body: 'адрес\nВетроград\n' };

describe('the Location of a created resource', () => {
  const cases = [
    ['createKey', '/v2/keys', json({ label: 'x' }), /^\/v2\/keys\/\w+$/],
    ['createWebhook', '/v2/webhooks', json({ url: 'https://example.ru/' }), /^\/v2\/webhooks\/\w+$/],
    ['submitBatch', '/v2/batch', csv, /^\/v2\/batch\/\w+$/],
  ] as const;
  for (const [id, path, body, form] of cases) {
    test(`of ${id} is also sent in the sandbox and for a test key, and leads to the resource`, async (t) => {
      const platform = await startPlatform();
      t.after(() => platform.close());
      const operation = contract.operations.find(({ operationId }) => operationId === id);
      const testKey = await platform.issueKey('test@example.ru', { mode: 'test' });
      const by = { authorization: `Bearer ${testKey}` };
      for (const [root, headers] of [['/sandbox', {}], ['', by]] as const) {
        const made = await call(platform.service.address, root + path, {
          ...body, method: 'POST', headers: { ...body.headers, ...headers },
        });
        assertConforms(operation, made);
        const location = made.headers.get('location') ?? '';
        assert.ok(location.startsWith(root) && form.test(location.slice(root.length)), `${root}: ${location}`);
        assert.equal((await call(platform.service.address, location, { headers })).status, 200);
      }
    });
  }

  test('is below the path of the public address', async (t) => {
    const platform = await startPlatform({ publicUrl: 'https://geo.example.ru/api/' });
    t.after(() => platform.close());
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${platform.key}` };
    const made = await call(platform.service.address, '/v2/keys', { method: 'POST', body: '{"label":"x"}', headers });
    assert.match(made.headers.get('location') ?? '', /^\/api\/v2\/keys\/\w+$/, made.text);
  });
});
