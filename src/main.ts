import type { RequestListener } from 'node:http';
import { Health, Metrics } from '../ops/index.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { clientAddressBy } from './http/request/client-address.ts';
import { tellRefusals } from './http/listeners/bare-refusals.ts';
import { systemClock } from './store/system-clock.ts';
import { limitConnections } from './http/listeners/connections.ts';
import type { EndLimits } from './http/listeners/closing.ts';
import { readContract } from './http/contract.ts';
import { frontPage, type Page, type Served } from './http/listeners/front.ts';
import { listen, type Listening } from './http/listeners/listen.ts';
import { opsAnswers } from './http/internal/listener.ts';
import { readRecordings } from './http/sandbox/recordings.ts';
import type { Log } from './kernel/log.ts';
import { waiting } from './http/listeners/waiting.ts';
import { quietAtFirst, warmUp } from './http/listeners/warm-up.ts';
import type { LogStream } from './http/log.ts';
import type { Services } from './http/services.ts';
import { openServices, type Opened } from './services.ts';
import { AtlasHolder } from './store/files/atlas/holder.ts';
import { atlasInfo, type AtlasInfo } from './store/files/atlas/info.ts';
import type { Atlas } from './store/files/atlas/read.ts';

/** Of the public listener, when the end is asked for; with the internal one, all is over in 12 s at most. */
const ENDING: EndLimits = { idleMs: 2000, arrivalMs: 4000, answerMs: 10_000 };
/** The internal one is asked until then whether this process is ready, and may say no. */
const ENDING_INSIDE: EndLimits = { idleMs: 0, arrivalMs: 0, answerMs: 1000 };

/** What the service has of the outside: who starts it says where the map comes from, and tells people how it goes. */
export interface Outside {
  readonly version: string;
  /** Takes its time, and may have to make the atlas first: the ports are open meanwhile. */
  openAtlas(): Promise<{ path: string; atlas: Atlas }>;
  readonly note: (text: string) => void;
  /** Where lines of the log go; standard output where it is absent. */
  readonly logTo?: LogStream;
  onStarted(started: Started): void;
  /** Called from the first moment on, for each time the atlas is to be read again. */
  onReload(reload: () => void): void;
  onReloaded(info: AtlasInfo): void;
  /** The atlas stays as it was. */
  onReloadFailed(error: unknown): void;
  stopRequested(): Promise<NodeJS.Signals>;
  onStopping(signal: NodeJS.Signals): void;
}

export interface Started {
  readonly frontAddress: string;
  readonly internalAddress: string;
  readonly atlas: Atlas;
}

/** Composes the service and runs it until somebody asks it to end. False when usage had to be given up. */
export async function serve(config: Config, outside: Outside): Promise<boolean> {
  // From the first moment: a SIGHUP that nobody heeds would end the process.
  let loadAgain = false;
  let reload = (): void => void (loadAgain = true);
  outside.onReload(() => reload());
  let info: AtlasInfo | undefined;
  const served: Served = { config, version: outside.version, atlas: () => info };
  const front = frontPage(served);

  const metrics = new Metrics();
  // First the ports: a taken one should be told now, not after minutes of importing.
  const ports = await openPorts(config, front, metrics);
  let opened: Opened | undefined;
  let isUsageKept = true;
  try {
    const { path, atlas } = await outside.openAtlas();
    const holder = new AtlasHolder(atlas);
    info = atlasInfo(atlas);
    opened = await openServices(config, holder, { note: outside.note, logTo: outside.logTo, metrics });
    await ports.answerWith(opened, front, config);

    const ended = outside.stopRequested();
    outside.onStarted({ frontAddress: ports.front.address, internalAddress: ports.internal.address, atlas });
    const { services } = opened;
    reload = () => {
      swap(holder, path, services).then((read) => outside.onReloaded((info = read)), outside.onReloadFailed);
    };
    if (loadAgain) reload();
    const signal = await ended;
    opened.health.stop();
    void opened.stopBatches();
    outside.onStopping(signal);
  } finally {
    await ports.close();
    // After the last answer: what it cost must be booked too.
    isUsageKept = (await opened?.close()) !== false;
  }
  return isUsageKept;
}

async function swap(holder: AtlasHolder, path: string, services: Services): Promise<AtlasInfo> {
  const info = atlasInfo(await holder.swap(path));
  await warmUp(services, readContract());
  return info;
}

interface Ports {
  readonly front: Listening;
  readonly internal: Listening;
  /** From waiting to work. */
  answerWith(opened: Opened, front: Page, config: Config): Promise<void>;
  close(): Promise<void>;
}

async function openPorts(config: Config, page: Page, metrics: Metrics): Promise<Ports> {
  const { host, port, opsPort, publicUrl } = config;
  let log: Log | undefined;
  let answer: RequestListener = waiting(page, systemClock, publicUrl);
  const atlas = { name: 'atlas', vital: true, check: () => Promise.reject(new Error('not loaded yet')) };
  let answerInside: RequestListener = opsAnswers({ publicUrl, metrics, health: new Health([atlas], systemClock) });
  const internal = await listen({ host: '127.0.0.1', port: opsPort, variable: 'OPS_PORT' }, (...call) =>
    answerInside(...call),
  );
  const tell = tellRefusals({ metrics, clock: systemClock, log: () => log });
  try {
    const front = await listen(
      { host, port, variable: 'PORT' },
      (...call) => answer(...call),
      (opening) => limitConnections(opening, { clock: systemClock, publicUrl, tell }),
    );
    return {
      front,
      internal,
      async answerWith({ services, health, roads }, frontOf, { legacyKeysUntil, trustedProxies }) {
        const contract = readContract();
        const quiet = quietAtFirst(services);
        const app = await createApp({
          contract,
          services: quiet.services,
          recordings: readRecordings(),
          legacyKeysUntil,
          clientAddress: clientAddressBy(trustedProxies),
          pages: { '/': frontOf },
        });
        const callback = app.callback();
        const answerReady: RequestListener = (request, response) => void callback(request, response);
        await warmUp(services, contract, { listener: answerReady, key: quiet.key });
        await quiet.goLive();
        log = services.log;
        answer = answerReady;
        const { clock, log: telling } = services;
        answerInside = opsAnswers({ publicUrl, metrics, health, traffic: { roads, clock, log: telling } });
      },
      async close() {
        await front.close(ENDING);
        await internal.close(ENDING_INSIDE);
      },
    };
  } catch (error) {
    await internal.close(ENDING_INSIDE);
    throw error;
  }
}
