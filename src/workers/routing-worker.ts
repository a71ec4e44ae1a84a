import { parentPort, workerData } from 'node:worker_threads';
import type { RoutingTables } from '../routing/open.ts';
import { handedOver, openAnswers, type ToRoutingWorker } from './routing-task.ts';
import type { FromThread } from './seat.ts';
import { watchThread } from './thread-state.ts';

const answer = openAnswers(workerData as RoutingTables);

parentPort!.on('message', ({ number, task }: ToRoutingWorker) => {
  try {
    const result = answer(task);
    parentPort!.postMessage({ number, answer: result } satisfies FromThread, handedOver(result));
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort!.postMessage({ number, failure } satisfies FromThread);
  }
});

parentPort!.postMessage({ ready: true } satisfies FromThread);
watchThread((state) => parentPort!.postMessage({ state } satisfies FromThread));
