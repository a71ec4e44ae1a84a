import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { digestWith } from '../../accounts/digest.ts';
import type { Config, Environment } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { Child, freePort } from './child.ts';

/** What the nodes share, and the servers that were started for it. */
export interface SharedStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** A line each, for people. */
  readonly told: readonly string[];
  /** In the order in which they are to end. */
  readonly servers: readonly Child[];
}

interface Wish {
  readonly config: Config;
  readonly env: Environment;
  readonly folder: string;
  readonly secret: string;
  readonly onDied: (title: string, how: string) => void;
}

/** What the environment names; else servers of our own where their programs are; else SQLite, and no Redis. */
export async function openSharedStores(wish: Wish): Promise<SharedStores> {
  const servers: Child[] = [];
  try {
    return await openInto(servers, wish);
  } catch (error) {
    await Promise.all(servers.map((server) => server.end()));
    throw error;
  }
}

async function openInto(servers: Child[], wish: Wish): Promise<SharedStores> {
  const { config, env } = wish;
  const told: string[] = [];
  const redis = findProgram('redis-server', env);
  let { redisUrl } = config;
  if (redisUrl !== '') told.push('Redis     as REDIS_URL says');
  else if (redis !== undefined) {
    const port = await freePort();
    servers.push(await startRedis(redis, port, wish));
    redisUrl = `redis://127.0.0.1:${port}`;
    told.push(`Redis     127.0.0.1:${port}, of this cluster`);
  } else told.push('Redis     is not here: each node counts by itself, and quotas are exact only within seconds');
  const mariadb = findProgram('mariadbd', env);
  if (env.DATABASE_URL) {
    told.push('database  as DATABASE_URL says');
    return { databaseUrl: config.databaseUrl, redisUrl, servers, told };
  }
  if (mariadb === undefined) {
    told.push('database  SQLite, one file for all nodes: MariaDB is not here');
    return { databaseUrl: `sqlite:${join(wish.folder, 'geokod.db')}`, redisUrl, servers, told };
  }
  const port = await freePort();
  const password = digestWith(wish.secret)('seed', 'cluster database');
  servers.push(await startMariadb(mariadb, { port, password }, wish));
  told.push(`database  MariaDB 127.0.0.1:${port}, of this cluster, in ${join(wish.folder, 'mariadb')}`);
  return { databaseUrl: `mysql://geokod:${password}@127.0.0.1:${port}/geokod`, redisUrl, servers, told };
}

/** On the PATH, or where servers are usually kept. */
function findProgram(name: string, env: Environment): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/libexec'];
  return folders.filter(Boolean).map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function startRedis(program: string, port: number, { folder, env, onDied }: Wish): Promise<Child> {
  const dir = join(folder, 'redis');
  mkdirSync(dir, { recursive: true });
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  return started('Redis', program, args, { port, folder, env, onDied });
}

interface DatabaseWish {
  readonly port: number;
  readonly password: string;
}

async function startMariadb(program: string, { port, password }: DatabaseWish, wish: Wish): Promise<Child> {
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
  return started('MariaDB', program, args, { port, ...wish });
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

type ServerWish = Pick<Wish, 'folder' | 'env' | 'onDied'> & { readonly port: number };

async function started(
  title: string, program: string, args: readonly string[], { port, folder, env, onDied }: ServerWish,
): Promise<Child> {
  const child = new Child({
    title, program, args, env,
    logFile: join(folder, `${title.toLowerCase()}.log`),
    isReady: () => takesConnections(port),
    onDied: (how) => onDied(title, how),
  });
  try {
    await child.untilReady();
  } catch (error) {
    await child.end();
    throw error;
  }
  return child;
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
