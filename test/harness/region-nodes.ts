import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { regions, type Environment, type Region } from '../../src/config.ts';
import { openStores, type Stores } from '../../src/store/open.ts';
import { countedRequests, type CountedRequests } from './counted-requests.ts';
import { EDGE_SECRET } from './edge-stand.ts';
import { newFolder } from './folder.ts';
import type { Closing } from './closing.ts';
import { startFile } from './program.ts';
import { writeTownAtlas } from './small-geocoder.ts';

/** A node in a process of its own, which can be restarted on the same port and folder. */
export interface RegionNode {
  readonly region: Region;
  readonly url: string;
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code once it has ended. */
  ended(): Promise<number | null>;
  start(): Promise<void>;
}

export interface RegionNodes {
  readonly nodes: Readonly<Record<Region, RegionNode>>;
  /** An unlimited key. */
  readonly key: string;
  /** What was asked with it, as the ledger of all nodes has it. */
  readonly counted: CountedRequests;
}

export interface SharedUrls {
  readonly databaseUrl: string;
  /** Database URLs of nodes that use other addresses. */
  readonly databaseUrlOf?: Partial<Readonly<Record<Region, string>>>;
  /** An atlas with roads; by default a town of ten houses. */
  readonly atlas?: string;
  readonly redisUrl: string;
}

/** Four nodes over shared stores, with no edge in front. */
export async function startRegionNodes(
  context: Closing, shared: SharedUrls, env: Environment = {},
): Promise<RegionNodes> {
  const folder = await newFolder(context);
  const atlas = shared.atlas ?? join(folder, 'town.atlas');
  if (!shared.atlas) await writeTownAtlas(atlas);
  const stores = await openBeside(folder, shared);
  context.after(() => stores.close());
  const now = Date.now();
  const { key } = await stores.keys.issue({ email: 'load@example.ru', mode: 'live', ip: '127.0.0.1' }, now);
  const unlimited = { freeUnits: 1e9, perSecond: 1e6, burst: 1e6, matrixPerSecond: 1e6 };
  await stores.accounts.override('load@example.ru', unlimited, now);
  const { accountId } = await stores.keys.authenticate(key, now);
  const options: NodeOptions = { ...shared, atlas, env };
  const nodes = await Promise.all(regions.map((region) => startNode(context, region, folder, options)));
  return {
    nodes: Object.fromEntries(nodes.map((node) => [node.region, node])) as RegionNodes['nodes'],
    key,
    counted: countedRequests(stores.sql, accountId),
  };
}

const openBeside = (folder: string, { databaseUrl, redisUrl }: SharedUrls): Promise<Stores> =>
  openStores({
    databaseUrl, redisUrl, dataDir: join(folder, 'beside'), smtpUrl: '', secret: EDGE_SECRET, beside: true,
    publicUrl: 'http://localhost', legacyKeysUntil: 0, note: () => {},
  });

interface NodeOptions extends SharedUrls {
  readonly atlas: string;
  readonly env: Environment;
}

async function startNode(
  context: Closing, region: Region, folder: string, { databaseUrl, databaseUrlOf, redisUrl, atlas, env }: NodeOptions,
): Promise<RegionNode> {
  const dataDir = join(folder, region);
  mkdirSync(dataDir);
  const [port, opsPort] = [await freePort(), await freePort()];
  let child: ChildProcess;
  let output = '';
  const launch = (): void => {
    child = spawn(process.execPath, [startFile, 'serve'], {
      cwd: dataDir,
      env: {
        PATH: process.env.PATH, DATA_DIR: dataDir, ATLAS: atlas, SECRET: EDGE_SECRET,
        PORT: String(port), OPS_PORT: String(opsPort), REGION: region, REDIS_URL: redisUrl,
        DATABASE_URL: databaseUrlOf?.[region] ?? databaseUrl,
        FILES_URL: `file:${join(folder, 'files')}`, WORKERS: '1', BATCH_THREADS: '1', ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (data: Buffer) => void (output = (output + data.toString()).slice(-5000)));
    }
  };
  const url = `http://127.0.0.1:${port}`;
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const start = async (): Promise<void> => {
    launch();
    while (!(await isReady(url))) {
      if (isOver()) throw new Error(`${region} ended: ${output}`);
      await sleep(50);
    }
  };
  context.after(() => {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
  });
  await start();
  return {
    region, url, start,
    signal: (name) => void child.kill(name),
    ended: async () => {
      if (!isOver()) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
