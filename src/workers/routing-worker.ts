import { parentPort, workerData } from 'node:worker_threads';
import { watchLoopDelay } from './loop-delay.ts';
import type { RoutingTables } from '../routing/open.ts';
import { openAnswers, type ToRoutingWorker } from './routing-task.ts';
import type { FromThread } from './seat.ts';

const answer = openAnswers(workerData as RoutingTables);

parentPort!.on('message', ({ number, task }: ToRoutingWorker) => {
  let reply: FromThread;
  try {
    reply = { number, answer: answer(task) };
  } catch (error) {
    reply = { number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort!.postMessage(reply);
});

parentPort!.postMessage({ ready: true } satisfies FromThread);
watchLoopDelay((delaySeconds) => parentPort!.postMessage({ delaySeconds } satisfies FromThread));
