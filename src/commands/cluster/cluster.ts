import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { regions, type Config, type Environment, type Region } from '../../config.ts';
import { readSecret } from '../../store/files/secret.ts';
import { defineCommand, exits, noOperands } from '../frame/frame.ts';
import { duration } from '../frame/progress.ts';
import { prepareAtlas } from '../prepare-atlas.ts';
import { readVersion } from '../version.ts';
import type { Child } from './child.ts';
import { Crew } from './crew.ts';
import { freePort } from './free-port.ts';
import { openSharedStores, type SharedStores } from './private-stores.ts';
import { Roster } from './roster.ts';

export const command = defineCommand({
  name: 'cluster',
  summary: 'run four nodes and an edge on this machine, over one MariaDB and one Redis if installed',
  operands: noOperands,
  options: {
    area: { type: 'text', value: 'AREA|URL|FILE', summary: 'serve this, after downloading and importing it if needed' },
  },
  details: [
    'The edge listens on PORT, the nodes on the next four ports; everything is kept in $DATA_DIR/cluster. Without',
    'DATABASE_URL and REDIS_URL, private servers are started if mariadbd and redis-server are installed;',
    'otherwise the nodes share a SQLite file, and each counts by itself. Processes that die are restarted.',
    'SIGTERM, SIGINT and SIGHUP stop everything cleanly.',
  ].join('\n'),
  examples: ['geokod cluster', 'PORT=9000 geokod cluster --area kyrgyzstan'],
  run: async ({ options, io }) => {
    const config = io.readConfig();
    const atlas = resolve(await prepareAtlas(config, options.area, io));
    const folder = resolve(config.dataDir, 'cluster');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const roster = new Roster(join(folder, 'processes.json'));
    roster.begin();
    // A closed terminal ends the cluster like Ctrl-C: its processes have their own groups, and would otherwise stay.
    const hungUp = new Promise<NodeJS.Signals>((hangUp) => io.onReload(() => hangUp('SIGHUP')));
    const stopSignal = Promise.race([io.stopRequested(), hungUp]);
    const secret = readSecret(config.secret, folder, 'sqlite:');
    const onDied = (title: string, how: string): void => io.note(`${title} ended (${how}) and is being restarted`);
    const crew = new Crew(roster);
    const starting = start({ config, env: io.env, folder, secret, atlas, onDied, crew });
    try {
      const text = await Promise.race([starting, stopSignal.then(() => undefined)]);
      if (text !== undefined) io.print(text);
      io.print(`${await stopSignal}: closing`);
    } finally {
      await crew.end();
      await starting.catch(() => undefined);
    }
    return exits.ok;
  },
});

interface Ports {
  readonly edge: readonly [front: number, internal: number];
  readonly nodes: ReadonlyMap<Region, readonly [front: number, internal: number]>;
}

interface ClusterOptions {
  readonly config: Config;
  readonly env: Environment;
  readonly folder: string;
  readonly secret: string;
  readonly atlas: string;
  readonly onDied: (title: string, how: string) => void;
  readonly crew: Crew;
}

interface Parts extends ClusterOptions {
  readonly stores: SharedStores;
  readonly ports: Ports;
}

/** Resolves, with the text to print, once all of it answers. */
async function start(cluster: ClusterOptions): Promise<string> {
  const stores = await openSharedStores(cluster);
  const parts: Parts = { ...cluster, stores, ports: await portsOf(cluster.config) };
  const edge = startEdge(parts);
  const nodes = await startNodes(parts);
  await edge.untilReady();
  return announcement(parts, nodes, edge);
}

const startFile = fileURLToPath(new URL('../../geokod.mjs', import.meta.url));

async function portsOf({ port, opsPort }: Config): Promise<Ports> {
  const portAfter = async (first: number, count: number): Promise<number> => (first === 0 ? freePort() : first + count);
  const nodes = new Map<Region, readonly [number, number]>();
  for (const [at, region] of regions.entries()) {
    nodes.set(region, [await portAfter(port, at + 1), await portAfter(opsPort, at + 1)]);
  }
  return { edge: [await portAfter(port, 0), await portAfter(opsPort, 0)], nodes };
}

const urlsOf = ({ nodes }: Ports, without?: Region): string =>
  [...nodes].filter(([region]) => region !== without)
    .map(([region, [port]]) => `${region}=http://127.0.0.1:${port}`).join(',');

/** The first node migrates the database before the others start. */
async function startNodes(parts: Parts): Promise<Map<Region, Child>> {
  const nodes = new Map<Region, Child>();
  for (const region of regions) {
    nodes.set(region, startNode(region, parts));
    if (nodes.size === 1) await nodes.get(region)!.untilReady();
  }
  await Promise.all([...nodes.values()].map((node) => node.untilReady()));
  return nodes;
}

/** Keeps each node small, because several share this machine; a variable of the environment overrides it. */
const SMALL = { WORKERS: '1', BATCH_THREADS: '1', HTTP_THREADS: '1' };

function startNode(region: Region, { env, folder, secret, stores, ports, atlas, onDied, crew }: Parts): Child {
  const dataDir = join(folder, region);
  mkdirSync(dataDir, { recursive: true });
  const [port, opsPort] = ports.nodes.get(region)!;
  return crew.begin('nodes', {
    title: region,
    program: process.execPath,
    args: [startFile, 'serve'],
    env: {
      FILES_URL: `file:${join(folder, 'files')}`,
      ...SMALL,
      ...env,
      DATABASE_URL: stores.databaseUrl, REDIS_URL: stores.redisUrl, SECRET: secret, ATLAS: atlas,
      REGION: region, REGION_URLS: urlsOf(ports, region), DATA_DIR: dataDir,
      HOST: '127.0.0.1', PORT: String(port), OPS_PORT: String(opsPort),
      PUBLIC_URL: env.PUBLIC_URL ?? `http://127.0.0.1:${ports.edge[0]}`,
      NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE,
    },
    logFile: join(folder, `${region}.log`),
    isReady: () => isReady(port),
    onDied: (how) => onDied(region, how),
  });
}

function startEdge({ config, env, folder, secret, ports, onDied, crew }: Parts): Child {
  const [port, opsPort] = ports.edge;
  return crew.begin('edge', {
    title: 'edge',
    program: process.execPath,
    args: [startFile, 'edge'],
    env: {
      ...env,
      SECRET: secret, REGION_URLS: urlsOf(ports), PORT: String(port), OPS_PORT: String(opsPort), DATA_DIR: folder,
      PUBLIC_URL: env.PUBLIC_URL ?? config.publicUrl,
    },
    logFile: join(folder, 'edge.log'),
    isReady: () => isReady(opsPort),
    onDied: (how) => onDied('edge', how),
  });
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

function announcement({ ports, stores, folder }: Parts, nodes: ReadonlyMap<Region, Child>, edge: Child): string {
  const line = (title: string, port: number, child: Child): string =>
    `  ${title.padEnd(9)} http://127.0.0.1:${port}  process ${child.pid}, says all in ${join(folder, `${title}.log`)}`;
  const address = `http://127.0.0.1:${ports.edge[0]}`;
  const [someNode] = nodes.values();
  return [
    `Geokod ${readVersion()}, four regions behind an edge`,
    line('edge', ports.edge[0], edge),
    ...[...nodes].map(([region, child]) => line(region, ports.nodes.get(region)![0], child)),
    ...stores.notes.map((text) => `  ${text}`),
    `  regions   http://127.0.0.1:${ports.edge[1]}/edge`,
    `  started in ${duration(performance.now())}`,
    `Try:  KEY=$(curl -s '${address}/v2/key?email=you@example.com' | grep -o 'gk_live_[0-9A-Za-z]*')`,
    `      curl -H "Authorization: Bearer $KEY" '${address}/v2/reverse?lat=54.442&lon=148.3408'`,
    `      kill -9 ${someNode.pid}   # and ask again: another region answers, and this one is started anew`,
  ].join('\n');
}
