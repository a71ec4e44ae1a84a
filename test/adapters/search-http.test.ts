import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSql } from '../../src/store/sql/open.ts';
import { call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';
import { describeSql } from '../harness/stores.ts';

interface Body {
  readonly cached: boolean;
  readonly quota: { readonly used: number };
  readonly items: readonly { readonly operation: string; readonly units: number }[];
}

const searches = [
  '/v2/geocode?q=%D0%9F%D0%BE%D1%81%D0%B0%D0%B4%D1%81%D0%BA%D0%B0%D1%8F+9',
  '/v2/geocode?city=%D0%92%D0%B5%D1%82%D1%80%D0%BE%D0%B3%D1%80%D0%B0%D0%B4',
  '/v2/suggest?q=%D0%92%D0%B5%D1%82%D1%80%D0%BE%D0%B3%D1%80%D0%B0%D0%B4',
  '/v2/reverse?lat=54.442&lon=148.3408',
];

async function ask({ service }: Platform, path: string, key: string): Promise<Body> {
  const reply = await call(service.address, path, { headers: { authorization: `Bearer ${key}` } });
  const operation = contract.operations.find((one) => one.path === path.split('?')[0]);
  assertConforms(operation, reply);
  assert.equal(reply.status, 200, reply.text);
  return JSON.parse(reply.text) as Body;
}

describeSql('searches', (stand) => {
  it('are separate in the usage and share one month', async () => {
    const { sql, url } = await stand.open();
    await sql.close();
    const platform = await startPlatform({ manyAddresses: true, stores: { databaseUrl: url } });
    try {
      for (const path of [...searches, ...searches]) await ask(platform, path, platform.key);
      await call(platform.service.address, '/v2/geocode?q=', { headers: { authorization: `Bearer ${platform.key}` } });
      await platform.stores.journal!.book();
      const { items } = await ask(platform, '/v2/usage?group=operation', platform.key);
      assert.deepEqual(
        items.map(({ operation, units }) => `${operation} ${units}`).sort(),
        ['geocode 4', 'reverse 2', 'suggest 2'],
      );
      assert.equal((await ask(platform, searches[0], platform.key)).quota.used, 9);
    } finally {
      await platform.close();
    }
    // It is on disk for the next process.
    const again = await openSql(url);
    const [{ units }] = await again.all('SELECT SUM(units) AS units FROM usage_row');
    assert.equal(Number(units), 9);
    await again.close();
  });
});

describe('searches of two nodes', { skip: skipReason('redis') }, () => {
  let redis: Found;
  before(async () => {
    redis = await findServer('redis');
  });
  after(() => redis.stop());

  it('share their answers through Redis, for all equivalent queries', async () => {
    const stores = { redisUrl: redis.url };
    const [one, other] = [await startPlatform({ stores }), await startPlatform({ stores })];
    try {
      for (const path of searches) assert.equal((await ask(one, path, one.key)).cached, false);
      // Writing to Redis is not awaited by the answer.
      await sleep(100);
      for (const path of searches) assert.equal((await ask(other, `${path}&lang=ru`, other.key)).cached, true);
    } finally {
      await one.close();
      await other.close();
    }
  });
});
