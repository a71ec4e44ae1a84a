import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { digestWith } from '../../accounts/digest.ts';
import type { Config, Environment } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { freePort } from './child.ts';
import type { Crew } from './crew.ts';

/** What the nodes share. */
export interface SharedStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** A line each, for people. */
  readonly notes: readonly string[];
}

interface Wish {
  readonly config: Config;
  readonly env: Environment;
  readonly folder: string;
  readonly secret: string;
  readonly onDied: (title: string, how: string) => void;
  /** Where servers are started; its owner stops them. */
  readonly crew: Crew;
}

/** Servers named by the environment; else private ones if their programs are installed; else SQLite, and no Redis. */
export async function openSharedStores(wish: Wish): Promise<SharedStores> {
  const { config, env } = wish;
  const notes: string[] = [];
  const redis = findProgram('redis-server', env);
  let { redisUrl } = config;
  if (redisUrl !== '') notes.push('Redis     as REDIS_URL says');
  else if (redis !== undefined) {
    const port = await freePort();
    await startRedis(redis, port, wish);
    redisUrl = `redis://127.0.0.1:${port}`;
    notes.push(`Redis     127.0.0.1:${port}, of this cluster`);
  } else notes.push('Redis     not installed: each node counts by itself, and quotas are exact only within seconds');
  const mariadb = findProgram('mariadbd', env);
  if (env.DATABASE_URL) {
    notes.push('database  as DATABASE_URL says');
    return { databaseUrl: config.databaseUrl, redisUrl, notes };
  }
  if (mariadb === undefined) {
    notes.push('database  SQLite, one file for all nodes: MariaDB is not installed');
    return { databaseUrl: `sqlite:${join(wish.folder, 'geokod.db')}`, redisUrl, notes };
  }
  const port = await freePort();
  const password = digestWith(wish.secret)('seed', 'cluster database');
  await startMariadb(mariadb, { port, password }, wish);
  notes.push(`database  MariaDB 127.0.0.1:${port}, of this cluster, in ${join(wish.folder, 'mariadb')}`);
  return { databaseUrl: `mysql://geokod:${password}@127.0.0.1:${port}/geokod`, redisUrl, notes };
}

/** On the PATH, or where servers are usually kept. */
function findProgram(name: string, env: Environment): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/libexec'];
  return folders.filter(Boolean).map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function startRedis(program: string, port: number, { folder, env, onDied, crew }: Wish): Promise<void> {
  const dir = join(folder, 'redis');
  mkdirSync(dir, { recursive: true });
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  await started('Redis', program, args, { port, folder, env, onDied, crew });
}

interface DatabaseWish {
  readonly port: number;
  readonly password: string;
}

async function startMariadb(program: string, { port, password }: DatabaseWish, wish: Wish): Promise<void> {
  const home = join(wish.folder, 'mariadb');
  const [data, temporary] = [join(home, 'data'), join(home, 'tmp')];
  for (const each of [home, temporary]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  if (!existsSync(data)) prepareData(program, data, temporary, user, wish.env);
  const first = join(home, 'first.sql');
  writeFileSync(first, [
    'CREATE DATABASE IF NOT EXISTS geokod;',
    `CREATE OR REPLACE USER geokod@'127.0.0.1' IDENTIFIED BY '${password}';`,
    "GRANT ALL ON geokod.* TO geokod@'127.0.0.1';",
  ].join('\n'), { mode: 0o600 });
  // The path of a socket may be no longer than 107 bytes.
  const socket = join(home, 's.sock').length > 100 ? `/tmp/geokod-${port}.sock` : join(home, 's.sock');
  const args = [
    '--no-defaults', `--datadir=${data}`, `--tmpdir=${temporary}`, ...user, `--port=${port}`,
    '--bind-address=127.0.0.1', `--socket=${socket}`, `--pid-file=${join(home, 'pid')}`, '--skip-name-resolve',
    '--innodb-buffer-pool-size=64M', `--init-file=${first}`,
  ];
  await started('MariaDB', program, args, { port, ...wish });
}

function prepareData(
  program: string, data: string, temporary: string, user: readonly string[], env: Environment,
): void {
  const installer = findProgram('mariadb-install-db', env);
  if (installer === undefined) throw new AppError('file_missing', `${program} is here, but not mariadb-install-db`);
  // Under its own name only once it is whole.
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const args = [
    '--no-defaults', `--datadir=${unfinished}`, ...user, '--auth-root-authentication-method=socket',
    '--skip-name-resolve',
  ];
  const ran = spawnSync(installer, args, { env: { ...env, TMPDIR: temporary } });
  if (ran.status !== 0) throw new AppError('file_unwritable', `${data} cannot be prepared: ${String(ran.stderr)}`);
  renameSync(unfinished, data);
}

type ServerWish = Pick<Wish, 'folder' | 'env' | 'onDied' | 'crew'> & { readonly port: number };

async function started(
  title: string, program: string, args: readonly string[], { port, folder, env, onDied, crew }: ServerWish,
): Promise<void> {
  const child = crew.begin('servers', {
    title, program, args, env,
    logFile: join(folder, `${title.toLowerCase()}.log`),
    isReady: () => takesConnections(port),
    onDied: (how) => onDied(title, how),
  });
  await child.untilReady();
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (does: boolean): void => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
