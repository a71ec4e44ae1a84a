import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openEngines } from '../../serving/engines.ts';
import type { FromThread } from '../../workers/seat.ts';
import { watchThread } from '../../workers/thread-state.ts';
import { answerRow } from './answer-row.ts';
import { failedAnswer, type RowOutcome, type RowThreadData, type ToRowThread } from './row-task.ts';

const { tables, niceness } = workerData as RowThreadData;
yieldToOthers();
const engines = openEngines(tables, '');

parentPort!.on('message', ({ number, task: { questions, options } }: ToRowThread) => {
  const answer = questions.map((question): RowOutcome => {
    try {
      return { answer: answerRow(engines, question, options) };
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { answer: failedAnswer(options), failure };
    }
  });
  parentPort!.postMessage({ number, answer } satisfies FromThread);
});

parentPort!.postMessage({ ready: true } satisfies FromThread);
watchThread((state) => parentPort!.postMessage({ state } satisfies FromThread));

/** Lowers the priority of this thread on Linux; elsewhere it would be the process, whose requests must not wait. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, niceness);
  } catch {
    // rows are answered all the same
  }
}
