import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { digestWith } from '../../accounts/digest.ts';
import type { Config, Environment } from '../../config.ts';
import { AppError } from '../../errors.ts';
import type { Crew } from './crew.ts';
import { freePort } from './free-port.ts';

/** What the nodes share. */
export interface SharedStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** One line for people about each server. */
  readonly notes: readonly string[];
}

interface StoreOptions {
  readonly config: Config;
  readonly env: Environment;
  readonly folder: string;
  readonly secret: string;
  readonly onDied: (title: string, how: string) => void;
  /** Where servers are started; its owner stops them. */
  readonly crew: Crew;
}

/**
 * Uses the servers named by the environment; otherwise private ones if their programs are installed; otherwise
 * SQLite, and no Redis.
 */
export async function openSharedStores(options: StoreOptions): Promise<SharedStores> {
  const { config, env } = options;
  const notes: string[] = [];
  const redis = findProgram('redis-server', env);
  let { redisUrl } = config;
  if (redisUrl !== '') notes.push('Redis     as REDIS_URL says');
  else if (redis !== undefined) {
    const port = await freePort();
    await startRedis(redis, port, options);
    redisUrl = `redis://127.0.0.1:${port}`;
    notes.push(`Redis     127.0.0.1:${port}, of this cluster`);
  } else notes.push('Redis     not installed: each node counts by itself, and quotas are exact only within seconds');
  const mariadb = findProgram('mariadbd', env);
  const lacksInstaller = findInstaller(env) === undefined && !existsSync(dataOf(options));
  if (env.DATABASE_URL) {
    notes.push('database  as DATABASE_URL says');
    return { databaseUrl: config.databaseUrl, redisUrl, notes };
  }
  if (mariadb === undefined || lacksInstaller) {
    const missing = mariadb === undefined ? 'MariaDB' : 'mariadb-install-db';
    notes.push(`database  SQLite, one file for all nodes: ${missing} is not installed`);
    return { databaseUrl: `sqlite:${join(options.folder, 'geokod.db')}`, redisUrl, notes };
  }
  const port = await freePort();
  const password = digestWith(options.secret)('seed', 'cluster database');
  await startMariadb(mariadb, { port, password }, options);
  notes.push(`database  MariaDB 127.0.0.1:${port}, of this cluster, in ${join(options.folder, 'mariadb')}`);
  return { databaseUrl: `mysql://geokod:${password}@127.0.0.1:${port}/geokod`, redisUrl, notes };
}

/** The program that prepares MariaDB's data, which some packages of the server lack. */
const findInstaller = (env: Environment): string | undefined => findProgram('mariadb-install-db', env);

const dataOf = ({ folder }: Pick<StoreOptions, 'folder'>): string => join(folder, 'mariadb', 'data');

/** Searches the PATH and the usual folders of servers. */
function findProgram(name: string, env: Environment): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/libexec'];
  return folders.filter(Boolean).map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function startRedis(program: string, port: number, { folder, env, onDied, crew }: StoreOptions): Promise<void> {
  const dir = join(folder, 'redis');
  mkdirSync(dir, { recursive: true });
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  await startServer('Redis', program, args, { port, folder, env, onDied, crew });
}

interface DatabaseOptions {
  readonly port: number;
  readonly password: string;
}

async function startMariadb(
  program: string, { port, password }: DatabaseOptions, options: StoreOptions,
): Promise<void> {
  const home = join(options.folder, 'mariadb');
  const [data, temporary] = [join(home, 'data'), join(home, 'tmp')];
  for (const each of [home, temporary]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  if (!existsSync(data)) prepareData(data, temporary, user, options.env);
  const first = join(home, 'first.sql');
  writeFileSync(first, [
    'CREATE DATABASE IF NOT EXISTS geokod;',
    `CREATE OR REPLACE USER geokod@'127.0.0.1' IDENTIFIED BY '${password}';`,
    "GRANT ALL ON geokod.* TO geokod@'127.0.0.1';",
  ].join('\n'), { mode: 0o600 });
  // The path of a socket is limited to 107 bytes.
  const socket = join(home, 's.sock').length > 100 ? `/tmp/geokod-${port}.sock` : join(home, 's.sock');
  const args = [
    '--no-defaults', `--datadir=${data}`, `--tmpdir=${temporary}`, ...user, `--port=${port}`,
    '--bind-address=127.0.0.1', `--socket=${socket}`, `--pid-file=${join(home, 'pid')}`, '--skip-name-resolve',
    '--innodb-buffer-pool-size=64M', `--init-file=${first}`,
  ];
  await startServer('MariaDB', program, args, { port, ...options });
}

function prepareData(data: string, temporary: string, user: readonly string[], env: Environment): void {
  // Gets its final name only once it is complete.
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const args = [
    '--no-defaults', `--datadir=${unfinished}`, ...user, '--auth-root-authentication-method=socket',
    '--skip-name-resolve',
  ];
  const { status, stderr } = spawnSync(findInstaller(env)!, args, { env: { ...env, TMPDIR: temporary } });
  if (status !== 0) throw new AppError('file_unwritable', `${data} cannot be prepared: ${String(stderr)}`);
  renameSync(unfinished, data);
}

type ServerOptions = Pick<StoreOptions, 'folder' | 'env' | 'onDied' | 'crew'> & { readonly port: number };

async function startServer(
  title: string, program: string, args: readonly string[], { port, folder, env, onDied, crew }: ServerOptions,
): Promise<void> {
  const child = crew.begin('servers', {
    title, program, args, env,
    logFile: join(folder, `${title.toLowerCase()}.log`),
    isReady: () => acceptsConnections(port),
    onDied: (how) => onDied(title, how),
  });
  await child.untilReady();
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (accepts: boolean): void => {
      socket.destroy();
      resolve(accepts);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
