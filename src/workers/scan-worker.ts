import { parentPort } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { JobRunner, transferables, type ScanOutput, type ScanTask } from './scan-job.ts';
import type { ScanJob } from './scan-plan.ts';

/** Messages to a worker: the task of the following jobs, a job, or the end, which also drops earlier jobs. */
export type ToWorker =
  | { readonly task: ScanTask }
  | { readonly number: number; readonly job: ScanJob }
  | { readonly end: true };

export type FromWorker =
  | { readonly number: number; readonly output: ScanOutput }
  | { readonly number: number; readonly done: true }
  | { readonly failure: Pick<AppError, 'code' | 'message' | 'details'> };

const port = parentPort!;
const runner = new JobRunner();
let task: ScanTask = { round: 'objects', choice: 'addresses', countUnused: false };
let last = Promise.resolve();
let isOver = false;

port.on('message', (message: ToWorker) => {
  if ('end' in message) {
    isOver = true;
    last = last.then(() => port.close());
    return;
  }
  last = last.then(() => ('task' in message ? void (task = message.task) : work(message.number, message.job)));
});

async function work(number: number, job: ScanJob): Promise<void> {
  if (isOver) return;
  try {
    for await (const output of runner.run(job, task)) {
      if (isOver) return;
      port.postMessage({ number, output } satisfies FromWorker, transferables(output));
    }
    port.postMessage({ number, done: true } satisfies FromWorker);
  } catch (error) {
    // Anything else is a bug, which ends this worker and with it the scan.
    if (!(error instanceof AppError)) throw error;
    const { code, message, details } = error;
    port.postMessage({ failure: { code, message, details } } satisfies FromWorker);
  }
}
