import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, it } from 'node:test';
import { openLedger } from '../../billing/index.ts';
import { Metrics } from '../../ops/index.ts';
import { filesOf, inputName } from '../../src/jobs/batch/files.ts';
import { newBatchId } from '../../src/jobs/batch/ids.ts';
import { READ_ON_MS, RESULT_KEPT_MS } from '../../src/jobs/batch/limits.ts';
import type { Batch, BatchState, BatchStore } from '../../src/jobs/batch/ports.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import type { Sql } from '../../src/kernel/sql.ts';
import type { ServedAtlas } from '../../src/running/batch/atlas-crews.ts';
import type { BatchRunner } from '../../src/running/batch/runner.ts';
import { sweepExpired } from '../../src/running/batch/sweep.ts';
import { openFolderFiles } from '../../src/store/files/stored/folder.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import {
  newRunner, readResult, submitTable, tableOf, townAtlas, type TestRunnerOptions,
} from '../harness/batch-stand.ts';
import { addAccount } from '../harness/batches.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';

let folder: string;
let town: (version: string) => ServedAtlas;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geokod-runner-'));
  town = await townAtlas(folder);
});
after(() => rm(folder, { recursive: true, force: true }));

describeSql('batches at work', (stand) => {
  let sql: Sql;
  let store: BatchStore;
  let files: FileStore;
  let running: BatchRunner[];
  let count = 0;
  beforeEach(async () => {
    ({ sql } = await stand.open());
    store = openBatchStore(sql, async () => undefined);
    files = await openFolderFiles(join(folder, `${stand.name}-${count++}`));
    for (const id of ['acc_1', 'acc_2']) await addAccount(sql, id);
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((runner) => runner.stop()));
  });

  const start = (owner: string, options: Partial<TestRunnerOptions> = {}) => {
    const made = newRunner(owner, { queue: store, files, atlas: () => town('one'), ...options });
    running.push(made.runner);
    made.runner.start();
    return made;
  };
  const find = async ({ id, accountId }: Batch): Promise<Batch> => (await store.find({ accountId }, id))!;
  const reached = (batch: Batch, state: BatchState): Promise<void> =>
    eventually(`${batch.id} is ${state}`, async () => (await find(batch)).state === state);
  const bookedUnits = (accountId = 'acc_1'): Promise<number> =>
    openLedger(sql).getMonthUnits(accountId, monthOf(systemClock.now()));
  /** The result of an undisturbed worker. */
  const undisturbed = async (text: string): Promise<string> => {
    const batch = await submitTable(store, files, 'job_plain', text, { accountId: 'acc_2' });
    const { runner } = start('plain');
    await reached(batch, 'completed');
    await runner.stop();
    return readResult(store, files, batch.id);
  };
  /** A file store that runs `before` whenever a part is stored. */
  const disturbed = (before: (name: string) => Promise<void> | void): FileStore => ({
    ...files,
    put: async (name, content) => {
      await before(name);
      return files.put(name, content);
    },
  });

  it('are answered row by row, counted, and booked by answered rows', async () => {
    const batch = await submitTable(store, files, 'job_1', tableOf(123));
    start('a');
    await reached(batch, 'completed');
    const { processed, succeeded, notFound, failed, parts, atlas, reservedUnits } = await find(batch);
    assert.deepEqual([processed, succeeded + notFound + failed, failed, parts, atlas], [123, 123, 24, 3, 'one']);
    assert.ok(notFound >= 24);
    assert.equal(reservedUnits, 0);
    assert.equal(await bookedUnits(), succeeded);
    const lines = (await readResult(store, files, batch.id)).trimEnd().split('\n');
    assert.equal(lines.length, 124);
    assert.match(lines[0], /^номер,адрес,geo_status,geo_lat,/);
    assert.match(lines[1], /^1,"Ветроград, Посадская улица, 1",ok,54\.4412,148\.3408,house,/);
    assert.match(lines[3], /^3,"Китеж, Озёрная улица, 5",not_found,/);
    assert.match(lines[4], /^4,,invalid,.*адрес пуст,$/);
    const numbers = lines.slice(1).map((line) => Number(line.split(',')[0]));
    assert.deepEqual(numbers, Array.from({ length: 123 }, (_, at) => at + 1));
  });

  it('share the threads: a small one is done long before a large one', async () => {
    const large = await submitTable(store, files, 'job_large', tableOf(40_000));
    start('a', { portions: { groupRows: 100, partRows: 1000 } });
    await reached(large, 'running');
    const small = await submitTable(store, files, 'job_small', tableOf(200), { accountId: 'acc_2' });
    await reached(small, 'completed');
    assert.equal((await find(large)).state, 'running');
  });

  it('are cancelled while running: what was stored is booked and readable', async () => {
    const text = tableOf(5_000);
    const whole = await undisturbed(text);
    const batch = await submitTable(store, files, 'job_1', text);
    const { runner } = start('a');
    await eventually('rows are kept', async () => (await find(batch)).parts > 2);
    assert.ok(await store.askToCancel(batch, batch.id));
    runner.wake();
    await reached(batch, 'cancelled');
    const { succeeded, processed, parts } = await find(batch);
    assert.equal(await bookedUnits(), succeeded);
    assert.equal(processed, parts * 50);
    assert.ok(processed < 5_000);
    const result = await readResult(store, files, batch.id);
    assert.ok(whole.startsWith(result));
    assert.equal(result.split('\n').length, processed + 2);
  });

  it('are released by a worker that stops, and continued by the next', async () => {
    const text = tableOf(3_000);
    const whole = await undisturbed(text);
    const batch = await submitTable(store, files, 'job_1', text);
    const first = start('a');
    await eventually('rows are kept', async () => (await find(batch)).parts > 2);
    await first.runner.stop();
    const { parts, state } = await find(batch);
    assert.equal(state, 'running');
    const second = start('b');
    await reached(batch, 'completed');
    assert.match(second.logged[0], /goes on where another process left it/);
    assert.ok((await store.listParts(batch.id)).filter(({ turn }) => turn === 1).length === parts);
    assert.equal(await readResult(store, files, batch.id), whole);
    assert.equal(await bookedUnits(), (await find(batch)).succeeded);
  });

  it('that were lost and claimed again by the same process are left by the earlier run', async () => {
    const text = tableOf(1_000);
    const whole = await undisturbed(text);
    const batch = await submitTable(store, files, 'job_1', text);
    const taken = Promise.withResolvers<void>();
    let isCutOff = false;
    const queue: BatchStore = {
      ...store,
      renew: (...asked) => (isCutOff ? Promise.reject(new Error('away')) : store.renew(...asked)),
      async claim(...asked) {
        const claimed = await store.claim(...asked);
        if (claimed?.turn === 2) taken.resolve();
        return claimed;
      },
    };
    const { logged } = start('a', {
      queue,
      times: { leaseMs: 1_500 },
      files: disturbed(async (name) => {
        if (name.endsWith('000002.1.csv')) {
          isCutOff = true;
          await taken.promise;
          isCutOff = false;
        }
        if (!name.endsWith('000002.2.csv')) return;
        const hasLeft = (): boolean => logged.some((line) => line.includes('not in the hands of this process'));
        await eventually('the first one leaves or goes on', async () => hasLeft() || (await find(batch)).parts > 4);
      }),
    });
    await eventually('it has ended', async () => ['completed', 'failed'].includes((await find(batch)).state));
    assert.equal((await find(batch)).state, 'completed', logged.join('\n'));
    assert.ok((await find(batch)).turn > 1, 'it was taken again');
    assert.equal(await readResult(store, files, batch.id), whole);
    assert.equal(await bookedUnits(), (await find(batch)).succeeded);
  });

  it('keep the atlas they began with, and later ones use the current one', async () => {
    let version = 'one';
    const batch = await submitTable(store, files, 'job_1', tableOf(2_000));
    const swapped = disturbed(() => void (version = 'two'));
    start('a', { atlas: () => town(version), files: swapped });
    await reached(batch, 'completed');
    const next = await submitTable(store, files, 'job_2', tableOf(100));
    await reached(next, 'completed');
    assert.deepEqual([(await find(batch)).atlas, (await find(next)).atlas], ['one', 'two']);
  });

  it('start over on a worker with another atlas: one result comes from one map', async () => {
    const text = tableOf(3_000);
    const whole = await undisturbed(text);
    const batch = await submitTable(store, files, 'job_1', text);
    const first = start('a');
    await eventually('rows are kept', async () => (await find(batch)).parts > 2);
    await first.runner.stop();
    start('b', { atlas: () => town('two') });
    await reached(batch, 'completed');
    const parts = await store.listParts(batch.id);
    assert.ok(parts.every(({ turn }) => turn === 2));
    assert.equal((await find(batch)).atlas, 'two');
    assert.equal(await readResult(store, files, batch.id), whole);
  });

  it('wait while files cannot be written, report it once, and continue', async () => {
    const text = tableOf(500);
    const whole = await undisturbed(text);
    const batch = await submitTable(store, files, 'job_1', text);
    let puts = 0;
    const { logged } = start('a', {
      files: disturbed(() => {
        puts++;
        if (puts > 2 && puts < 8) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      }),
    });
    await reached(batch, 'completed');
    assert.equal(await readResult(store, files, batch.id), whole);
    assert.equal(logged.filter((line) => line.includes('is tried again')).length, 2, logged.join('\n'));
    assert.ok(logged.some((line) => line.startsWith('no longer: ')));
  });

  it('fail if files cannot be written for too long, at no cost', async () => {
    const batch = await submitTable(store, files, 'job_1', tableOf(500));
    const { logged } = start('a', {
      times: { giveUpMs: 100 },
      files: disturbed((name) => {
        if (name.includes('000003')) throw new Error('away');
      }),
    });
    await reached(batch, 'failed');
    assert.equal((await find(batch)).problem!.code, 'internal');
    assert.equal(await bookedUnits(), 0);
    assert.ok(logged.some((line) => line.startsWith('a batch failed')));
  });

  for (const [what, spoil] of [
    ['lost', (id: string) => files.removeAll(inputName(id))],
    ['changed', (id: string) => files.put(inputName(id), (async function* () {
      yield Buffer.from(tableOf(500).replace('Посадская', 'Пасадская'));
    })())],
  ] as const) {
    it(`fail if their file was ${what} meanwhile`, async () => {
      const batch = await submitTable(store, files, 'job_1', tableOf(500));
      await spoil(batch.id);
      start('a');
      await reached(batch, 'failed');
      assert.match((await find(batch)).problem!.detail, /submitted were|not what was submitted/);
    });
  }

  it('expire with their files, without affecting others', async () => {
    const over = await submitTable(store, files, 'job_1', tableOf(100));
    const { runner } = start('a');
    await reached(over, 'completed');
    await runner.stop();
    const fresh = await submitTable(store, files, 'job_11', tableOf(100));
    const { expiresAt } = await find(over);
    assert.equal(await sweepExpired({ queue: store, files, now: () => expiresAt! + READ_ON_MS - 1 }), 0);
    const later = { ...systemClock, now: () => systemClock.now() + RESULT_KEPT_MS + READ_ON_MS };
    start('b', { clock: later, times: { sweepMs: 50 } });
    await reached(over, 'expired');
    assert.deepEqual(await Array.fromAsync(files.list(filesOf(over.id))), []);
    await reached(fresh, 'completed');
    assert.ok((await Array.fromAsync(files.list(filesOf(fresh.id)))).length > 1);
  });

  it('are not claimed by a process without threads, which still settles and expires', async () => {
    const over = await submitTable(store, files, 'job_1', tableOf(100));
    const { runner } = start('a');
    await reached(over, 'completed');
    await runner.stop();
    const waiting = await submitTable(store, files, 'job_11', tableOf(100));
    const unwanted = await submitTable(store, files, 'job_12', tableOf(100));
    await store.askToCancel(unwanted, unwanted.id);
    const later = { ...systemClock, now: () => systemClock.now() + RESULT_KEPT_MS + READ_ON_MS };
    const { logged } = start('b', { clock: later, rows: { threads: 0 }, times: { sweepMs: 50 } });
    await reached(unwanted, 'cancelled');
    await reached(over, 'expired');
    assert.deepEqual([(await find(waiting)).state, (await find(waiting)).turn], ['queued', 0]);
    assert.match(logged.join('\n'), /^batches wait, and no node works on any/m);
  });

  it('are left to others by a process without their files, which reports it', async () => {
    const batch = await submitTable(store, files, 'job_1', tableOf(100));
    const checkFiles = (): Promise<void> => Promise.reject(new Error('this is another folder'));
    const { runner, logged } = start('a', { checkFiles });
    await eventually('it says so', () => logged.length > 0);
    assert.match(logged[0], /^batches are left to other nodes: this is another folder/);
    assert.match(runner.trouble!, /another folder/);
    assert.deepEqual([(await find(batch)).state, (await find(batch)).turn], ['queued', 0]);
    start('b');
    await reached(batch, 'completed');
  });

  it('leave no files of dead uploads, but those of running ones', async () => {
    const now = systemClock.now();
    const random = (count: number): Uint8Array => new Uint8Array(count).fill(count);
    const [dead, young, batch] = [now - 2 * 86_400_000, now, now - 3 * 86_400_000].map((at) => newBatchId(at, random));
    const kept = await submitTable(store, files, batch, tableOf(10));
    for (const id of [dead, young]) await files.put(inputName(id), (async function* () {})());
    start('a');
    await reached(kept, 'completed');
    await eventually('what is dead is gone', async () => (await files.findSize(inputName(dead))) === undefined);
    assert.equal(await files.findSize(inputName(young)), 0);
    assert.ok(await files.findSize(inputName(batch)));
  });

  it('are reported in metrics', async () => {
    const metrics = new Metrics();
    const batch = await submitTable(store, files, 'job_1', tableOf(100));
    start('a', { metrics: metrics.batches });
    await reached(batch, 'completed');
    const text = await metrics.registry.metrics();
    assert.match(text, /geokod_batch_rows_total\{status="invalid"\} 20/);
    assert.match(text, /geokod_batches_taken_total\{how="new"\} 1/);
    assert.match(text, /geokod_batch_troubles 0/);
  });
});
