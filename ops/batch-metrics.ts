import { Counter, type OpenMetricsContentType, type Registry } from 'prom-client';

/** Counts of stored rows, by outcome. */
interface AnsweredRows {
  readonly succeeded: number;
  readonly notFound: number;
  readonly failed: number;
}

type Figure = 'threads' | 'waiting' | 'allowed' | 'troubles' | 'held';

const helps: Readonly<Record<Figure, readonly [name: string, help: string]>> = {
  threads: ['geokod_batch_threads', 'Threads for rows of batches that have been started.'],
  allowed: ['geokod_batch_threads_allowed', 'How many of them may work, so that requests do not wait.'],
  waiting: ['geokod_batch_waiting_tasks', 'Groups of rows that wait for a thread.'],
  troubles: ['geokod_batch_troubles', 'Batches that cannot go on at present, and why none can be begun; 0 is well.'],
  held: ['geokod_batches_held', 'Batches in the hands of this node.'],
};

/** Metrics of the work on batches. */
export class BatchMetrics {
  private readonly rows: Counter<'status'>;
  private readonly taken: Counter<'how'>;
  private readonly gauge: (name: string, help: string, read: () => number) => void;

  constructor(
    registry: Registry<OpenMetricsContentType>,
    gauge: (name: string, help: string, read: () => number) => void,
  ) {
    this.gauge = gauge;
    this.rows = new Counter({
      name: 'geokod_batch_rows_total',
      help: 'Rows of batches that were answered and kept, by status.',
      labelNames: ['status'],
      registers: [registry],
    });
    this.taken = new Counter({
      name: 'geokod_batches_taken_total',
      help: 'Batches that this node began, and those that it took over from one that stopped or died.',
      labelNames: ['how'],
      registers: [registry],
    });
  }

  watch(figures: Readonly<Record<Figure, () => number>>): void {
    for (const [figure, [name, help]] of Object.entries(helps)) this.gauge(name, help, figures[figure as Figure]);
  }

  answered({ succeeded, notFound, failed }: AnsweredRows): void {
    this.rows.inc({ status: 'ok' }, succeeded);
    this.rows.inc({ status: 'not_found' }, notFound);
    this.rows.inc({ status: 'invalid' }, failed);
  }

  took({ turn }: { readonly turn: number }): void {
    this.taken.inc({ how: turn > 1 ? 'over' : 'new' });
  }
}
