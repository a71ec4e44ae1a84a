import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTrafficFiles } from '../../src/store/files/traffic-files.ts';
import { newFolder } from '../harness/folder.ts';

const ROUNDS = 10;

/** The last file that the killed process reported as stored. */
async function killAfter(folder: string, ms: number): Promise<number> {
  const script = join(import.meta.dirname, '../harness/traffic-writer.ts');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let killing: NodeJS.Timeout | undefined;
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    killing ??= setTimeout(() => child.kill('SIGKILL'), ms);
  });
  await once(child, 'close');
  return Number(output.split('\n').at(-2)?.split(' ')[1] ?? 0);
}

test(`killed ${ROUNDS} times, a process that stores speeds leaves the last file, or the next`, async (context) => {
  const folder = join(await newFolder(context), 'traffic');
  const files = await openTrafficFiles(folder, (_, message) => assert.fail(message));
  let halves = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const acknowledged = await killAfter(folder, 3 + 7 * round);
    const [{ file, cameAtMs }] = await files.readAll();
    const isLast = cameAtMs === acknowledged || cameAtMs === acknowledged + 1;
    assert.ok(isLast, `${cameAtMs} is there, ${acknowledged} was acknowledged`);
    assert.equal(file.rows, 100_000 + cameAtMs);
    halves += readdirSync(folder).length - 1;
  }
  context.diagnostic(`killed in the middle of writing ${halves} times`);
  await files.write('live', 1, new Uint8Array(0));
  assert.deepEqual(readdirSync(folder), ['live'], 'what the killed left is gone');
});
