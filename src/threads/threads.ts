import type { ResourceLimits } from 'node:worker_threads';
import type { Config } from '../config.ts';
import type { Contract } from '../http/contract.ts';
import { handlers } from '../http/handlers.ts';
import type { Desk, OperationId } from '../http/operations.ts';
import type { EndLimits } from '../http/listeners/closing.ts';
import { deskOver } from '../http/request/repeats.ts';
import type { Services } from '../http/services.ts';
import type { OpenRoads } from '../serving/open-roads.ts';
import type { AtlasHolder } from '../store/files/atlas/holder.ts';
import type { Atlas } from '../store/files/atlas/read.ts';
import type { OpenedQuota } from '../store/open-quota.ts';
import { lookRegularly } from '../workers/looks.ts';
import { statesByName, type ThreadStates } from '../workers/thread-state.ts';
import { mostBufferBytesOf } from './buffers.ts';
import { Callers } from './callers.ts';
import { sinceBootMs, type Cells } from './cells.ts';
import { Seat, type Next, type Pauses } from './seat.ts';
import { offeredRoads } from './shared-roads.ts';
import type { ThreadData } from './thread.ts';

export interface ThreadsParts {
  /** The number of threads, the first one included. */
  readonly threads: number;
  readonly config: Config;
  readonly version: string;
  readonly contract: Contract;
  readonly services: Services;
  readonly holder: AtlasHolder;
  readonly cells: Cells;
  readonly findOpenCounter: OpenedQuota['findOpenCounter'];
  readonly edgeKey: string;
  /** Whether this process should get requests. */
  readonly isReady: () => boolean;
  /** The roads in force. */
  readonly roads: () => OpenRoads;
  readonly place: ThreadData['place'];
  writeLog(line: string): void;
  readonly pauses?: Pauses;
  /** Replaced in tests of threads that block, hang or run out of memory. */
  readonly program?: URL;
  readonly resourceLimits?: ResourceLimits;
  readonly mostSilentLooks?: number;
  readonly mostBufferBytes?: number;
}

const PROGRAM = new URL('./thread.ts', import.meta.url);
/**
 * With 24 MiB for young objects two threads answered a sixth less in one trial, no less in another. Old objects take
 * about 70 MB, so a thread that wants two gigabytes is broken. With less than two, V8 would call its built-in functions
 * the slow way, as in a process with little memory.
 */
const USUAL_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 2048 };

const USUAL_PAUSES: Pauses = { firstMs: 250, mostMs: 30_000 };
const UPDATE_MS = 250;
/** Threads report every 5 s; no request works for half a minute without a pause. */
const MOST_SILENT_LOOKS = 30;
const NEXT: Readonly<Record<Next, string>> = {
  replaced: '; another one comes',
  missing: '; no other one comes, since too many are stuck: restart the process',
  stopping: '; the process ends without waiting for it',
};
/** The clock has whole milliseconds only. */
const CLOCK_JITTER_MS = 2;

/** The operations that tell usage. */
const usageTellers: ReadonlySet<OperationId> =
  new Set(['getUsage', 'listKeys', 'getKey', 'getInvoice', 'getInvoiceDocument']);

/** Reads the notes of all threads before an operation, so that usage includes every answered request. */
export const readingNotesFirst = (desk: Desk, threads: () => Threads | undefined): Desk => async (operation, input) => {
  if (!usageTellers.has(operation.operationId)) threads()?.readNotes();
  else await threads()?.settle();
  return desk(operation, input);
};

/** The further threads of the public listener. This object lives in the first one. */
export class Threads {
  readonly seats: readonly Seat[];
  private readonly updating: NodeJS.Timeout;
  private readonly looking: { stop(): void };

  constructor(parts: ThreadsParts) {
    const { threads, config, version, services, contract, holder, cells, place, edgeKey } = parts;
    const { clock, log } = services;
    const updateCells = (): void => {
      cells.pulseMs = sinceBootMs();
      cells.isReady = parts.isReady();
      const epochMs = clock.now() - sinceBootMs();
      if (Math.abs(epochMs - cells.epochMs) > CLOCK_JITTER_MS) cells.epochMs = epochMs;
    };
    updateCells();
    this.updating = setInterval(updateCells, UPDATE_MS).unref();
    const dataNow = (): Omit<ThreadData, 'shared'> =>
      ({ config, version, atlas: holder.current(), place, cells: cells.memory, edgeKey, threads });
    const common = {
      services,
      cells,
      findOpenCounter: parts.findOpenCounter,
      dataNow,
      desk: readingNotesFirst(deskOver(handlers, services), () => this),
      operations: new Map(contract.operations.map((operation) => [operation.operationId, operation])),
      callers: new Callers(),
      offeredRoads: offeredRoads(parts.roads, cells),
      writeLog: (line: string) => parts.writeLog(line),
      pauses: parts.pauses ?? USUAL_PAUSES,
      program: parts.program ?? PROGRAM,
      resourceLimits: { ...USUAL_LIMITS, ...parts.resourceLimits },
      mostSilentLooks: parts.mostSilentLooks ?? MOST_SILENT_LOOKS,
      mostBufferBytes: parts.mostBufferBytes ?? mostBufferBytesOf(threads),
    };
    this.seats = Array.from({ length: threads - 1 }, (_, at) => new Seat({
      ...common,
      listening: () => log.info({ thread: at + 2 }, 'a thread takes requests'),
      lost({ reason, error: err }, next) {
        services.metrics.threads.lost(reason);
        const what = reason === 'stuck' ? 'is stuck and remains until the process ends' : 'ended';
        log.error({ err, thread: at + 2 }, `a thread of the public listener ${what}${NEXT[next]}`);
      },
      leftToDebugger: () => log.info({ thread: at + 2 },
        'a thread of the public listener reports nothing; it is left alone, since the process can be debugged'),
    }));
    this.looking = lookRegularly(() => this.seats);
  }

  /** Reads the notes that all threads have written so far. */
  readNotes(): void {
    for (const seat of this.seats) seat.readNotes();
  }

  /** Reads the notes of all threads, waiting for those of answers that they have just written. */
  async settle(): Promise<void> {
    await Promise.all(this.seats.map((seat) => seat.settle()));
    this.readNotes();
  }

  /** The number of threads that take requests, the first one included. */
  get listening(): number {
    return 1 + this.seats.filter(({ isListening }) => isListening).length;
  }

  /** States of the further threads; that of the first is reported elsewhere. */
  get states(): ThreadStates {
    return statesByName('http', [undefined, ...this.seats.map(({ state }) => state)]);
  }

  /** What is wrong with them that only a restart of the process mends. */
  get trouble(): string | undefined {
    const stuck = this.seats.reduce((sum, seat) => sum + seat.stuck.size, 0);
    if (stuck === 0) return undefined;
    return `threads of the public listener that are stuck: ${stuck}; restart the process`;
  }

  /** Resolves once all threads answer from the new atlas. */
  async swap(atlas: Atlas): Promise<void> {
    await Promise.all(this.seats.map((seat) => seat.swap(atlas).catch(() => {})));
  }

  /** Called when the roads in force have changed; their version in shared memory has changed before. */
  followRoads(): void {
    for (const seat of this.seats) seat.followRoads();
  }

  /** The pulse goes on until all have ended: what they still answer may have to be asked of this thread. */
  async close(limits: EndLimits): Promise<void> {
    this.looking.stop();
    await Promise.all(this.seats.map((seat) => seat.close(limits)));
    clearInterval(this.updating);
  }
}
