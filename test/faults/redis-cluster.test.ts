import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { regions } from '../../src/config.ts';
import { openCache } from '../../src/store/cache/open.ts';
import { openEdge, type OpenEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { tryFault } from '../harness/fault-trial.ts';
import { findProgram } from '../harness/private-server.ts';
import { privateRedisCluster, type RedisCluster } from '../harness/redis-cluster.ts';
import { startRegionNodes, type RegionNodes } from '../harness/region-nodes.ts';
import { findServer, skipReason } from '../harness/servers.ts';

const HOUR_MS = 3_600_000;
const skip = skipReason('mysql') || skipReason('redisCluster');

describe('a Redis Cluster of three', { skip }, () => {
  const closers: (() => unknown)[] = [];
  const keeping = { after: (close: () => unknown): void => void closers.push(close) };
  let [redis, running, edge]: [RedisCluster?, RegionNodes?, OpenEdge?] = [];
  before(async () => {
    redis = await privateRedisCluster(findProgram(['redis-server'])!);
    keeping.after(() => redis!.stop());
  });
  after(async () => {
    for (const close of closers.reverse()) await close();
  });

  test('spreads counters over all servers, and is awaited until each of them answers', async () => {
    const changes: boolean[] = [];
    const cache = await openCache(redis!.url, (shared) => changes.push(shared));
    try {
      const names = Array.from({ length: 60 }, (_, number) => `counter:${number}`);
      await Promise.all(names.map((name) => cache.counters.seed(name, 1, HOUR_MS)));
      assert.equal(cache.shared, true);
      const [, second] = redis!.servers;
      second.signal('SIGSTOP');
      await Promise.all(names.map((name) => cache.counters.addIfBelow(name, 1, 10)));
      assert.equal(cache.shared, false, 'a third of the names is with a server that says nothing');
      await sleep(1500);
      assert.equal(cache.shared, false, 'the other servers say nothing for it');
      second.signal('SIGCONT');
      await eventually('it is asked again', () => cache.shared);
      assert.deepEqual(changes, [false, true]);
    } finally {
      await cache.close();
    }
  });

  test('is joined if it starts after its clients', async () => {
    for (const server of redis!.servers) server.signal('SIGKILL');
    const cache = await openCache(redis!.url);
    try {
      await cache.look();
      assert.equal(cache.shared, false);
      await redis!.start();
      await eventually('it is joined', () => cache.shared);
    } finally {
      await cache.close();
    }
  });

  test('loses one of its servers, and four nodes over it continue, without a lost request', async (context) => {
    const database = await findServer('mysql', true);
    keeping.after(() => database.stop());
    const connection = await createConnection({ uri: database.url });
    await connection.query('CREATE DATABASE IF NOT EXISTS geokod');
    connection.destroy();
    running = await startRegionNodes(keeping, { databaseUrl: database.url, redisUrl: redis!.url });
    const { nodes, key, counted } = running;
    edge = await openEdge(keeping, regions.map((region) => nodes[region]));
    const tried = { title: 'one of three killed', address: edge.address, key, counted };
    for (const server of redis!.servers) {
      await tryFault(context, tried, async () => {
        server.signal('SIGKILL');
        await sleep(4000);
        await server.start();
        await sleep(2000);
      }, { mostFailed: 0 });
    }
  });
});
