import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { pbkdf2 } from 'node:crypto';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test, type TestContext } from 'node:test';
import { newFolder } from '../../test/harness/folder.ts';
import { LogLines } from './log-lines.ts';

/** Opens both ends of a pipe that nobody reads. */
async function openFullPipe(context: TestContext): Promise<{ fd: number; file: string }> {
  const folder = await newFolder(context);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  return { fd, file: join(folder, 'another') };
}

test('a pending write never reaches a file that reuses the closed descriptor', async (context) => {
  const { fd, file } = await openFullPipe(context);
  const lines = new LogLines(fd, { gatherMs: 1, retryMs: 1, maxBytes: 1024 * 1024, endMs: 1 });
  // All threads of libuv's pool are busy: the write starts long after `endMs`.
  const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)('', '', 200_000, 32, 'sha256'));
  lines.write('a line of the log\n');
  await lines.close();
  closeSync(fd);
  // The lowest free descriptor is reused; others may have become free too.
  const others = [openSync(file, 'w')];
  while (others.at(-1) !== fd && others.length < 100) others.push(openSync(file, 'w'));
  context.after(() => others.forEach((other) => closeSync(other)));
  assert.equal(others.at(-1), fd);
  await Promise.all(busy);
  await promisify(setImmediate)();
  assert.equal(readFileSync(file, 'utf8'), '');
});

test('after closing, a full pipe is not retried and does not keep the process alive', async (context) => {
  const { fd } = await openFullPipe(context);
  context.after(() => closeSync(fd));
  const lines = new LogLines(fd, { gatherMs: 1, retryMs: 1, maxBytes: 1024 * 1024, endMs: 1 });
  lines.write(`${'x'.repeat(200_000)}\n`);
  const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)('', '', 200_000, 32, 'sha256'));
  await lines.close();
  await Promise.all(busy);
  assert.ok(lines.keptBytes > 0, 'the pipe is full');
  assert.ok(!process.getActiveResourcesInfo().includes('Timeout'), 'a retry is scheduled');
});

test('a line written after closing is dropped and counted', async (context) => {
  const { fd } = await openFullPipe(context);
  context.after(() => closeSync(fd));
  const lines = new LogLines(fd);
  lines.write('before\n');
  await lines.close();
  lines.write('after\n');
  assert.deepEqual({ dropped: lines.dropped, kept: lines.keptBytes }, { dropped: 1, kept: 0 });
});
