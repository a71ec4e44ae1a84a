import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { openLedger } from '../../billing/index.ts';
import { AppError } from '../../src/errors.ts';
import { forgetBatches } from '../../src/store/sql/batch/forgetting.ts';
import { READ_ON_MS } from '../../src/jobs/batch/limits.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { addAccount, newBatch, SUBMITTED_AT as NOW } from '../harness/batches.ts';
import { describeSql } from '../harness/stores.ts';
import type { BatchEvent } from '../../src/jobs/batch/events.ts';
import type { Batch, BatchStore, Lease, ResultPart } from '../../src/jobs/batch/ports.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const LEASE_MS = 30_000;
const HOUR_MS = 3_600_000;
const MANY = { ofAccount: 1_000 };
const named = (number: number): string => `job_${String(number).padStart(3, '0')}`;
const partOf = (number: number, change: Partial<ResultPart> = {}): Omit<ResultPart, 'turn'> => ({
  number, bytes: 400, inputOffset: 200 * (number + 1), processed: 10, succeeded: 7, notFound: 2, failed: 1, ...change,
});

describeSql('the queue of batches', (stand) => {
  let sql: Sql;
  let url: string;
  let store: BatchStore;
  let announced: BatchEvent[];
  beforeEach(async () => {
    ({ sql, url } = await stand.open());
    announced = [];
    store = openBatchStore(sql, async (_, event) => void announced.push(event));
    for (const id of ['acc_1', 'acc_2']) await addAccount(sql, id);
  });

  const submit = async (count: number, change: Partial<Batch> = {}): Promise<void> => {
    for (let at = 0; at < count; at += 1) await store.add(newBatch(named(at), { createdAt: NOW + at, ...change }));
  };
  /** Claims the next batch and advances it to its last step. */
  const finishRows = async (owner: string, parts: readonly Omit<ResultPart, 'turn'>[]): Promise<Lease> => {
    const batch = await store.claim(owner, NOW, LEASE_MS, MANY);
    const lease = { batchId: batch!.id, owner, turn: 1 };
    assert.ok(await store.advance(lease, 'queued', 'validating', NOW + 1_000));
    assert.ok(await store.advance(lease, 'validating', 'running', NOW + 1_000));
    for (const part of parts) assert.ok(await store.addPart(lease, part, NOW + 2_000));
    assert.ok(await store.advance(lease, 'running', 'finalizing', NOW + 3_000));
    return lease;
  };

  it('gives each batch to one of many concurrent claimants, on several nodes', async () => {
    await submit(40);
    // two connections of one process to one file would block each other
    const other = stand.name === 'mysql' ? await openSql(url) : sql;
    const nodes = [store, openBatchStore(other, async () => undefined)];
    const taken: string[] = [];
    const work = async (owner: string, node: BatchStore): Promise<void> => {
      for (let idle = 0; idle < 3;) {
        const batch = await node.claim(owner, NOW + 100, LEASE_MS, MANY);
        if (batch) taken.push(batch.id);
        else idle += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, at) => work(`worker-${at}`, nodes[at % 2])));
    if (other !== sql) await other.close();
    assert.deepEqual(taken.sort(), Array.from({ length: 40 }, (_, at) => named(at)));
  });

  it('claims no more of an account than allowed, in many concurrent claims', async () => {
    await submit(6);
    const claims = Array.from({ length: 6 }, () => store.claim('worker', NOW + 100, LEASE_MS, { ofAccount: 2 }));
    assert.equal((await Promise.all(claims)).filter(Boolean).length, 2);
  });

  it('reserves places of an account for its small files, behind any number of large ones', async () => {
    const sizes = [1_000_000, 900_000, 800_000, 700_000, 60_000, 50_000, 9_000, 8_000];
    for (const [at, rows] of sizes.entries()) await store.add(newBatch(named(at), { rows, createdAt: NOW + at }));
    const taken: (number | undefined)[] = [];
    for (const _ of sizes) taken.push((await store.claim('worker', NOW + 100, LEASE_MS, { ofAccount: 4 }))?.rows);
    assert.deepEqual(taken, [1_000_000, 900_000, 60_000, 9_000, ...sizes.slice(4).map(() => undefined)]);
  });

  it('claims only small files if told to, and any that is being cancelled', async () => {
    const sizes = [1_000_000, 60_000, 9_000];
    for (const [at, rows] of sizes.entries()) await store.add(newBatch(named(at), { rows, createdAt: NOW + at }));
    const claim = () => store.claim('worker', NOW + 100, LEASE_MS, { ...MANY, smallOnly: true });
    assert.equal((await claim())?.rows, 9_000);
    assert.equal(await claim(), undefined);
    await store.askToCancel({ accountId: 'acc_1' }, named(0));
    assert.equal((await claim())?.rows, 1_000_000);
  });

  it('claims next from the account of which it holds the fewest, however long another queue is', async () => {
    await submit(5);
    await store.add(newBatch('job_900', { accountId: 'acc_2', createdAt: NOW + 90 }));
    const first = await store.claim('worker', NOW + 100, LEASE_MS, MANY);
    const second = await store.claim('worker', NOW + 100, LEASE_MS, MANY);
    assert.deepEqual([first!.id, second!.id], [named(0), 'job_900']);
  });

  it('releases at once what earlier processes of a place held, and nothing of other places', async () => {
    await submit(4);
    const held: Lease[] = [];
    for (const owner of ['a1-early', 'a1-late', 'a12-early', 'a1-now']) {
      const batch = await store.claim(owner, NOW + 100, LEASE_MS, MANY);
      held.push({ batchId: batch!.id, owner, turn: 1 });
    }
    assert.equal(await store.releaseEarlier('a1', 'a1-now'), 2);
    const states = await Promise.all(held.map((lease) => store.renew(lease, NOW + 200, LEASE_MS)));
    assert.deepEqual(states, [undefined, undefined, 'queued', 'queued']);
    const again: (string | undefined)[] = [];
    for (const _ of states.slice(1)) again.push((await store.claim('b-1', NOW + 200, LEASE_MS, MANY))?.id);
    assert.deepEqual(again, [named(0), named(1), undefined]);
  });

  it('counts waiting batches while no worker is active', async () => {
    await submit(2);
    assert.equal(await store.countNeglected(NOW + 10_000, 10_000), 1, 'the other one has just come');
    assert.equal(await store.countNeglected(NOW + 11_000, 10_000), 2);
    await store.claim('worker', NOW + 11_000, LEASE_MS, MANY);
    assert.equal(await store.countNeglected(NOW + 11_001, 10_000), 0);
    assert.equal(await store.countNeglected(NOW + 11_000 + LEASE_MS, 10_000), 2);
  });

  it('settles once, however many try at the same time', async () => {
    await submit(1);
    const lease = await finishRows('worker', [partOf(0)]);
    const tries = [1, 2, 3, 4].flatMap(() => [
      store.complete(lease, NOW + 4_000),
      store.fail(lease, { code: 'internal', detail: '' }, NOW + 4_000),
    ]);
    assert.equal((await Promise.all(tries)).filter(Boolean).length, 1);
    assert.equal(announced.length, 2);
  });

  it('books answered rows on the day of submission, and releases the others', async () => {
    await submit(1);
    const lease = await finishRows('worker', [partOf(0)]);
    const sooner = await store.countUnbooked('acc_1', '2026-11');
    assert.deepEqual(sooner, { reserved: 10, returned: 0 });
    assert.ok(await store.complete(lease, NOW + 4_000));
    const usage = await openLedger(sql).getUsage('acc_1', '2026-11-21', '2026-11-21', ['operation', 'key']);
    assert.deepEqual(usage, [{ operation: 'submitBatch', keyId: 'key_1', units: 7, requests: 1 }]);
    assert.deepEqual(await store.countUnbooked('acc_1', '2026-11'), { reserved: 0, returned: 3 });
    assert.deepEqual(announced.map(({ name, batch }) => [name, batch.state]), [
      ['batch.started', 'validating'], ['batch.completed', 'completed'],
    ]);
  });

  it('waives rows answered after the month was closed', async () => {
    await submit(1);
    await sql.write((transaction) =>
      transaction.insert('usage_closed_month', { month: 202611, closed_at: NOW, folded_at: null }));
    assert.ok(await store.complete(await finishRows('worker', [partOf(0)]), NOW + 4_000));
    assert.equal(await openLedger(sql).getMonthUnits('acc_1', '2026-11'), 0);
    assert.deepEqual(await store.countUnbooked('acc_1', '2026-11'), { reserved: 0, returned: 10 });
  });

  it('releases units also for the nodes that share a cap', async () => {
    const row = { account_id: 'acc_1', month: '2026-11', node_id: '', units: 0 };
    const rows = [row, { ...row, node_id: 'n', units: 10 }];
    await sql.write((transaction) => transaction.insertAll('quota_reserve', rows));
    await submit(1);
    await store.complete(await finishRows('worker', [partOf(0)]), NOW + 4_000);
    const [sum] = await sql.all<{ units: number | string }>('SELECT SUM(units) AS units FROM quota_reserve');
    assert.equal(Number(sum.units), 7);
  });

  it('does not complete a batch with missing rows', async () => {
    await submit(1);
    const lease = await finishRows('worker', [partOf(0, { processed: 9 })]);
    await assert.rejects(store.complete(lease, NOW + 4_000), /Only 9 of 10 rows are answered/);
    assert.equal((await store.find({ accountId: 'acc_1' }, named(0)))!.state, 'finalizing');
  });

  it('refuses a worker whose lease has expired, and accepts its successor', async () => {
    await submit(1);
    await store.claim('slow', NOW, LEASE_MS, MANY);
    const slow = { batchId: named(0), owner: 'slow', turn: 1 };
    const late = NOW + LEASE_MS;
    assert.equal(await store.renew(slow, late, LEASE_MS), undefined);
    assert.equal(await store.advance(slow, 'queued', 'validating', late), false);
    const next = await store.claim('quick', late, LEASE_MS, MANY);
    assert.deepEqual([next!.id, next!.turn], [named(0), 2]);
    assert.equal(await store.advance(slow, 'queued', 'validating', late + 1), false);
    assert.equal(await store.advance({ ...slow, owner: 'quick', turn: 2 }, 'queued', 'validating', late + 1), true);
  });

  it('refuses an earlier lease, even of the same process', async () => {
    await submit(1);
    const worker = { batchId: named(0), owner: 'worker' };
    const [first, second] = [{ ...worker, turn: 1 }, { ...worker, turn: 2 }];
    await store.claim('worker', NOW, LEASE_MS, MANY);
    const late = NOW + LEASE_MS;
    assert.equal((await store.claim('worker', late, LEASE_MS, MANY))!.turn, 2);
    assert.equal(await store.renew(first, late + 1, LEASE_MS), undefined);
    assert.equal(await store.advance(first, 'queued', 'validating', late + 1), false);
    await store.release(first);
    assert.equal(await store.renew(second, late + 1, LEASE_MS), 'queued');
  });

  it('stores a part once, in its turn and order', async () => {
    await submit(1, { rows: 30 });
    await store.claim('worker', NOW, LEASE_MS, MANY);
    const lease = { batchId: named(0), owner: 'worker', turn: 1 };
    await store.advance(lease, 'queued', 'validating', NOW);
    await store.advance(lease, 'validating', 'running', NOW);
    const kept = await Promise.all([0, 0, 2, 0].map((number) => store.addPart(lease, partOf(number), NOW)));
    assert.equal(kept.filter(Boolean).length, 1);
    assert.deepEqual(await store.listParts(named(0)), [{ ...partOf(0), turn: 1 }]);
    assert.equal(await store.useAtlas(lease, 'another', NOW), true);
    assert.deepEqual(await store.listParts(named(0)), []);
  });

  it('lists newest first, and a cursor keeps its place when something is added', async () => {
    await submit(5);
    await store.add(newBatch('job_800', { accountId: 'acc_2' }));
    const first = await store.list({ accountId: 'acc_1' }, { most: 2 });
    await store.add(newBatch('job_900'));
    const second = await store.list({ accountId: 'acc_1' }, { most: 2, after: first.next! });
    const third = await store.list({ accountId: 'acc_1' }, { most: 2, after: second.next! });
    const ids = [first, second, third].map(({ items }) => items.map(({ id }) => id));
    assert.deepEqual(ids, [[named(4), named(3)], [named(2), named(1)], [named(0)]]);
    assert.equal(third.next, undefined);
  });

  it('counts the rows ahead, and measures the throughput', async () => {
    await submit(3);
    assert.equal(await store.rowsPerSecond(NOW), undefined);
    assert.equal(await store.rowsAhead((await store.find({ accountId: 'acc_1' }, named(2)))!), 20);
    const lease = await finishRows('worker', [partOf(0)]);
    assert.equal(await store.rowsAhead((await store.find({ accountId: 'acc_1' }, named(2)))!), 10);
    await store.complete(lease, NOW + 3_000);
    assert.equal(await store.rowsPerSecond(NOW + 3_600_000), undefined, 'ten rows tell nothing');
  });

  it('measures running batches, otherwise the latest large finished ones', async () => {
    await submit(2, { rows: 2_000 });
    const thousand = { processed: 1_000, succeeded: 1_000, notFound: 0, failed: 0 };
    const lease = await finishRows('worker', [partOf(0, thousand), partOf(1, thousand)]);
    assert.equal(await store.rowsPerSecond(NOW + 4_000), 1_000 / 2, 'still being put together');
    await store.complete(lease, NOW + 6_000);
    assert.equal(await store.rowsPerSecond(NOW + 3_600_000), 400);
    await store.claim('worker', NOW, LEASE_MS, MANY);
    const second = { batchId: named(1), owner: 'worker', turn: 1 };
    await store.advance(second, 'queued', 'validating', NOW + 3_000);
    await store.advance(second, 'validating', 'running', NOW + 3_000);
    assert.equal(await store.rowsPerSecond(NOW + 4_000), 400, 'nothing is answered yet');
    await store.addPart(second, partOf(0, thousand), NOW + 5_000);
    assert.equal(await store.rowsPerSecond(NOW + 6_000), 400, 'a first part waits for threads to start');
    assert.equal(await store.rowsPerSecond(NOW + 6_000, named(1)), undefined, 'earlier batches tell nothing of it');
    await store.addPart(second, partOf(1, thousand), NOW + 6_000);
    assert.equal(await store.rowsPerSecond(NOW + 6_000), 1_000);
    assert.equal(await store.rowsPerSecond(NOW + 10_000), 200, 'what stands still gets slower');
  });

  it('measures recent answers: neither validation nor an earlier outage counts', async () => {
    await submit(1, { rows: 1_000_000 });
    await store.claim('worker', NOW, 10 * HOUR_MS, MANY);
    const lease = { batchId: named(0), owner: 'worker', turn: 1 };
    await store.advance(lease, 'queued', 'validating', NOW);
    await store.advance(lease, 'validating', 'running', NOW + 60_000);
    const many = { processed: 5_000, succeeded: 5_000, notFound: 0, failed: 0 };
    let at = NOW + 90_000;
    for (let number = 0; number < 5; number++) await store.addPart(lease, partOf(number, many), (at += 1_000));
    assert.equal(await store.rowsPerSecond(at), 5_000);
    at += HOUR_MS;
    assert.ok((await store.rowsPerSecond(at))! < 10, 'an hour in which nothing came');
    for (let number = 5; number < 30; number++) await store.addPart(lease, partOf(number, many), (at += 1_000));
    assert.equal(await store.rowsPerSecond(at), 5_000);
  });

  it('measures a batch by its own rows, from its second part on, and counts the time spent since', async () => {
    await submit(2, { rows: 60_000 });
    for (let claims = 0; claims < 2; claims++) await store.claim('worker', NOW, HOUR_MS, MANY);
    const [quick, slow] = [0, 1].map((number) => ({ batchId: named(number), owner: 'worker', turn: 1 }));
    const rowsOf = (processed: number) => ({ processed, succeeded: processed, notFound: 0, failed: 0 });
    for (const lease of [quick, slow]) {
      await store.advance(lease, 'queued', 'validating', NOW);
      await store.advance(lease, 'validating', 'running', NOW);
    }
    for (const number of [0, 1, 2]) await store.addPart(quick, partOf(number, rowsOf(10_000)), NOW + number * 1_000);
    assert.equal(await store.rowsPerSecond(NOW + 2_000, named(1)), undefined, 'nothing of it is answered');
    await store.addPart(slow, partOf(0, rowsOf(200)), NOW + 2_000);
    assert.equal(await store.rowsPerSecond(NOW + 2_000, named(1)), undefined, 'its threads were starting');
    await store.addPart(slow, partOf(1, rowsOf(400)), NOW + 6_000);
    assert.equal(await store.rowsPerSecond(NOW + 10_000), 20_000 / 10, 'few rows tell others nothing');
    assert.equal(await store.rowsPerSecond(NOW + 10_000, named(1)), 20_000 / 10 + 400 / 8);
  });

  it('shows and cancels only batches of the account, or of the calling key', async () => {
    await submit(1);
    const [mine, otherKey, otherAccount] = [
      { accountId: 'acc_1', keyId: 'key_1' }, { accountId: 'acc_1', keyId: 'key_2' }, { accountId: 'acc_2' },
    ];
    for (const stranger of [otherKey, otherAccount]) {
      assert.equal(await store.find(stranger, named(0)), undefined);
      assert.deepEqual(await store.list(stranger, { most: 9 }), { items: [] });
      assert.equal(await store.askToCancel(stranger, named(0)), undefined);
    }
    assert.equal((await store.find(mine, named(0)))!.state, 'queued');
    assert.equal(await store.askToCancel(mine, named(0)), true);
    assert.deepEqual(await store.countStates(), { cancelling: 1 });
    assert.deepEqual([await store.isKnown(named(0)), await store.isKnown(named(1))], [true, false]);
  });

  it('adds nothing for a forgotten account, and nothing without the writes beside it', async () => {
    const isKeyInvalid = (error: unknown) => error instanceof AppError && error.code === 'key_invalid';
    await assert.rejects(store.add(newBatch('job_lost', { accountId: 'acc_gone' })), isKeyInvalid);
    await assert.rejects(store.add(newBatch('job_lost'), () => Promise.reject(new Error('changed its mind'))));
    assert.equal(await store.isKnown('job_lost'), false);
  });

  it('of a forgotten account is deleted with its files', async () => {
    await submit(3, { label: 'тайное', webhookUrl: 'https://secret.example/' });
    await store.complete(await finishRows('worker', [partOf(0)]), NOW + 4_000);
    await store.expire(named(0), NOW + 31 * 86_400_000);
    await store.claim('worker', NOW + 100, LEASE_MS, MANY);
    const lease = { batchId: named(1), owner: 'worker', turn: 1 };
    const forgotten = await sql.write((transaction) => forgetBatches(transaction, 'acc_1', NOW + 200));
    assert.equal(forgotten, 2, 'those that have files');
    assert.equal(await store.renew(lease, NOW + 300, LEASE_MS), undefined);
    assert.equal(await store.claim('other', NOW + 300, LEASE_MS, MANY), undefined);
    assert.deepEqual(await store.list({ accountId: 'acc_1' }, { most: 9 }), { items: [] });
    assert.deepEqual(await store.listOver(NOW + 60_199 - READ_ON_MS, 9), [], 'nodes may be writing still');
    const over = (await store.listOver(NOW + 60_200 - READ_ON_MS, 9))
      .map(({ id, label, webhookUrl }) => [id, label, webhookUrl]);
    assert.deepEqual(over, [[named(1), '', undefined], [named(2), '', undefined]]);
    for (const [id] of over) assert.ok(await store.expire(id!, NOW + 300));
    assert.deepEqual(await store.countStates(), {});
  });
});
