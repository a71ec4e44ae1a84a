import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { newFolder } from '../../../test/harness/folder.ts';
import { readConfig } from '../../config.ts';
import { openSharedStores } from './private-stores.ts';

/** Listens at the port that it is given, and writes down which process it is. */
const SERVER = `
const { createServer } = process.getBuiltinModule('node:net');
const { writeFileSync } = process.getBuiltinModule('node:fs');
const port = /--port[ =]([0-9]+)/.exec(process.argv.join(' '))[1];
writeFileSync(process.argv[1] + '.pid', String(process.pid));
createServer().listen(Number(port), '127.0.0.1');
`;
/** Prepares a part, and then what follows. */
const installer = (then: string): string => `
const { mkdirSync } = process.getBuiltinModule('node:fs');
mkdirSync(/--datadir=([^ ]+)/.exec(process.argv.join(' '))[1]);
${then}
`;

async function openStand(context: TestContext) {
  const programs = await newFolder(context);
  const folder = await newFolder(context);
  const put = (name: string, code: string): Promise<void> =>
    writeFile(join(programs, name), `#!${process.execPath}\n${code}`, { mode: 0o755 });
  await put('redis-server', SERVER);
  await put('mariadbd', SERVER);
  const pidOf = async (name: string): Promise<number> => Number(await readFile(join(programs, `${name}.pid`), 'utf8'));
  const open = () => openSharedStores({
    config: readConfig({ DATA_DIR: folder }, { cores: 2 }), env: { PATH: programs }, folder,
    secret: 'a secret of nothing but tests', onDied: () => {},
  });
  return { folder, put, pidOf, open };
}

test('where the database cannot be prepared, Redis is ended too, and the next start begins anew', async (context) => {
  const { folder, put, pidOf, open } = await openStand(context);
  await put('mariadb-install-db', installer('process.exit(1);'));
  await assert.rejects(open(), { code: 'file_unwritable' });
  const redis = await pidOf('redis-server');
  context.after(() => {
    try {
      process.kill(redis, 'SIGKILL');
    } catch {}
  });
  assert.throws(() => process.kill(redis, 0), { code: 'ESRCH' });
  assert.equal(existsSync(join(folder, 'mariadb', 'data')), false, 'what is half prepared is not taken for a database');
  await put('mariadb-install-db', installer(''));
  const { servers, databaseUrl } = await open();
  context.after(() => Promise.all(servers.map((server) => server.end())));
  assert.match(databaseUrl, /^mysql:/);
  assert.equal(servers.length, 2);
  assert.equal(existsSync(join(folder, 'mariadb', 'data')), true);
});
