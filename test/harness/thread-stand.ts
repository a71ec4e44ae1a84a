import { join } from 'node:path';
import { Metrics } from '../../ops/index.ts';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/http/app.ts';
import { readContract } from '../../src/http/contract.ts';
import { handlers } from '../../src/http/handlers.ts';
import { listen, type Listening } from '../../src/http/listeners/listen.ts';
import { deskOver } from '../../src/http/request/repeats.ts';
import { openServices, type Opened } from '../../src/services.ts';
import { AtlasHolder } from '../../src/store/files/atlas/holder.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { Cells } from '../../src/threads/cells.ts';
import { readingNotesFirst, Threads } from '../../src/threads/threads.ts';
import type { Closing } from './closing.ts';
import { eventually } from './eventually.ts';
import { newFolder } from './folder.ts';
import { writeTownAtlas } from './small-geocoder.ts';

/** The service in this process and the further threads of its public listener, which can be called separately. */
export interface ThreadStand {
  readonly opened: Opened;
  readonly threads: Threads;
  readonly holder: AtlasHolder;
  readonly atlasPath: string;
  readonly key: string;
  readonly accountId: string;
  /** Port of the first thread alone. */
  readonly firstPort: number;
  /** Port shared by the further threads. */
  readonly furtherPort: number;
  readonly metrics: Metrics;
  /** Lines of the log so far. */
  logged(): Logged[];
}

export interface Logged {
  readonly msg: string;
  readonly operation?: string;
  readonly request_id?: string;
  readonly status?: number;
  readonly took_ms?: number;
  readonly err?: { readonly message: string };
}

export interface ThreadOptions {
  /** Number of threads, including the first. */
  readonly threads?: number;
  readonly freeUnits?: number;
  readonly perSecond?: number;
  /** Used instead of a file in the folder. */
  readonly databaseUrl?: string;
  /** Used instead of a town without roads. */
  readonly atlasPath?: string;
  /** That stays when the process is gone. */
  readonly folder?: string;
  /** So little memory for old objects of a further thread. */
  readonly mostOldMb?: number;
  /** Seconds without a report after which a further thread hangs. */
  readonly mostSilentLooks?: number;
  /** So much memory for buffers of a further thread. */
  readonly mostBufferBytes?: number;
}

const PROGRAM = new URL('./thread-program.ts', import.meta.url);

const NO_LIMIT = 1_000_000;

export async function startThreads(
  context: Closing, { threads = 2, freeUnits = 1e9, perSecond = NO_LIMIT, ...options }: ThreadOptions = {},
): Promise<ThreadStand> {
  // Registered before the folder is created, so that everything ends before the folder is removed.
  let end = async (): Promise<void> => {};
  context.after(() => end());
  const folder = options.folder ?? (await newFolder(context));
  const atlasPath = options.atlasPath ?? join(folder, 'town.atlas');
  if (options.atlasPath === undefined) await writeTownAtlas(atlasPath);
  const shared = options.databaseUrl && { DATABASE_URL: options.databaseUrl, SECRET: 'x'.repeat(32) };
  const environment = { DATA_DIR: folder, ATLAS: atlasPath, PORT: '0', OPS_PORT: '0', ...shared };
  const config = readConfig(environment, { cores: 2 });
  let further: Threads | undefined;
  const holder = new AtlasHolder(await readAtlas(atlasPath));
  const [metrics, cells, lines] = [new Metrics(), new Cells(), [] as string[]];
  const opened = await openServices(config, holder, {
    metrics,
    note: () => {},
    logTo: { write: (line) => void lines.push(line) },
    onKeysForgotten: () => cells.forgetKeys(),
    onOpenCountersChanged: () => cells.closeCounters(),
    onRoadsChanged() {
      cells.changeRoads();
      further?.followRoads();
    },
    httpThreads: () => further,
  });
  const { services, stores, writeLog } = opened;
  const contract = readContract();
  const { key } = await stores.keys.issue({ email: 'threads@example.ru', mode: 'live', ip: '' }, Date.now());
  await stores.accounts.override('threads@example.ru', { freeUnits, perSecond, burst: perSecond }, Date.now());
  const { accountId } = await stores.keys.authenticate(key, Date.now());

  const app = await createApp({
    contract, services, recordings: [], legacyKeysUntil: config.legacyKeysUntil, clientAddress: () => '127.0.0.1',
    desk: readingNotesFirst(deskOver(handlers, services), () => further),
  });
  const callback = app.callback();
  const place = { host: '127.0.0.1', port: 0, variable: 'PORT' } as const;
  // As the public listener has it: on a slow machine Node's own 5 s end connections that are in use.
  const first = await listen(place, (...call) => void callback(...call), ({ server }) => {
    server.keepAliveTimeout = 65_000;
  });
  const furtherPort = await freePort();
  const threadsHere = (further = new Threads({
    threads, config, version: 'test', contract, services, holder, cells, writeLog,
    findOpenCounter: stores.findOpenCounter, roads: () => opened.roads.current(),
    edgeKey: stores.edgeKey, isReady: () => true,
    place: { host: '127.0.0.1', port: furtherPort }, pauses: { firstMs: 20, mostMs: 100 },
    program: PROGRAM, resourceLimits: { maxOldGenerationSizeMb: options.mostOldMb },
    mostSilentLooks: options.mostSilentLooks, mostBufferBytes: options.mostBufferBytes,
  }));
  const limits = { idleMs: 0, arrivalMs: 100, answerMs: 1000 };
  end = async () => {
    await Promise.all([first.close(limits), threadsHere.close(limits)]);
    // Waits for workers of an atlas that is being opened, which would otherwise be left behind.
    await opened.roads.keepReady();
    await opened.close();
  };
  await eventually('the threads take requests', () => threadsHere.listening === threads);
  return {
    opened, threads: threadsHere, holder, atlasPath, key, accountId, furtherPort, metrics,
    firstPort: portOf(first), logged: () => lines.map((line) => JSON.parse(line) as Logged),
  };
}

const portOf = ({ address }: Listening): number => Number(new URL(address).port);
