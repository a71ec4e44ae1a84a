import { parentPort, workerData } from 'node:worker_threads';
import { edgePassesWith } from '../accounts/edge/pass.ts';
import type { Config } from '../config.ts';
import type { RequestListener } from 'node:http';
import { createApp } from '../http/app.ts';
import { readContract } from '../http/contract.ts';
import { reportRefusals } from '../http/listeners/bare-refusals.ts';
import type { EndLimits } from '../http/listeners/closing.ts';
import { limitConnections, MAX_CONNECTIONS } from '../http/listeners/connections.ts';
import { frontPage } from '../http/listeners/front.ts';
import { listen, type Listening } from '../http/listeners/listen.ts';
import { withReadiness } from '../http/listeners/readiness.ts';
import { refuseAll } from '../http/listeners/broken.ts';
import type { Refuse } from '../http/listeners/refusing.ts';
import { findOperationIn } from '../http/listeners/edge-reception.ts';
import { quietAtFirst, warmUp } from '../http/listeners/warm-up.ts';
import { clientAddressBy } from '../http/request/client-address.ts';
import { readRecordings } from '../http/sandbox/recordings.ts';
import { enginesOf } from '../serving/engines.ts';
import { openMapTiles } from '../serving/map-tiles.ts';
import { AtlasHolder } from '../store/files/atlas/holder.ts';
import { atlasInfo } from '../store/files/atlas/info.ts';
import type { Atlas } from '../store/files/atlas/read.ts';
import { AsideLines } from '../store/files/journal/aside.ts';
import { LAST_WORDS } from '../workers/last-words.ts';
import { watchThread, type ThreadState } from '../workers/thread-state.ts';
import { Cells } from './cells.ts';
import { farDesk, type AtTheDesk } from './desk.ts';
import { farServices } from './far-services.ts';
import { FirstCalls } from './first-calls.ts';
import type { FirstThread, SharedWithIt } from './first-thread.ts';
import { NotesOut } from './notes.ts';
import type { Settles } from './settling.ts';
import { shareOf, sharesOf } from './shares.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly config: Config;
  readonly version: string;
  atlas: Atlas;
  /** The address on which the first thread actually listens. */
  readonly place: { readonly host: string; readonly port: number };
  readonly cells: SharedArrayBuffer;
  readonly shared: SharedWithIt;
  /** Authenticates an edge in front. */
  readonly edgeKey: string;
  /** The number of threads, the first one included; limits of the process are divided by it. */
  readonly threads: number;
}

/** What the first thread may ask of this one. */
export interface FurtherThread extends AtTheDesk, Settles {
  /** Resolves once the thread answers from the new atlas. */
  swap(atlas: Atlas): Promise<void>;
  /** Releases roads that are no longer in force. */
  followRoads(): void;
  /** Resolves once the last request is answered and all its notes are written. */
  close(limits: EndLimits): Promise<void>;
}

/** The events that this thread reports besides. */
export interface ThreadEvents {
  /** With the number of its port in the process. */
  listening(descriptor: number | undefined): void;
  fares(state: ThreadState): void;
}

const { config, version, place, cells: memory, shared, edgeKey, threads } = workerData as ThreadData;
const contract = readContract();
const holder = new AtlasHolder(takeAtlas(workerData as Partial<ThreadData>));
const cells = new Cells(memory);
const calls = new FirstCalls<FirstThread & ThreadEvents>(parentPort!, cells);
const notes = new NotesOut(shared.notes, {
  noted: () => calls.notify('noted'),
  spilt: (kind, text) => calls.notify('spilt', kind, text),
}, new AsideLines(shared.aside));
const { counted } = shared;
const opening = { engines: holder.opener(enginesOf), mapTiles: holder.opener(openMapTiles) };
const services = farServices({ calls, cells, notes, counted, config, ...opening });
const { desk, offered } = farDesk(calls);
const opened: { listening?: Listening } = {};

calls.offer({
  ...offered,
  async swap(next) {
    holder.put(next);
    await warmUp(services, contract);
  },
  settle() {},
  followRoads: () => void services.roads.follow().catch(() => {}),
  close: async (limits) => opened.listening?.close(limits),
} satisfies FurtherThread);

// The state of this thread is unknown, so another one takes its place. Clients that wait for an answer are refused.
process.on('uncaughtException', (err) => {
  services.log.error({ err }, 'a thread of the public listener breaks off');
  const refuse = refuseFromNow();
  const { listening } = opened;
  opened.listening = undefined;
  void breakOff(() => listening?.breakOff(refuse));
});

process.on(LAST_WORDS as 'exit', () => {
  opened.listening?.refuseAtOnce(refuseFromNow());
  calls.flush();
});

function refuseFromNow(): Refuse {
  const { clock, log, publicUrl } = services;
  // Requests that still finish were already refused, so they must not be charged.
  notes.endRecords();
  return refuseAll({
    clock, publicUrl, findOperation: findOperationIn(contract),
    report({ requestId, operation, status, code, tookMs }) {
      notes.observe({ operation, status, seconds: tookMs / 1000, cached: false, code, requestId });
      const took = Math.round(tookMs * 100) / 100;
      log.info({ request_id: requestId, operation, status, code, took_ms: took }, 'request');
    },
  });
}

async function breakOff(refuseAsked: () => Promise<void> | undefined): Promise<void> {
  try {
    await refuseAsked();
  } finally {
    calls.flush();
    process.exit(1);
  }
}

/** Takes the atlas out of the worker's data, which lives as long as the thread: an atlas may be replaced earlier. */
function takeAtlas(data: { atlas?: Atlas }): Atlas {
  const { atlas } = data;
  delete data.atlas;
  return atlas!;
}

opened.listening = await open();
calls.notify('listening', opened.listening.descriptor);
watchThread((state) => calls.notify('fares', state));

async function open(): Promise<Listening> {
  const { clock, log, publicUrl } = services;
  const quiet = quietAtFirst(services);
  const app = await createApp({
    contract,
    services: quiet.services,
    desk,
    recordings: readRecordings(),
    legacyKeysUntil: config.legacyKeysUntil,
    clientAddress: clientAddressBy(config.trustedProxies),
    edgePasses: edgePassesWith(edgeKey),
    pages: { '/': frontPage({ config, version, atlas: () => atlasInfo(holder.current()) }) },
    ...sharesOf(threads),
  });
  const callback = app.callback();
  const work: RequestListener = (request, response) => void callback(request, response);
  const listener = withReadiness(work, config.region, () => cells.isReady);
  await warmUp(quiet.services, contract, { listener, key: quiet.key });
  await quiet.goLive();
  const metrics = { refused: (facts: Parameters<typeof notes.refused>[0]) => notes.refused(facts) };
  const reportRefusal = reportRefusals({ metrics, clock, log: () => log });
  return listen({ ...place, variable: 'PORT', isShared: true }, listener, (opening) =>
    limitConnections(opening, { clock, publicUrl, reportRefusal, mostConnections: shareOf(MAX_CONNECTIONS, threads) }));
}
