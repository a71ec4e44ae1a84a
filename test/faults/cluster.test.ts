import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProgram } from '../harness/program.ts';
import { skipReason } from '../harness/servers.ts';
import { writeTownAtlas } from '../harness/small-geocoder.ts';

const skipProcesses = !existsSync('/proc/self/environ') && 'no /proc here';

/** Processes started for this folder, by any command. */
function processesOf(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });
}

const logsIn = (folder: string): string =>
  readdirSync(folder).filter((name) => name.endsWith('.log'))
    .map((name) => `${name}: ${readFileSync(join(folder, name), 'utf8').slice(-2000)}`).join('\n');

/** The command in a folder, over the servers available here unless `env` names others. */
async function openStand(context: TestContext, env: Record<string, string>) {
  const folder = await newFolder(context);
  const atlas = join(folder, 'town.atlas');
  await writeTownAtlas(atlas);
  context.after(() => processesOf(folder).forEach((pid) => process.kill(pid, 'SIGKILL')));
  const start = () => {
    const { child, ended } = startProgram(['cluster'], folder, {
      PORT: '0', OPS_PORT: '0', DATA_DIR: folder, ATLAS: atlas, SECRET: 'a secret of nothing but tests', ...env,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: string) => (output += text));
    const match = (pattern: RegExp): string | undefined => pattern.exec(output)?.[1];
    // The command itself gives up on a process that does not become ready, and says so.
    const untilStarted = async (): Promise<void> => {
      const isOver = ended.then(() => true);
      while (match(/(Try:)/) === undefined) {
        const hasFailed = await Promise.race([isOver, sleep(50, false)]);
        if (hasFailed) assert.fail(`${output}\n${logsIn(join(folder, 'cluster'))}`);
      }
    };
    return { child, ended, match, untilStarted };
  };
  return { folder, start };
}

const variants = [
  ['over a private MariaDB and Redis', {}, 'SIGINT', skipReason('mysql') || skipReason('redis')],
  ['over a file of SQLite', { DATABASE_URL: 'sqlite:cluster.db' }, 'SIGHUP', false],
] as const;

describe('geokod cluster', { skip: skipProcesses }, () => {
  for (const [what, env, signal, skip] of variants) {
    test(`${what} answers without a killed node, restarts it, and leaves nothing behind`, { skip }, async (context) => {
      const { folder, start } = await openStand(context, env);
      const { child, ended, match, untilStarted } = start();
      await untilStarted();
      const address = match(/edge +(http:\/\/127\.0\.0\.1:\d+)/)!;
      const { key } = JSON.parse((await call(address, '/v2/key?email=look@example.ru')).text) as { key: string };
      const headers = { authorization: `Bearer ${key}` };
      const ask = (): ReturnType<typeof call> => call(address, '/v2/reverse?lat=54.442&lon=148.3408', { headers });
      assert.equal((await ask()).status, 200);
      process.kill(Number(match(/msk-1 .*process (\d+)/)), 'SIGKILL');
      const { status, text } = await ask();
      assert.equal(status, 200);
      assert.notEqual((JSON.parse(text) as { region: string }).region, 'msk-1');
      await eventually('the nearest is back', async () => (await ask()).text.includes('"region":"msk-1"'));
      child.kill(signal);
      assert.equal((await ended).code, 0);
      assert.deepEqual(processesOf(folder), []);
    });

    test(`${what} leaves nothing behind wherever its start is interrupted`, { skip }, async (context) => {
      const { folder, start } = await openStand(context, env);
      for (let afterMs = 250, hasStarted = false; !hasStarted; afterMs *= 2) {
        const { child, ended, match } = start();
        for (let waitedMs = 0; waitedMs < afterMs && !hasStarted; waitedMs += 50) {
          await sleep(50);
          hasStarted = match(/(Try:)/) !== undefined;
        }
        child.kill(signal);
        await ended;
        assert.deepEqual(processesOf(folder), [], `${afterMs} ms after its start`);
      }
    });
  }
});
