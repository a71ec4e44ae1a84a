import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SuggestableTables } from '../../geocoding/suggest.ts';
import type { Log } from '../../kernel/log.ts';
import { startSelfCompiling } from '../../workers/self-compiling.ts';
import { RowCrew, type RowCrewOptions } from './row-crew.ts';
import type { RowThreadData } from './row-task.ts';

export interface RowThreadOptions extends Partial<Pick<RowCrewOptions, 'pauses' | 'idleMs' | 'mostSilentLooks'>> {
  /** The number of cores by default. */
  readonly threads?: number;
  /** The niceness of the threads, 0 to 19: with 19 everything else on this machine goes first. See `os.setPriority`. */
  readonly niceness?: number;
  readonly log: Log;
  readonly script?: URL;
}

/** How long idle threads are kept: a new one is four times slower for its first ten thousand rows. */
const IDLE_MS = 300_000;
const usual = { pauses: { firstMs: 250, mostMs: 30_000 }, idleMs: IDLE_MS, mostSilentLooks: 120 };
/** The lowest priority: requests, which are answered in the same process, go first. */
const LAST = 19;

/** Threads for the rows of tables, which share the one atlas in memory. They start with the first work. */
export function openRowCrew(
  tables: SuggestableTables, { log, script, niceness = LAST, ...options }: RowThreadOptions,
): RowCrew {
  const file = script ?? new URL('./row-worker.ts', import.meta.url);
  const workerData: RowThreadData = { tables, niceness };
  return new RowCrew({
    threads: availableParallelism(),
    ...usual,
    ...options,
    start: () => startSelfCompiling(() => new Worker(file, { workerData, name: 'rows' })),
    onDeath: (err, rows) => log.error({ err, rows }, 'a thread for rows of batches ended: they are asked again'),
    onTrouble: (err) => {
      if (err === undefined) log.info({}, 'rows of batches are answered again');
      else log.error({ err }, 'no thread for rows of batches can be started: batches wait');
    },
  });
}
