import type { Worker } from 'node:worker_threads';
import { HeardState, type ThreadState } from './thread-state.ts';

/** What a thread says. */
export type FromThread =
  /** Once, when it may be given work. */
  | { readonly ready: true }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: string }
  /** Every few seconds. */
  | { readonly state: ThreadState };

/** How long to wait before a thread is started once more: twice as long each time. */
export interface Pauses {
  readonly firstMs: number;
  readonly mostMs: number;
}

export interface SeatEvents {
  /** It may be given work. */
  free(): void;
  answered(message: WorkerAnswer): void;
  /** Its thread ended, `now` with what it was at. */
  broke(error: unknown): void;
}

export type WorkerAnswer = Extract<FromThread, { readonly number: number }>;

/** Failures in a row that a thread is allowed: once it may have been the question. */
const ALLOWED = 1;

/**
 * A place where a thread works on one thing at a time. A thread that ends is started again: the first time at once,
 * then after longer and longer pauses until one has answered something, so that one that cannot work costs nothing.
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
  /** What its thread is at. */
  at: Work | undefined;
  private heard: HeardState | undefined;

  constructor(start: () => Worker, pauses: Pauses, events: SeatEvents) {
    this.start = start;
    this.pauses = pauses;
    this.events = events;
    this.begin();
  }

  /** How its thread fares; undefined before it said so. */
  get state(): ThreadState | undefined {
    return this.heard?.state;
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

  /** What it is at is answered. */
  done(): void {
    this.at = undefined;
    this.failures = 0;
  }

  /** Ends a thread that does not come back from its work; what follows is as if it had ended by itself. */
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
    // A service that ends need not wait for threads without work.
    worker.unref();
    worker.on('message', (message: FromThread) => {
      if (worker !== this.worker) return;
      if ('state' in message) return this.heard?.hear(message.state);
      if (!('ready' in message)) return this.events.answered(message);
      this.isReady = true;
      this.heard = new HeardState();
      this.events.free();
    });
    worker.on('error', (error) => this.fail(worker, error));
    worker.on('exit', (code) => this.fail(worker, new Error(`a worker thread ended with code ${code}`)));
  }

  private fail(worker: Worker | undefined, error: unknown): void {
    if (this.isOver || worker !== this.worker) return; // ended by us, or told already
    this.worker = undefined;
    this.heard = undefined;
    this.isReady = false;
    this.failures++;
    const pause = this.failures <= ALLOWED ? 0 : this.pauses.firstMs * 2 ** (this.failures - ALLOWED - 1);
    this.timer = setTimeout(() => this.begin(), Math.min(pause, this.pauses.mostMs));
    this.timer.unref();
    this.events.broke(error);
  }
}
