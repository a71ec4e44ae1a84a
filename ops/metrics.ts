import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import { BatchMetrics } from './batch-metrics.ts';
import { ConditionMetrics } from './condition-metrics.ts';
import { Tally } from './history/tally.ts';
import { bareRefusals, openMetricsRegistry } from './registry.ts';
import { RequestMetrics, type RequestFacts } from './request-metrics.ts';
import { ThreadMetrics } from './thread-metrics.ts';
import { WatchMetrics, type Read } from './watch-metrics.ts';

/** One call of a store outside of this module. */
export interface StoreCall {
  readonly store: 'database' | 'cache';
  readonly call: 'read' | 'write';
  readonly outcome: 'answered' | 'failed';
  readonly seconds: number;
}

export interface AtlasFacts {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly dataAt: number | undefined;
}

/** What is counted like operations, and is none that customers call. */
const UNPROMISED: ReadonlySet<string> = new Set(['none', 'tile', 'withdrawal', 'report']);

/** All metrics of a node, in this one place. No label ever names a customer. */
export class Metrics {
  readonly registry = openMetricsRegistry();
  private readonly requests = new RequestMetrics(this.registry);
  /** The same for the history: answers to customers since the last minute. */
  readonly tally = new Tally();
  private readonly roadStates = new Histogram({
    name: 'geokod_road_state_seconds',
    help: 'How long it took until a state of the roads was made, by profile.',
    labelNames: ['profile'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [this.registry],
  });
  private readonly refusals = bareRefusals(this.registry);

  private readonly webhookAttempts = new Histogram({
    name: 'geokod_webhook_attempt_seconds',
    help: 'How long attempts to deliver webhooks took, by what came of them.',
    labelNames: ['outcome'],
    buckets: [0.03, 0.1, 0.3, 1, 3, 10, 20],
    registers: [this.registry],
  });

  private readonly storeCalls = new Histogram({
    name: 'geokod_store_seconds',
    help: 'How long the stores took that others may share, by store, call and what came of it.',
    labelNames: ['store', 'call', 'outcome'],
    buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [this.registry],
  });

  readonly conditions = new ConditionMetrics(this.registry);
  readonly watches = new WatchMetrics(this.registry);
  readonly threads = new ThreadMetrics(this.registry);
  readonly batches = new BatchMetrics(this.registry, (...gauge) => this.gauge(...gauge));

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(facts: RequestFacts): void {
    if (facts.isProbe) return; // counted by the prober, together with probes that never arrived
    this.requests.observe(facts);
    if (!UNPROMISED.has(facts.operation) && !facts.isEngineless) this.tally.observe(facts);
  }

  observeRoadState(profile: string, seconds: number): void {
    this.roadStates.observe({ profile }, seconds);
  }

  /** Observes a call of a shared store. */
  observeStore({ store, call, outcome, seconds }: StoreCall): void {
    this.storeCalls.observe({ store, call, outcome }, seconds);
  }

  observeWebhook(outcome: string, seconds: number): void {
    this.webhookAttempts.observe({ outcome }, seconds);
  }

  /** Counts an answer to data that never became a request. */
  refused(facts: { readonly status: number; readonly code: string }): void {
    this.refusals.inc(facts);
  }

  /** Registers the map's version and age. Only the version in force is reported. */
  atlas(read: () => AtlasFacts, clock: { now(): number }): void {
    const help = 'Always 1; the label is the version of the atlas in force.';
    const gauge: Gauge<'version'> = new Gauge({
      name: 'geokod_atlas_info', help, labelNames: ['version'], registers: [],
      collect: () => {
        gauge.reset();
        gauge.set({ version: read().version }, 1);
      },
    });
    this.registry.registerMetric(gauge);
    const age = (at: number | undefined): number => (at === undefined ? NaN : (clock.now() - at) / 1000);
    this.gauge('geokod_atlas_built_age_seconds', 'Since the atlas was made.', () => age(read().builtAt));
    this.gauge('geokod_atlas_data_age_seconds', 'Since its newest source; NaN if unknown.', () => age(read().dataAt));
  }

  /** Registers a gauge that is read whenever the metrics are. */
  gauge(name: string, help: string, read: Read): void {
    this.watches.gauge(name, help, read);
  }
}
