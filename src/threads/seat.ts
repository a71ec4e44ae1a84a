import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { EndLimits } from '../http/listeners/closing.ts';
import type { Atlas } from '../store/files/atlas/read.ts';
import { ReportedState, type ThreadState } from '../workers/thread-state.ts';
import { Calls } from './calls.ts';
import { offeredTo, type FirstThreadParts } from './first-thread.ts';
import { endWithLastWords } from './last-words.ts';
import type { FurtherThread, ThreadData, ThreadEvents } from './thread.ts';
import { Watch, type Loss } from './watch.ts';

/** The pause before a thread is started again; doubled each time. */
export interface Pauses {
  readonly firstMs: number;
  readonly mostMs: number;
}

export interface SeatParts extends FirstThreadParts {
  /** The data of a thread that starts now. */
  dataNow(): Omit<ThreadData, 'shared'>;
  readonly pauses: Pauses;
  readonly program: URL;
  readonly resourceLimits: ResourceLimits;
  /** A thread that reports nothing over so many looks hangs. */
  readonly mostSilentLooks: number;
  /** Called when the thread takes requests. */
  listening(): void;
  /** Called when the thread has ended and its unused units are given back; another one will start. */
  broke(loss: Loss): void;
}

interface Running {
  readonly worker: Worker;
  readonly calls: Calls<FurtherThread>;
  readonly watch: Watch;
  /** The atlas it was started with, until it takes requests. */
  firstAtlas: Atlas | undefined;
  /** Why it ends, once that is known. */
  loss?: Loss;
  readNotes(): void;
  end(): Promise<void>;
}

/** How long after the last answers were due a blocked thread may delay the shutdown. */
const BLOCKED_MS = 1000;

/** One place among the threads of the public listener. When its thread dies, another one is started. */
export class Seat {
  private readonly parts: SeatParts;
  private running: Running | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private isOver = false;
  isListening = false;
  private reported: ReportedState | undefined;

  constructor(parts: SeatParts) {
    this.parts = parts;
    this.begin();
  }

  /** The thread's state, as last reported. */
  get state(): ThreadState | undefined {
    return this.reported?.state;
  }

  /** For tests that need to reach the worker. */
  get worker(): Worker | undefined {
    return this.running?.worker;
  }

  /** Reads the notes that the thread has written so far. */
  readNotes(): void {
    this.running?.readNotes();
  }

  async swap(atlas: Atlas): Promise<void> {
    if (this.isListening) await this.running?.calls.call('swap', atlas);
  }

  followRoads(): void {
    if (this.isListening) this.running?.calls.notify('followRoads');
  }

  /** Called every second; `isLate`: the first thread was held up itself, so reports may be waiting to be read. */
  look(isLate: boolean): void {
    if (this.isListening) this.running?.watch.look(isLate);
  }

  lookAtMemory(): void {
    if (this.isListening) void this.running?.watch.lookAtMemory();
  }

  /** Shuts down in order. A thread that does not finish in time refuses what is left. */
  async close(limits: EndLimits): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    const { running } = this;
    if (!running) return;
    const { worker, calls } = running;
    const ended = new AbortController();
    const tooLong = sleep(limits.answerMs + BLOCKED_MS, true, ended).catch(() => false);
    const closed = this.isListening ? calls.call('close', limits).then(() => false, () => false) : false;
    const isBlocked = await Promise.race([closed, tooLong]);
    ended.abort();
    if (isBlocked) await endWithLastWords(worker, BLOCKED_MS).catch(() => {});
    await worker.terminate();
    await running.end();
  }

  private begin(): void {
    if (this.isOver) return;
    const { offered, shared, readNotes, end } = offeredTo(() => calls, this.parts);
    const data: ThreadData = { ...this.parts.dataNow(), shared };
    const { program, resourceLimits, mostSilentLooks } = this.parts;
    const worker = new Worker(program, { workerData: data, resourceLimits });
    // Only the first thread keeps the process alive.
    worker.unref();
    const calls = new Calls<FurtherThread>(worker, readNotes);
    const watch = new Watch({ worker, mostSilentLooks, ending: (loss) => (running.loss = loss) });
    const running: Running = { worker, calls, watch, firstAtlas: data.atlas, readNotes, end };
    this.running = running;
    calls.offer({
      ...offered,
      listening: () => this.welcome(running),
      fares: (state) => {
        watch.heard();
        this.reported?.receive(state);
      },
    } satisfies typeof offered & ThreadEvents);
    worker.on('error', (error) => (running.loss = lossBy(error)));
    // All earlier messages have been handled by then.
    worker.on('exit', (code) => {
      running.loss ??= lossBy(new Error(`a thread ended with code ${code}`));
      void this.lose(running);
    });
  }

  private welcome(running: Running): void {
    this.isListening = true;
    this.reported = new ReportedState();
    this.failures = 0;
    // The atlas may have been replaced while this thread was starting.
    const { atlas } = this.parts.dataNow();
    if (atlas !== running.firstAtlas) void this.swap(atlas).catch(() => {});
    running.firstAtlas = undefined;
    this.parts.listening();
  }

  private async lose(running: Running): Promise<void> {
    running.calls.end(new Error('the thread is gone'));
    if (this.isOver) return;
    this.running = undefined;
    this.isListening = false;
    this.reported = undefined;
    await running.end().catch(() => {});
    this.parts.broke(running.loss!);
    if (this.isOver) return;
    const { firstMs, mostMs } = this.parts.pauses;
    const pauseMs = this.failures === 0 ? 0 : Math.min(firstMs * 2 ** (this.failures - 1), mostMs);
    this.failures++;
    this.timer = setTimeout(() => this.begin(), pauseMs);
  }
}

const lossBy = (error: unknown): Loss =>
  ({ reason: isOutOfMemory(error) ? 'memory' : 'error', error });

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
