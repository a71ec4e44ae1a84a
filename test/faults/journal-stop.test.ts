import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { load } from '../harness/load.ts';
import { prepareStand, serve, type Served, type Stand } from '../harness/served.ts';
import { fillDisk, mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';
import type { Environment } from '../../src/config.ts';

const tried = mkdtempSync(join(tmpdir(), 'geokod-stop-'));
const skip = mountSmallDisk(tried, 64) ? false : NO_SMALL_DISK;
if (!skip) unmountSmallDisk(tried);
rmSync(tried, { recursive: true });

interface Line {
  readonly msg?: string;
  readonly lines?: number;
  readonly folder?: string;
}

interface Full {
  readonly stand: Stand;
  readonly served: Served;
  readonly ballast: string;
  /** Log lines that match. */
  logged(words: RegExp): Line[];
  /** Sends requests and waits for their answers. */
  ask(requests: number): Promise<void>;
  answered: number;
}

/** A service with a few answered requests, whose data are on a small disk, but not its log. */
async function onSmallDisk(context: TestContext, env: Environment, spareFolder?: string): Promise<Full> {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-stop-'));
  mountSmallDisk(folder, 8192);
  context.after(() => {
    unmountSmallDisk(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(await newFolder(context), 'log');
  const descriptor = openSync(file, 'w');
  const stand = await prepareStand(context, { folder, spareFolder });
  const served = await serve(stand, { file, descriptor }, { JOURNAL_SPARE_DIR: spareFolder, ...env });
  closeSync(descriptor);
  context.after(() => served.process.kill('SIGKILL'));
  const logged: Full['logged'] = (words) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"level"') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ msg }) => words.test(msg ?? ''));
  const full: Full = {
    stand, served, ballast: join(folder, 'ballast'), logged, answered: 0,
    async ask(requests) {
      const loading = load({ port: served.port, key: stand.key });
      while (loading.answeredAt.length < requests && loading.failures.length === 0) await sleep(5);
      loading.stop();
      await loading.done;
      assert.deepEqual(loading.failures, []);
      full.answered += loading.answeredAt.length;
    },
  };
  await full.ask(100);
  return full;
}

const FULL = /cannot be written here/;
const AGAIN = /is written here again/;
const GIVEN_UP = /usage was given up/;

describe('a service whose disk is full, asked to stop,', { skip }, () => {
  test('waits, and then reports the number of lost lines in the log, with an exit code', async (context) => {
    const full = await onSmallDisk(context, { JOURNAL_END_WAIT_S: '1' });
    fillDisk(full.ballast);
    await full.ask(900);
    full.served.process.kill('SIGTERM');
    assert.equal(await full.served.ended, 74);
    const [{ lines }, ...others] = full.logged(GIVEN_UP);
    assert.deepEqual([others, full.logged(FULL).length], [[], 1]);
    rmSync(full.ballast);
    assert.equal((await full.stand.bookedUnits()) + lines!, full.answered);
    assert.ok(lines! > 0);
  });

  test('loses nothing if a spare folder is configured', async (context) => {
    const full = await onSmallDisk(context, { JOURNAL_END_WAIT_S: '0' }, await newFolder(context));
    fillDisk(full.ballast);
    await full.ask(900);
    full.served.process.kill('SIGTERM');
    assert.equal(await full.served.ended, 0);
    assert.deepEqual([full.logged(FULL).length, full.logged(GIVEN_UP).length], [1, 0]);
    rmSync(full.ballast);
    assert.equal(await full.stand.bookedUnits(), full.answered);
  });

  test('loses nothing if there is room while it waits', async (context) => {
    const full = await onSmallDisk(context, { JOURNAL_END_WAIT_S: '600' });
    fillDisk(full.ballast);
    await full.ask(900);
    full.served.process.kill('SIGTERM');
    await eventually('it waits', () => full.logged(/waits for a disk before the end/).length === 1);
    rmSync(full.ballast);
    assert.equal(await full.served.ended, 0);
    assert.deepEqual([full.logged(FULL).length, full.logged(AGAIN).length, full.logged(GIVEN_UP).length], [1, 1, 0]);
    assert.equal(await full.stand.bookedUnits(), full.answered);
  });
});

describe('a service whose disk is full for a while', { skip }, () => {
  test('reports it in one line and its end in another, and loses nothing', async (context) => {
    const full = await onSmallDisk(context, {});
    fillDisk(full.ballast);
    await full.ask(900);
    // longer than several attempts to write
    await sleep(2000);
    await full.ask(900);
    rmSync(full.ballast);
    await eventually('it is over', () => full.logged(AGAIN).length > 0);
    await full.ask(100);
    assert.deepEqual([full.logged(FULL).length, full.logged(AGAIN).length], [1, 1]);
    full.served.process.kill('SIGTERM');
    assert.equal(await full.served.ended, 0);
    assert.equal(await full.stand.bookedUnits(), full.answered);
  });

  test('killed meanwhile, has all but the last moment in the spare folder', async (context) => {
    const full = await onSmallDisk(context, {}, await newFolder(context));
    fillDisk(full.ballast);
    await full.ask(900);
    await eventually('nothing waits in memory', async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${full.served.opsPort}/metrics`)).text();
      return /^geokod_journal_waiting_lines 0$/m.test(metrics);
    });
    full.served.process.kill('SIGKILL');
    await full.served.ended;
    rmSync(full.ballast);
    assert.equal(await full.stand.bookedUnits(), full.answered);
  });
});
