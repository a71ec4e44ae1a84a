import { createConnection as plainConnection } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { DataSource, type QueryRunner } from 'typeorm';
import { AppError } from '../../errors.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/list.ts';
import { Pulse, within, type PulseLimits } from './pulse.ts';
import { clockOf, statementsOf } from './statements.ts';
import { isConflict, toAppError, toOpeningError } from './trouble.ts';
import type { Sql, SqlRow } from '../../kernel/sql.ts';

const POOL = 10;
const MAX_WAITING = 2000;
const MAX_ATTEMPTS = 8;
const MIGRATION_LOCK = 'geokod_migrations';

/** MariaDB and MySQL differ in their JSON columns, and the schema check must know which one it looks at. */
export async function mysqlSource(url: string): Promise<DataSource> {
  const connection = await createConnection({ uri: url, connectTimeout: 5000 });
  let version: string;
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    version = (rows as { version: string }[])[0].version;
  } finally {
    connection.destroy();
  }
  return new DataSource({
    type: /mariadb/i.test(version) ? 'mariadb' : 'mysql',
    url,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: 2000,
    entities,
    migrations,
    migrationsTableName: 'migration',
    extra: { connectionLimit: POOL, queueLimit: MAX_WAITING, idleTimeout: 60_000, maxIdle: POOL },
  });
}

const USUAL: PulseLimits = { suspectMs: 1_000, signMs: 800, deadlineMs: 10_000 };

/** A server that is frozen rather than gone holds nobody for longer than it takes to see that it is. */
export async function openMysql(url: string, limits: PulseLimits = USUAL): Promise<Sql> {
  let source: DataSource;
  try {
    source = await mysqlSource(url);
    await source.initialize();
  } catch (error) {
    throw toOpeningError(error);
  }
  await migrateAlone(source);
  const pulse = new Pulse(() => signOfLife(url, limits.signMs), limits);
  const withRunner = async <T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> => {
    const runner = source.createQueryRunner();
    let connecting: Promise<unknown> | undefined;
    try {
      await pulse.guardQuiet(() => (connecting = runner.connect()));
    } catch (error) {
      // a place in the queue for connections cannot be left: what comes after all is handed on at once
      connecting?.then(() => runner.release()).catch(() => undefined);
      throw toAppError(error);
    }
    try {
      const result = await pulse.guard(() => work(runner));
      await runner.release();
      return result;
    } catch (error) {
      await discard(runner, error);
      throw error;
    }
  };
  return {
    dialect: 'mysql',
    now: () => withRunner((runner) => clockOf(runner, 'mysql')),
    all: <Row = SqlRow>(query: string, values = []) =>
      withRunner((runner) => statementsOf(runner, 'mysql').all<Row>(query, values)),
    async write(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await withRunner((runner) => inTransaction(runner, () => work(statementsOf(runner, 'mysql'))));
        } catch (error) {
          if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw toAppError(error);
          await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
        }
      }
    },
    scrub: async () => undefined,
    close: async () => {
      pulse.close();
      if (source.isInitialized) await within(5000, source.destroy()).catch(() => undefined);
    },
  };
}

/** By a connection of its own: those of the pool may be waiting for something else. */
async function signOfLife(url: string, connectTimeout: number): Promise<void> {
  const connection = plainConnection({ uri: url, connectTimeout });
  connection.on('error', () => undefined);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.query('SELECT 1', (error) => (error && !isAnswer(error) ? reject(error) : resolve()));
    });
  } finally {
    connection.destroy();
  }
}

/** A refusal is a sign of life too. */
const isAnswer = ({ code }: { code?: string }): boolean => code?.startsWith('ER_') ?? false;

async function inTransaction<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  try {
    await runner.startTransaction('READ COMMITTED');
    const result = await work();
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw isConflict(error) ? error : toAppError(error);
  }
}

/** A connection whose state is unknown is closed, not handed to the next one. */
async function discard(runner: QueryRunner, error: unknown): Promise<void> {
  const lost = error instanceof AppError && error.code === 'temporarily_unavailable';
  const connection = (runner as unknown as { databaseConnection?: { destroy(): void } }).databaseConnection;
  if (lost && connection) connection.destroy();
  else await runner.release().catch(() => undefined);
}

async function migrateAlone(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('SELECT GET_LOCK(?, 60)', [MIGRATION_LOCK]);
    await source.runMigrations({ transaction: 'each' });
    await runner.query('SELECT RELEASE_LOCK(?)', [MIGRATION_LOCK]);
  } catch (error) {
    throw toAppError(error);
  } finally {
    await runner.release();
  }
}
