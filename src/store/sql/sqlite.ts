import { createPrivateFile } from '../files/private-file.ts';
import { DataSource, type QueryRunner } from 'typeorm';
import { AppError } from '../../errors.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/list.ts';
import { NodeSqlite } from './node-sqlite.ts';
import { clockOf, statementsOf } from './statements.ts';
import { toAppError } from './trouble.ts';
import type { Sql, SqlRow } from '../../kernel/sql.ts';

/** The most waiting writers: more are a sign that the disk is gone. */
const MAX_WAITING = 2000;
const MOST_ATTEMPTS = 5;

export const sqliteSource = (path: string, readonly = false): DataSource =>
  new DataSource({
    type: 'better-sqlite3',
    driver: NodeSqlite,
    database: path,
    readonly,
    timeout: 5000,
    entities,
    migrations: readonly ? [] : migrations,
    migrationsTableName: 'migration',
    prepareDatabase: async (database: NodeSqlite) => {
      if (!readonly) await alone(() => database.pragma('journal_mode = WAL'));
      database.pragma('synchronous = NORMAL');
      // overwrites removed rows: a deleted person is gone from the file too
      database.pragma('secure_delete = ON');
    },
  });

/**
 * Opens a file with two connections. One writes, behind a queue, since a second transaction on it would land inside the
 * first; the other reads concurrently and sees what is committed.
 */
export async function openSqlite(path: string): Promise<Sql> {
  createPrivateFile(path);
  const writer = sqliteSource(path);
  await writer.initialize();
  await alone(() => writer.runMigrations({ transaction: 'all' }));
  const reader = sqliteSource(path, true);
  await reader.initialize();
  const enqueue = turnstile();
  const runner = writer.createQueryRunner();
  const readingRunner = reader.createQueryRunner();
  const reading = statementsOf(readingRunner, 'sqlite');
  const writing = statementsOf(runner, 'sqlite');
  let closed = false;
  return {
    dialect: 'sqlite',
    belongsToCluster: false,
    now: () => clockOf(readingRunner, 'sqlite'),
    all: <Row = SqlRow>(query: string, values = []) => reading.all<Row>(query, values),
    write: (work) => enqueue(() => inTransaction(runner, () => work(writing))),
    scrub: () => enqueue(() => emptyLog(runner)),
    async close() {
      if (closed) return;
      closed = true;
      await enqueue(async () => undefined);
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** Moves the write-ahead log, which contains removed rows, into the database, and truncates it. */
async function emptyLog(runner: QueryRunner): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const [{ busy }] = (await runner.query('PRAGMA wal_checkpoint(TRUNCATE)')) as [{ busy: number }];
    if (busy === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
  }
  throw new AppError('temporarily_unavailable', 'The log of the database is being read all the time.');
}

/**
 * Retries work that processes do together on a new file; later ones find it done. SQLite itself waits for locks, but
 * not when two connections upgrade from reading to writing, as they do when the journal mode changes.
 */
export async function alone<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const raced = /already exists|locked/.test((error as Error).message);
      if (!raced || attempt === MOST_ATTEMPTS) throw toAppError(error);
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
    }
  }
}

async function inTransaction<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  try {
    // IMMEDIATE: a transaction that starts by reading could not wait for another process's lock later
    await runner.query('BEGIN IMMEDIATE');
  } catch (error) {
    throw toAppError(error);
  }
  try {
    const result = await work();
    await runner.query('COMMIT');
    return result;
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined);
    throw toAppError(error);
  }
}

/** Runs one piece of work at a time, in order of arrival. */
function turnstile(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= MAX_WAITING) return Promise.reject(toAppError(new Error('Queue limit reached')));
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
