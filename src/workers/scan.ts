import type { Progress } from '../kernel/progress.ts';
import type { Interner } from '../kernel/text.ts';
import type { ChoiceName } from '../osm/choice.ts';
import type { Extract, SourceFile } from '../osm/extract.ts';
import { ExtractBuilder } from '../osm/scan/merge.ts';
import type { ScanTask } from './scan-job.ts';
import { planFile, type ScanJob } from './scan-plan.ts';
import { openPool, type Receiver, type ScanPool } from './scan-pool.ts';

export interface ScanOptions {
  /** The number of reading threads; 0 reads in this one. The result is the same for any number. */
  readonly workers: number;
  readonly progress: Progress;
  /** What to keep; by default what addresses and roads need. */
  readonly choice?: ChoiceName;
  /** Shared by extracts of the same files. */
  readonly text?: Interner;
}

// Missing nodes of unused ways are counted in small files only: for large ones that would waste memory.
const maxBytesToCountUnused = 32 * 1024 * 1024;

/**
 * Reads map files into an Extract. If an object is in several files, the first file wins. Rejects with an AppError that
 * names the file and the offset, and leaves no thread behind.
 */
export async function scanFiles(paths: readonly string[], options: ScanOptions): Promise<Extract> {
  const plans = paths.map(planFile);
  const scan = new Scan(plans.flatMap(({ jobs }) => jobs), openPool(options.workers), options);
  try {
    return await scan.run(plans.map(({ source }) => source));
  } finally {
    await scan.close();
  }
}

const titles: Readonly<Record<ChoiceName, string>> = {
  addresses: 'roads, addresses and borders', ground: 'buildings, water and green',
};

class Scan {
  private readonly jobs: readonly ScanJob[];
  private readonly pool: ScanPool;
  private readonly progress: Progress;
  private readonly choice: ChoiceName;
  private readonly builder: ExtractBuilder;
  private readonly withNodes = new Set<ScanJob>();
  private readonly withWays = new Set<ScanJob>();

  constructor(jobs: readonly ScanJob[], pool: ScanPool, { progress, choice = 'addresses', text }: ScanOptions) {
    this.jobs = jobs;
    this.pool = pool;
    this.progress = progress;
    this.choice = choice;
    this.builder = new ExtractBuilder(text);
  }

  async run(sources: readonly SourceFile[]): Promise<Extract> {
    const { builder, choice } = this;
    const bytes = this.jobs.reduce((sum, job) => sum + job.bytes, 0);
    const countUnused = choice === 'addresses' && bytes <= maxBytesToCountUnused;
    await this.round(titles[choice], this.jobs, { round: 'objects', choice, countUnused });
    const ways = builder.wantMemberWays();
    if (ways.count > 0) {
      const task: ScanTask = { round: 'ways', choice, wanted: ways.data };
      await this.round('the ways of relations', this.jobsWith(this.withWays), task);
    }
    const nodes = builder.wantNodes();
    await this.round('locations', this.jobsWith(this.withNodes), { round: 'nodes', wanted: nodes.data });
    return builder.finish(sources);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private jobsWith(wanted: ReadonlySet<ScanJob>): ScanJob[] {
    return this.jobs.filter((job) => wanted.has(job));
  }

  private async round(name: string, jobs: readonly ScanJob[], task: ScanTask): Promise<void> {
    this.progress.phase(name, jobs.reduce((sum, job) => sum + job.bytes, 0), 'bytes');
    await this.pool.run(jobs, task, this.receiver(jobs, (bytes) => this.progress.advance(bytes)));
  }

  private receiver(jobs: readonly ScanJob[], advance: (bytes: number) => void): Receiver {
    const { builder, withNodes, withWays } = this;
    return {
      output(number, output) {
        if ('nodes' in output) {
          builder.addNodes(output.nodes);
          return;
        }
        builder.add(output.batch);
        if (output.batch.seen.nodes > 0) withNodes.add(jobs[number]);
        if (output.batch.seen.ways > 0) withWays.add(jobs[number]);
      },
      done: (number) => advance(jobs[number].bytes),
    };
  }
}
