import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { eventually } from '../harness/eventually.ts';
import { makeKey } from '../../src/accounts/key-form.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { call, json } from '../harness/call.ts';
import { startPlatform } from '../harness/platform.ts';
import { findServer, skipReason } from '../harness/servers.ts';

const HERE = '/v2/reverse?lat=54.442&lon=148.3408';

test('a frozen MariaDB stops only what needs it, and only meanwhile', { skip: skipReason('mysql') }, async (t) => {
  const server = await findServer('mysql', true);
  const platform = await startPlatform({
    manyAddresses: true,
    stores: { databaseUrl: server.url, journal: { segmentMs: 100, retryMs: 100 } },
  });
  const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
  const ask = async (path: string, how: Parameters<typeof call>[2] = {}) => {
    const askedAt = performance.now();
    const { status, text, headers } = await call(platform.service.address, path, how);
    const body = text === '' ? {} : (JSON.parse(text) as { code?: string; quota?: { used: number } });
    return { status, body, retryAfter: headers.get('retry-after'), tookMs: performance.now() - askedAt };
  };
  try {
    assert.equal((await ask(HERE, by(platform.key))).body.quota!.used, 1);
    server.own!.signal('SIGSTOP');

    const needy = [
      () => ask(HERE, by(makeKey('live', randomBytes))),
      () => ask('/v2/key?email=new@example.ru'),
      () => ask('/v2/session', { method: 'POST', ...json({ email: 'owner@example.ru' }) }),
      () => ask('/v2/usage', by(platform.key)),
    ];
    const firsts = await Promise.all(needy.map((work) => work()));
    for (const { status, body, retryAfter } of firsts) {
      assert.deepEqual([status, body.code, retryAfter], [503, 'temporarily_unavailable', '1']);
    }
    t.diagnostic(`found out in ${Math.max(...firsts.map(({ tookMs }) => tookMs)).toFixed(0)} ms`);
    let slowestMs = 0;
    for (let number = 0; number < 200; number++) {
      const { status, tookMs } = await needy[number % needy.length]();
      assert.equal(status, 503);
      slowestMs = Math.max(slowestMs, tookMs);
    }
    t.diagnostic(`then refused in ${slowestMs.toFixed(0)} ms at most`);

    for (let number = 2; number <= 50; number++) {
      const { status, body } = await ask(HERE, by(platform.key));
      assert.deepEqual([status, body.quota?.used], [200, number], 'a known key is served on');
    }
    server.own!.signal('SIGCONT');
    await eventually('a key is issued', async () => (await ask('/v2/key?email=new@example.ru')).status === 200);
    const owner = await platform.stores.accounts.findByEmail('owner@example.ru');
    const booked = () => platform.stores.ledger.getMonthUnits(owner!.id, monthOf(Date.now()));
    await eventually('what was used meanwhile is booked', async () => (await booked()) >= 50);
    assert.equal(await booked(), 50, 'once');
    assert.deepEqual(platform.service.failures, []);
  } finally {
    server.own!.signal('SIGCONT');
    await platform.close();
    await server.stop();
  }
});
