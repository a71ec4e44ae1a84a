import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a program of this folder in a process of its own, with this process's options; returns its output, parsed. */
export async function runApart(program: string, words: readonly string[], options: readonly string[] = []) {
  const args = [...process.execArgv, ...options, join(import.meta.dirname, program), ...words];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as unknown;
}
