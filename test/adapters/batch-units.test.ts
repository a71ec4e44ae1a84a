import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import fc from 'fast-check';
import { quotaCounter } from '../../src/accounts/quota.ts';
import { eventually } from '../harness/eventually.ts';
import { newBatch } from '../harness/batches.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { describeCache, describeSql } from '../harness/stores.ts';
import type { Principal } from '../../src/accounts/ports.ts';
import type { BatchStore } from '../../src/jobs/batch/ports.ts';

const PATIENCE_MS = 60_000;
const MONTH = '2026-11';
const PAYER = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: null, ogrn: null, bank: null };
let count = 0;

async function enter({ stores }: Node): Promise<Principal> {
  const email = `units${(count += 1)}@example.ru`;
  const { key } = await stores.keys.issue({ email, mode: 'live', ip: `10.7.${count % 250}.1` }, NOON);
  return stores.keys.authenticate(key, NOON);
}

/** The money side of a submission: units are taken, then the batch is added. */
async function submit({ stores }: Node, who: Principal, rows: number): Promise<string | undefined> {
  if (!(await stores.quota.take(who, rows, NOON)).granted) return undefined;
  const id = `job_${String((count += 1)).padStart(26, '0')}`;
  const { accountId, keyId } = who;
  await stores.batchStore.add(newBatch(id, { accountId, keyId, rows, reservedUnits: rows, createdAt: NOON + count }));
  return id;
}

/** The whole work on a batch, with so many rows answered. */
async function settle(store: BatchStore, id: string, rows: number, succeeded: number): Promise<void> {
  const batch = await store.claim('worker', NOON + 1e6, 1e6, { ofAccount: 1e6 });
  assert.equal(batch?.id, id);
  const lease = { batchId: id, owner: 'worker', turn: 1 };
  const now = NOON + 1e6;
  assert.ok(await store.advance(lease, 'queued', 'validating', now));
  assert.ok(await store.advance(lease, 'validating', 'running', now));
  const counts = { processed: rows, succeeded, notFound: rows - succeeded, failed: 0 };
  assert.ok(await store.addPart(lease, { number: 0, bytes: 1, inputOffset: 1, ...counts }, now));
  assert.ok(await store.advance(lease, 'running', 'finalizing', now));
  assert.ok(await store.complete(lease, now));
}

describeCache('units of batches', (stand) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-units-'));
  after(async () => {
    await closeNodes();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = (databaseUrl: string, more: { readonly recountMs?: number } = {}): Promise<Node> =>
    openNode(databaseUrl, { redisUrl: stand.server?.url ?? '', redisSilenceMs: PATIENCE_MS, ...more });
  const newUrl = (): string => `sqlite:${join(folder, `${(count += 1)}.db`)}`;

  const take = async ({ stores }: Node, who: Principal, units: number): Promise<boolean> =>
    (await stores.quota.take(who, units, NOON)).granted;
  const forgetCounter = ({ stores }: Node, { accountId }: Principal): Promise<void> =>
    stores.cache.remove([quotaCounter(accountId, MONTH)]);

  for (const forgets of [false, true]) {
    const despite = forgets ? ', though counters are lost' : '';
    it(`stay reserved until it ends, and unused ones are released${despite}`,
      async () => {
        const node = await open(newUrl());
        const who = await enter(node);
        const forget = async (): Promise<void> => (forgets ? forgetCounter(node, who) : undefined);
        const id = await submit(node, who, 9_000);
        await forget();
        assert.equal(await take(node, who, 1_001), false);
        assert.equal((await node.stores.quota.look(who, NOON)).used, 9_000);
        await forget();
        await settle(node.stores.batchStore, id!, 9_000, 6_000);
        await forget();
        assert.equal(await take(node, who, 4_001), false);
        assert.equal(await take(node, who, 4_000), true, 'three thousand of them, and the thousand that was left');
        assert.equal(await take(node, who, 1), false);
      });
  }

  if (stand.name === 'redis') it('are released on every node as soon as it ends', async () => {
    const url = newUrl();
    // the other node must not find it by comparing its counters with the ledger
    const recountMs = 1e9;
    const [node, other] = [await open(url, { recountMs }), await open(url, { recountMs })];
    const who = await enter(node);
    const id = await submit(node, who, 9_000);
    assert.equal(await take(other, who, 1_001), false);
    assert.equal((await other.stores.quota.look(who, NOON)).used, 9_000);
    await settle(node.stores.batchStore, id!, 9_000, 6_000);
    await eventually('the other node knows', async () => (await other.stores.quota.look(who, NOON)).used === 6_000);
    assert.equal(await take(other, who, 4_000), true);
  });

  it('under a cap are released as well, to the last one', async () => {
    const node = await open(newUrl());
    const stranger = await enter(node);
    const { accounts, keys } = node.stores;
    await keys.confirm(await node.tokenFor(stranger.account.email), NOON);
    const [key] = await keys.list((await accounts.findByEmail(stranger.account.email))!.id);
    const account = await accounts.update((await accounts.findByEmail(stranger.account.email))!.id,
      { payer: PAYER, capUnits: 20_000 }, NOON);
    const own = { accountId: account.id, keyId: key.id, account };
    const who: Principal = { ...stranger, ...own, side: 'confirmed', billable: true };
    const id = await submit(node, who, 19_990);
    assert.equal(await take(node, who, 5), true);
    await settle(node.stores.batchStore, id!, 19_990, 1_990);
    let granted = 0;
    for (const units of [10_000, 4_000, 4_000, 5, 1, 1]) if (await take(node, who, units)) granted += units;
    assert.equal(granted, 18_005);
  });

  it('are granted while available and refused afterwards, in any order', async () => {
    const node = await open(newUrl());
    const step = fc.oneof(
      fc.record({ kind: fc.constant('take'), units: fc.integer({ min: 1, max: 4_000 }) }),
      fc.record({ kind: fc.constant('submit'), units: fc.integer({ min: 1, max: 9_000 }) }),
      fc.record({ kind: fc.constant('settle'), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.record({ kind: fc.constant('forget') }),
    );
    const numRuns = stand.name === 'memory' ? 60 : 25;
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const who = await enter(node);
      await node.stores.sql.write((transaction) => transaction.run('DELETE FROM batch'));
      const model = { used: 0, open: [] as { id: string; rows: number }[], reserved: 0 };
      for (const each of steps) {
        const left = 10_000 - model.used - model.reserved;
        if (each.kind === 'take') {
          const granted = await take(node, who, each.units);
          assert.equal(granted, each.units <= left);
          if (!granted) continue;
          model.used += each.units;
          node.stores.journal!.record({ requestId: `r${(count += 1)}`, accountId: who.accountId, keyId: who.keyId,
            operation: 'geocode', region: 'msk-1', units: each.units, at: NOON });
        } else if (each.kind === 'submit') {
          const id = await submit(node, who, each.units);
          assert.equal(id !== undefined, each.units <= left);
          if (id === undefined) continue;
          model.open.push({ id, rows: each.units });
          model.reserved += each.units;
        } else if (each.kind === 'settle') {
          const first = model.open.shift();
          if (!first) continue;
          const answered = Math.round(first.rows * each.part);
          await settle(node.stores.batchStore, first.id, first.rows, answered);
          model.reserved -= first.rows;
          model.used += answered;
        } else await forgetCounter(node, who);
      }
      assert.equal((await node.stores.quota.look(who, NOON)).used, model.used + model.reserved);
    }), { numRuns });
  });
});

describeSql('units of batches, on several nodes', (stand) => {
  after(closeNodes);
  it('that another node released are available before any request is refused', async () => {
    const { url } = await stand.open();
    const here = await openNode(url);
    // two connections of one process to one file would block each other
    const there = stand.name === 'mysql' ? await openNode(url) : here;
    const who = await enter(here);
    const id = await submit(here, who, 10_000);
    await settle(there.stores.batchStore, id!, 10_000, 4_000);
    assert.equal((await here.stores.quota.take(who, 6_000, NOON)).granted, true);
    assert.equal((await here.stores.quota.take(who, 1, NOON)).granted, false);
  });
});
