import type { RequestListener } from 'node:http';
import { Metrics } from '../ops/index.ts';
import { edgePassesWith } from './accounts/edge/pass.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { handlers } from './http/handlers.ts';
import { deskOver } from './http/request/repeats.ts';
import { clientAddressBy } from './http/request/client-address.ts';
import { reportRefusals } from './http/listeners/bare-refusals.ts';
import { systemClock } from './store/system-clock.ts';
import { limitConnections, MAX_CONNECTIONS } from './http/listeners/connections.ts';
import type { EndLimits } from './http/listeners/closing.ts';
import { readContract } from './http/contract.ts';
import { frontPage, type Page, type Served } from './http/listeners/front.ts';
import { dividesPorts, listen, refuseTakenPort, type Listening } from './http/listeners/listen.ts';
import { opsAnswers } from './http/internal/listener.ts';
import { readRecordings } from './http/sandbox/recordings.ts';
import type { Log } from './kernel/log.ts';
import { withReadiness } from './http/listeners/readiness.ts';
import { Start } from './http/listeners/start.ts';
import { withKeptStatus } from './http/listeners/kept-status.ts';
import { waiting } from './http/listeners/waiting.ts';
import { quietAtFirst, warmUp } from './http/listeners/warm-up.ts';
import type { LogStream } from './http/log.ts';
import type { Services } from './http/services.ts';
import { openServices, type Opened } from './services.ts';
import type { OpenRoads } from './serving/open-roads.ts';
import { AtlasHolder } from './store/files/atlas/holder.ts';
import { atlasInfo, type AtlasInfo } from './store/files/atlas/info.ts';
import type { Atlas } from './store/files/atlas/read.ts';
import { openKeptPanel, type KeptPanel } from './store/status/kept-panel.ts';
import { Cells } from './threads/cells.ts';
import { shareOf, sharesOf } from './threads/shares.ts';
import { readingNotesFirst, Threads } from './threads/threads.ts';

/** Limits for closing the public listener. With the internal one all is over in 12 s, 19 s if a thread does not end. */
const ENDING: EndLimits = { idleMs: 2000, arrivalMs: 4000, answerMs: 10_000 };
/** The internal listener stays open longer, to answer that this process is not ready. */
const ENDING_INSIDE: EndLimits = { idleMs: 0, arrivalMs: 0, answerMs: 1000 };

/** The caller's part: it provides the atlas and reports progress to people. */
export interface Outside {
  readonly version: string;
  /** May take long, and may have to build the atlas first: the ports are open meanwhile. */
  openAtlas(): Promise<{ path: string; atlas: Atlas }>;
  readonly note: (text: string) => void;
  /** The target of the log's lines; standard output if absent. */
  readonly logTo?: LogStream;
  onStarted(started: Started): void;
  /** Called from the first moment on; `reload` reads the atlas again. */
  onReload(reload: () => void): void;
  onReloaded(info: AtlasInfo): void;
  /** Called when reloading failed and the atlas stayed as it was. */
  onReloadFailed(error: unknown): void;
  stopRequested(): Promise<NodeJS.Signals>;
  onStopping(signal: NodeJS.Signals): void;
}

export interface Started {
  readonly frontAddress: string;
  readonly internalAddress: string;
  readonly atlas: Atlas;
  /** The number of threads that will serve the public listener. */
  readonly threads: number;
}

/** The number of threads; one if the system does not distribute a port's connections among its listeners. */
const threadsOf = async ({ host, httpThreads }: Config): Promise<number> =>
  (httpThreads > 1 && !(await dividesPorts(host)) ? 1 : httpThreads);

/** Composes the service and runs it until it is asked to stop. False if usage had to be dropped. */
export async function serve(config: Config, outside: Outside): Promise<boolean> {
  // from the first moment: an unhandled SIGHUP would end the process
  let loadAgain = false;
  let reload = (): void => void (loadAgain = true);
  outside.onReload(() => reload());
  let info: AtlasInfo | undefined;
  const served: Served = { config, version: outside.version, atlas: () => info };
  const front = frontPage(served);

  const metrics = new Metrics();
  const threads = await threadsOf(config);
  const cells = new Cells();
  let further: Threads | undefined;
  // opens the ports first: a taken one should be reported now, not after minutes of importing
  const start = new Start(outside.note, systemClock);
  const keptPanel = await openKeptPanel(config.dataDir, outside.note);
  const ports = await openPorts(config, { page: front, start, keptPanel, note: outside.note, metrics, threads });
  let opened: Opened | undefined;
  let isUsageKept = true;
  try {
    const { path, holder } = await openHolder(outside, start);
    const { note, logTo, version } = outside;
    opened = await openServices(config, holder, {
      note, logTo, metrics, keptPanel,
      openingSql: start.openingSql,
      onKeysForgotten: () => cells.forgetKeys(),
      onOpenCountersChanged: () => cells.closeCounters(),
      onRoadsChanged() {
        cells.changeRoads();
        further?.followRoads();
      },
      httpThreads: () => further,
    });
    info = atlasInfo(holder.current());
    await ports.answerWith(opened, front, config, () => further);

    const ended = outside.stopRequested();
    const { services, writeLog, stores: { edgeKey, findOpenCounter } } = opened;
    const place = { host: config.host, port: Number(new URL(ports.front.address).port) };
    const contract = readContract();
    const roads = (): OpenRoads => opened!.roads.current();
    const isReady = (): boolean => opened!.health.last.ready;
    const forThreads = { config, version, contract, services, holder, cells, roads, place, writeLog };
    further = new Threads({ threads, ...forThreads, findOpenCounter, edgeKey, isReady });
    metrics.gauge('geokod_http_threads', 'Threads that take requests of customers.', () => further?.listening);
    const [frontAddress, internalAddress] = [ports.front.address, ports.internal.address];
    outside.onStarted({ frontAddress, internalAddress, atlas: holder.current(), threads });
    reload = () => {
      swap(holder, path, services, further!).then((read) => outside.onReloaded((info = read)), outside.onReloadFailed);
    };
    if (loadAgain) reload();
    const signal = await ended;
    opened.health.stop();
    cells.isReady = false;
    void opened.stopBatches();
    outside.onStopping(signal);
  } finally {
    await Promise.all([ports.front.close(ENDING), further?.close(ENDING)]);
    await ports.internal.close(ENDING_INSIDE);
    // after the last answer, whose usage must be booked too
    isUsageKept = (await opened?.close()) !== false;
  }
  return isUsageKept;
}

/** Apart from `serve`, which would have the first atlas in hand for as long as it runs. */
async function openHolder(outside: Outside, start: Start): Promise<{ path: string; holder: AtlasHolder }> {
  const { path, atlas } = await outside.openAtlas();
  start.atlasLoaded();
  return { path, holder: new AtlasHolder(atlas) };
}

async function swap(holder: AtlasHolder, path: string, services: Services, further: Threads): Promise<AtlasInfo> {
  const atlas = await holder.swap(path);
  await Promise.all([warmUp(services, readContract()), further.swap(atlas)]);
  return atlasInfo(atlas);
}

interface Ports {
  readonly front: Listening;
  readonly internal: Listening;
  /** Switches from the waiting page to the service. */
  answerWith(opened: Opened, front: Page, config: Config, further: () => Threads | undefined): Promise<void>;
}

interface PortParts {
  readonly page: Page;
  readonly start: Start;
  readonly keptPanel: KeptPanel;
  readonly note: (text: string) => void;
  readonly metrics: Metrics;
  readonly threads: number;
}

async function openPorts(config: Config, parts: PortParts): Promise<Ports> {
  const { page, start, keptPanel, note, metrics, threads } = parts;
  const { host, port, opsPort, publicUrl } = config;
  let log: Log | undefined;
  const keptStatus = { config, kept: keptPanel, clock: systemClock, note };
  let answer: RequestListener = withKeptStatus(waiting(page, systemClock, publicUrl), keptStatus);
  metrics.conditions.follow(start.health);
  let answerInside: RequestListener = opsAnswers({ publicUrl, metrics, health: start.health });
  const internal = await listen({ host: '127.0.0.1', port: opsPort, variable: 'OPS_PORT' }, (...call) =>
    answerInside(...call),
  );
  const reportRefusal = reportRefusals({ metrics, clock: systemClock, log: () => log });
  try {
    const place = { host, port, variable: 'PORT', isShared: threads > 1 } as const;
    if (place.isShared) await refuseTakenPort(place);
    const mostConnections = shareOf(MAX_CONNECTIONS, threads);
    const front = await listen(
      place,
      (...call) => answer(...call),
      (opening) => limitConnections(opening, { clock: systemClock, publicUrl, reportRefusal, mostConnections }),
    );
    return {
      front,
      internal,
      async answerWith({ services, health, roads, stores }, frontOf, config, further) {
        const { legacyKeysUntil, trustedProxies, region } = config;
        const contract = readContract();
        const quiet = quietAtFirst(services);
        const app = await createApp({
          contract,
          services: quiet.services,
          desk: readingNotesFirst(deskOver(handlers, services), further),
          recordings: readRecordings(),
          legacyKeysUntil,
          clientAddress: clientAddressBy(trustedProxies),
          edgePasses: edgePassesWith(stores.edgeKey),
          pages: { '/': frontOf },
          ...sharesOf(threads),
        });
        const callback = app.callback();
        const work: RequestListener = (request, response) => void callback(request, response);
        const answerReady = withReadiness(work, region, () => health.last.ready);
        await warmUp(services, contract, { listener: answerReady, key: quiet.key });
        await quiet.goLive();
        log = services.log;
        answer = answerReady;
        const { clock, log: serviceLog } = services;
        answerInside = opsAnswers({ publicUrl, metrics, health, traffic: { roads, clock, log: serviceLog } });
      },
    };
  } catch (error) {
    await internal.close(ENDING_INSIDE);
    throw error;
  }
}
