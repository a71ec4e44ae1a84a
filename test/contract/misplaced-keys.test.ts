import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call } from '../harness/call.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({});
});
after(() => platform.close());

test('a misplaced key is not repeated in full', async () => {
  const key = await platform.issueKey('misplaced@example.ru');
  const by = { Authorization: `Bearer ${key}` };
  const asked = [
    await call(platform.service.address, `/v2/reverse?lat=54.4&lon=148.3&${key}=1`, { headers: by }),
    await call(platform.service.address, `/v2/reverse?lat=${key}&lon=148.3`, { headers: by }),
    await call(platform.service.address, '/v2/reverse?lat=95&lon=148.3', { headers: { ...by, 'X-Request-Id': key } }),
    await call(platform.service.address, '/v2/route', {
      method: 'POST', headers: { ...by, 'Content-Type': 'application/json' }, body: JSON.stringify({ [key]: 1 }),
    }),
  ];
  for (const reply of asked) {
    assert.equal(reply.status, 400);
    assert.ok(!JSON.stringify([reply.text, reply.headers]).includes(key));
  }
});
