import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from '../../src/kernel/file-store.ts';
import type { S3Place } from '../../src/kernel/files/place.ts';
import { openFiles } from '../../src/store/files/stored/open.ts';
import { openS3Files } from '../../src/store/files/stored/s3/open.ts';
import { eventually } from '../harness/eventually.ts';
import { cornerOf } from '../harness/file-stores.ts';
import { newFolder } from '../harness/folder.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const textOf = async (files: FileStore, name: string): Promise<string> =>
  Buffer.concat(await Array.fromAsync(files.read(name))).toString();

/** Kills a process in the middle of replacing a file. */
async function killInTheMiddle(filesUrl: string): Promise<void> {
  const script = join(import.meta.dirname, '../harness/file-writer.ts');
  const child = spawn(process.execPath, [script, filesUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line === 'half') child.kill('SIGKILL');
  }
  await gone;
  assert.deepEqual(lines, ['done', 'half']);
}

describe('a process killed in the middle of storing a file', () => {
  it('leaves the old file in a folder, and nothing else once the folder is reopened', async (context) => {
    const folder = join(await newFolder(context), 'files');
    await killInTheMiddle(`file:${folder}`);
    const found = readdirSync(join(folder, 'a'));
    assert.equal(found.length, 2, `the half of a file is to be seen on the disk: ${found.join(', ')}`);
    assert.ok(found.every((name) => (statSync(join(folder, 'a', name)).mode & 0o777) === 0o600));
    assert.equal(statSync(join(folder, 'a')).mode & 0o777, 0o700);
    const files = await openFiles({ kind: 'folder', folder });
    assert.deepEqual(readdirSync(join(folder, 'a')), ['done']);
    assert.deepEqual(await Array.fromAsync(files.list('')), ['a/done']);
    assert.equal(await textOf(files, 'a/done'), 'as it was');
  });

  describe('on an S3 server', { skip: skipReason('s3') }, () => {
    let server: Found;
    before(async () => {
      server = await findServer('s3');
    });
    after(() => server?.stop());

    it('leaves the old file, and parts that are removed once they are old enough', async () => {
      const place = cornerOf(server.url, 1);
      const url = new URL(server.url);
      url.pathname = `/${place.bucket}/${place.prefix}`;
      await killInTheMiddle(url.href);
      assert.equal((await unfinishedIn(place)).length, 1);

      const cautious = openS3Files(place);
      assert.equal(await textOf(cautious, 'a/done'), 'as it was');
      assert.deepEqual(await Array.fromAsync(cautious.list('')), ['a/done']);
      await cautious.close();
      assert.equal((await unfinishedIn(place)).length, 1, 'it may be the work of a process that is alive');

      const later = openS3Files(place, { abandonedAfterMs: -60_000 });
      await eventually('no unfinished uploads', async () => (await unfinishedIn(place)).length === 0);
      assert.equal(await textOf(later, 'a/done'), 'as it was');
      await later.close();
    });
  });
});

async function unfinishedIn({ bucket, prefix, endpoint, region, credentials }: S3Place): Promise<unknown[]> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }));
  client.destroy();
  return Uploads;
}
