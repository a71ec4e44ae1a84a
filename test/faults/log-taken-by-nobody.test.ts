import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, describe, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LogLines } from '../../src/http/log-lines.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { load } from '../harness/load.ts';
import { prepareStand, serve, type Served } from '../harness/served.ts';
import { mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';

const disk = mkdtempSync(join(tmpdir(), 'geokod-log-'));
const mounted = mountSmallDisk(disk, 256);
const skip = mounted ? false : NO_SMALL_DISK;
const ballast = join(disk, 'ballast');
after(() => {
  if (mounted) unmountSmallDisk(disk);
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the rest of the disk. */
function fill(): void {
  for (let size = 256 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Half of that may still fit.
    }
  }
}

async function ask(served: Served, key: string, requests: number): Promise<void> {
  const loading = load({ port: served.port, key });
  while (loading.answeredAt.length < requests && loading.failures.length === 0) await sleep(5);
  loading.stop();
  await loading.done;
  assert.deepEqual(loading.failures, []);
}

const health = async ({ opsPort }: Served): Promise<number> =>
  (await fetch(`http://127.0.0.1:${opsPort}/healthz`)).status;
async function metric({ opsPort }: Served, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

describe('a log on a full disk', { skip }, () => {
  test('keeps what it can, drops and counts the rest, and continues when there is room', async () => {
    const file = join(disk, 'log');
    const fd = openSync(file, 'w');
    const lines = new LogLines(fd, { gatherMs: 5, retryMs: 5, maxBytes: 10_000, endMs: 50 });
    const write = (name: string, count: number): void => {
      for (let number = 0; number < count; number++) lines.write(`{"line":"${name}${number}"}\n`);
    };
    write('before', 10);
    await sleep(50);
    fill();
    write('full', 2000);
    await sleep(50);
    write('more', 1000);
    await lines.flush();
    assert.ok(lines.dropped > 1000, `${lines.dropped} dropped`);
    rmSync(ballast);
    write('after', 10);
    await lines.close();
    const written = readFileSync(file, 'utf8').trimEnd().split('\n');
    const parsed = written.map((line) => JSON.parse(line) as { line?: string; dropped?: number });
    const dropped = parsed.reduce((sum, { dropped = 0 }) => sum + dropped, 0);
    assert.equal(parsed.filter(({ line }) => line).length + lines.dropped, 3020);
    assert.equal(dropped, lines.dropped);
    assert.ok(written.includes('{"line":"before9"}') && written.includes('{"line":"full0"}'));
    assert.equal(new Set(written).size, written.length);
    closeSync(fd);
    rmSync(file);
  });

  test('does not affect the service: it answers, writes again when it can, and ends in order', async (context) => {
    const stand = await prepareStand(context);
    const file = join(disk, 'out');
    const descriptor = openSync(file, 'w');
    const served = await serve(stand, { file, descriptor });
    closeSync(descriptor);
    context.after(() => served.process.kill('SIGKILL'));
    fill();
    await ask(served, stand.key, 6500);
    assert.equal(await health(served), 200);
    assert.ok((await metric(served, 'geokod_log_dropped_lines')) > 0);
    rmSync(ballast);
    const length = readFileSync(file).length;
    await ask(served, stand.key, 10);
    await eventually('it is written again, as there is room', () => readFileSync(file).length > length);
    fill();
    served.process.kill('SIGTERM');
    assert.equal(await served.ended, 0);
    assert.ok((await stand.bookedUnits()) >= 6510);
  });
});

/** Memory in use after a garbage collection. */
function retainedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('a log in a pipe that nobody reads', () => {
  const MAX_BYTES = 1024 * 1024;

  test('is kept in memory up to its limit', async (context) => {
    const pipe = join(await newFolder(context), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const lines = new LogLines(fd, { gatherMs: 1, retryMs: 1, maxBytes: MAX_BYTES, endMs: 1 });
    context.after(async () => {
      await lines.close();
      closeSync(fd);
    });
    const before = retainedBytes();
    for (let number = 0; number < 400_000; number++) {
      lines.write(`{"line":${number},"rest":"${'x'.repeat(80)}"}\n`);
      if (number % 20_000 === 0) await sleep(2);
    }
    const grown = retainedBytes() - before;
    assert.ok(lines.keptBytes <= MAX_BYTES, `${lines.keptBytes} bytes are kept`);
    assert.ok(lines.dropped > 300_000, `${lines.dropped} dropped`);
    // Forty megabytes were written; each line takes some bytes besides its text.
    assert.ok(grown < 8 * MAX_BYTES, `${grown} bytes more are retained`);
  });

  test('does not affect the service: it answers, drops lines, and ends in order', async (context) => {
    const stand = await prepareStand(context);
    const served = await serve(stand);
    context.after(() => served.process.kill('SIGKILL'));
    served.process.stdout!.pause();
    while ((await metric(served, 'geokod_log_dropped_lines')) === 0) await ask(served, stand.key, 2000);
    await ask(served, stand.key, 2000);
    assert.equal(await health(served), 200);
    const kept = await metric(served, 'geokod_log_kept_bytes');
    assert.ok(kept > MAX_BYTES / 2 && kept <= MAX_BYTES, `${kept} bytes are kept`);
    served.process.kill('SIGTERM');
    assert.equal(await served.ended, 0);
  });
});
