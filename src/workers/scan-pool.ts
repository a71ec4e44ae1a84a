import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { JobRunner, type ScanOutput, type ScanTask } from './scan-job.ts';
import type { ScanJob } from './scan-plan.ts';
import type { FromWorker, ToWorker } from './scan-worker.ts';

/**
 * Receives the outputs in the order of the jobs, whichever worker is first. `done` follows the last output of a job.
 */
export interface Receiver {
  output(job: number, output: ScanOutput): void;
  done(job: number): void;
}

export interface ScanPool {
  run(jobs: readonly ScanJob[], task: ScanTask, receiver: Receiver): Promise<void>;
  close(): Promise<void>;
}

const workerScript = new URL('./scan-worker.ts', import.meta.url);

export const openPool = (workers: number, script = workerScript): ScanPool =>
  workers === 0 ? inThisThread() : new WorkerPool(workers, script);

function inThisThread(): ScanPool {
  const runner = new JobRunner();
  return {
    async run(jobs, task, receiver) {
      for (const [number, job] of jobs.entries()) {
        for await (const output of runner.run(job, task)) receiver.output(number, output);
        receiver.done(number);
      }
    },
    close: async () => {},
  };
}

// The jobs queued at a worker, so that it never waits for a message.
const queuedPerWorker = 2;
// How far workers may run ahead of the awaited job: their outputs are held in memory.
const aheadPerWorker = 4;

class WorkerPool implements ScanPool {
  private readonly workers: Worker[];
  private current: Run | undefined;
  private failure: unknown;

  constructor(count: number, script: URL) {
    this.workers = Array.from({ length: count }, () => new Worker(script));
    for (const worker of this.workers) {
      worker.on('message', (message: FromWorker) => this.current?.receive(worker, message));
      worker.on('error', (error) => this.fail(error));
      worker.on('exit', (code) => this.fail(new Error(`a reading worker ended with code ${code}`)));
    }
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.current?.fail(error);
  }

  async run(jobs: readonly ScanJob[], task: ScanTask, receiver: Receiver): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    for (const worker of this.workers) worker.postMessage({ task } satisfies ToWorker);
    const run = new Run(this.workers, jobs, receiver);
    this.current = run;
    try {
      await run.finished;
    } finally {
      this.current = undefined;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(endInOrder));
  }
}

/** Longer than any worker takes between two outputs. */
const END_WITHIN_MS = 10_000;

/**
 * Lets a worker exit by itself. Terminating one while it begins to unpack a blob takes the whole process with it (an
 * assertion in Node's zlib: "close before init"), as happened in an import that refused a file.
 */
async function endInOrder(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage({ end: true } satisfies ToWorker);
  const late = setTimeout(() => void worker.terminate(), END_WITHIN_MS);
  await ended;
  clearTimeout(late);
}

/** One round: distributes the jobs, and holds outputs that arrive early. */
class Run {
  readonly finished: Promise<void>;
  private readonly jobs: readonly ScanJob[];
  private readonly receiver: Receiver;
  private readonly workers: readonly Worker[];
  private readonly queued = new Map<Worker, number>();
  private readonly early = new Map<number, { outputs: ScanOutput[]; done: boolean }>();
  private readonly end = Promise.withResolvers<void>();
  private next = 0;
  private awaited = 0;

  constructor(workers: readonly Worker[], jobs: readonly ScanJob[], receiver: Receiver) {
    this.workers = workers;
    this.jobs = jobs;
    this.receiver = receiver;
    this.finished = this.end.promise;
    this.advance();
  }

  fail(error: unknown): void {
    this.end.reject(error);
  }

  receive(worker: Worker, message: FromWorker): void {
    try {
      if ('failure' in message) throw toAppError(message.failure);
      const { number } = message;
      const held = this.early.get(number) ?? { outputs: [], done: false };
      this.early.set(number, held);
      if ('output' in message) {
        held.outputs.push(message.output);
      } else {
        held.done = true;
        this.queued.set(worker, this.queued.get(worker)! - 1);
      }
      if (number === this.awaited) this.advance();
      else this.dispatch();
    } catch (error) {
      this.fail(error);
    }
  }

  private advance(): void {
    for (let held = this.early.get(this.awaited); held; held = this.early.get(this.awaited)) {
      for (const output of held.outputs.splice(0)) this.receiver.output(this.awaited, output);
      if (!held.done) break;
      this.receiver.done(this.awaited);
      this.early.delete(this.awaited++);
    }
    if (this.awaited === this.jobs.length) this.end.resolve();
    else this.dispatch();
  }

  private dispatch(): void {
    const limit = Math.min(this.jobs.length, this.awaited + this.workers.length * aheadPerWorker);
    for (let depth = 1; depth <= queuedPerWorker; depth++) {
      for (const worker of this.workers) {
        const queued = this.queued.get(worker) ?? 0;
        if (queued >= depth || this.next >= limit) continue;
        const number = this.next++;
        this.queued.set(worker, queued + 1);
        worker.postMessage({ number, job: this.jobs[number] } satisfies ToWorker);
      }
    }
  }
}

const toAppError = ({ code, message, details }: Pick<AppError, 'code' | 'message' | 'details'>): AppError =>
  new AppError(code, message, details);
