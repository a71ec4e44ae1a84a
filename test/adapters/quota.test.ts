import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { openSql } from '../../src/store/sql/open.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { describeCache } from '../harness/stores.ts';
import type { Principal } from '../../src/accounts/ports.ts';

const PAYER = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: null, ogrn: null, bank: null };
/** Redis is available throughout: a stalled machine must not make it seem unavailable. */
const PATIENCE_MS = 60_000;
let number = 0;

describeCache('quota and limits', (stand) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-quota-'));
  after(async () => {
    await closeNodes();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = (databaseUrl = `sqlite:${join(folder, `${(number += 1)}.db`)}`): Promise<Node> =>
    openNode(databaseUrl, { redisUrl: stand.server?.url ?? '', redisSilenceMs: PATIENCE_MS });
  const enter = async ({ stores }: Node, email = 'q@example.ru'): Promise<Principal> => {
    const { key } = await stores.keys.issue({ email, mode: 'live', ip: `10.9.${(number += 1) % 250}.1` }, NOON);
    return stores.keys.authenticate(key, NOON);
  };
  const confirmed = async (node: Node, email: string): Promise<Principal> => {
    const { key } = await node.stores.keys.issue({ email, mode: 'live', ip: `10.8.${(number += 1) % 250}.1` }, NOON);
    await node.stores.keys.confirm(await node.tokenFor(email), NOON);
    return node.stores.keys.authenticate(key, NOON);
  };
  const record = ({ stores }: Node, who: Principal, units: number, at = NOON): void =>
    stores.journal!.record({
      requestId: `r${(number += 1)}`, accountId: who.accountId, keyId: who.keyId,
      operation: 'geocode', region: 'msk-1', units, at,
    });

  it('grants ten thousand units a month and refuses the next, however they are requested', async () => {
    const node = await open();
    const { quota } = node.stores;
    const who = await enter(node);
    assert.equal((await quota.take(who, 9_700, NOON)).used, 9_700);
    const asked = await Promise.all(Array.from({ length: 400 }, () => quota.take(who, 1, NOON)));
    assert.equal(asked.filter(({ granted }) => granted).length, 300);
    const { resetsAt, ...refused } = await quota.take(who, 1, NOON);
    assert.deepEqual(refused, { granted: false, refusal: 'quota_exhausted', used: 10_000, free: 10_000, left: 0 });
    assert.equal(resetsAt, '2026-12-01');
    await quota.giveBack(who, 1, NOON);
    assert.equal((await quota.take(who, 1, NOON)).granted, true, 'what failed was given back');
    const nextMonth = Date.parse('2026-12-01T00:00:00+03:00');
    assert.equal((await quota.take(who, 1, nextMonth - 1)).granted, false);
    assert.equal((await quota.take(who, 1, nextMonth)).used, 1);
  });

  if (stand.name === 'redis') it('counts a request answered by two nodes once', async () => {
    const first = await open();
    const second = await open(first.options.databaseUrl);
    const who = await enter(first);
    for (const { stores } of [first, second]) {
      await stores.quota.take(who, 3, NOON);
      const { accountId, keyId } = who;
      const line = { requestId: 'answered twice', accountId, keyId, operation: 'geocode', units: 3, at: NOON };
      stores.journal!.record({ ...line, region: 'msk-1' });
    }
    assert.equal((await first.stores.quota.look(who, NOON)).used, 6);
    await first.stores.journal!.book();
    await second.stores.journal!.book();
    await eventually('one of them is given back', async () => (await first.stores.quota.look(who, NOON)).used === 3);
  });

  it('restores a lost counter from the ledger and from unbooked usage', async () => {
    const node = await open();
    const { quota, cache, journal } = node.stores;
    const who = await enter(node);
    for (let request = 0; request < 40; request += 1) {
      await quota.take(who, 10, NOON);
      record(node, who, 10);
      if (request === 20) await journal!.book();
      if (request % 7 === 0) await cache.remove([`quota:${who.accountId}:2026-11`]);
    }
    assert.equal((await quota.look(who, NOON)).used, 400);
    record(node, who, 5, Date.parse('2026-10-31T12:00:00+03:00'));
    await cache.remove([`quota:${who.accountId}:2026-11`]);
    assert.equal((await quota.look(who, NOON)).used, 400, 'another month is another count');
  });

  it('starts from the ledger on a new node', async () => {
    const databaseUrl = `sqlite:${join(folder, `${(number += 1)}.db`)}`;
    const first = await open(databaseUrl);
    const who = await enter(first);
    record(first, who, 10_000);
    await first.stores.close();
    const second = await open(databaseUrl);
    await second.stores.cache.remove([`quota:${who.accountId}:2026-11`]);
    assert.equal((await second.stores.quota.take(who, 1, NOON)).granted, false);
  });

  it('lets accounts with a payer continue, up to their own caps', async () => {
    const node = await open();
    const { accounts, quota, keys } = node.stores;
    const who = await confirmed(node, `cap${(number += 1)}@example.ru`);
    const account = await accounts.update(who.accountId, { payer: PAYER }, NOON);
    const billable = { ...who, account, billable: true };
    assert.equal((await quota.take(billable, 20_000, NOON)).granted, true);
    // 100 roubles buy 250,000 units at 0.40 per thousand, in addition to the free ones
    const capped = { ...billable, account: await accounts.update(who.accountId, { capRoubles: 100 }, NOON) };
    const { granted, left } = await quota.take(capped, 1, NOON);
    assert.deepEqual([granted, left], [true, 260_000 - 20_001]);
    const low = { ...billable, account: await accounts.update(who.accountId, { capUnits: 20_001 }, NOON) };
    assert.equal((await quota.take(low, 1, NOON)).refusal, 'spend_cap_reached');
    assert.equal((await keys.list(who.accountId)).length, 1);
  });

  it('limits an account, not a key, and tells when to retry', async () => {
    const node = await open();
    const { limiter } = node.stores;
    const one = await enter(node, `l${(number += 1)}@example.ru`);
    const two = { ...one, keyId: 'key_other' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => limiter.take(at % 2 ? one : two, 'ordinary', NOON)),
    );
    assert.equal(answers.filter(({ granted }) => granted).length, 20);
    const { granted, retryAfterMs, policy } = await limiter.take(one, 'ordinary', NOON);
    assert.deepEqual([granted, retryAfterMs, policy], [false, 100, { name: 'ordinary', perSecond: 10, burst: 20 }]);
    assert.equal((await limiter.take(one, 'suggest', NOON)).policy.burst, 40);
    assert.equal((await limiter.take(one, 'ordinary', NOON + 100)).granted, true);
  });
});

describeCache('a quota that several nodes count together', (stand) => {
  after(closeNodes);
  if (stand.name === 'memory') return;
  it('is exact when nodes share a cache', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'geokod-nodes-'));
    const url = `sqlite:${join(folder, 'shared.db')}`;
    await (await openSql(url)).close();
    const options = { redisUrl: stand.server!.url, redisSilenceMs: PATIENCE_MS };
    const nodes = await Promise.all([1, 2, 3].map(() => openNode(url, options)));
    // on a busy machine a node may begin alone, as its Redis is slow to answer
    await eventually('they count together', () => nodes.every(({ stores }) => !stores.countsApart()));
    const request = { email: 'many@example.ru', mode: 'live', ip: '10.7.0.1' } as const;
    const { key } = await nodes[0].stores.keys.issue(request, NOON);
    let granted = 0;
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(
        nodes.flatMap(({ stores }) =>
          Array.from({ length: 10 }, async () => {
            const who = await stores.keys.authenticate(key, NOON);
            return stores.quota.take(who, 100, NOON);
          }),
        ),
      );
      granted += answers.filter((answer) => answer.granted).length;
    }
    assert.equal(granted, 100);
    await closeNodes();
    rmSync(folder, { recursive: true, force: true });
  });
});
