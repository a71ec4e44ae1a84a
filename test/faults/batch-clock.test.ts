import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '../../billing/index.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { ClockWatch } from '../../src/store/clock-watch.ts';
import type { ServedAtlas } from '../../src/running/batch/atlas-crews.ts';
import { openFolderFiles } from '../../src/store/files/stored/folder.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { newRunner, readResult, submitTable, tableOf, townAtlas } from '../harness/batch-stand.ts';
import { addAccount } from '../harness/batches.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';

const TABLE = tableOf(2000);
const HOURS_MS = 5 * 3_600_000;

let folder: string;
let atlas: () => ServedAtlas;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geokod-batch-clock-'));
  const town = await townAtlas(folder);
  atlas = () => town('one');
});
after(() => rm(folder, { recursive: true, force: true }));

describeSql('a batch at work while a clock is set', (stand) => {
  for (const [whose, jumping, mostTurns] of [
    ['of the node that holds it', ['holder'], 1],
    ['of another node', ['other'], 1],
    // earlier leases are then expired, or seem to last for hours
    ['of all nodes and of the database', ['holder', 'other', 'database'], 2],
  ] as const) {
    for (const [where, byMs] of [['ahead', HOURS_MS], ['back', -HOURS_MS]] as const) {
      it(`${whose}, hours ${where}: is done once`, async (context) => {
        const { sql } = await stand.open();
        const store = openBatchStore(sql, async () => undefined);
        const files = await openFolderFiles(join(folder, randomUUID()));
        await addAccount(sql, 'acc_1');
        const aheadMs = { holder: 0, other: 0, database: 0 };
        const begin = async (place: 'holder' | 'other') => {
          const clock = { now: () => Date.now() + aheadMs[place], monotonic: () => performance.now() };
          const databaseNow = async (): Promise<number> => (await sql.now()) + aheadMs.database;
          const watch = new ClockWatch({ databaseNow, clock, log: { info: () => {}, error: () => {} } });
          await watch.start();
          const { runner, logged } = newRunner(place, { queue: store, files, atlas, clock: watch.clock });
          context.after(() => runner.stop().then(() => watch.close()));
          return { runner, logged };
        };
        const find = async (id: string) => (await store.find({ accountId: 'acc_1' }, id))!;
        const isDone = (id: string) => async (): Promise<boolean> => (await find(id)).state === 'completed';
        const nodes = [await begin('holder'), await begin('other')];
        nodes[0].runner.start();
        await submitTable(store, files, 'job_plain', TABLE);
        await eventually('one is done', isDone('job_plain'));
        await submitTable(store, files, 'job_jump', TABLE);
        await eventually('rows are kept', async () => (await find('job_jump')).parts > 2);
        for (const one of jumping) aheadMs[one] = byMs;
        nodes[1].runner.start();
        await eventually('the other one is done', isDone('job_jump'));
        const { turn, succeeded } = await find('job_jump');
        assert.ok(turn <= mostTurns, nodes.flatMap(({ logged }) => logged).join('\n'));
        assert.equal(await readResult(store, files, 'job_jump'), await readResult(store, files, 'job_plain'));
        assert.equal(await openLedger(sql).getMonthUnits('acc_1', monthOf(Date.now())), 2 * succeeded);
      });
    }
  }
});
