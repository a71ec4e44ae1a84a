import { join } from 'node:path';
import { Health, type Check, type Metrics, type StoreCall } from '../ops/index.ts';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';
import { systemClock } from './store/system-clock.ts';
import { readContract } from './http/contract.ts';
import { probeCallsOf } from './http/probe-calls.ts';
import { openLog, type LogStream } from './http/log.ts';
import { atlasGeocoder } from './http/engines/geocoder.ts';
import { atlasMap } from './http/engines/map.ts';
import { atlasRoads } from './http/engines/roads.ts';
import { startAlerts } from './running/alerts.ts';
import { startMonths } from './running/months.ts';
import { startRunner } from './running/batch/open-runner.ts';
import { watchBooks, watchDisk } from './running/asked-figures.ts';
import { otherThreads, watchAtlas, watchStores, watchTraffic } from './running/gauges.ts';
import { watchHealth, watchLog, watchThreads, type Closing } from './running/process-gauges.ts';
import { startRecording } from './running/status/open.ts';
import type { ProbeCall } from './running/status/probes.ts';
import { probeTargetsOf } from './running/status/probe-targets.ts';
import { openBatchService } from './running/open-batches.ts';
import { openMapTiles } from './serving/map-tiles.ts';
import { OpenRoads } from './serving/open-roads.ts';
import { readDaysOff } from './serving/read-days-off.ts';
import { ServedRoads } from './serving/served-roads.ts';
import type { ThreadStates } from './workers/thread-state.ts';
import type { Loss } from './workers/watch.ts';
import { filesPlaceText } from './kernel/files/place.ts';
import type { Log } from './kernel/log.ts';
import type { InFlight, Services } from './http/services.ts';
import { enginesOf } from './serving/engines.ts';
import type { AtlasHolder } from './store/files/atlas/holder.ts';
import { openTrafficFiles, type TrafficFiles } from './store/files/traffic-files.ts';
import { ClockWatch } from './store/clock-watch.ts';
import { openDeliveries } from './running/deliveries/open.ts';
import { openFiles } from './store/files/stored/open.ts';
import { openSharedFiles } from './store/files/stored/shared.ts';
import { openStores, type Stores } from './store/open.ts';
import type { OpeningSql } from './store/sql/open.ts';
import type { OpenedKeptPanel } from './store/status/kept-panel.ts';

interface HttpThreads {
  readonly states: ThreadStates;
  /** What is wrong with them. */
  readonly trouble: string | undefined;
}

export interface Surroundings {
  readonly note: (text: string) => void;
  readonly logTo?: LogStream;
  readonly metrics: Metrics;
  /** Where the status is kept for the next start. */
  readonly keptPanel?: OpenedKeptPanel;
  /** Follows the opening of the database, for which the start waits. */
  readonly openingSql?: OpeningSql;
  /** Called whenever what other threads know of keys may be outdated. */
  readonly onKeysForgotten?: () => void;
  /** Called when counters in which other threads count directly may no longer be used. */
  readonly onOpenCountersChanged?: () => void;
  /** Called when routes are answered from other roads, or with other traffic. */
  readonly onRoadsChanged?: () => void;
  /** The other threads of the public listener, once they are started. */
  readonly httpThreads?: () => HttpThreads | undefined;
}

export interface Opened {
  readonly services: Services;
  readonly stores: Stores;
  readonly health: Health;
  readonly roads: ServedRoads;
  /** Writes a line of the log as another thread formatted it. */
  readonly writeLog: (line: string) => void;
  /** Releases batches at once, for other nodes to continue, while requests are still answered. */
  stopBatches(): Promise<void>;
  /** Books recorded usage and closes everything. False if usage was dropped, now or before. */
  close(): Promise<boolean>;
}

/** Opens everything that handlers need, from the configuration. */
export async function openServices(config: Config, atlas: AtlasHolder, surroundings: Surroundings): Promise<Opened> {
  const log = openLog(surroundings.logTo);
  const journaling = { spareFolder: config.journal.spareDir || undefined, endWaitMs: config.journal.endWaitMs, log };
  const { metrics, note, onRoadsChanged, httpThreads = () => undefined } = surroundings;
  const onStoreCall = (call: StoreCall): void => metrics.observeStore(call);
  const stores = await openStores({ ...config, ...surroundings, journal: journaling, onStoreCall });
  const journal = stores.journal!;
  const watch = new ClockWatch({ databaseNow: () => stores.sql.now(), clock: systemClock, log });
  await watch.start();
  watchStores(stores, watch, metrics);
  watchLog(log, metrics);
  metrics.watches.node(config.region);
  const files = await openTrafficFiles(join(config.dataDir, 'traffic'), (...line) => log.error(...line));
  const routing: Trouble = {};
  const [inFlight, daysOff] = [{ requests: 0 }, readDaysOff(config.daysOffFile)];
  const parts = { metrics, log, files, inFlight, onRoadsChanged, trouble: routing, daysOff };
  const roads = roadsOf(atlas, config.workers, parts);
  const [ownFiles] = await Promise.all([openFiles(config.filesPlace, { note }), roads.restored]);
  const batchFiles = openSharedFiles(ownFiles, { sql: stores.sql, place: filesPlaceText(config.filesPlace) });
  const engines = atlas.opener(enginesOf);
  const { clock } = watch;
  watchAtlas(atlas, engines, metrics);
  const runner = startRunner({ ...config, ...stores, files: batchFiles, atlas, engines, clock, log, metrics });
  const services: Services = {
    ...stores,
    journal,
    inFlight,
    metrics,
    log,
    clock, region: config.region, publicUrl: config.publicUrl, visitsADay: config.visitsADay,
    geocoder: atlasGeocoder(engines),
    roads: atlasRoads(() => roads.current()),
    map: atlasMap(atlas.opener(openMapTiles), () => roads.current()),
    batches: openBatchService({ stores, files: batchFiles, region: config.region, wake: () => runner.wake() }),
  };
  const health = new Health(checksOf({ stores, config, atlas, routing, watch, runner, httpThreads }), systemClock);
  const threads = watchThreads(metrics, otherThreads({ roads, rows: runner, httpThreads }));
  const others = [watchHealth(health, metrics), threads, ...startUnasked(config, services, stores)];
  return {
    services,
    stores,
    health,
    roads,
    writeLog: log.writeLine,
    stopBatches: () => runner.stop(),
    async close() {
      for (const each of others) await each.close();
      await roads.close();
      await runner.stop();
      await batchFiles.close();
      await watch.close();
      await Promise.all([stores.close(), surroundings.keptPanel?.close()]);
      await log.close();
      return journal.state.lost === 0;
    },
  };
}

/** Starts the work that needs no requests, and the gauges of the metrics. */
function startUnasked(config: Config, services: Services, stores: Stores): Closing[] {
  const { clock, log, metrics } = services;
  return [
    startRecording({ ...services, ...stores, targets: probeTargetsOf(config), calls: probeCalls() }),
    openDeliveries({ ...services, ...stores }),
    startAlerts({ ...services, ...stores }),
    startMonths({ ...stores, clock, log }),
    watchBooks(stores, { clock, log }, metrics),
    watchDisk(config.dataDir, log, metrics),
  ];
}

const probeCalls = (): ProbeCall[] => probeCallsOf(readContract());

interface Checked {
  readonly stores: Stores;
  readonly config: Config;
  readonly atlas: AtlasHolder;
  readonly routing: Trouble;
  readonly watch: Pick<ClockWatch, 'trouble'>;
  readonly runner: { readonly trouble: string | undefined };
  readonly httpThreads: () => HttpThreads | undefined;
}

const checksOf = (
  { stores, config: { redisUrl, prometheusUrl }, atlas, routing, watch, runner, httpThreads }: Checked,
): Check[] => [
  { name: 'keys', vital: true, check: () => refuseWithoutKeys(stores) },
  { name: 'database', check: () => tryDatabase(stores) },
  { name: 'journal', check: () => refuseTrouble(stores.journal!.state.trouble) },
  ...(redisUrl === '' ? [] : [{ name: 'cache', check: () => askCache(stores) }]),
  { name: 'atlas', vital: true, check: () => void atlas.current() },
  { name: 'routing', vital: true, check: () => refuseTrouble(routing.text) },
  { name: 'clock', check: () => refuseTrouble(watch.trouble) },
  { name: 'batches', check: () => refuseTrouble(runner.trouble) },
  { name: 'threads', check: () => refuseTrouble(httpThreads()?.trouble) },
  ...(prometheusUrl === '' ? [] : [{ name: 'status', check: () => askPrometheus(stores) }]),
];

/** A current trouble of a part of the service. */
interface Trouble {
  text?: string;
}

const askDatabase = async ({ sql }: Stores): Promise<void> => void (await sql.all('SELECT 1 AS one'));

/** Checks reads and writes: a database with a full disk, or a read-only one, still answers queries. */
async function tryDatabase(stores: Stores): Promise<void> {
  await askDatabase(stores);
  const trouble = stores.writeTrouble();
  if (trouble !== undefined) refuseTrouble(`nothing can be written: ${trouble}`);
}

/** Cached keys are admitted without the database for five minutes; a node without any admits nobody. */
async function refuseWithoutKeys(stores: Stores): Promise<void> {
  if (stores.knowsKeys()) return;
  await askDatabase(stores).catch(() => refuseTrouble('no key is known, and the database does not answer'));
}

/** Reads the panel: everybody who reads it meanwhile gets the same. */
async function askPrometheus({ status }: Stores): Promise<void> {
  const { isStale } = await status.read(systemClock.now());
  if (isStale) refuseTrouble('Prometheus does not answer: the status shows what was known before');
}

async function askCache({ cache, countsApart }: Stores): Promise<void> {
  await cache.look();
  if (!cache.shared) refuseTrouble('Redis does not answer: this node counts by itself');
  if (countsApart()) refuseTrouble('Redis answers here, and a node was without it: units are counted in the database');
}

function refuseTrouble(trouble: string | undefined): void {
  if (trouble !== undefined) throw new AppError('temporarily_unavailable', trouble);
}

/** Tasks that may wait for each thread: routes take a fraction of a second, large matrices some seconds. */
const TASKS_PER_WORKER = 64;

interface RoadParts {
  readonly metrics: Metrics;
  readonly log: Log;
  readonly files: TrafficFiles;
  readonly inFlight: InFlight;
  readonly onRoadsChanged: (() => void) | undefined;
  readonly trouble: Trouble;
  readonly daysOff: string;
}

function roadsOf(
  holder: AtlasHolder, workers: number, { metrics, log, files, inFlight, trouble, daysOff, onRoadsChanged }: RoadParts,
): ServedRoads {
  const onTrouble = (err: unknown): void => {
    trouble.text = err === undefined ? undefined : 'no routing worker can be started';
    if (err === undefined) log.info({}, 'routing works again');
    else log.error({ err }, 'no routing worker can be started: routes and matrices are refused');
  };
  const onLoss = (thread: string, { reason, error: err }: Loss): void => {
    metrics.threads.lostForRoads(reason);
    log.error({ err, thread }, 'a thread for roads ended; another one comes');
  };
  const onState = (profile: string, seconds: number): void => metrics.observeRoadState(profile, seconds);
  const mostTasks = workers * TASKS_PER_WORKER;
  const isIdle = (): boolean => inFlight.requests <= 1;
  const roads = new ServedRoads({
    tables: () => holder.current().tables,
    open: (tables) =>
      new OpenRoads({ ...tables, daysOff }, { workers, mostTasks, isIdle, onTrouble, onLoss, onState }),
    clock: systemClock,
    log,
    files,
    onChange: onRoadsChanged,
  });
  watchTraffic(roads, metrics);
  return roads;
}
