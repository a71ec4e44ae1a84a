import type { Worker } from 'node:worker_threads';
import { ReportedState, type ThreadState } from './thread-state.ts';

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

export interface SeatEvents {
  /** The seat can be given work. */
  free(): void;
  answered(message: WorkerAnswer): void;
  /** Its thread ended, together with the work in progress. */
  broke(error: unknown): void;
}

export type WorkerAnswer = Extract<FromThread, { readonly number: number }>;

/** Consecutive failures after which a thread still counts as healthy: a single one may be due to the task. */
const ALLOWED = 1;

/**
 * A place for a thread that works on one thing at a time. A thread that ends is restarted: at once the first time, then
 * after longer and longer pauses until one has answered something, so that a thread that cannot work costs nothing.
 */
export class Seat<Work> {
  private readonly start: () => Worker;
  private readonly pauses: Pauses;
  private readonly events: SeatEvents;
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isReady = false;
  private failures = 0;
  private isOver = false;
  /** The work in progress. */
  at: Work | undefined;
  private reported: ReportedState | undefined;

  constructor(start: () => Worker, pauses: Pauses, events: SeatEvents) {
    this.start = start;
    this.pauses = pauses;
    this.events = events;
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
    this.worker!.postMessage(message);
  }

  /** Marks the work in progress as answered. */
  done(): void {
    this.at = undefined;
    this.failures = 0;
  }

  /** Ends a thread that hangs; from then on it is treated as if it had ended by itself. */
  kill(): void {
    void this.worker?.terminate();
  }

  async end(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    await worker?.terminate();
  }

  private begin(): void {
    let worker: Worker;
    try {
      worker = this.start();
    } catch (error) {
      return queueMicrotask(() => this.fail(undefined, error));
    }
    this.worker = worker;
    // A stopping service need not wait for idle threads.
    worker.unref();
    worker.on('message', (message: FromThread) => {
      if (worker !== this.worker) return;
      if ('state' in message) return this.reported?.receive(message.state);
      if (!('ready' in message)) return this.events.answered(message);
      this.isReady = true;
      this.reported = new ReportedState();
      this.events.free();
    });
    worker.on('error', (error) => this.fail(worker, error));
    worker.on('exit', (code) => this.fail(worker, new Error(`a worker thread ended with code ${code}`)));
  }

  private fail(worker: Worker | undefined, error: unknown): void {
    if (this.isOver || worker !== this.worker) return; // ended by us, or already reported
    this.worker = undefined;
    this.reported = undefined;
    this.isReady = false;
    this.failures++;
    const pause = this.failures <= ALLOWED ? 0 : this.pauses.firstMs * 2 ** (this.failures - ALLOWED - 1);
    this.timer = setTimeout(() => this.begin(), Math.min(pause, this.pauses.mostMs));
    this.timer.unref();
    this.events.broke(error);
  }
}
