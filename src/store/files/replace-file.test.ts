import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { needTarget, replaceFile } from './replace-file.ts';
import { mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../../../test/harness/small-disk.ts';

const root = await mkdtemp(join(tmpdir(), 'geokod-replace-'));
let folder: string;
let path: string;
let round = 0;
beforeEach(async () => {
  folder = join(root, String(round++));
  await mkdir(folder);
  path = join(folder, 'x.atlas');
});
after(() => rm(root, { recursive: true }));

const writing = (text: string) => (file: { writeFile(text: string): Promise<void> }) => file.writeFile(text);
const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test('a file is replaced as a whole', async () => {
  await replaceFile(path, 3, writing('old'));
  await replaceFile(path, 3, async (file) => {
    await file.writeFile('new');
    assert.equal(await readFile(path, 'utf8'), 'old');
  });
  assert.equal(await readFile(path, 'utf8'), 'new');
  assert.deepEqual(await readdir(folder), ['x.atlas']);
});

const failures: [string, object][] = [
  ['ENOSPC', { code: 'file_unwritable', message: /needs 777 bytes, \d+ are free there \(ENOSPC\)/ }],
  ['EDQUOT', { code: 'file_unwritable' }],
  ['EIO', { code: 'EIO' }],
];
for (const [code, expected] of failures) {
  test(`after ${code} the earlier file stays and nothing is left beside it`, async () => {
    await replaceFile(path, 3, writing('old'));
    await assert.rejects(replaceFile(path, 777, failing(code)), expected);
    assert.equal(await readFile(path, 'utf8'), 'old');
    assert.deepEqual(await readdir(folder), ['x.atlas']);
  });
}

test('too little space is reported before anything is written', async () => {
  await assert.rejects(replaceFile(path, 2 ** 50, () => assert.fail('written')), {
    code: 'file_unwritable',
    message: /needs 1125899906842624 bytes, \d+ are free/,
  });
});

test('a missing folder and a folder at the target are reported', async () => {
  const nowhere = join(folder, 'none', 'x');
  await assert.rejects(replaceFile(nowhere, 1, writing('a')), { code: 'file_missing', message: /no folder .*none/ });
  await mkdir(path);
  await assert.rejects(replaceFile(path, 1, writing('a')), { code: 'file_unwritable', message: /it is a folder/ });
  assert.deepEqual(await readdir(folder), ['x.atlas']);
});

test('a disk that really fills up leaves the earlier file and nothing else', async (t) => {
  if (!mountSmallDisk(folder, 1024)) return t.skip(NO_SMALL_DISK);
  try {
    await replaceFile(path, 3, writing('old'));
    await assert.rejects(replaceFile(path, 2 ** 21, writing('x')), { message: /needs 2097152 bytes/ });
    // The size is understated, so that the disk fills up halfway.
    await assert.rejects(replaceFile(path, 1000, writing('x'.repeat(2 ** 21))), {
      code: 'file_unwritable',
      message: /needs 1000 bytes, \d+ are free there \(ENOSPC\)/,
    });
    assert.equal(await readFile(path, 'utf8'), 'old');
    assert.deepEqual(await readdir(folder), ['x.atlas']);
  } finally {
    unmountSmallDisk(folder);
  }
});

test('leftovers of a killed writer are removed by the next one', async () => {
  const dead = 2 ** 22 + 5; // above the highest process number
  const begun = '.x.atlas.writing-';
  const leftovers = [`${begun}${hostname()}-${dead}-1`, `${begun}elsewhere-12-1`, begun];
  for (const name of leftovers) await writeFile(join(folder, name), 'half');
  await utimes(join(folder, leftovers[1]), new Date(0), new Date(0));
  const live = [`${begun}elsewhere-13-1`, `${begun}${hostname()}-${process.ppid}-1`, '.y.atlas.writing-'];
  for (const name of live) await writeFile(join(folder, name), 'at work');
  await replaceFile(path, 3, writing('new'));
  assert.deepEqual((await readdir(folder)).sort(), [...live, 'x.atlas'].sort());
});

test('two writers of one file do not remove each other\'s files', async () => {
  await replaceFile(path, 3, async (file) => {
    await replaceFile(path, 3, writing('two'));
    assert.equal(await readFile(path, 'utf8'), 'two');
    await file.writeFile('one');
  });
  assert.equal(await readFile(path, 'utf8'), 'one');
  assert.deepEqual(await readdir(folder), ['x.atlas']);
});

test('a target is checked before the work, and the check leaves nothing there', async () => {
  await needTarget(path);
  assert.deepEqual(await readdir(folder), []);
  await writeFile(path, 'old');
  await needTarget(path);
  assert.equal(await readFile(path, 'utf8'), 'old');
  await assert.rejects(needTarget(folder), { code: 'file_unwritable', message: /it is a folder/ });
  await assert.rejects(needTarget(join(folder, 'none', 'x')), { code: 'file_missing', message: /no folder .*none/ });
  await assert.rejects(needTarget(join(path, 'x')), { code: 'file_missing', message: /no folder/ });
  await assert.rejects(needTarget('/proc/x.atlas'), { code: 'file_unwritable', message: /no file can be made/ });
});
