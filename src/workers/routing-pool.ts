import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import type { RoutingTables } from '../routing/open.ts';
import {
  answerTask, openTellerOver, type FromRoutingWorker, type RoutingAnswer, type RoutingTask, type ToRoutingWorker,
} from './routing-task.ts';

export interface RoutingPool {
  ask<Task extends RoutingTask>(task: Task): Promise<RoutingAnswer<Task['kind']>>;
  /** How many tasks wait or are worked on. */
  readonly load: number;
  /** What is asked already is still answered. */
  close(): Promise<void>;
}

export interface RoutingPoolOptions {
  /** 0: in this thread, one task after the other. */
  readonly workers: number;
  /** More than so many at once are refused rather than queued: waiting would turn overload into time-outs. */
  readonly mostTasks: number;
  readonly script?: URL;
}

/** Threads that answer questions about the roads of one atlas, whose tables they share. */
export const openRoutingPool = (tables: RoutingTables, options: RoutingPoolOptions): RoutingPool =>
  options.workers === 0 ? inThisThread(tables) : new Pool(tables, options);

function inThisThread(tables: RoutingTables): RoutingPool {
  const teller = openTellerOver(tables);
  return {
    ask: async <Task extends RoutingTask>(task: Task) => answerTask(teller, task) as RoutingAnswer<Task['kind']>,
    load: 0,
    close: async () => {},
  };
}

interface Waiting {
  readonly task: RoutingTask;
  readonly settle: PromiseWithResolvers<unknown>;
}

/** A thread and the task it is at. */
interface Seat {
  worker: Worker;
  at: (Waiting & { readonly number: number }) | undefined;
}

class Pool implements RoutingPool {
  private readonly tables: RoutingTables;
  private readonly options: RoutingPoolOptions;
  private readonly seats: Seat[];
  private readonly queue: Waiting[] = [];
  private idle = Promise.withResolvers<void>();
  private lastNumber = 0;
  private isClosing = false;

  constructor(tables: RoutingTables, options: RoutingPoolOptions) {
    this.tables = tables;
    this.options = options;
    this.seats = Array.from({ length: options.workers }, () => this.newSeat());
  }

  get load(): number {
    return this.queue.length + this.seats.filter(({ at }) => at !== undefined).length;
  }

  ask<Task extends RoutingTask>(task: Task): Promise<RoutingAnswer<Task['kind']>> {
    if (this.isClosing) throw new AppError('temporarily_unavailable', 'The routing workers are closing.');
    if (this.load >= this.options.mostTasks) {
      throw new AppError('overloaded', 'Too many routes and matrices at once, retry later.');
    }
    const settle = Promise.withResolvers<unknown>();
    this.queue.push({ task, settle });
    this.dispatch();
    return settle.promise as Promise<RoutingAnswer<Task['kind']>>;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (this.load > 0) await this.idle.promise;
    await Promise.all(this.seats.map(({ worker }) => worker.terminate()));
  }

  private newSeat(): Seat {
    const seat: Seat = { worker: this.newWorker(), at: undefined };
    this.attend(seat);
    return seat;
  }

  private newWorker(): Worker {
    const worker = new Worker(this.options.script ?? new URL('./routing-worker.ts', import.meta.url), {
      workerData: this.tables,
    });
    // A service that ends need not wait for threads without work.
    worker.unref();
    return worker;
  }

  private attend(seat: Seat): void {
    const { worker } = seat;
    worker.on('message', (message: FromRoutingWorker) => this.receive(seat, message));
    worker.on('error', (error) => this.replace(seat, worker, error));
    worker.on('exit', (code) => this.replace(seat, worker, new Error(`a routing worker ended with code ${code}`)));
  }

  private receive(seat: Seat, message: FromRoutingWorker): void {
    const { at } = seat;
    if (at?.number !== message.number) return;
    seat.at = undefined;
    if ('failure' in message) at.settle.reject(new Error(message.failure));
    else at.settle.resolve(message.answer);
    this.dispatch();
  }

  /** A thread that broke takes its own question with it, and no other. */
  private replace(seat: Seat, worker: Worker, error: unknown): void {
    if (this.isClosing && !seat.at) return;
    if (seat.worker !== worker) return;
    const { at } = seat;
    seat.at = undefined;
    seat.worker = this.newWorker();
    this.attend(seat);
    at?.settle.reject(error);
    this.dispatch();
  }

  private dispatch(): void {
    for (const seat of this.seats) {
      if (seat.at) continue;
      const next = this.queue.shift();
      if (!next) break;
      seat.at = { ...next, number: ++this.lastNumber };
      seat.worker.postMessage({ number: seat.at.number, task: next.task } satisfies ToRoutingWorker);
    }
    if (this.load === 0) {
      this.idle.resolve();
      this.idle = Promise.withResolvers<void>();
    }
  }
}
