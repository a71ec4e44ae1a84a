import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, afterEach, before, beforeEach, it } from 'node:test';
import { openLedger } from '../../billing/index.ts';
import type { Batch, BatchState, BatchStore } from '../../src/jobs/batch/ports.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import type { Sql } from '../../src/kernel/sql.ts';
import { openFolderFiles } from '../../src/store/files/stored/folder.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { readResult, submitTable, tableOf } from '../harness/batch-stand.ts';
import { addAccount } from '../harness/batches.ts';
import { eventually } from '../harness/eventually.ts';
import { writeTownAtlas } from '../harness/small-geocoder.ts';
import { describeSql } from '../harness/stores.ts';

const script = join(import.meta.dirname, '../harness/batch-worker.ts');
const TABLE = tableOf(400);
const LEASE_MS = 1500;

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geokod-batch-kill-'));
  await writeTownAtlas(join(folder, 'town.atlas'));
});
after(() => rm(folder, { recursive: true, force: true }));

describeSql('workers on batches that are killed or frozen', (stand) => {
  let sql: Sql;
  let url: string;
  let store: BatchStore;
  let files: FileStore;
  let filesFolder: string;
  const workers: ChildProcess[] = [];
  let whole: { text: string; succeeded: number } | undefined;
  let count = 0;

  beforeEach(async () => {
    ({ sql, url } = await stand.open());
    store = openBatchStore(sql, async () => undefined);
    filesFolder = join(folder, `${stand.name}-${count++}`);
    files = await openFolderFiles(filesFolder);
    await addAccount(sql, 'acc_1');
    await addAccount(sql, 'acc_2');
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) {
      const ended = worker.exitCode !== null || worker.signalCode !== null ? undefined : once(worker, 'exit');
      worker.kill('SIGCONT');
      worker.kill('SIGTERM');
      await ended;
    }
  });

  /** Freezes between transactions: within one it would hold a lock forever. */
  const freeze = async (worker: ChildProcess, { id }: Batch): Promise<void> => {
    for (let isFree = false; !isFree; ) {
      worker.kill('SIGSTOP');
      const touched = sql.write((transaction) => transaction.run('UPDATE batch SET label = label WHERE id = ?', [id]));
      isFree = await Promise.race([touched.then(() => true, () => false), sleep(500, false)]);
      if (isFree) return;
      worker.kill('SIGCONT');
      await touched.catch(() => undefined);
    }
  };

  /** Each worker has a place of its own, unless one is given. */
  const start = (moment = '', { place = `place${workers.length}`, leaseMs = LEASE_MS } = {}) => {
    const args = [script, url, filesFolder, join(folder, 'town.atlas'), String(leaseMs), place, moment];
    const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    workers.push(worker);
    let text = '';
    worker.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    return { worker, output: () => text };
  };
  const find = async ({ id, accountId }: Batch): Promise<Batch> => (await store.find({ accountId }, id))!;
  const reached = (batch: Batch, state: BatchState): Promise<void> =>
    eventually(`${batch.id} is ${state}`, async () => (await find(batch)).state === state);
  const units = (): Promise<number> => openLedger(sql).getMonthUnits('acc_1', monthOf(Date.now()));

  /** The result of an undisturbed worker. */
  async function undisturbed(): Promise<{ text: string; succeeded: number }> {
    if (whole) return whole;
    const batch = await submitTable(store, files, 'job_plain', TABLE, { accountId: 'acc_2' });
    const { worker } = start();
    await reached(batch, 'completed');
    worker.kill('SIGTERM');
    await once(worker, 'exit');
    return (whole = { text: await readResult(store, files, batch.id), succeeded: (await find(batch)).succeeded });
  }

  for (const moment of [
    'at validating', 'at running', 'inside 0', 'inside 3', 'before checkpoint 2', 'behind checkpoint 2',
    'at finalizing', 'before the end', 'behind the end',
  ]) {
    it(`killed ${moment}: the next one makes the same result, for the same units`, async () => {
      const { text, succeeded } = await undisturbed();
      const batch = await submitTable(store, files, 'job_1', TABLE);
      const first = start(moment);
      const [, signal] = (await once(first.worker, 'exit')) as [number | null, string | null];
      assert.equal(signal, 'SIGKILL', first.output());
      start();
      await reached(batch, 'completed');
      assert.equal(await readResult(store, files, batch.id), text);
      assert.equal((await find(batch)).succeeded, succeeded);
      assert.equal(await units(), succeeded);
    });
  }

  it('killed and restarted in its place, it continues without waiting for its own lease to expire', async () => {
    const { text } = await undisturbed();
    const hours = { place: 'here', leaseMs: 10 * 3_600_000 };
    const batch = await submitTable(store, files, 'job_1', TABLE);
    await once(start('behind checkpoint 2', hours).worker, 'exit');
    const second = start('', hours);
    await reached(batch, 'completed');
    assert.equal(await readResult(store, files, batch.id), text);
    assert.match(second.output(), /what an earlier process of this place held is free.*\n.*goes on where another/);
  });

  it('frozen for longer than its lease, a worker wakes up and writes nothing more', async () => {
    const { text, succeeded } = await undisturbed();
    const batch = await submitTable(store, files, 'job_1', TABLE);
    const first = start();
    await eventually('rows are kept', async () => (await find(batch)).parts > 1);
    await freeze(first.worker, batch);
    const { state } = await find(batch);
    assert.equal(state, 'running', 'frozen too late to be told from one that has ended');
    const second = start();
    await reached(batch, 'completed');
    const before = { parts: await store.listParts(batch.id), batch: await find(batch) };
    first.worker.kill('SIGCONT');
    await eventually('it notices', () => first.output().includes('not in the hands of this process any more'));
    assert.deepEqual({ parts: await store.listParts(batch.id), batch: await find(batch) }, before);
    assert.equal(await readResult(store, files, batch.id), text);
    assert.equal(await units(), succeeded);
    assert.match(second.output(), /goes on where another process left it/);
  });
});
