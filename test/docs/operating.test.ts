import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, type TestContext } from 'node:test';
import { runs } from '../clients/toolchain.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProgram } from '../harness/program.ts';
import { samplesIn } from './guide-samples.ts';

const EMAIL = 'owner@example.ru';
const QUESTION = `/v2/geocode?q=${encodeURIComponent('Ветроград')}`;

/** Runs the commands of an operator's guide, one after another, in one folder. */
async function follow(guide: string, folder: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const geokod = `geokod() { ${JSON.stringify(process.execPath)} ${JSON.stringify(resolve('src/geokod.mjs'))} "$@"; }`;
  const script = ['set -eux', geokod, ...samplesIn(guide, 'sh')].join('\n');
  const { stdout } = await runs('bash', ['-c', script], { cwd: folder, env: { PATH: process.env.PATH, ...env } });
  return stdout;
}

interface Running {
  readonly address: string;
  readonly output: () => string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function start(context: TestContext, folder: string, dataDir: string, atlas: string): Promise<Running> {
  const env = { DATA_DIR: dataDir, ATLAS: atlas, PORT: '0', OPS_PORT: '0', HTTP_THREADS: '1', BATCH_THREADS: '1' };
  const { child, ended } = startProgram(['serve'], folder, env);
  context.after(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (text: string) => (output += text));
  await eventually('the service is ready', () => output.includes('Or:'));
  const [, port] = /public +http:\/\/127\.0\.0\.1:(\d+)/.exec(output)!;
  return {
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      assert.equal((await ended).code, 0);
    },
  };
}

const asked = async (address: string, key: string): Promise<{ quota: { used: number } }> => {
  const { status, text } = await call(address, QUESTION, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(status, 200, text);
  return JSON.parse(text) as { quota: { used: number } };
};

test('a map is imported, updated under a running service, saved and restored as the guides say', async (context) => {
  const folder = await newFolder(context);
  await follow('import', folder);
  const atlas = join(folder, 'my.atlas');
  const data = join(folder, 'data');
  const running = await start(context, folder, data, atlas);
  const issued = await call(running.address, `/v2/key?email=${EMAIL}`);
  const { key } = JSON.parse(issued.text) as { key: string };
  assert.equal((await asked(running.address, key)).quota.used, 1);

  await context.test('the map', async () => {
    writeFileSync(join(folder, 'geokod.pid'), String(running.pid));
    await follow('map-updates', folder, { ATLAS: atlas });
    await eventually('the new map is in force', () => running.output().includes(`read again: ${atlas}: `));
    assert.equal((await asked(running.address, key)).quota.used, 2);
  });

  await context.test('the data', async () => {
    // a second backup while requests arrive; those answered before it must be included
    assert.match(await follow('backup', folder, { DATA_DIR: data }), /owner@example\.ru/);
    await running.stop();
    const restored = await start(context, folder, join(folder, 'restored'), atlas);
    assert.equal((await asked(restored.address, key)).quota.used, 3, 'what was used is neither lost nor counted twice');
    await restored.stop();
  });

  await context.test('the version', async () => {
    assert.match(await follow('upgrade', folder, { DATA_DIR: data }), /^up to date: /m);
  });

  await context.test('personal data', async () => {
    await follow('security', folder, { DATA_DIR: data });
    const exported = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as object;
    assert.match(JSON.stringify(exported), /owner@example\.ru/);
    assert.ok(!JSON.stringify(exported).includes(key));
  });
});

test('what requests cost is what the guide says', async (context) => {
  const exported = JSON.parse(await follow('billing', await newFolder(context))) as { total: string };
  assert.equal(exported.total, '396.00');
});
