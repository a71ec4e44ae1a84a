import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { openLedger } from '../../billing/index.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { addAccount } from '../harness/batches.ts';
import { describeSql } from '../harness/stores.ts';
import { BatchModel } from './batch-model.ts';
import type { BatchStore } from '../../src/jobs/batch/ports.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const ACCOUNTS = ['acc_1', 'acc_2'];
/** Processes of two places whose names share a prefix. */
const WORKERS = ['worker-1', 'worker-2', 'worker2-1'];
const PLACES = ['worker', 'worker2', 'work'];
const LEASE_MS = 30_000;
const MONTH = '2026-11';

const which = fc.nat({ max: 2 });
const owner = fc.constantFrom(...WORKERS);
/** A claim of the last turn or, sometimes, of the one before. */
const who = fc.record({ owner, turnsAgo: fc.constantFrom(0, 0, 0, 1) });
/** Events that make progress are more frequent than those that are refused. */
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add'), account: fc.constantFrom(...ACCOUNTS),
    rows: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('claim'), owner, most: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew'), which, who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release'), which, who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart'), place: fc.constantFrom(...PLACES), owner }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('work'), which, steps: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('advance'), which, who,
    from: fc.constantFrom('queued' as const, 'validating' as const, 'running' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('atlas'), which, who, atlas: fc.constantFrom('a', 'b') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('part'), which, who, number: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end'), which, who,
    to: fc.constantFrom('failed' as const, 'cancelled' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), which, account: fc.constantFrom(...ACCOUNTS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire'), which, later: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'),
    ms: fc.constantFrom(1, 10_000, LEASE_MS) }) },
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

describeSql('the states of batches, as several workers and customers drive them', (stand) => {
  it('behaves like its model, whatever happens in whatever order', async () => {
    const { sql } = await stand.open();
    for (const id of ACCOUNTS) await addAccount(sql, id);
    const numRuns = stand.name === 'sqlite' ? 300 : 60;
    await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 15, maxLength: 60 }), async (events) => {
      for (const table of ['batch', 'batch_part', 'usage_row', 'usage_line']) {
        await sql.write((transaction) => transaction.run(`DELETE FROM ${table}`));
      }
      const announced: string[] = [];
      const announce = async (_: unknown, { name, batch }: { name: string; batch: { id: string } }): Promise<void> =>
        void announced.push(`${name} ${batch.id}`);
      const store = openBatchStore(sql, announce);
      const model = new BatchModel();
      for (const each of events) {
        await happen(store, model, each);
        assert.deepEqual(await asKept(store, model), model.kept.map(({ batch, parts }) => ({ batch, parts })));
      }
      assert.deepEqual(announced, model.events);
      await checkMoney(sql, store, model);
    }), { numRuns });
  });
});

/** Applies one event to the model and to the store, which must give the same answer. */
async function happen(store: BatchStore, model: BatchModel, each: Event): Promise<void> {
  if (each.kind === 'wait') {
    model.now += each.ms;
    return;
  }
  if (each.kind === 'add') return store.add(model.add(each.account, each.rows));
  if (each.kind === 'claim') {
    const found = await store.claim(each.owner, model.now, LEASE_MS, { ofAccount: each.most });
    assert.equal(found?.id, model.claim(each.owner, LEASE_MS, each.most)?.batch.id);
    return;
  }
  if (each.kind === 'restart') {
    const { place, owner } = each;
    return assert.equal(await store.releaseEarlier(place, owner), model.releaseEarlier(place, owner));
  }
  const at = each.which;
  if (at >= model.kept.length) return;
  const batchId = model.kept[at].batch.id;
  if (each.kind === 'cancel') {
    assert.equal(await store.askToCancel({ accountId: each.account }, batchId), model.askToCancel(at, each.account));
  } else if (each.kind === 'expire') {
    if (each.later) model.now += 31 * 86_400_000;
    assert.equal(await store.expire(batchId, model.now), model.expire(at));
  } else if (each.kind === 'work') {
    for (let step = 0; step < each.steps; step += 1) await workOn(store, model, at);
  } else {
    await write(store, model, at, each);
  }
}

/** A write of a worker, valid or not. */
async function write(
  store: BatchStore, model: BatchModel, at: number, each: Extract<Event, { who: unknown; which: number }>,
): Promise<void> {
  const { id: batchId, turn } = model.kept[at].batch;
  const lease = { batchId, owner: each.who.owner, turn: turn - each.who.turnsAgo };
  const { now } = model;
  if (each.kind === 'renew') {
    assert.equal(await store.renew(lease, now, LEASE_MS), model.renew(at, lease, LEASE_MS));
  } else if (each.kind === 'release') {
    await store.release(lease);
    model.release(at, lease);
  } else if (each.kind === 'advance') {
    const to = { queued: 'validating', validating: 'running', running: 'finalizing' } as const;
    assert.equal(await store.advance(lease, each.from, to[each.from], now), model.advance(at, lease, each.from));
  } else if (each.kind === 'atlas') {
    assert.equal(await store.useAtlas(lease, each.atlas, now), model.useAtlas(at, lease, each.atlas));
  } else if (each.kind === 'part') {
    const part = partOf(model, at, each.number);
    assert.equal(await store.addPart(lease, part, now), model.addPart(at, lease, part));
  } else if (each.to === 'failed') {
    const problem = { code: 'internal', detail: 'broken' };
    assert.equal(await store.fail(lease, problem, now), model.end(at, lease, 'failed'));
  } else {
    assert.equal(await store.cancelled(lease, now), model.end(at, lease, 'cancelled'));
  }
}

/** The next step of a batch's holder. */
async function workOn(store: BatchStore, model: BatchModel, at: number): Promise<void> {
  const { batch, owner = WORKERS[0] } = model.kept[at];
  const lease = { batchId: batch.id, owner, turn: batch.turn };
  const who = { owner, turnsAgo: 0 as const };
  const { now } = model;
  if (batch.state === 'running' && batch.processed < batch.rows) {
    await write(store, model, at, { kind: 'atlas', which: at, who, atlas: 'a' });
    await write(store, model, at, { kind: 'part', which: at, who, number: model.kept[at].batch.parts });
  } else if (batch.state === 'queued' || batch.state === 'validating' || batch.state === 'running') {
    await write(store, model, at, { kind: 'advance', which: at, who, from: batch.state });
  } else if (batch.state === 'finalizing') {
    const mine = model.kept[at].until > now;
    if (mine && batch.processed < batch.rows) await assert.rejects(store.complete(lease, now), /rows are answered/);
    else assert.equal(await store.complete(lease, now), model.end(at, lease, 'completed'));
  } else if (batch.state === 'cancelling') {
    assert.equal(await store.cancelled(lease, now), model.end(at, lease, 'cancelled'));
  }
}

/** About half of the remaining rows, with answers of each kind. */
function partOf(model: BatchModel, at: number, number: number) {
  const { rows, processed, inputOffset } = model.kept[at].batch;
  const more = Math.max(0, Math.ceil((rows - processed) / 2));
  const succeeded = Math.ceil(more / 2);
  const notFound = more - succeeded;
  return { number, bytes: more * 40, inputOffset: inputOffset + more * 20, processed: more, succeeded, notFound,
    failed: 0 };
}

const asKept = (store: BatchStore, model: BatchModel) =>
  Promise.all(model.kept.map(async ({ batch: { id, accountId } }) => ({
    batch: await store.find({ accountId }, id), parts: await store.listParts(id),
  })));

/** Every unit is reserved, released or booked, and never two of these. */
async function checkMoney(sql: Sql, store: BatchStore, model: BatchModel): Promise<void> {
  for (const accountId of ACCOUNTS) {
    const own = model.kept.filter(({ batch }) => batch.accountId === accountId);
    const inMonth = own.filter(({ batch }) => batch.createdAt < Date.parse('2026-12-01T00:00:00+03:00'));
    const sum = (of: (one: (typeof own)[number]) => number): number => inMonth.reduce((all, one) => all + of(one), 0);
    assert.deepEqual(await store.countUnbooked(accountId, MONTH), {
      reserved: sum(({ batch }) => batch.reservedUnits), returned: sum(({ returned }) => returned),
    });
    const usage = await openLedger(sql).getUsage(accountId, '2026-01-01', '2099-01-01', []);
    assert.equal(usage[0]?.units ?? 0, model.usage.get(accountId) ?? 0);
  }
}
