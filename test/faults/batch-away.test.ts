import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLedger } from '../../billing/index.ts';
import type { BatchStore } from '../../src/jobs/batch/ports.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import type { Sql } from '../../src/kernel/sql.ts';
import type { ServedAtlas } from '../../src/running/batch/atlas-crews.ts';
import { openFolderFiles } from '../../src/store/files/stored/folder.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { newRunner, readResult, submitTable, tableOf, townAtlas } from '../harness/batch-stand.ts';
import { addAccount } from '../harness/batches.ts';
import { eventually } from '../harness/eventually.ts';
import { openCorner } from '../harness/file-stores.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';
import { fillDisk, mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';

const TABLE = tableOf(2000);
const LEASE_MS = 1500;

interface Stand {
  readonly sql: Sql;
  readonly store: BatchStore;
  readonly files: FileStore;
  readonly atlas: () => ServedAtlas;
}

const findState = async ({ store }: Stand, id: string) => (await store.find({ accountId: 'acc_1' }, id))!;
/** The database may be unavailable while we poll. */
const completed = async (stand: Stand, id: string, logged: readonly string[] = []): Promise<void> => {
  let state = '';
  await eventually(`${id} has ended`, async () => {
    state = await findState(stand, id).then((batch) => batch.state, () => state);
    return state === 'completed' || state === 'failed';
  }).catch((error: Error) => assert.fail(`${error.message}: ${state}\n${logged.join('\n')}`));
  assert.equal(state, 'completed', logged.join('\n'));
};

/**
 * Processes the same table twice, once undisturbed and once with trouble after the first rows; returns the worker’s
 * log.
 */
async function workThrough(
  stand: Stand, name: string, trouble: (logged: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const { store, files, atlas, sql } = stand;
  const [plain, troubled] = [`job_${name}_plain`, `job_${name}`];
  const units = (): Promise<number> => openLedger(sql).getMonthUnits('acc_1', monthOf(Date.now()));
  const atFirst = await units();
  await submitTable(store, files, plain, TABLE);
  const { runner, logged } = newRunner(name, { queue: store, files, atlas, times: { leaseMs: LEASE_MS } });
  runner.start();
  try {
    await completed(stand, plain, logged);
    const cost = (await units()) - atFirst;
    assert.ok(cost > 0);
    await submitTable(store, files, troubled, TABLE);
    await eventually('rows are kept', async () => (await findState(stand, troubled)).parts > 2);
    logged.length = 0;
    await trouble(logged);
    await completed(stand, troubled, logged);
    assert.equal(await readResult(store, files, troubled), await readResult(store, files, plain));
    assert.equal((await units()) - atFirst, 2 * cost);
    return logged;
  } finally {
    // a runner left after a failure would claim the batches of the next test
    await runner.stop();
  }
}

describe('a batch during outages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-batch-away-'));
  let atlas: () => ServedAtlas;
  before(async () => {
    const town = await townAtlas(folder);
    atlas = () => town('one');
  });
  const small = join(folder, 'small');
  mkdirSync(small);
  const mounted = mountSmallDisk(small, 4096);
  after(() => {
    if (mounted) unmountSmallDisk(small);
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (url: string, filesFolder: string): Promise<Stand> => {
    const sql = await openSql(url);
    await addAccount(sql, 'acc_1');
    return { sql, store: openBatchStore(sql, async () => undefined), files: await openFolderFiles(filesFolder), atlas };
  };

  describe('by a database that goes away', { skip: skipReason('mysql') }, () => {
    let server: Found;
    before(async () => {
      server = await findServer('mysql', true);
    });
    after(() => server?.stop());

    for (const [how, stop, start] of [
      ['killed', () => server.own!.signal('SIGKILL'), () => server.own!.start()],
      ['frozen', () => server.own!.signal('SIGSTOP'), async () => server.own!.signal('SIGCONT')],
    ] as const) {
      it(`continues when it is back, ${how} for longer than a lease: with the same result and units`, async () => {
        const stand = await open(server.url, join(folder, how));
        const logged = await workThrough(stand, how, async () => {
          stop();
          await sleep(2 * LEASE_MS);
          await start();
        });
        const reports = logged.filter((line) => line.startsWith('the table of batches does not answer'));
        assert.ok(reports.length <= 2, logged.join('\n'));
        await stand.sql.close();
      });
    }
  });

  describe('by an S3 server that goes away', { skip: skipReason('s3') }, () => {
    let s3: Found;
    before(async () => {
      s3 = await findServer('s3', true);
    });
    after(() => s3?.stop());

    it('continues when it is back', async () => {
      const files = openCorner(s3.url, { silenceMs: 500 });
      const stand = { ...(await open(`sqlite:${join(folder, 's3.db')}`, join(folder, 'unused'))), files };
      const logged = await workThrough(stand, 's3', async (lines) => {
        s3.own!.signal('SIGKILL');
        await eventually('it is told', () => lines.some((line) => line.includes('is tried again')));
        await s3.own!.start();
      });
      assert.ok(logged.some((line) => line.startsWith('no longer: batch job_s3')), logged.join('\n'));
      await files.close();
      await stand.sql.close();
    });
  });

  it('on a full disk continues when there is room', { skip: mounted ? false : NO_SMALL_DISK }, async () => {
    const stand = await open(`sqlite:${join(folder, 'geokod.db')}`, join(small, 'files'));
    const ballast = join(small, 'ballast');
    const logged = await workThrough(stand, 'disk', async (lines) => {
      fillDisk(ballast);
      await eventually('it is told', () => lines.some((line) => line.includes('is tried again')));
      rmSync(ballast);
    });
    assert.ok(logged.some((line) => line.startsWith('no longer: batch job_disk')), logged.join('\n'));
    await stand.sql.close();
  });
});
