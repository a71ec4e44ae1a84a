import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../harness/eventually.ts';
import { call } from '../harness/call.ts';
import { startPlatform } from '../harness/platform.ts';
import { findServer, skipReason } from '../harness/servers.ts';

describe('an outage of Redis fails no running request', { skip: skipReason('redis') }, () => {
  for (const [how, signal, back] of [
    ['is frozen', 'SIGSTOP', 'SIGCONT'],
    ['is killed', 'SIGKILL', undefined],
  ] as const) {
    test(`when it ${how}`, async (context) => {
      const redis = await findServer('redis', true);
      const platform = await startPlatform({ stores: { redisUrl: redis.url } });
      const statuses = new Map<number, number>();
      let used = 0;
      let slowestMs = 0;
      const ask = async (count: number): Promise<void> => {
        for (let i = 0; i < count; i++) {
          const askedAt = performance.now();
          const reply = await call(platform.service.address, `/v2/reverse?lat=54.4${used}${i}&lon=148.3408`, {
            headers: { authorization: `Bearer ${platform.key}` },
          });
          slowestMs = Math.max(slowestMs, performance.now() - askedAt);
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          if (reply.status === 200) used = (JSON.parse(reply.text) as { quota: { used: number } }).quota.used;
        }
      };
      try {
        await ask(20);
        assert.equal(used, 20);
        const asking = ask(60);
        redis.own!.signal(signal);
        await asking;
        assert.deepEqual([...statuses], [[200, 80]]);
        assert.equal(used, 80, 'the month is counted on');
        if (back) redis.own!.signal(back);
        else await redis.own!.start();
        await eventually('Redis is back', () => platform.stores.cache.shared);
        await ask(20);
        assert.deepEqual([[...statuses], used, platform.stores.cache.shared], [[[200, 100]], 100, true]);
        assert.deepEqual(platform.service.failures, []);
        context.diagnostic(`the slowest answer took ${slowestMs.toFixed(0)} ms`);
      } finally {
        await platform.close();
        await redis.stop();
      }
    });
  }
});
