import assert from 'node:assert/strict';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { AppError } from '../../src/errors.ts';
import type { Sql } from '../../src/kernel/sql.ts';
import { openFolderFiles } from '../../src/store/files/stored/folder.ts';
import { openSharedFiles, type SharedFiles } from '../../src/store/files/stored/shared.ts';
import { newFolder } from '../harness/folder.ts';
import { describeSql } from '../harness/stores.ts';

const NAME = 'batches/job_1/input.csv';
const openIn = async (sql: Sql, folder: string): Promise<SharedFiles> =>
  openSharedFiles(await openFolderFiles(folder), { sql, place: folder });
const keep = (files: SharedFiles): Promise<number> => files.put(NAME, (async function* () {
  yield Buffer.from('адрес');
})());

describeSql('files that nodes over one database share', (stand) => {
  const twoFolders = async (context: TestContext) => {
    const { sql } = await stand.open();
    return { sql, first: await newFolder(context), second: await newFolder(context) };
  };

  it('are stored and found by all nodes with the same place, also after a restart', async (context) => {
    const { sql, first } = await twoFolders(context);
    await keep(await openIn(sql, first));
    for (const _ of ['another node', 'a restart']) {
      const files = await openIn(sql, first);
      await files.check();
      assert.equal(await files.findSize(NAME), 10);
    }
  });

  it('are refused to a node with a separate folder, in every operation', async (context) => {
    const { sql, first, second } = await twoFolders(context);
    await keep(await openIn(sql, first));
    const other = await openIn(sql, second);
    const isRefused = (error: unknown): boolean => {
      assert.ok(error instanceof AppError && error.code === 'temporarily_unavailable');
      assert.match(error.message, /is not where the files of this database are.*FILES_URL.*marks\/[0-9a-f-]{36}\.$/);
      assert.ok(error.message.startsWith(second));
      return true;
    };
    for (const use of [
      () => other.check(), () => keep(other), () => other.findSize(NAME), () => other.removeAll('batches/'),
      () => Array.fromAsync(other.read(NAME)), () => Array.fromAsync(other.list('batches/')),
    ]) await assert.rejects(use, isRefused);
    cpSync(join(first, 'marks'), join(second, 'marks'), { recursive: true });
    await other.check();
  });

  it('are marked once by a node, for any number of concurrent operations', async (context) => {
    const { sql, first } = await twoFolders(context);
    const files = await openIn(sql, first);
    await Promise.all([files.check(), keep(files), files.check()]);
    assert.equal(readdirSync(join(first, 'marks')).length, 1);
  });

  it('are recognised by all nodes that start concurrently', async (context) => {
    const { sql, first } = await twoFolders(context);
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openIn(sql, first)));
    await Promise.all(nodes.map((files) => files.check()));
    await (await openIn(sql, first)).check();
  });

  it('are not verified while the database is unavailable, and are afterwards', async (context) => {
    const { sql, first } = await twoFolders(context);
    let isAway = true;
    const failing: Sql = { ...sql, write: (work) => isAway ? Promise.reject(new Error('away')) : sql.write(work) };
    const files = await openIn(failing, first);
    await assert.rejects(keep(files), /away/);
    isAway = false;
    assert.equal(await keep(files), 10);
  });
});
