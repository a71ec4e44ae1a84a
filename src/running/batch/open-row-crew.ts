import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SuggestableTables } from '../../geocoding/suggest.ts';
import type { Log } from '../../kernel/log.ts';
import { startSelfCompiling } from '../../workers/self-compiling.ts';
import { RowCrew, type RowCrewOptions } from './row-crew.ts';
import type { RowThreadData } from './row-task.ts';

export interface RowThreadsWish extends Partial<Pick<RowCrewOptions, 'pauses' | 'idleMs' | 'taskMs'>> {
  /** As many as there are cores, unless told otherwise. */
  readonly threads?: number;
  /** Of the threads, 0 to 19: 19 lets everything else of this machine go first. See `os.setPriority`. */
  readonly niceness?: number;
  readonly log: Log;
  readonly script?: URL;
}

/** A fresh thread is four times slower for its first ten thousand rows: it waits for the next file. */
const IDLE_MS = 300_000;
const usual = { pauses: { firstMs: 250, mostMs: 30_000 }, idleMs: IDLE_MS, taskMs: 120_000 };
/** Above all, requests go first, which are answered in the same process. */
const LAST = 19;

/** Threads for the rows of tables, which share the one atlas in memory. None is started before there is work. */
export function openRowCrew(
  tables: SuggestableTables, { log, script, niceness = LAST, ...wish }: RowThreadsWish,
): RowCrew {
  const file = script ?? new URL('./row-worker.ts', import.meta.url);
  const workerData: RowThreadData = { tables, niceness };
  return new RowCrew({
    threads: availableParallelism(),
    ...usual,
    ...wish,
    start: () => startSelfCompiling(() => new Worker(file, { workerData, name: 'rows' })),
    onDeath: (err, rows) => log.error({ err, rows }, 'a thread for rows of batches ended: they are asked again'),
    onTrouble: (err) => {
      if (err === undefined) log.info({}, 'rows of batches are answered again');
      else log.error({ err }, 'no thread for rows of batches can be started: batches wait');
    },
  });
}
