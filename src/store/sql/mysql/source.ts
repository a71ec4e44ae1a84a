import { createConnection } from 'mysql2/promise';
import { DataSource, type QueryRunner } from 'typeorm';
import { entities } from '../entities.ts';
import { migrations } from '../migrations/list.ts';
import { LOOK_QUERY, toLook, type StatusRow } from './look.ts';
import type { Duplex } from 'node:stream';

const POOL = 10;
const MAX_WAITING = 2000;

/** A data source for MariaDB or MySQL: their JSON columns differ, and the schema check must know which one it is. */
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

interface PooledConnection {
  readonly stream: Duplex;
  query(query: string, done: (error: unknown, rows: StatusRow[]) => void): void;
}
interface ConnectionPool {
  on(event: 'connection', listener: (connection: PooledConnection) => void): void;
}

/**
 * Runs a query first on each connection: the one that opened the source, and every new one. With `clusterId`, a new
 * connection must also be to a server of that cluster: a server that came back alone would take writes that no other
 * server sees.
 */
export async function greetWith(source: DataSource, query: string, clusterId?: string): Promise<void> {
  const { pool } = source.driver as unknown as { readonly pool: ConnectionPool };
  pool.on('connection', (connection) => {
    connection.query(query, (error) => {
      if (error) connection.stream.destroy(lost());
    });
    if (clusterId === undefined) return;
    connection.query(LOOK_QUERY, (error, rows) => {
      if (error || toLook(rows).clusterId !== clusterId) connection.stream.destroy(lost());
    });
  });
  await source.query(query);
}

/** Fails the statements queued behind the first one; the driver's destroy() would leave them pending. */
const lost = (): Error =>
  Object.assign(new Error('the first word was refused'), { code: 'PROTOCOL_CONNECTION_LOST', fatal: true });

/** Closes the connection instead of returning it to the pool. */
export function destroyConnection(runner: QueryRunner): void {
  (runner as unknown as { readonly databaseConnection?: { destroy(): void } }).databaseConnection?.destroy();
}
