import assert from 'node:assert/strict';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newFolder } from '../harness/folder.ts';
import { load } from '../harness/load.ts';
import { prepareStand, serve } from '../harness/served.ts';

const AHEAD_MS = 40 * 86_400_000;
/** Preloaded before the service: a clock more than a month ahead of the database’s. */
const preload = `const real = Date.now; Date.now = () => real() + ${AHEAD_MS};`;

test('a service with a wrong clock reports it in three places, and books into the right month', async (context) => {
  const stand = await prepareStand(context);
  const file = join(await newFolder(context), 'log');
  const descriptor = openSync(file, 'w');
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(preload)}"`;
  const { process: child, port, opsPort, ended } = await serve(stand, { file, descriptor }, { NODE_OPTIONS });
  closeSync(descriptor);
  context.after(() => child.kill('SIGKILL'));
  const inside = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${opsPort}${path}`)).text();
  const skew = /^geokod_clock_skew_seconds (\S+)$/m.exec(await inside('/metrics'))![1];
  assert.ok(Math.abs(Number(skew) - AHEAD_MS / 1000) < 5, skew);
  assert.match(await inside('/readyz'), /"clock":.*the clock is 345\d{4}(\.\d)? s ahead of the database's/);
  const loading = load({ port, key: stand.key });
  while (loading.answeredAt.length < 100 && loading.failures.length === 0) await new Promise((go) => setTimeout(go, 5));
  loading.stop();
  await loading.done;
  assert.deepEqual(loading.failures, []);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  const warnings = readFileSync(file, 'utf8').split('\n').filter((line) => line.includes('clock is wrong'));
  assert.equal(warnings.length, 1, warnings.join('\n'));
  assert.equal(await stand.bookedUnits(), loading.answeredAt.length);
});
