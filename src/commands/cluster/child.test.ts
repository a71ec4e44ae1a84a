import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { eventually } from '../../../test/harness/eventually.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import { Child, type ChildOptions } from './child.ts';

const LIVES = "console.log('started'); setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));";

async function startChild(
  context: TestContext, code: string, onDied: (how: string) => void, more: Partial<ChildOptions> = {},
) {
  const logFile = join(await newFolder(context), 'child.log');
  const read = (): Promise<string> => readFile(logFile, 'utf8').catch(() => '');
  const child = new Child({
    title: 'a child', program: process.execPath, args: ['-e', code], env: { PATH: process.env.PATH }, logFile,
    isReady: async () => (await read()).includes('started'), onDied, ...more,
  });
  context.after(() => child.end());
  return { child, starts: async () => (await read()).split('started').length - 1 };
}

test('a killed process is reported and restarted, until it is asked to end', async (context) => {
  const ends: string[] = [];
  const { child, starts } = await startChild(context, LIVES, (how) => void ends.push(how));
  await child.untilReady();
  process.kill(child.pid!, 'SIGKILL');
  await eventually('it is restarted', async () => (await starts()) === 2);
  assert.deepEqual(ends, ['SIGKILL']);
  const { pid } = child;
  await child.end();
  assert.throws(() => process.kill(pid!, 0), { code: 'ESRCH' });
  assert.deepEqual(ends, ['SIGKILL'], 'a requested end is not reported');
});

test('a process that ends by itself is reported with its exit code', async (context) => {
  const ends: string[] = [];
  await startChild(context, 'process.exit(3)', (how) => void ends.push(how));
  await eventually('it is reported', () => ends.includes('exit code 3'));
});

test('a process that ignores the request to end is killed', async (context) => {
  const deaf = LIVES.replace('process.exit(0)', '{}');
  const { child } = await startChild(context, deaf, () => {}, { mostEndMs: 100 });
  await child.untilReady();
  const { pid } = child;
  await child.end();
  assert.throws(() => process.kill(pid!, 0), { code: 'ESRCH' });
});

test('a process that cannot be started is reported and retried, and can be ended at once', async (context) => {
  const ends: string[] = [];
  const program = join(await newFolder(context), 'nothing');
  const { child } = await startChild(context, '', (how) => void ends.push(how), { program });
  await eventually('it is tried twice', () => ends.length === 2);
  assert.match(ends[0], /ENOENT/);
  await child.end();
  const { child: other } = await startChild(context, '', () => {}, { program });
  await other.end();
});
