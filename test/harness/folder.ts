import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** An empty folder of the test's own, gone when it ends. */
export async function newFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'geokod-test-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
