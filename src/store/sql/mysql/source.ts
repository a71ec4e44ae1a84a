import { createConnection } from 'mysql2/promise';
import { DataSource, type QueryRunner } from 'typeorm';
import { entities } from '../entities.ts';
import { migrations } from '../migrations/list.ts';
import { LOOK_QUERY, toLook, type StatusRow } from './look.ts';
import type { Duplex } from 'node:stream';

const POOL = 10;
const MAX_WAITING = 2000;

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

interface PooledConnection {
  readonly stream: Duplex;
  query(query: string, done: (error: unknown, rows: StatusRow[]) => void): void;
}
interface ConnectionPool {
  on(event: 'connection', listener: (connection: PooledConnection) => void): void;
}

/**
 * Each connection says this before anything else: the one that opened the source, and each new one. Where the name of
 * a cluster is given, a new one must be to a server of it: the server may have come back alone, and what would be
 * written there nobody else would see.
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

/** What waits behind the first words hears that the connection is lost; the driver's destroy() would tell nobody. */
const lost = (): Error =>
  Object.assign(new Error('the first word was refused'), { code: 'PROTOCOL_CONNECTION_LOST', fatal: true });

/** The connection is not handed to the next one. */
export function destroyConnection(runner: QueryRunner): void {
  (runner as unknown as { readonly databaseConnection?: { destroy(): void } }).databaseConnection?.destroy();
}
