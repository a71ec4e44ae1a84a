import type { Worker } from 'node:worker_threads';
import { terminate } from './last-words.ts';
import type { Watched } from './looks.ts';
import { exitWithoutWaiting } from './stuck.ts';
import { ReportedState, type ThreadState } from './thread-state.ts';
import { lossBy, Watch, type Loss } from './watch.ts';

/** Messages from a thread. */
export type FromThread =
  /** Sent once, when it can be given work. */
  | { readonly ready: true }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: string }
  /** Sent every few seconds. */
  | { readonly state: ThreadState };

/** The pause before a thread is restarted, doubled each time. */
export interface Pauses {
  readonly firstMs: number;
  readonly mostMs: number;
}

export interface SeatParts {
  start(): Worker;
  readonly pauses: Pauses;
  /** A thread that is at work and says nothing over so many looks hangs. */
  readonly mostSilentLooks: number;
  /** Called when the seat can be given work. */
  free(): void;
  answered(message: WorkerAnswer): void;
  /** Called when its thread has ended, together with the work in progress. */
  broke(loss: Loss): void;
}

export type WorkerAnswer = Extract<FromThread, { readonly number: number }>;

/** Consecutive failures after which a thread still counts as healthy: a single one may be due to the task. */
const ALLOWED = 1;
/** How long a thread that does not end may delay the shutdown. */
const END_MS = 5000;

/**
 * A place for a thread that works on one thing at a time. While it works it is watched, and ended if it hangs or its
 * memory fills up; another one starts at once. A thread that ends by itself is restarted: at once the first time, then
 * after longer and longer pauses until one has answered something, so that a thread that cannot work costs nothing.
 */
export class Seat<Work> implements Watched {
  private readonly parts: SeatParts;
  private worker: Worker | undefined;
  private watch: Watch | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isReady = false;
  private failures = 0;
  private isOver = false;
  /** Whether its thread is being ended, so that whatever else becomes of it is not news. */
  private isEnding = false;
  /** The work in progress. */
  at: Work | undefined;
  private reported: ReportedState | undefined;

  constructor(parts: SeatParts) {
    this.parts = parts;
    this.begin();
  }

  /** The state of its thread; undefined before the first report. */
  get state(): ThreadState | undefined {
    return this.reported?.state;
  }

  get isFree(): boolean {
    return this.isReady && this.at === undefined;
  }

  /** Whether waiting for it makes sense. */
  get isHopeful(): boolean {
    return this.isReady || this.failures <= ALLOWED;
  }

  give(work: Work, message: unknown): void {
    this.at = work;
    this.watch!.heard();
    this.worker!.postMessage(message);
  }

  /** Marks the work in progress as answered. */
  done(): void {
    this.at = undefined;
    this.failures = 0;
  }

  look(isLate: boolean): void {
    if (this.at !== undefined) this.watch?.look(isLate);
  }

  lookAtMemory(): void {
    if (this.at !== undefined) void this.watch?.lookAtMemory();
  }

  async end(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    if (worker && !(await terminate(worker, END_MS))) exitWithoutWaiting();
  }

  private begin(): void {
    let worker: Worker;
    try {
      worker = this.parts.start();
    } catch (error) {
      return queueMicrotask(() => this.fail(undefined, lossBy(error)));
    }
    this.worker = worker;
    const watch = this.watchOver(worker);
    // A stopping service need not wait for idle threads.
    worker.unref();
    worker.on('message', (message: FromThread) => {
      if (worker !== this.worker) return;
      watch.heard();
      if ('state' in message) return this.reported?.receive(message.state);
      if (!('ready' in message)) return this.parts.answered(message);
      this.isReady = true;
      this.reported = new ReportedState();
      this.parts.free();
    });
    worker.on('error', (error) => this.fail(worker, lossBy(error)));
    worker.on('exit', (code) => this.fail(worker, lossBy(new Error(`a worker thread ended with code ${code}`))));
  }

  private watchOver(worker: Worker): Watch {
    const { mostSilentLooks } = this.parts;
    const ending = (): void => {
      this.isEnding = true;
      this.isReady = false;
    };
    const ended = (loss: Loss): void => this.lose(loss);
    const stuck = (loss: Loss): void => {
      exitWithoutWaiting();
      ended(loss);
    };
    return (this.watch = new Watch({ worker, mostSilentLooks, isEndedUnreached: true, ending, ended, stuck }));
  }

  private fail(worker: Worker | undefined, loss: Loss): void {
    if (worker !== this.worker || this.isEnding) return; // ended by us, or already reported
    this.failures++;
    this.lose(loss);
  }

  private lose(loss: Loss): void {
    if (this.isOver) return;
    this.worker = undefined;
    this.watch = undefined;
    this.reported = undefined;
    this.isReady = false;
    this.isEnding = false;
    const { firstMs, mostMs } = this.parts.pauses;
    const pause = this.failures <= ALLOWED ? 0 : firstMs * 2 ** (this.failures - ALLOWED - 1);
    this.timer = setTimeout(() => this.begin(), Math.min(pause, mostMs));
    this.timer.unref();
    this.parts.broke(loss);
  }
}
