import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { BatchMetrics } from './batch-metrics.ts';
import type { Health } from './health.ts';

export interface RequestFacts {
  /** An operationId of the contract, or `none`: never a path, of which there are endlessly many. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  readonly cached: boolean;
}

/** What is counted and measured, all of it in this one place. No label ever names a customer. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'geokod_request_seconds',
    help: 'How long requests took, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  /** By operation and status, both of which are few: looking labels up costs more than observing. */
  private readonly series = new Map<string, Histogram.Internal<'operation' | 'status'>>();
  private readonly cacheHits = new Counter({
    name: 'geokod_cached_answers_total',
    help: 'Answers whose payload came from the cache, by operation.',
    labelNames: ['operation'],
    registers: [this.registry],
  });

  private readonly roadStates = new Histogram({
    name: 'geokod_road_state_seconds',
    help: 'How long it took until a state of the roads was made, by profile.',
    labelNames: ['profile'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'geokod_bare_refusals_total',
    help: 'Answers to what never became a request, by status and code.',
    labelNames: ['status', 'code'],
    registers: [this.registry],
  });

  private readonly webhookAttempts = new Histogram({
    name: 'geokod_webhook_attempt_seconds',
    help: 'How long attempts to deliver webhooks took, by what came of them.',
    labelNames: ['outcome'],
    buckets: [0.03, 0.1, 0.3, 1, 3, 10, 20],
    registers: [this.registry],
  });

  readonly batches = new BatchMetrics(this.registry, (...gauge) => this.gauge(...gauge));

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observe({ operation, status, seconds, cached }: RequestFacts): void {
    const name = `${operation} ${status}`;
    let series = this.series.get(name);
    if (!series) this.series.set(name, (series = this.requests.labels({ operation, status })));
    series.observe(seconds);
    if (cached) this.cacheHits.inc({ operation });
  }

  observeRoadState(profile: string, seconds: number): void {
    this.roadStates.observe({ profile }, seconds);
  }

  observeWebhook(outcome: string, seconds: number): void {
    this.webhookAttempts.observe({ outcome }, seconds);
  }

  /** What never became a request was answered so. */
  refused(facts: { readonly status: number; readonly code: string }): void {
    this.refusals.inc(facts);
  }

  /** What is not as it should be, by the name of its check: 0 is well, 1 degraded, 2 down. */
  conditions(health: Pick<Health, 'last'>): void {
    const levels = { ok: 0, degraded: 1, down: 2 } as const;
    const help = 'What the service works with: 0 is well, 1 degraded, 2 down (then this node is not ready).';
    const options = { name: 'geokod_condition', help, labelNames: ['check'] as const, registers: [] };
    const gauge: Gauge<'check'> = new Gauge({
      ...options,
      collect: () => {
        for (const [check, { state }] of Object.entries(health.last.checks)) gauge.set({ check }, levels[state]);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** A figure that is read when the metrics are asked for. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
    this.registry.registerMetric(gauge);
  }
}
