import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { freeBytes } from '../../src/store/files/replace-file.ts';
import { openFiles } from '../../src/store/files/stored/open.ts';
import { eventually } from '../harness/eventually.ts';
import { openCorner } from '../harness/file-stores.ts';
import { privateS3 } from '../harness/private-s3.ts';
import { findProgram } from '../harness/private-server.ts';
import { skipReason } from '../harness/servers.ts';
import { fillDisk, mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'geokod-full-files-'));
const mounted = mountSmallDisk(folder, 24 * 1024);

async function* ofMebibytes(count: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1) yield Buffer.alloc(1024 * 1024, 'x');
}

const refusedForNow = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'temporarily_unavailable';

/** Writes more than fits, then the smallest file, then normally once there is room. */
async function fillAndMakeRoom(files: FileStore): Promise<void> {
  await files.put('kept/before', ofMebibytes(1));
  for (const name of ['kept/before', 'new/file']) await assert.rejects(files.put(name, ofMebibytes(60)), refusedForNow);
  await eventually('the room of what was given up is free', async () => (await freeBytes(folder)) > 20 * 1024 * 1024);
  fillDisk(join(folder, 'ballast'));
  for (const name of ['kept/before', 'new/file']) await assert.rejects(files.put(name, ofMebibytes(1)), refusedForNow);
  assert.deepEqual(await Array.fromAsync(files.list('')), ['kept/before']);
  assert.equal(await files.findSize('kept/before'), 1024 * 1024);
  rmSync(join(folder, 'ballast'));
  assert.equal(await files.put('new/file', ofMebibytes(2)), 2 * 1024 * 1024);
  assert.deepEqual((await Array.fromAsync(files.list(''))).toSorted(), ['kept/before', 'new/file']);
  await files.removeAll('');
}

describe('files on a full disk', { skip: mounted ? false : NO_SMALL_DISK }, () => {
  after(() => {
    if (mounted) unmountSmallDisk(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  it('are refused for now and leave nothing behind, in a folder', async () => {
    const root = join(folder, 'files');
    const files = await openFiles({ kind: 'folder', folder: root });
    await fillAndMakeRoom(files);
    const noRoom = /No room for .*file: \d+ bytes are free there \(ENOSPC\)/;
    await assert.rejects(files.put('a/file', ofMebibytes(60)), noRoom);
    assert.deepEqual(readdirSync(join(root, 'a')), []);
  });

  it('are refused for now and leave nothing behind, on an S3 server', { skip: skipReason('s3') }, async (context) => {
    const root = join(folder, 's3');
    mkdirSync(root);
    const server = await privateS3(findProgram(['versitygw'])!, root);
    context.after(() => server.stop());
    const files = openCorner(server.url, { silenceMs: 2_000 });
    context.after(() => files.close());
    await fillAndMakeRoom(files);
  });
});
