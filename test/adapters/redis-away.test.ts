import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually } from '../harness/eventually.ts';
import { openCache } from '../../src/store/cache/open.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';
import type { Cache } from '../../src/kernel/cache.ts';

const HOUR_MS = 3_600_000;
const size = { perSecond: 1, burst: 5 };

describe('a cache whose Redis becomes unavailable', { skip: skipReason('redis') }, () => {
  let server: Found;
  let cache: Cache;
  const changes: boolean[] = [];
  before(async () => {
    server = await findServer('redis', true);
    cache = await openCache(server.url, (shared) => changes.push(shared));
  });
  after(async () => {
    await cache?.close();
    await server?.stop();
  });
  const until = async (shared: boolean): Promise<void> => {
    await eventually(shared ? 'it is back' : 'it is away', () => cache.shared === shared);
  };

  it('counts locally while the server is frozen, and reconnects', async () => {
    await cache.counters.seed('quota', 10, HOUR_MS);
    const now = Date.now();
    const take = () => cache.buckets.take('flood', size, 1, now);
    const before = Array.from({ length: 100 }, take);
    server.own!.signal('SIGSTOP');
    const flood = await Promise.all([...before, ...Array.from({ length: 100 }, take)]);
    const granted = flood.filter((answer) => answer.granted).length;
    assert.ok(granted <= 2 * size.burst, `${granted} granted: never open, at most one bucket here and one there`);
    assert.equal(cache.shared, false);
    assert.equal(await cache.counters.addIfBelow('quota', 1, 100), undefined, 'asks for a new start from the ledger');
    await cache.counters.seed('quota', 20, HOUR_MS);
    assert.deepEqual(await cache.counters.addIfBelow('quota', 1, 100), { granted: true, used: 21 });
    server.own!.signal('SIGCONT');
    await until(true);
    assert.equal(await cache.counters.addIfBelow('quota', 1, 100), undefined, 'neither copy knew all: the ledger does');
  });

  it('survives its death and reconnects to its successor', async () => {
    const received: string[] = [];
    await cache.channel.subscribe('topic', (message) => received.push(message));
    server.own!.signal('SIGKILL');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => cache.buckets.take('other', size, 1, Date.now())),
    );
    assert.ok(answers.filter(({ granted }) => granted).length <= 2 * size.burst);
    await cache.set('text', 'kept here meanwhile', HOUR_MS);
    assert.equal(await cache.get('text'), 'kept here meanwhile');
    await cache.channel.publish('topic', 'said alone');
    await server.own!.start();
    await until(true);
    const other = await openCache(server.url);
    await eventually('it is heard', async () => {
      await other.channel.publish('topic', 'said by another');
      return received.includes('said by another');
    });
    await other.close();
    assert.deepEqual([...new Set(received)], ['said alone', 'said by another']);
    assert.deepEqual(changes, [false, true, false, true]);
  });

  it('starts without it, and connects later', async () => {
    server.own!.signal('SIGKILL');
    const late = await openCache(server.url);
    assert.equal((await late.buckets.take('late', size, 1, Date.now())).granted, true);
    assert.equal(late.shared, false);
    await server.own!.start();
    await eventually('it joins', () => late.shared);
    await late.close();
  });
});
