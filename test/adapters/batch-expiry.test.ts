import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, it } from 'node:test';
import { filesOf } from '../../src/jobs/batch/files.ts';
import { READ_ON_MS, RESULT_KEPT_MS } from '../../src/jobs/batch/limits.ts';
import type { Batch, BatchState, BatchStore } from '../../src/jobs/batch/ports.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import type { Sql } from '../../src/kernel/sql.ts';
import type { ServedAtlas } from '../../src/running/batch/atlas-crews.ts';
import { openResult } from '../../src/running/read/result.ts';
import { sweepExpired } from '../../src/running/batch/sweep.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import { newRunner, readResult, submitTable, tableOf, townAtlas } from '../harness/batch-stand.ts';
import { addAccount } from '../harness/batches.ts';
import { eventually } from '../harness/eventually.ts';
import { describeFiles, PAGE_KEYS } from '../harness/file-stores.ts';

/** The parts are more files than one page of a server's listing. */
const ROWS = 50 * (PAGE_KEYS + 2);

let folder: string;
let atlas: () => ServedAtlas;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geokod-expiry-'));
  const town = await townAtlas(folder);
  atlas = () => town('one');
});
after(() => rm(folder, { recursive: true, force: true }));

describeFiles('results whose 30 days are over', (stand) => {
  let sql: Sql;
  let store: BatchStore;
  let files: FileStore;
  let count = 0;
  beforeEach(async () => {
    sql = await openSql(`sqlite:${join(folder, `${stand.name}-${count++}.db`)}`);
    store = openBatchStore(sql, async () => undefined);
    ({ files } = await stand.open());
    await addAccount(sql, 'acc_1');
  });
  afterEach(() => sql.close());

  const stateOf = async ({ id, accountId }: Batch): Promise<BatchState> => (await store.find({ accountId }, id))!.state;
  const namesOf = ({ id }: Batch): Promise<string[]> => Array.fromAsync(files.list(filesOf(id)));
  /** Two batches; the second id begins with the first, which ended a minute earlier. */
  async function completedTwo(): Promise<[Batch, Batch]> {
    const batches: Batch[] = [];
    for (const id of ['job_1', 'job_11']) batches.push(await submitTable(store, files, id, tableOf(ROWS)));
    const { runner } = newRunner('a', { queue: store, files, atlas });
    runner.start();
    for (const batch of batches) {
      await eventually(`${batch.id} is done`, async () => (await stateOf(batch)) === 'completed');
    }
    await runner.stop();
    const older = 'UPDATE batch SET expires_at = expires_at - 60000 WHERE id = ?';
    await sql.write((transaction) => transaction.run(older, ['job_1']));
    return batches as [Batch, Batch];
  }
  const sweeping = (change: Partial<FileStore> = {}) => ({
    queue: store, files: { ...files, ...change }, now: () => systemClock.now() + RESULT_KEPT_MS + READ_ON_MS - 30_000,
  });

  it('are swept with all their files, by any number of sweepers, and without affecting others', async () => {
    const [over, young] = await completedTwo();
    assert.ok((await namesOf(over)).length > PAGE_KEYS);
    const before = await readResult(store, files, young.id);
    const ended = await Promise.all([1, 2, 3].map(() => sweepExpired(sweeping())));
    assert.equal(ended.reduce((sum, each) => sum + each), 1);
    assert.deepEqual([await stateOf(over), await stateOf(young)], ['expired', 'completed']);
    assert.deepEqual(await namesOf(over), []);
    assert.deepEqual(await store.listParts(over.id), []);
    assert.equal(await readResult(store, files, young.id), before);
  });

  it('are expired only once their files are deleted, and the next sweep completes an interrupted one', async () => {
    const [over] = await completedTwo();
    const goesAway = async (prefix: string): Promise<void> => {
      await files.removeAll(`${prefix}part-000001`);
      throw new Error('the server is away');
    };
    await assert.rejects(sweepExpired(sweeping({ removeAll: goesAway })), /is away/);
    assert.equal(await stateOf(over), 'completed');
    assert.ok((await namesOf(over)).length > 0);
    assert.equal(await sweepExpired(sweeping()), 1);
    assert.deepEqual([await stateOf(over), await namesOf(over)], ['expired', []]);
  });

  it('are sent completely to readers that began before', async () => {
    const [over] = await completedTwo();
    const { size, read } = await openResult(over, { files, store });
    const pieces = read()[Symbol.asyncIterator]();
    let bytes = (await pieces.next()).value!.length;
    const justOver = { ...sweeping(), now: () => systemClock.now() + RESULT_KEPT_MS };
    assert.equal(await sweepExpired(justOver), 0);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) bytes += next.value.length;
    assert.equal(bytes, size);
  });
});
