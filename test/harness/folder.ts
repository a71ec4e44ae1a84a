import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Closing } from './closing.ts';

/** An empty folder, removed when the test ends. */
export async function newFolder(context: Closing): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'geokod-test-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
