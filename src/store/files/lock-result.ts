import { rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../../errors.ts';
import { lockFile, type Lock } from './lock-file.ts';

/**
 * Does the work while no other process makes the same result. Two that append to one unfinished file would both
 * succeed, with rows doubled.
 *
 * The lock is an empty file beside the result. It is removed at the end; a killed process leaves it, unlocked.
 */
export async function withResultLock<T>(output: string, work: () => Promise<T>): Promise<T> {
  const path = join(dirname(output), `.${basename(output)}.lock`);
  const lock = lockPlace(path, output);
  if (!lock) {
    const text = `another process is making ${output}: wait until it ends, or choose another file with --out`;
    throw new AppError('result_in_use', text, { path: output });
  }
  try {
    return await work();
  } finally {
    // removed first: whoever locks it afterwards sees that it is not there
    rmSync(path, { force: true });
    lock.release();
  }
}

/** Locks the file that is at this place, not one that its last holder has just removed from there. */
function lockPlace(path: string, output: string): Lock | undefined {
  for (;;) {
    const before = fileAt(path);
    const lock = lockOrExplain(path, output);
    const after = fileAt(path);
    if (!lock || (after !== undefined && (before === undefined || before === after))) return lock;
    lock.release();
  }
}

const fileAt = (path: string): bigint | undefined => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

function lockOrExplain(path: string, output: string): Lock | undefined {
  try {
    return lockFile(path, 0);
  } catch (error) {
    const text = `${output} cannot be written: ${path} cannot be locked (${(error as Error).message})`;
    throw new AppError('file_unwritable', text, { path });
  }
}
