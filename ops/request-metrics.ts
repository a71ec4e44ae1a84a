import { Counter, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import { boundsMs } from './history/buckets.ts';

export interface RequestFacts {
  /** An operationId of the contract, `tile`, or `none`: never a path, of which there are endlessly many. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  readonly cached: boolean;
  /** The code of the problem answered: one of the contract's list. */
  readonly code?: string;
  /** The request's id in the log. */
  readonly requestId?: string;
  /** Sent by one of our own nodes to check whether we work. */
  readonly isProbe?: boolean;
  /** It came with an edge's pass that was rejected. */
  readonly isPassDropped?: boolean;
  /** Answered by a recording or by a head alone, without the engines: its duration says nothing about them. */
  readonly isEngineless?: boolean;
}

/** From here on a request gets an exemplar with its id. Exemplars for all would cost as much as everything else. */
const SLOW_SECONDS = 0.02;

type Label = 'operation' | 'status';

/** The number, failures and duration of requests. */
export class RequestMetrics {
  private readonly seconds: Histogram<Label | 'request_id'>;
  /** By operation and class, both of which are few: looking up labels costs more than observing. */
  private readonly series = new Map<string, Histogram.Internal<Label>>();
  private readonly cacheHits: Counter<'operation'>;
  private readonly problems: Counter<'operation' | 'code'>;
  private readonly droppedPasses: Counter;
  private readonly engineless: Counter<Label>;

  constructor(registry: Registry<OpenMetricsContentType>) {
    const registers = [registry];
    this.seconds = new Histogram({
      name: 'geokod_request_seconds',
      help: 'How long requests took, by operation and class of status; slow ones are named by their request_id.',
      labelNames: ['operation', 'status'],
      buckets: boundsMs.map((ms) => ms / 1000),
      enableExemplars: true,
      registers,
    });
    this.cacheHits = new Counter({
      name: 'geokod_cached_answers_total',
      help: 'Answers whose payload came from the cache, by operation.',
      labelNames: ['operation'],
      registers,
    });
    this.problems = new Counter({
      name: 'geokod_problems_total',
      help: 'Problems that were answered, by operation and code: rate_limited and quota_exhausted among them.',
      labelNames: ['operation', 'code'],
      registers,
    });
    this.droppedPasses = new Counter({
      name: 'geokod_edge_passes_dropped_total',
      help: 'Requests whose word of an edge was not believed: of another SECRET, or of a clock that is minutes off.',
      registers,
    });
    this.engineless = new Counter({
      name: 'geokod_engineless_answers_total',
      help: 'Answers of the sandbox, to test keys and to HEAD: no engine was asked; geokod_request_seconds lacks them.',
      labelNames: ['operation', 'status'],
      registers,
    });
  }

  observe({ operation, status, seconds, cached, code, requestId, ...facts }: RequestFacts): void {
    const labels = { operation, status: classOf(status) };
    if (facts.isEngineless) {
      this.engineless.inc(labels);
    } else if (seconds >= SLOW_SECONDS && requestId !== undefined) {
      this.seconds.observe({ labels, value: seconds, exemplarLabels: { request_id: requestId } });
    } else {
      this.seriesOf(labels).observe(seconds);
    }
    if (facts.isPassDropped) this.droppedPasses.inc();
    if (cached) this.cacheHits.inc({ operation });
    if (code !== undefined) this.problems.inc({ operation, code });
  }

  private seriesOf(labels: { operation: string; status: string }): Histogram.Internal<Label> {
    const name = `${labels.operation} ${labels.status}`;
    let series = this.series.get(name);
    if (!series) this.series.set(name, (series = this.seconds.labels(labels)));
    return series;
  }
}

/** The class of a status, "2xx": single statuses would multiply the series, and the code of a problem says more. */
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;
