import type { RequestListener } from 'node:http';
import { Health, Metrics } from '../ops/index.ts';
import type { Config } from './config.ts';
import { loadAtlas, prepareAtlas } from './commands/prepare-atlas.ts';
import { describeAtlas } from './commands/describe-atlas.ts';
import { exits } from './commands/frame/frame.ts';
import type { Io } from './commands/frame/io.ts';
import { duration } from './commands/frame/progress.ts';
import { answerError } from './commands/frame/run.ts';
import { readVersion } from './commands/version.ts';
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
import { openServices, type Opened } from './services.ts';
import { toDegrees } from './kernel/geo.ts';
import { AtlasHolder } from './store/files/atlas/holder.ts';
import { atlasInfo, type AtlasInfo } from './store/files/atlas/info.ts';
import type { Atlas } from './store/files/atlas/read.ts';

/** Of the public listener, when the end is asked for; with the internal one, all is over in 12 s at most. */
const ENDING: EndLimits = { idleMs: 2000, arrivalMs: 4000, answerMs: 10_000 };
/** The internal one is asked until then whether this process is ready, and may say no. */
const ENDING_INSIDE: EndLimits = { idleMs: 0, arrivalMs: 0, answerMs: 1000 };

/** Composes the service and runs it until somebody asks it to end. */
export async function serve(config: Config, area: string | undefined, io: Io): Promise<number> {
  // From the first moment: a SIGHUP that nobody heeds would end the process.
  let loadAgain = false;
  let reload = (): void => void (loadAgain = true);
  io.onReload(() => reload());
  const version = await readVersion();
  let info: AtlasInfo | undefined;
  const served: Served = { config, version, atlas: () => info };
  const front = frontPage(served);

  const metrics = new Metrics();
  // First the ports: a taken one should be told now, not after minutes of importing.
  const ports = await openPorts(config, front, metrics);
  let opened: Opened | undefined;
  let code: number = exits.ok;
  try {
    const path = await prepareAtlas(config, area, io);
    const loadingAt = performance.now();
    const holder = new AtlasHolder(await loadAtlas(path, config, io));
    io.progress.end();
    info = atlasInfo(holder.current());
    const loadMillis = performance.now() - loadingAt;
    opened = await openServices(config, holder, { note: io.note, logTo: io.logTo, metrics });
    await ports.answerWith(opened, front, config);

    const ended = io.stopRequested();
    announce();
    reload = () => void swap();
    if (loadAgain) reload();
    const signal = await ended;
    opened.health.stop();
    io.print(`${signal}: closing`);

    async function swap(): Promise<void> {
      try {
        info = atlasInfo(await holder.swap(path));
        await warmUp(opened!.services, readContract());
        io.print(`read again: ${path}: ${describeAtlas(info)}`);
      } catch (error) {
        answerError(error, io);
      }
    }

    function announce(): void {
      if (!info) return;
      // Since the process began: what Node and the code need is a part of it.
      const started = `${duration(performance.now())}, of which loading ${duration(loadMillis)}`;
      io.print(
        [
          `Geokod ${version}, region ${config.region}`,
          ...addressLines(ports, config),
          `  atlas     ${path}: ${describeAtlas(info)}`,
          `  started in ${started}`,
          ...firstCalls(ports.front.address, holder.current()),
        ].join('\n'),
      );
    }
  } finally {
    await ports.close();
    // After the last answer: what it cost must be booked too.
    if ((await opened?.close()) === false) code = exits.usageLost;
  }
  return code;
}

const addressLines = ({ front: { address }, internal }: Ports, { publicUrl }: Config): string[] => [
  `  public    ${address}/  (links say ${publicUrl})`,
  `  docs      ${address}/docs`,
  `  sandbox   ${address}/sandbox/v2/reverse?lat=54.442&lon=148.3408`,
  `  internal  ${internal.address}/healthz  /readyz  /metrics  /traffic`,
];

function firstCalls(address: string, atlas: Atlas): string[] {
  const [lat, lon] = somePlace(atlas);
  return [
    `Try:  KEY=$(curl -s '${address}/v2/key?email=you@example.com' | grep -o 'gk_live_[0-9A-Za-z]*')`,
    `      curl -H "Authorization: Bearer $KEY" '${address}/v2/reverse?lat=${lat}&lon=${lon}'`,
    `Or:   curl ${address}/`,
  ];
}

/** Where there is something to be found: a house from the middle of the list. */
function somePlace({ tables: { houses } }: Atlas): [lat: string, lon: string] {
  const row = houses.rows >> 1;
  return houses.rows === 0
    ? ['0', '0']
    : [toDegrees(houses.lat[row]).toFixed(4), toDegrees(houses.lon[row]).toFixed(4)];
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
