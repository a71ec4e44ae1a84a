import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../errors.ts';
import { isConflict, toAppError } from '../trouble.ts';
import type { Server } from './server.ts';
import type { DataSource } from 'typeorm';

const LOCK = 'geokod_migrations';
/** The longest wait for another node that is migrating. */
const WAIT_SECONDS = 60;
/** How long the lock of a dead node is respected. */
const HELD_SECONDS = 20;

/** Migrates the tables. One of several nodes does it; the others wait, and find it done. */
export async function migrateInTurn({ source, belongsToCluster }: Server, waitSeconds = WAIT_SECONDS): Promise<void> {
  try {
    await (belongsToCluster ? migrateHeld : migrateLocked)(source, waitSeconds);
  } catch (error) {
    throw toAppError(error);
  }
}

async function migrateLocked(source: DataSource, waitSeconds: number): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const rows: unknown = await runner.query('SELECT GET_LOCK(?, ?) AS held', [LOCK, waitSeconds]);
    if (Number((rows as { held: unknown }[])[0].held) !== 1) throw notOurTurn(waitSeconds);
    await source.runMigrations({ transaction: 'each' });
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK]);
  } finally {
    await runner.release();
  }
}

/** Two concurrent migrations would each find the other's half done. */
const notOurTurn = (waitSeconds: number): AppError => new AppError('temporarily_unavailable',
  `Another node has been changing the tables of the database for ${waitSeconds} s; start again when it is done.`);

/** Locks by a row, since each server of a cluster has its own locks: of two concurrent changes of a row, one fails. */
async function migrateHeld(source: DataSource, waitSeconds: number): Promise<void> {
  await source.query(`CREATE TABLE IF NOT EXISTS migration_turn
    (name VARCHAR(20) PRIMARY KEY, holder VARCHAR(40) NOT NULL, held_until BIGINT NOT NULL)`);
  const holder = randomUUID();
  const take = async (): Promise<boolean> => {
    const query = `UPDATE migration_turn SET holder = ?, held_until = UNIX_TIMESTAMP() + ${HELD_SECONDS}
      WHERE name = 'all' AND (holder = ? OR held_until <= UNIX_TIMESTAMP())`;
    try {
      await source.query("INSERT IGNORE INTO migration_turn VALUES ('all', '', 0)");
      const { affectedRows } = (await source.query(query, [holder, holder])) as { readonly affectedRows: number };
      return affectedRows > 0;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  };
  for (let waited = 0; !(await take()); waited += 1) {
    if (waited === waitSeconds) throw notOurTurn(waitSeconds);
    await sleep(1000);
  }
  const prolonging = setInterval(() => void take().catch(() => undefined), (HELD_SECONDS * 1000) / 4);
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    clearInterval(prolonging);
    await source.query("UPDATE migration_turn SET held_until = 0 WHERE name = 'all' AND holder = ?", [holder]);
  }
}
