import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call } from '../harness/call.ts';
import { startPlatform } from '../harness/platform.ts';
import { findServer, skipReason } from '../harness/servers.ts';

test('Redis that goes away while requests run fails none of them', { skip: skipReason('redis') }, async () => {
  const redis = await findServer('redis', true);
  const platform = await startPlatform({ stores: { redisUrl: redis.url } });
  const statuses = new Map<number, number>();
  let used = 0;
  const ask = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      const reply = await call(platform.service.address, `/v2/reverse?lat=54.4${used}${i}&lon=148.3408`, {
        headers: { authorization: `Bearer ${platform.key}` },
      });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      if (reply.status === 200) used = (JSON.parse(reply.text) as { quota: { used: number } }).quota.used;
    }
  };
  try {
    await ask(20);
    assert.equal(used, 20);
    const asking = ask(60);
    await redis.stop();
    await asking;
    assert.deepEqual([...statuses], [[200, 80]]);
    assert.ok(used > 20, 'the month is counted on');
    assert.deepEqual(platform.service.failures, []);
  } finally {
    await platform.close();
    await redis.stop();
  }
});
