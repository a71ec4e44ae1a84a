import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import { openLine, type Line } from '../harness/cut-line.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const FREE = 10_000;
const PAYER = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: null, ogrn: null, bank: null };
let requests = 0;

type Verdict = 'granted' | 'quota_exhausted' | 'spend_cap_reached' | 'temporarily_unavailable';

/** Takes units on a node and records them, like an answered request. */
async function spend({ stores }: Node, key: string, units: number): Promise<Verdict> {
  const who = await stores.keys.authenticate(key, NOON);
  try {
    const { granted, refusal } = await stores.quota.take(who, units, NOON);
    if (!granted) return refusal!;
  } catch (error) {
    if (error instanceof AppError && error.code === 'temporarily_unavailable') return error.code;
    throw error;
  }
  const { accountId, keyId } = who;
  const line = { requestId: `r${(requests += 1)}`, accountId, keyId, operation: 'reverse', region: 'msk-1', at: NOON };
  stores.journal!.record({ ...line, units });
  return 'granted';
}

/** Until the node refuses, for any reason. */
async function spendAll(node: Node, key: string, units: number): Promise<{ granted: number; verdict: Verdict }> {
  for (let granted = 0; ; granted += units) {
    const verdict = await spend(node, key, units);
    if (verdict !== 'granted') return { granted, verdict };
  }
}

/** Until each node says that the month is used up; temporary refusals are retried. */
async function spendTogether(nodes: readonly Node[], key: string, units: number): Promise<number> {
  const startedAt = Date.now();
  const each = await Promise.all(
    nodes.map(async (node) => {
      for (let sum = 0; ; ) {
        const { granted, verdict } = await spendAll(node, key, units);
        sum += granted;
        if (verdict !== 'temporarily_unavailable') return sum;
        assert.ok(Date.now() - startedAt < 60_000, 'still in doubt');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }),
  );
  return each.reduce((sum, granted) => sum + granted, 0);
}

/** The node’s answer once it is certain: right after Redis is back, it may not be yet. */
async function settledVerdict(node: Node, key: string): Promise<Verdict> {
  let verdict: Verdict = 'temporarily_unavailable';
  await eventually('the node is in no doubt', async () => {
    verdict = await spend(node, key, 1);
    return verdict !== 'temporarily_unavailable';
  });
  return verdict;
}

const areBack = (nodes: readonly Node[]) =>
  eventually('all are back', () => nodes.every(({ stores }) => stores.cache.shared));

describeSql('nodes that have lost their Redis', (stand) => {
  describe('all of them', { skip: skipReason('redis') }, () => {
    let redis: Found;
    let count = 0;
    before(async () => {
      redis = await findServer('redis', true);
    });
    after(async () => {
      await closeNodes();
      await redis.stop();
    });
    const openNodes = async (nodesWanted = 3, options = {}) => {
      const { url } = await stand.open();
      const nodes: Node[] = [];
      for (let number = 0; number < nodesWanted; number += 1) {
        nodes.push(await openNode(url, { redisUrl: redis.url, ...options }));
      }
      const request = { email: `alone${(count += 1)}@example.ru`, mode: 'live', ip: '' } as const;
      const { key } = await nodes[0].stores.keys.issue(request, NOON);
      return { nodes, key, email: request.email };
    };
    const frozen = async (nodes: readonly Node[], work: () => Promise<void>): Promise<void> => {
      redis.own!.signal('SIGSTOP');
      try {
        await work();
      } finally {
        redis.own!.signal('SIGCONT');
      }
      await areBack(nodes);
    };

    it('grant a quota of 300 once, and not once per node', async () => {
      const { nodes, key, email } = await openNodes(2, { journal: { segmentMs: 20_000 } });
      await nodes[0].stores.accounts.override(email, { freeUnits: 300 }, NOON);
      await eventually('both have heard', async () =>
        (await nodes[1].stores.keys.authenticate(key, NOON)).account.override.freeUnits === 300);
      for (const node of nodes) {
        assert.equal(await spend(node, key, 1), 'granted');
        // booked for all: unbooked usage may be granted again, within the bound that other scenarios test
        await node.stores.journal!.book();
      }
      await frozen(nodes, async () => {
        const granted = 2 + (await spendTogether(nodes, key, 1));
        assert.ok(granted <= 300, `${granted} of 300`);
        assert.ok(granted >= 297, `${granted} of 300: what one node leaves is granted by another`);
      });
      for (const node of nodes) assert.equal(await settledVerdict(node, key), 'quota_exhausted', 'and Redis agrees');
    });

    it('grant together what was left at their last contact, booked or not', async () => {
      const { nodes, key } = await openNodes(3, { journal: { segmentMs: 600_000 } });
      for (let number = 0; number < 90; number += 1) assert.equal(await spend(nodes[number % 3], key, 100), 'granted');
      await frozen(nodes, async () => {
        for (const node of nodes) {
          const { granted } = await spendAll(node, key, 10);
          assert.ok(granted <= (FREE - 8_800) / 3, `${granted} units were left to a node that knew of 8,800 used`);
        }
      });
    });

    it('grant at most their shares if the others have just used up everything', async () => {
      const { nodes, key } = await openNodes(2, { journal: { segmentMs: 600_000 } });
      assert.equal(await spend(nodes[0], key, 1), 'granted');
      assert.equal(await spend(nodes[1], key, FREE - 1), 'granted');
      await frozen(nodes, async () => {
        const { granted } = await spendAll(nodes[0], key, 100);
        assert.ok(granted <= FREE / 2, `${granted}: half of what it knew to be left`);
        assert.equal((await spendAll(nodes[1], key, 1)).granted, 0);
      });
    });

    it('keep a spend cap to the unit, with Redis, without it, and when it is back', async () => {
      const { nodes, key, email } = await openNodes(2);
      await nodes[0].stores.keys.confirm(await nodes[0].tokenFor(email), NOON);
      const { accountId } = await nodes[0].stores.keys.authenticate(key, NOON);
      await nodes[0].stores.accounts.update(accountId, { payer: PAYER, capUnits: 3_000 }, NOON);
      await eventually('both have heard', async () =>
        (await nodes[1].stores.keys.authenticate(key, NOON)).account.capUnits === 3_000);
      let granted = 0;
      const some = async (): Promise<void> => {
        const spent = nodes.flatMap((node) => Array.from({ length: 250 }, () => spend(node, key, 1)));
        granted += (await Promise.all(spent)).filter((verdict) => verdict === 'granted').length;
      };
      await some();
      await frozen(nodes, some);
      await some();
      redis.own!.signal('SIGKILL');
      await some();
      assert.ok(granted >= 1_900, `${granted} granted so far`);
      granted += await spendTogether(nodes, key, 1);
      await redis.own!.start();
      await areBack(nodes);
      for (let round = 0; round < 3; round += 1) await some();
      assert.ok(granted <= 3_000, `${granted} of 3,000`);
      assert.ok(granted >= 2_900, `${granted} of 3,000`);
      for (const { stores } of nodes) await stores.journal!.book();
      assert.equal(await nodes[0].stores.ledger.getMonthUnits(accountId, '2026-11'), granted);
    });
  });
});

describeSql('one node of two that has lost its Redis', (stand) => {
  describe('while the other one has it', { skip: skipReason('redis') }, () => {
    let redis: Found;
    const lines: Line[] = [];
    before(async () => {
      redis = await findServer('redis', true);
    });
    after(async () => {
      await closeNodes();
      for (const line of lines) line.close();
      await redis.stop();
    });

    it('is visible to the other, so that they grant a quota of 300 once together', async () => {
      const { url } = await stand.open();
      const line = await openLine(Number(new URL(redis.url).port));
      lines.push(line);
      const [here, cutOff] = [
        await openNode(url, { redisUrl: redis.url }),
        await openNode(url, { redisUrl: `redis://127.0.0.1:${line.port}` }),
      ];
      const email = 'one.alone@example.ru';
      const { key } = await here.stores.keys.issue({ email, mode: 'live', ip: '' }, NOON);
      await here.stores.accounts.override(email, { freeUnits: 300 }, NOON);
      await eventually('both have heard', async () =>
        (await cutOff.stores.keys.authenticate(key, NOON)).account.override.freeUnits === 300);
      assert.deepEqual([await spend(here, key, 1), await spend(cutOff, key, 1)], ['granted', 'granted']);
      for (const { stores } of [here, cutOff]) await stores.journal!.book();
      line.block(true);
      await cutOff.stores.cache.look();
      assert.equal(cutOff.stores.countsApart(), true);
      await eventually('the other has heard of it', () => here.stores.countsApart());
      const granted = 2 + (await spendTogether([here, cutOff], key, 1));
      assert.ok(granted <= 300, `${granted} of 300`);
      assert.ok(granted >= 297, `${granted} of 300`);
      line.block(false);
      await eventually('the way back is found', () => cutOff.stores.cache.shared);
      for (const node of [here, cutOff]) {
        assert.equal(await settledVerdict(node, key), 'quota_exhausted', 'and Redis agrees');
      }
    });
  });
});

describe('nodes that have lost Redis and the database', { skip: skipReason('redis') || skipReason('mysql') }, () => {
  let redis: Found;
  let mysql: Found;
  before(async () => {
    redis = await findServer('redis', true);
    mysql = await findServer('mysql', true);
  });
  after(async () => {
    await closeNodes();
    await redis.stop();
    await mysql.stop();
  });

  it('serve known keys, with each node’s share of the free quota, and of a cap only what is reserved', async () => {
    const open = () => openNode(mysql.url, { redisUrl: redis.url });
    const nodes = [await open(), await open()];
    const { keys, accounts } = nodes[0].stores;
    const free = (await keys.issue({ email: 'free@example.ru', mode: 'live', ip: '' }, NOON)).key;
    const capped = (await keys.issue({ email: 'cap@example.ru', mode: 'live', ip: '' }, NOON)).key;
    await keys.confirm(await nodes[0].tokenFor('cap@example.ru'), NOON);
    const { accountId } = await keys.authenticate(capped, NOON);
    await accounts.update(accountId, { payer: PAYER, capUnits: 1_600 }, NOON);
    await eventually('both have heard', async () =>
      (await nodes[1].stores.keys.authenticate(capped, NOON)).account.capUnits === 1_600);
    let ofCap = 0;
    for (const node of nodes) {
      assert.equal(await spend(node, free, 1), 'granted');
      assert.equal(await spend(node, capped, 1), 'granted');
      ofCap += 1;
    }
    redis.own!.signal('SIGSTOP');
    mysql.own!.signal('SIGSTOP');
    try {
      let granted = 2;
      for (const node of nodes) {
        const ofFree = await spendAll(node, free, 10);
        assert.equal(ofFree.verdict, 'temporarily_unavailable');
        granted += ofFree.granted;
        const held = await spendAll(node, capped, 1);
        assert.equal(held.verdict, 'temporarily_unavailable', 'not reached, as far as anybody knows, and in doubt');
        ofCap += held.granted;
      }
      assert.ok(granted > FREE * 0.9 && granted <= FREE, `${granted} of the free quota`);
      assert.ok(ofCap <= 2 * 100, `${ofCap} of the cap`);
    } finally {
      redis.own!.signal('SIGCONT');
      mysql.own!.signal('SIGCONT');
    }
    await areBack(nodes);
    const { sql } = nodes[0].stores;
    await eventually('the database is back', () => sql.all('SELECT 1 AS one').then(() => true, () => false));
    ofCap += await spendTogether(nodes, capped, 1);
    assert.ok(ofCap <= 1_600 && ofCap >= 1_500, `${ofCap} of the cap`);
  });
});
