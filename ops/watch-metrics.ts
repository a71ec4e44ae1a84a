import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';

import { boundsMs } from './history/buckets.ts';

/** Undefined if not known at present: then no value is reported, which differs from 0. */
export type Read = () => number | undefined;

const figures = {
  mailsWaiting: ['geokod_mails_waiting', 'Mails that the mail server has not taken yet.'],
  mailsOldest: ['geokod_mails_oldest_seconds', 'Since the oldest of them was asked for; 0 without any.'],
  journalSegments: ['geokod_journal_segments', 'Closed segments of the usage journal that are not booked yet.'],
  journalOldest: ['geokod_journal_oldest_seconds', 'Since the oldest of them was closed; 0 without any.'],
  webhooksWaiting: ['geokod_webhook_waiting', 'Deliveries of webhooks that have not ended, of all nodes.'],
  webhooksOldest: ['geokod_webhook_oldest_seconds', 'Since the oldest of them was told; 0 without any.'],
  webhooksOverdue: ['geokod_webhook_overdue_seconds', 'Since the first that is due became so; 0 when none is.'],
  batchesOldest: ['geokod_batch_oldest_queued_seconds', 'Since the first batch that nobody began came; 0 without any.'],
  monthOverdue: ['geokod_month_overdue_seconds', 'Since invoices of a month were to be made; 0 when none are due.'],
  diskFree: ['geokod_data_disk_free_bytes', 'Room on the disk of the data folder.'],
  diskSize: ['geokod_data_disk_size_bytes', 'How much that disk holds at most.'],
  routingTasks: ['geokod_routing_tasks', 'Questions about roads that wait for a thread or are worked on.'],
} as const;

const lists = {
  batches: ['geokod_batches', 'state', 'Batches that are known, of all nodes, by state.'],
  invoices: ['geokod_invoices', 'state', 'Invoices of all nodes: draft, final (not paid yet), overdue, paid.'],
  delays: ['geokod_loop_delay_seconds', 'thread', 'How late a thread came to its work at worst lately, or is silent.'],
  gcShares: ['geokod_gc_share', 'thread', 'How much of its time a thread spent collecting garbage lately: 0 to 1.'],
  heaps: ['geokod_heap_bytes', 'thread', "What a thread's own objects take; the atlas is no part of them."],
} as const;

export type Figure = keyof typeof figures;
export type FigureList = keyof typeof lists;
export type ReadList = () => Readonly<Record<string, number>> | undefined;

export interface SeenProbe {
  /** The region that was probed. */
  readonly region: string;
  readonly operation: string;
  readonly outcome: 'passed' | 'failed' | 'unknown';
  /** The duration of a probe that passed. */
  readonly seconds?: number;
}

const outcomes: readonly SeenProbe['outcome'][] = ['passed', 'failed', 'unknown'];

/** Metrics for alerting: what is pending, how old it is, and the probes of regions. */
export class WatchMetrics {
  private readonly registry: Registry<OpenMetricsContentType>;
  private readonly probes: Counter<'region' | 'operation' | 'outcome'>;
  private readonly probeTimes: Histogram<'region' | 'operation'>;

  constructor(registry: Registry<OpenMetricsContentType>) {
    this.registry = registry;
    this.probes = new Counter({
      name: 'geokod_probes_total',
      help: 'Questions that this node asked regions to see whether they work; unknown: it was not let in.',
      labelNames: ['region', 'operation', 'outcome'],
      registers: [registry],
    });
    this.probeTimes = new Histogram({
      name: 'geokod_probe_seconds',
      help: 'How long those took that passed, as seen from here.',
      labelNames: ['region', 'operation'],
      buckets: boundsMs.map((ms) => ms / 1000),
      registers: [registry],
    });
  }

  /** Registers this node's region, which rules join to its other metrics. */
  node(region: string): void {
    const help = 'Always 1; the label is the region of this node.';
    const registers = [this.registry];
    new Gauge({ name: 'geokod_node_info', help, labelNames: ['region'], registers }).set({ region }, 1);
  }

  /** Starts a probe's counters at 0: a counter that appears with its first failure shows only the second as a rise. */
  willProbe(region: string, operation: string): void {
    for (const outcome of outcomes) this.probes.inc({ region, operation, outcome }, 0);
    this.probeTimes.zero({ region, operation });
  }

  probed({ region, operation, outcome, seconds }: SeenProbe): void {
    this.probes.inc({ region, operation, outcome });
    if (seconds !== undefined) this.probeTimes.observe({ region, operation }, seconds);
  }

  watch(reads: { readonly [Name in Figure]?: Read }): void {
    for (const [figure, read] of Object.entries(reads)) {
      const [name, help] = figures[figure as Figure];
      this.gauge(name, help, read);
    }
  }

  watchList(list: FigureList, read: ReadList): void {
    const [name, label, help] = lists[list];
    const gauge: Gauge = new Gauge({
      name, help, labelNames: [label], registers: [],
      collect: () => {
        gauge.reset();
        for (const [value, count] of Object.entries(read() ?? {})) gauge.set({ [label]: value }, count);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** Registers a gauge that is read whenever the metrics are. */
  gauge(name: string, help: string, read: Read): void {
    const gauge: Gauge = new Gauge({
      name, help, registers: [],
      collect: () => {
        const value = read();
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
    this.registry.registerMetric(gauge);
  }
}
