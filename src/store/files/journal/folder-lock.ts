import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '../../../errors.ts';
import { createPrivateFile } from '../private-file.ts';

/**
 * Locks a folder for this process. The system releases a SQLite lock when its process dies, for whatever reason, so
 * that there are no stale locks to clear.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, 'lock');
  createPrivateFile(path);
  const database = new DatabaseSync(path, { timeout: 2000 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!/locked|busy/.test((error as Error).message)) throw error;
    const message = `Another process uses ${folder}: give each its own DATA_DIR and JOURNAL_SPARE_DIR.`;
    throw new AppError('journal_in_use', message, { folder });
  }
  return { release: () => database.close() };
}
