import { join } from 'node:path';
import { AppError } from '../../../errors.ts';
import { lockFile, type Lock } from '../lock-file.ts';
import { createPrivateFile } from '../private-file.ts';

const WAIT_MS = 2000;

/** Locks a folder for this process. */
export function lockFolder(folder: string): Lock {
  const path = join(folder, 'lock');
  createPrivateFile(path);
  const lock = lockFile(path, WAIT_MS);
  if (lock) return lock;
  const message = `Another process uses ${folder}: give each its own DATA_DIR and JOURNAL_SPARE_DIR.`;
  throw new AppError('journal_in_use', message, { folder });
}
