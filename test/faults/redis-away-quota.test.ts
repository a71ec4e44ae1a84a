import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openSql } from '../../src/store/sql/open.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const FREE = 10_000;
let requests = 0;

/** Takes a unit on a node and records it, as a request that was answered does. */
async function spend({ stores }: Node, key: string, units: number): Promise<boolean> {
  const who = await stores.keys.authenticate(key, NOON);
  if (!(await stores.quota.take(who, units, NOON)).granted) return false;
  const { accountId, keyId } = who;
  const line = { requestId: `r${(requests += 1)}`, accountId, keyId, operation: 'reverse', region: 'msk-1', at: NOON };
  stores.journal!.record({ ...line, units });
  return true;
}

describe('the quota of nodes that have lost their Redis', { skip: skipReason('redis') }, () => {
  let redis: Found;
  const folder = mkdtempSync(join(tmpdir(), 'geokod-alone-'));
  let count = 0;
  before(async () => {
    redis = await findServer('redis', true);
  });
  after(async () => {
    await closeNodes();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const openNodes = async (wished = {}) => {
    const url = `sqlite:${join(folder, `${(count += 1)}.db`)}`;
    await (await openSql(url)).close();
    const journal = { segmentMs: 50 };
    const nodes = await Promise.all([1, 2, 3].map(() => openNode(url, { redisUrl: redis.url, journal, ...wished })));
    const wish = { email: `alone${count}@example.ru`, mode: 'live', ip: '' } as const;
    const { key } = await nodes[0].stores.keys.issue(wish, NOON);
    return { nodes, key };
  };
  const until = async (what: string, holds: () => Promise<boolean> | boolean): Promise<void> => {
    for (let wait = 0; wait < 500; wait += 1) {
      if (await holds()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.fail(`never came to be: ${what}`);
  };
  const spendAll = async (node: Node, key: string, units: number): Promise<number> => {
    let granted = 0;
    while (await spend(node, key, units)) granted += units;
    return granted;
  };

  it('goes on from what was known when Redis was lost, booked or not', async () => {
    const { nodes, key } = await openNodes({ journal: { segmentMs: 600_000 } });
    for (let number = 0; number < 90; number += 1) assert.ok(await spend(nodes[number % 3], key, 100));
    redis.own!.signal('SIGSTOP');
    try {
      for (const node of nodes) {
        const granted = await spendAll(node, key, 100);
        assert.ok(granted <= FREE / 6, `${granted} units were left to a node that knew of 9,000 used`);
      }
    } finally {
      redis.own!.signal('SIGCONT');
    }
    await until('all are back', () => nodes.every(({ stores }) => stores.cache.shared));
  });

  it('ends for all of them soon after it is used up by one: they read what the others have booked', async () => {
    const { nodes, key } = await openNodes({ recountMs: 50 });
    for (const node of nodes) assert.ok(await spend(node, key, 1));
    redis.own!.signal('SIGSTOP');
    try {
      for (const node of nodes) assert.ok(await spend(node, key, 1), 'each counts alone now');
      const granted = await spendAll(nodes[0], key, 100);
      assert.ok(granted <= FREE);
      await until('the second node has heard', async () => {
        const who = await nodes[1].stores.keys.authenticate(key, NOON);
        return (await nodes[1].stores.quota.look(who, NOON)).used >= granted;
      });
      assert.ok((await spendAll(nodes[1], key, 100)) <= 200);
    } finally {
      redis.own!.signal('SIGCONT');
    }
    await until('all are back', () => nodes.every(({ stores }) => stores.cache.shared));
    const who = await nodes[2].stores.keys.authenticate(key, NOON);
    await until('all is counted again', async () => (await nodes[2].stores.quota.look(who, NOON)).left < 100);
    for (const node of nodes) assert.equal(await spend(node, key, 100), false);
  });

  it('is held against the ledger when Redis is back: what others booked late counts too', async () => {
    const { nodes, key } = await openNodes({ recountMs: 50, journal: { segmentMs: 600_000 } });
    for (const node of nodes) assert.ok(await spend(node, key, 1));
    redis.own!.signal('SIGKILL');
    await spendAll(nodes[0], key, 100);
    await redis.own!.start();
    await until('all are back', () => nodes.every(({ stores }) => stores.cache.shared));
    assert.ok(await spend(nodes[1], key, 1), 'nobody has told it yet');
    await nodes[0].stores.journal!.book();
    const who = await nodes[1].stores.keys.authenticate(key, NOON);
    await until('it has heard', async () => (await nodes[1].stores.quota.look(who, NOON)).left < 100);
  });

  it('is exceeded by less than itself for each node and outage, even if they hear nothing of each other', async () => {
    const { nodes, key } = await openNodes({ recountMs: 600_000, journal: { segmentMs: 600_000 } });
    for (const node of nodes) assert.ok(await spend(node, key, 1));
    let granted = 3;
    redis.own!.signal('SIGKILL');
    for (const node of nodes) granted += await spendAll(node, key, 100);
    assert.ok(granted > 2 * FREE && granted < (nodes.length + 1) * FREE, `${granted} granted: never open`);
    await redis.own!.start();
    await until('all are back', () => nodes.every(({ stores }) => stores.cache.shared));
    for (const { stores } of nodes) await stores.journal!.book();
    for (const node of nodes) assert.equal(await spend(node, key, 1), false, 'the ledger knows all of it');
  });
});
