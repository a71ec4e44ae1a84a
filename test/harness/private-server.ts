import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { createClient } from 'redis';
import { freePort } from '../../src/commands/cluster/free-port.ts';

/** A server of the test's own on a free port, which it may freeze, kill and restart. */
export interface PrivateServer {
  readonly url: string;
  /** Sends SIGSTOP, SIGCONT, SIGKILL and the like. After SIGSTOP it returns once the process has really stopped. */
  signal(name: NodeJS.Signals): void;
  /** Starts it after it was killed, with the same port and data. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The first of these programs on the PATH or in the usual folders of servers. */
export function findProgram(names: readonly string[]): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const folders = [...path, '/usr/sbin', '/usr/local/sbin', '/usr/libexec', ...goFolders()];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Folders where programs written in Go are installed; `.ci/run` puts those of the tests into `var/`. */
const goFolders = (): string[] => [
  join(import.meta.dirname, '../../var/go/bin'),
  ...[process.env['GOBIN'] ?? '', join(process.env['GOPATH'] || join(homedir(), 'go'), 'bin')].filter(Boolean),
];

export async function privateRedis(program: string, more: readonly string[] = []): Promise<PrivateServer> {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...more];
  return supervise(folder, url, () => spawn(program, options, { stdio: 'ignore' }), async () => {
    const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 500 } });
    client.on('error', () => undefined);
    await client.connect();
    await client.ping();
    client.destroy();
  });
}

export async function privateMariadb(program: string): Promise<PrivateServer> {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-sql-'));
  const data = join(folder, 'data');
  const temporary = join(folder, 'tmp');
  for (const each of [data, temporary]) mkdirSync(each);
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  prepareData(program, { data, temporary, user });
  const port = await freePort();
  const root = `mysql://root@127.0.0.1:${port}`;
  const options = [
    '--no-defaults', `--datadir=${data}`, `--tmpdir=${temporary}`, ...user,
    `--port=${port}`, '--bind-address=127.0.0.1',
    `--socket=${join(folder, 's.sock')}`, `--pid-file=${join(folder, 'pid')}`, '--skip-name-resolve',
    '--innodb-buffer-pool-size=64M', '--max-connections=100', '--init-file=' + initFile(folder), ...CARELESS,
  ];
  return supervise(folder, `${root}/geokod`, () => spawn(program, options, { stdio: 'ignore' }), async () => {
    const connection = await createConnection({ uri: `${root}/geokod`, connectTimeout: 500 });
    connection.destroy();
  });
}

/**
 * Data written by a killed server are in the system's cache and not lost; only a power failure would lose them. So
 * nothing waits for the disk: creating a database with our tables takes 0.35 s instead of 1.0.
 */
export const CARELESS = [
  '--innodb-flush-log-at-trx-commit=2', '--innodb-flush-method=nosync', '--innodb-doublewrite=0',
  '--innodb-file-per-table=0', '--innodb-log-file-size=16M', '--loose-sync-frm=0',
];

interface ServerFolders {
  readonly data: string;
  /** Its own folder: a starting server removes all temporary tables in it. */
  readonly temporary: string;
  readonly user: readonly string[];
}

/**
 * Puts the tables of a server's own into an empty data folder. The first time they are made, which takes half a second
 * of CPU time; later servers of the same program get a copy.
 */
export function prepareData(program: string, { data, temporary, user }: ServerFolders): void {
  const { size, mtimeMs } = statSync(program);
  const name = `data-${basename(program)}-${size}-${Math.round(mtimeMs)}-${process.getuid?.() ?? 0}`;
  const kept = join(import.meta.dirname, '../../node_modules/.cache/geokod', name);
  if (!existsSync(kept)) keepData(program, kept, { temporary, user });
  cpSync(kept, data, { recursive: true });
}

function keepData(program: string, kept: string, { temporary, user }: Omit<ServerFolders, 'data'>): void {
  mkdirSync(dirname(kept), { recursive: true });
  const data = mkdtempSync(`${kept}-`);
  makeData(program, { data, temporary, user });
  try {
    renameSync(data, kept);
  } catch (error) {
    // another test file was first
    rmSync(data, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
}

function makeData(program: string, { data, temporary, user }: ServerFolders): void {
  const installer = program.endsWith('mariadbd') ? findProgram(['mariadb-install-db', 'mysql_install_db']) : undefined;
  const env = { ...process.env, TMPDIR: temporary };
  const common = ['--no-defaults', `--datadir=${data}`, ...user, ...CARELESS];
  const ran = installer
    ? spawnSync(installer, [...common, '--auth-root-authentication-method=normal', '--skip-name-resolve'], { env })
    : spawnSync(program, [...common, '--initialize-insecure'], { env });
  if (ran.status !== 0) throw new Error(`cannot prepare a data folder with ${program}: ${String(ran.stderr)}`);
}

function initFile(folder: string): string {
  const path = join(folder, 'init.sql');
  writeFileSync(path, 'CREATE DATABASE IF NOT EXISTS geokod;\n');
  return path;
}

export async function supervise(
  folder: string,
  url: string,
  launch: () => ChildProcess | Promise<ChildProcess>,
  probe: () => Promise<void>,
): Promise<PrivateServer> {
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const launched = await launch();
    child = launched;
    for (let attempt = 0; attempt < 900; attempt += 1) {
      if (launched.exitCode !== null) throw new Error(`the private server for ${url} ended with ${launched.exitCode}`);
      try {
        await probe();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    throw new Error(`the private server for ${url} does not answer`);
  };
  const end = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child!.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url,
    signal(name) {
      child!.kill(name);
      if (name === 'SIGSTOP') waitUntilStopped(child!.pid!);
    },
    start: async () => {
      await end();
      await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const pause = new Int32Array(new SharedArrayBuffer(4));
const STOP_WAIT_MS = 10_000;

/** On a busy machine, threads of a stopped process may run on for a while. Only with /proc. */
function waitUntilStopped(pid: number): void {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return;
  const stateOf = (task: string): string => stateIn(readFileSync(`${tasks}/${task}/stat`, 'utf8'));
  for (let waitedMs = 0; waitedMs < STOP_WAIT_MS; waitedMs += 1) {
    if (readdirSync(tasks).every((task) => stateOf(task) === 'T')) return;
    Atomics.wait(pause, 0, 0, 1);
  }
  throw new Error(`process ${pid} was told to stop and goes on`);
}

/** Parses "12 (a name) T 1 …"; the name may have brackets and spaces. */
const stateIn = (stat: string): string => stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
