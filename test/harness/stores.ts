import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { openMysql } from '../../src/store/sql/mysql/open.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { databaseUrl, readyDatabases, readyFiles, type ReadyTables } from './ready-tables.ts';
import { findServer, skipReason, type Found } from './servers.ts';
import { openCache } from '../../src/store/cache/open.ts';
import type { Cache } from '../../src/kernel/cache.ts';
import type { Sql } from '../../src/kernel/sql.ts';

export interface SqlStand {
  readonly name: 'sqlite' | 'mysql';
  /** A store for one scenario, empty but with its tables. */
  open(): Promise<{ sql: Sql; url: string }>;
  server?: Found;
}

/** Runs the same scenarios over every SQL store available here. */
export function describeSql(title: string, scenarios: (stand: SqlStand) => void): void {
  describe(`${title}, over SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'geokod-sqlite-'));
    const opened: Sql[] = [];
    const ready = readyFiles(folder);
    let count = 0;
    after(async () => {
      for (const sql of opened) await sql.close();
      rmSync(folder, { recursive: true, force: true });
    });
    scenarios({
      name: 'sqlite',
      async open() {
        const path = join(folder, `${(count += 1)}.db`);
        const url = `sqlite:${path}`;
        await ready.copyTo(path);
        const sql = await openSql(url);
        opened.push(sql);
        return { sql, url };
      },
    });
  });
  describeMysql(title, scenarios);
}

/** Timeouts at which a server slowed by a busy machine is not considered dead, unlike in a service. */
export const PATIENT = { suspectMs: 10_000, signMs: 8_000, deadlineMs: 60_000 };

function describeMysql(title: string, scenarios: (stand: SqlStand) => void): void {
  describe(`${title}, over MariaDB or MySQL`, { skip: skipReason('mysql') }, () => {
    const opened: Sql[] = [];
    const stand: SqlStand = {
      name: 'mysql',
      async open() {
        const name = nameOf((count += 1));
        const { url: serverUrl } = stand.server!;
        await (ready ??= readyDatabases(serverUrl, nameOf(0), PATIENT)).copyTo(name);
        const url = databaseUrl(serverUrl, name);
        const sql = await openMysql(url, { limits: PATIENT });
        opened.push(sql);
        return { sql, url };
      },
    };
    const nameOf = (number: number): string => `geokod_test_${process.pid}_${number}`;
    let ready: ReadyTables | undefined;
    let count = 0;
    before(async () => {
      stand.server = await findServer('mysql');
    });
    after(async () => {
      for (const sql of opened) await sql.close();
      await stand.server?.stop();
    });
    scenarios(stand);
  });
}

export interface CacheStand {
  readonly name: 'memory' | 'redis';
  open(): Promise<Cache>;
  server?: Found;
}

/** A timeout for busy machines; tests elsewhere cover an unavailable Redis. */
const SILENCE_MS = 10_000;

/** Runs the same scenarios over every cache available here. */
export function describeCache(title: string, scenarios: (stand: CacheStand) => void): void {
  const opened: Cache[] = [];
  const closeAll = async (): Promise<void> => {
    for (const cache of opened.splice(0)) await cache.close();
  };
  const keep = (cache: Cache): Cache => {
    opened.push(cache);
    return cache;
  };
  describe(`${title}, in memory`, () => {
    after(closeAll);
    scenarios({ name: 'memory', open: async () => keep(await openCache('')) });
  });
  for (const [where, kind] of [['Redis', 'redis'], ['a Redis cluster', 'redisCluster']] as const) {
    describe(`${title}, over ${where}`, { skip: skipReason(kind) }, () => {
      const stand: CacheStand = {
        name: 'redis',
        open: async () => keep(await openCache(stand.server!.url, undefined, undefined, SILENCE_MS)),
      };
      before(async () => {
        stand.server = await findServer(kind);
      });
      after(async () => {
        await closeAll();
        await stand.server?.stop();
      });
      scenarios(stand);
    });
  }
}
