import type { BatchMetrics } from '../../../ops/index.ts';
import { TAKEN_UP_MS } from '../../jobs/batch/limits.ts';
import type { Batch } from '../../jobs/batch/ports.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import { AtlasCrews, type ServedAtlas } from './atlas-crews.ts';
import { carryBatch, type Patience } from './carry-batch.ts';
import { Claims, type Claiming } from './claims.ts';
import type { Hold } from './hold.ts';
import { Loops } from './loops.ts';
import { hasFiles, reportNeglected } from './obstacles.ts';
import type { RowThreadOptions } from './open-row-crew.ts';
import type { ThreadState } from '../../workers/thread-state.ts';
import { RequestsFirst } from './requests-first.ts';
import { sweepExpired, sweepUnknown } from './sweep.ts';
import { Troubles } from './troubles.ts';
import { usualPortions, type Portions } from './work-on-batch.ts';

export interface RunnerTimes extends Patience {
  readonly leaseMs: number;
  /** Between two looks for batches while idle. */
  readonly lookMs: number;
  readonly sweepMs: number;
  /** Between two sweeps over all files, for those without a batch. */
  readonly sweepAllMs: number;
}

export interface RunnerOptions extends Claiming {
  readonly files: FileStore;
  /** Throws while this process lacks the shared files: then it claims no batch. */
  readonly checkFiles?: () => Promise<void>;
  /** The current atlas; a batch in progress keeps the one that it began with. */
  readonly atlas: () => ServedAtlas;
  readonly metrics: BatchMetrics;
  readonly rows: Omit<RowThreadOptions, 'log'> & { readonly threads: number };
  readonly times?: Partial<RunnerTimes>;
  readonly portions?: Portions;
}

const HOUR_MS = 3_600_000;
const usualTimes: RunnerTimes = {
  leaseMs: 30_000, lookMs: 500, sweepMs: HOUR_MS / 6, sweepAllMs: 6 * HOUR_MS,
  firstMs: 1000, mostMs: 60_000, giveUpMs: 6 * HOUR_MS,
};
/** Leases are renewed often, since a renewal also shows that a batch is to be cancelled; but few per second in all. */
const RENEWALS_PER_SECOND = 4;
const NEGLECTED_MS = 15_000;

/** Works on batches, several at a time, for as long as this process runs. */
export class BatchRunner {
  private readonly options: RunnerOptions;
  private readonly times: RunnerTimes;
  private readonly claims: Claims;
  private readonly crews: AtlasCrews;
  private readonly requestsFirst: RequestsFirst;
  private readonly troubles: Troubles;
  private readonly loops: Loops;
  private readonly held = new Map<Hold, Promise<void>>();

  constructor(options: RunnerOptions) {
    const { rows, log, atlas, clock } = options;
    this.options = options;
    this.times = { ...usualTimes, ...options.times };
    this.claims = new Claims(options, this.times.leaseMs);
    this.crews = new AtlasCrews(atlas, { ...rows, log });
    this.requestsFirst = new RequestsFirst(rows.threads, (threads) => this.crews.allow(threads));
    this.troubles = new Troubles(log, () => clock.monotonic());
    this.loops = new Loops(this.troubles, this.times);
  }

  start(): void {
    this.options.metrics.watch({
      threads: () => this.crews.load.threads,
      waiting: () => this.crews.load.waiting,
      allowed: () => this.requestsFirst.allowed,
      troubles: () => this.troubles.size,
      held: () => this.held.size,
    });
    const { loops } = this;
    loops.repeat(NO_TABLE, () => this.look(), { listens: true });
    loops.repeat(NO_TABLE, () => this.renewAll(), { listens: true });
    // a node with threads works on batches itself
    const lookForNeglected = (): Promise<number> =>
      reportNeglected(this.troubles, this.options).then(() => NEGLECTED_MS);
    if (this.options.rows.threads === 0) loops.repeat(NO_TABLE, lookForNeglected);
    loops.repeat(NO_SWEEP, () => this.sweep(sweepExpired, 'the files of batches that are over are gone', 'sweepMs'));
    loops.repeat(NO_SWEEP, () => this.sweep(sweepUnknown, 'files that belong to no batch are gone', 'sweepAllMs'));
  }

  /** Why batches make no progress, in words. */
  get trouble(): string | undefined {
    return this.troubles.first;
  }

  /** The states of the threads for rows. */
  get states(): (ThreadState | undefined)[] {
    return this.crews.states;
  }

  /** Runs the loops now: a batch was submitted, or is to be cancelled. */
  wake(): void {
    this.loops.ring();
  }

  /** Releases the held batches, for other nodes to continue. */
  async stop(): Promise<void> {
    const stopped = this.loops.stop();
    for (const hold of this.held.keys()) hold.end('stopping');
    await stopped;
    await Promise.all(this.held.values());
    this.requestsFirst.stop();
    await this.crews.end();
  }

  /** Claims a batch. A process that holds many looks less often, so that new ones go to those that hold few. */
  private async look(): Promise<number> {
    const { checkFiles } = this.options;
    if (checkFiles && !(await hasFiles(this.troubles, checkFiles))) return TAKEN_UP_MS;
    const hold = await this.claims.next(this.held.size);
    if (!hold) return this.times.lookMs * (1 + this.held.size);
    if (this.loops.isStopping) hold.end('stopping');
    this.held.set(hold, this.carry(hold));
    return 0;
  }

  private async carry(hold: Hold): Promise<void> {
    const { log, clock, metrics } = this.options;
    const { batch } = hold;
    const crew = this.crews.take(batch.atlas);
    this.requestsFirst.start();
    metrics.took(batch);
    const startedAt = clock.monotonic();
    log.info({ batch: batch.id, rows: batch.rows, processed: batch.processed, state: batch.state }, begun(batch));
    try {
      const { times: patience, troubles, options } = this;
      const onPart = metrics.answered.bind(metrics);
      const carrying = { portions: usualPortions, ...options, crew, patience, troubles, onPart };
      const ended = await carryBatch(hold, carrying);
      const seconds = Math.round((clock.monotonic() - startedAt) / 100) / 10;
      if (ended) log.info({ batch: batch.id, seconds, rows: batch.rows }, 'a batch is completed');
    } catch (err) {
      log.error({ batch: batch.id, err }, 'a batch was let go: its lease ends by itself');
    } finally {
      this.crews.giveBack(crew);
      this.held.delete(hold);
      if (this.held.size === 0) this.requestsFirst.stop();
      this.loops.ring();
    }
  }

  private async renewAll(): Promise<number> {
    const holds = [...this.held.keys()];
    await Promise.all(holds.map((hold) => hold.renew()));
    const wanted = (1000 * this.held.size) / RENEWALS_PER_SECOND;
    return Math.min(this.times.leaseMs / 3, Math.max(1000, wanted));
  }

  private async sweep(step: typeof sweepExpired, what: string, time: 'sweepMs' | 'sweepAllMs'): Promise<number> {
    const { queue, files, clock, log } = this.options;
    const batches = await step({ queue, files, now: () => clock.now() });
    if (batches > 0) log.info({ batches }, what);
    return this.times[time];
  }
}

const NO_TABLE = 'the table of batches does not answer: none is begun or ended';
const NO_SWEEP = 'files of batches that are over cannot be removed';

const begun = ({ turn, processed }: Batch): string => {
  if (turn <= 1) return 'a batch is begun';
  return processed > 0 ? 'a batch goes on where another process left it' : 'a batch is begun again';
};
