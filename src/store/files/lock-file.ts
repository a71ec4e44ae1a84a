import { DatabaseSync } from 'node:sqlite';

export interface Lock {
  release(): void;
}

/**
 * Locks a file for this process; undefined if another holds it. The system releases a SQLite lock when its process
 * dies, for whatever reason, so that there are no stale locks to clear.
 */
export function lockFile(path: string, waitMs: number): Lock | undefined {
  const database = new DatabaseSync(path, { timeout: waitMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!/locked|busy/.test((error as Error).message)) throw error;
    return undefined;
  }
  return { release: () => database.close() };
}
