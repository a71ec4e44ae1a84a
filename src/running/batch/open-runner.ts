import type { Metrics } from '../../../ops/index.ts';
import type { BatchStore } from '../../jobs/batch/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { Engines } from '../../serving/engines.ts';
import type { AtlasHolder } from '../../store/files/atlas/holder.ts';
import type { SharedFiles } from '../../store/files/stored/shared.ts';
import { BatchRunner } from './runner.ts';

export interface RunnerSurroundings {
  readonly batchStore: BatchStore;
  readonly files: SharedFiles;
  readonly atlas: AtlasHolder;
  readonly engines: () => Engines;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'batches'>;
  readonly place: string;
  /** 0: rows are left to other nodes, and everything else is done. */
  readonly batchThreads: number;
}

/** Starts this node's share of the work on batches. */
export function startRunner(around: RunnerSurroundings): BatchRunner {
  const { batchStore: queue, files, atlas, engines, clock, log, place, batchThreads: threads } = around;
  const runner = new BatchRunner({
    queue, files, clock, log,
    checkFiles: () => files.check(),
    metrics: around.metrics.batches,
    atlas: () => ({ version: engines().version, tables: atlas.current().tables }),
    place,
    rows: { threads },
  });
  runner.start();
  return runner;
}
