import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { newFolder } from '../../../test/harness/folder.ts';
import { readConfig } from '../../config.ts';
import { Crew } from './crew.ts';
import { openSharedStores } from './private-stores.ts';

/** Listens on the given port, and writes down its process id. */
const SERVER = `
const { createServer } = process.getBuiltinModule('node:net');
const { writeFileSync } = process.getBuiltinModule('node:fs');
const port = /--port[ =]([0-9]+)/.exec(process.argv.join(' '))[1];
writeFileSync(process.argv[1] + '.pid', String(process.pid));
createServer().listen(Number(port), '127.0.0.1');
`;
/** Creates the data folder, then runs the given code. */
const installer = (then: string): string => `
const { mkdirSync } = process.getBuiltinModule('node:fs');
mkdirSync(/--datadir=([^ ]+)/.exec(process.argv.join(' '))[1]);
${then}
`;

async function openFolder(context: TestContext) {
  const programs = await newFolder(context);
  const folder = await newFolder(context);
  // through a shell, since the path of an interpreter after #! has no spaces
  const put = async (name: string, code: string): Promise<void> => {
    await writeFile(join(programs, `${name}.js`), code);
    const command = `exec '${process.execPath}' '${join(programs, name)}.js' "$@"`;
    await writeFile(join(programs, name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  };
  await put('redis-server', SERVER);
  await put('mariadbd', SERVER);
  const pidOf = async (name: string): Promise<number> =>
    Number(await readFile(join(programs, `${name}.js.pid`), 'utf8'));
  const crew = new Crew();
  context.after(() => crew.end());
  const open = () => openSharedStores({
    crew, config: readConfig({ DATA_DIR: folder }, { cores: 2 }), env: { PATH: programs }, folder,
    secret: 'a secret of nothing but tests', onDied: () => {},
  });
  return { folder, put, pidOf, open, crew };
}

test('a MariaDB without the program that prepares its data is not used', async (context) => {
  const { open } = await openFolder(context);
  const { databaseUrl, notes } = await open();
  assert.match(databaseUrl, /^sqlite:/);
  assert.match(notes.join('\n'), /mariadb-install-db is not installed/);
});

test('a database whose preparation failed is prepared again, and all servers end with their crew', async (context) => {
  const { folder, put, pidOf, open, crew } = await openFolder(context);
  await put('mariadb-install-db', installer('process.exit(1);'));
  await assert.rejects(open(), { code: 'file_unwritable' });
  assert.equal(existsSync(join(folder, 'mariadb', 'data')), false, 'a half-prepared folder is removed');
  const redis = await pidOf('redis-server');
  context.after(() => {
    try {
      process.kill(redis, 'SIGKILL');
    } catch {}
  });
  await put('mariadb-install-db', installer(''));
  const { databaseUrl } = await open();
  assert.match(databaseUrl, /^mysql:/);
  assert.equal(existsSync(join(folder, 'mariadb', 'data')), true);
  const pids = [redis, await pidOf('redis-server'), await pidOf('mariadbd')];
  await crew.end();
  for (const pid of pids) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  await assert.rejects(open(), /the cluster ends/);
});
