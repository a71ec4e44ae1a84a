import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { CARELESS, findProgram, prepareData, supervise, type PrivateServer } from './private-server.ts';

/** One database server of a cluster. */
export interface GaleraServer extends PrivateServer {
  /** Cuts it off from the other servers, or reconnects it; clients can always reach it. */
  cutOff(isCutOff: boolean): Promise<void>;
  /** Its status variable: `wsrep_ready`, `wsrep_cluster_size` … */
  status(name: string): Promise<string>;
}

export interface GaleraCluster {
  readonly servers: readonly [GaleraServer, GaleraServer, GaleraServer];
  /** All servers, in the form of `DATABASE_URL`. */
  readonly url: string;
  stop(): Promise<void>;
}

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];

/** Why a cluster cannot be made here; with REQUIRE_SERVICES=1 it is tried, and fails, instead. */
export function galeraSkipReason(): string | false {
  if (process.env['REQUIRE_SERVICES'] === '1') return false;
  const missing = [
    ...(findProgram(['mariadbd']) ? [] : ['mariadbd']), ...(findProgram(['rsync']) ? [] : ['rsync']),
    ...(findProvider() ? [] : ['galera-4']),
  ];
  return missing.length > 0 && `no MariaDB Galera cluster here: ${missing.join(', ')} missing`;
}

const findProvider = (): string | undefined => PROVIDERS.find((path) => existsSync(path));

/** Three servers that replicate all rows. The first begins, the other two receive everything from it. */
export async function privateGalera(): Promise<GaleraCluster> {
  const [program, provider] = [findProgram(['mariadbd']), findProvider()];
  if (!program || !provider) throw new Error('no mariadbd or no galera-4 here');
  const folder = mkdtempSync(join(tmpdir(), 'geokod-galera-'));
  chmodSync(folder, 0o755);
  const ports: ServerPorts[] = [];
  for (let at = 0; at < 3; at += 1) {
    ports.push({ sql: await freePort(), group: await freePort(), changes: await freePort(), copy: await freePort() });
  }
  const begin = (at: number): Promise<GaleraServer> =>
    startServer({ program, provider, folder: join(folder, String(at + 1)), ports, at });
  const first = await begin(0);
  await ask(first.url.replace(/geokod$/, ''), 'CREATE DATABASE geokod');
  const [second, third] = await Promise.all([begin(1), begin(2)]);
  const servers = [first, second, third] as const;
  return {
    servers,
    url: servers.map(({ url }) => url).join(','),
    async stop() {
      for (const server of servers) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface ServerPorts {
  readonly sql: number;
  readonly group: number;
  readonly changes: number;
  readonly copy: number;
}

interface ServerOptions {
  readonly program: string;
  readonly provider: string;
  readonly folder: string;
  readonly ports: readonly ServerPorts[];
  readonly at: number;
}

async function startServer(serverOptions: ServerOptions): Promise<GaleraServer> {
  const { program, folder, ports, at } = serverOptions;
  const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
  for (const each of [data, temporary]) mkdirSync(each, { recursive: true });
  // Started by root, rsync changes its user, who must be able to enter and write.
  chmodSync(data, 0o777);
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  if (at === 0) prepareData(program, { data, temporary, user });
  const options = ['--no-defaults', `--datadir=${data}`, `--tmpdir=${temporary}`, ...user, ...optionsOf(serverOptions)];
  const others = `--wsrep-cluster-address=gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
  let isFirst = true;
  const launch = async (): Promise<ChildProcess> => {
    const how = !isFirst ? [others, `--wsrep-start-position=${await positionOf(program, [...options, others])}`]
      : at === 0 ? ['--wsrep-cluster-address=gcomm://', '--wsrep-new-cluster'] : [others];
    isFirst = false;
    return spawn(program, [...options, ...how], { stdio: 'ignore' });
  };
  const root = `mysql://root@127.0.0.1:${ports[at].sql}/`;
  const status = async (name: string): Promise<string> => {
    const [row] = await ask(root, 'SHOW GLOBAL STATUS WHERE Variable_name = ?', [name]);
    return String(row?.['Value']);
  };
  const isReady = async (): Promise<void> => {
    if (await status('wsrep_ready') !== 'ON') throw new Error('not ready yet');
  };
  const server = await supervise(folder, `${root}geokod`, launch, isReady);
  return {
    ...server,
    status,
    cutOff: async (isCutOff) =>
      void (await ask(root, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${Number(isCutOff)}'`)),
  };
}

function optionsOf({ provider, folder, ports, at }: ServerOptions): string[] {
  const { sql, group, changes, copy } = ports[at];
  const here = '127.0.0.1';
  return [
    `--port=${sql}`, `--bind-address=${here}`, `--socket=${join(folder, 's.sock')}`,
    `--pid-file=${join(folder, 'pid')}`, '--skip-name-resolve', '--innodb-buffer-pool-size=32M',
    '--max-connections=200', ...CARELESS, '--binlog-format=ROW', '--default-storage-engine=InnoDB',
    '--innodb-autoinc-lock-mode=2', '--wsrep-on=ON', `--wsrep-provider=${provider}`, '--wsrep-cluster-name=geokod',
    `--wsrep-node-name=server-${at + 1}`, `--wsrep-node-address=${here}:${group}`, '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=${here}:${copy}`,
    `--wsrep-provider-options=gmcast.listen_addr=tcp://${here}:${group};ist.recv_addr=${here}:${changes};` +
      'gcache.size=32M',
  ];
}

/** The last change that a killed server has. */
async function positionOf(program: string, options: readonly string[]): Promise<string> {
  const child = spawn(program, [...options, '--wsrep-recover'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  await once(child, 'close');
  return /Recovered position: *(\S+)/.exec(output)?.[1] ?? '00000000-0000-0000-0000-000000000000:-1';
}

async function ask(uri: string, query: string, values: readonly string[] = []): Promise<RowDataPacket[]> {
  const connection = await createConnection({ uri, connectTimeout: 2000 });
  try {
    const [rows] = await connection.query(query, [...values]);
    return rows as RowDataPacket[];
  } finally {
    connection.destroy();
  }
}
