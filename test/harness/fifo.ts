import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Closing } from './closing.ts';
import { newFolder } from './folder.ts';

/** A named pipe: whoever reads it waits in a call of the system until somebody writes. */
export async function makeFifo(context: Closing): Promise<string> {
  const path = join(await newFolder(context), 'fifo');
  execFileSync('mkfifo', [path]);
  return path;
}
