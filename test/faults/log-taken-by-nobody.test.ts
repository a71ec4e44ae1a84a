import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, describe, test } from 'node:test';
import { LogLines } from '../../src/http/log-lines.ts';
import { load } from '../harness/load.ts';
import { prepareStand, serve, type Served } from '../harness/served.ts';

const disk = mkdtempSync(join(tmpdir(), 'geokod-log-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status === 0;
const skip = mounted ? false : 'a file system of its own, to be filled, cannot be mounted here';
const ballast = join(disk, 'ballast');
after(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** All that is left of the disk. */
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
  test('keeps what it can, drops and counts the rest, and goes on when there is room', async () => {
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
    await lines.flush();
    const written = readFileSync(file, 'utf8').trimEnd().split('\n');
    const parsed = written.map((line) => JSON.parse(line) as { line?: string; dropped?: number });
    const told = parsed.reduce((sum, { dropped = 0 }) => sum + dropped, 0);
    assert.equal(parsed.filter(({ line }) => line).length + lines.dropped, 3020);
    assert.equal(told, lines.dropped);
    assert.ok(written.includes('{"line":"before9"}') && written.includes('{"line":"full0"}'));
    assert.equal(new Set(written).size, written.length);
    closeSync(fd);
    rmSync(file);
  });

  test('keeps the service from nothing: it answers, writes again when it can, and ends in order', async (context) => {
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
    const [, room] = await Promise.all([ask(served, stand.key, 10), sleep(1000)]);
    assert.equal(room, undefined);
    assert.ok(readFileSync(file).length > length, 'nothing is written though there is room');
    fill();
    served.process.kill('SIGTERM');
    assert.equal(await served.ended, 0);
    assert.ok((await stand.bookedUnits()) >= 6510);
  });
});

describe('a log in a pipe that nobody reads', () => {
  test('keeps the service from nothing, its memory stays as it is, and it ends in order', async (context) => {
    const stand = await prepareStand(context);
    const served = await serve(stand);
    context.after(() => served.process.kill('SIGKILL'));
    served.process.stdout!.pause();
    await ask(served, stand.key, 3000);
    assert.equal(await health(served), 200);
    const before = await metric(served, 'process_resident_memory_bytes');
    await ask(served, stand.key, 6000);
    assert.ok((await metric(served, 'geokod_log_dropped_lines')) > 0);
    const grown = (await metric(served, 'process_resident_memory_bytes')) - before;
    context.diagnostic(`memory grew by ${(grown / 1e6).toFixed(1)} MB`);
    assert.ok(grown < 60e6);
    served.process.kill('SIGTERM');
    assert.equal(await served.ended, 0);
  });
});
