import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { regions } from '../../src/config.ts';
import { call, json } from '../harness/call.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { openEdge, type OpenEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { tryFault } from '../harness/fault-trial.ts';
import { galeraSkipReason, privateGalera, type GaleraCluster } from '../harness/galera.ts';
import { startRegionNodes, type RegionNodes } from '../harness/region-nodes.ts';
import { findServer, skipReason } from '../harness/servers.ts';

const POINTS = [{ lat: 54.442, lon: 148.3408 }, { lat: 54.4554, lon: 148.3262 }];
const TOWN = encodeURIComponent('Ветроград');
const ENGINES = {
  geocode: (address: string, key: string) => call(address, `/v2/geocode?q=${TOWN}`, by(key)),
  reverse: (address: string, key: string) => call(address, '/v2/reverse?lat=54.442&lon=148.3408', by(key)),
  suggest: (address: string, key: string) => call(address, `/v2/suggest?q=${TOWN.slice(0, 18)}`, by(key)),
  route: (address: string, key: string) => post(address, '/v2/route', key, { profile: 'car', points: POINTS }),
  matrix: (address: string, key: string) => post(address, '/v2/matrix', key, { profile: 'walk', origins: POINTS }),
};
const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const post = (address: string, path: string, key: string, body: unknown) => {
  const { headers, ...request } = json(body);
  return call(address, path, { method: 'POST', ...request, headers: { ...headers, ...by(key).headers } });
};

const skip = galeraSkipReason() || skipReason('redis');

describe('four nodes over a MariaDB Galera cluster of three', { skip }, () => {
  const closers: (() => unknown)[] = [];
  const keeping = { after: (close: () => unknown): void => void closers.push(close) };
  let [cluster, running, edge]: [GaleraCluster?, RegionNodes?, OpenEdge?] = [];
  before(async () => {
    const [opened, redis] = await Promise.all([privateGalera(), findServer('redis', true)]);
    cluster = opened;
    keeping.after(() => Promise.all([opened.stop(), redis.stop()]));
    const [first, second, third] = opened.servers.map(({ url }) => url);
    running = await startRegionNodes(keeping, {
      databaseUrl: opened.url, redisUrl: redis.url, atlas: await demoAtlasPath(1000),
      // The last node reaches only the third server, so it is cut off together with it.
      databaseUrlOf: { 'spb-1': [second, third, first].join(), 'fra-1': [third, first, second].join(), 'ala-1': third },
    }, { TRUSTED_PROXIES: '127.0.0.1', HTTP_THREADS: '1' });
    const { nodes } = running;
    edge = await openEdge(keeping, regions.map((region) => nodes[region]));
  });
  after(async () => {
    for (const close of closers.reverse()) await close();
  });

  let asked = 0;
  /** Issues a new key, which is a transaction; each time from another address. */
  const issueKey = async (address: string): Promise<number> => {
    asked += 1;
    const headers = { 'x-forwarded-for': `10.1.${asked >> 8}.${asked & 255}` };
    return (await call(address, `/v2/key?email=new-${asked}@example.ru`, { headers })).status;
  };

  test('continue when a database server is killed, without a lost request, and issue new keys', async (context) => {
    const [first] = cluster!.servers;
    const { key, counted, nodes } = running!;
    const statuses: number[] = [];
    await tryFault(context, { title: 'killed', address: edge!.address, key, counted }, async () => {
      let isOver = false;
      const issuing = (async () => {
        while (!isOver) statuses.push(await issueKey(nodes['msk-1'].url));
      })();
      await sleep(500);
      first.signal('SIGKILL');
      await sleep(8000);
      await first.start();
      isOver = true;
      await issuing;
    }, { mostFailed: 0 });
    context.diagnostic(`${statuses.length} keys made meanwhile`);
    assert.deepEqual(statuses.filter((status) => status !== 200), []);
  });

  test('serve requests next to a database minority, and book all of them afterwards', async (context) => {
    const [, , third] = cluster!.servers;
    const { key, counted, nodes } = running!;
    const { url: cutOff } = nodes['ala-1'];
    for (const ask of Object.values(ENGINES)) assert.equal((await ask(cutOff, key)).status, 200);
    await eventually('the third is whole', async () => (await third.status('wsrep_cluster_size')) === '3');
    const startedAt = Date.now();
    await third.cutOff(true);
    await eventually('it knows', async () => (await third.status('wsrep_ready')) === 'OFF');
    const counts: Record<string, number> = {};
    const until = performance.now() + 8000;
    const ids: string[] = [];
    while (performance.now() < until) {
      for (const [name, ask] of Object.entries(ENGINES)) {
        const { status, text, headers } = await ask(cutOff, key);
        assert.equal(status, 200, `${name}: ${text}`);
        counts[name] = (counts[name] ?? 0) + 1;
        ids.push(headers.get('x-request-id')!);
      }
      await sleep(50);
    }
    assert.equal(await issueKey(cutOff), 503);
    assert.equal(await issueKey(nodes['fra-1'].url), 200);
    await third.cutOff(false);
    await eventually('everything is booked', async () => (await counted.listUncounted(ids, startedAt)).length === 0);
    await eventually('keys are made again', async () => (await issueKey(cutOff)) === 200);
    assert.equal(await counted.countSince(startedAt), ids.length);
    const { marks, requests } = await counted.totals();
    assert.equal(requests, marks);
    context.diagnostic(`answered while cut off: ${JSON.stringify(counts)}`);
  });
});
