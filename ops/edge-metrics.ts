import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import type { OpenMetricsContentType, Registry } from 'prom-client';
import { ConditionMetrics } from './condition-metrics.ts';
import { boundsMs } from './history/buckets.ts';
import { bareRefusals, openMetricsRegistry } from './registry.ts';
import { WatchMetrics } from './watch-metrics.ts';

/** One request as the edge answered it. */
export interface EdgeRequest {
  readonly operation: string;
  /** The region that answered; `none` if the edge refused. */
  readonly region: string;
  readonly status: number;
  readonly seconds: number;
  /** How the client's position was determined. */
  readonly position: string;
}

/** The state of a region, as the edge reports it. */
export interface EdgeRegion {
  readonly region: string;
  readonly standing: string;
  readonly waiting: number;
  /** Operations for which it is left out. */
  readonly slowWith: readonly string[];
}

export interface EdgeState {
  readonly regions: readonly EdgeRegion[];
  readonly isPanic: boolean;
  readonly inFlight: number;
  readonly withdrawalsWaiting: number;
  /** How far the edge's clock is ahead of the nearest region's, if that is known. */
  readonly skewSeconds: number | undefined;
}

/** All metrics of the edge, which has none of a node's. */
export class EdgeMetrics {
  readonly registry = openMetricsRegistry();
  /** Probes of the regions, under the names that nodes use for theirs: rules sum them. */
  readonly watches = new WatchMetrics(this.registry);
  readonly conditions = new ConditionMetrics(this.registry);
  private readonly requests = new Histogram({
    name: 'geokod_edge_seconds',
    help: 'Until an answer began, by the region that gave it (none: the edge refused), operation and class of status.',
    labelNames: ['region', 'operation', 'status'],
    buckets: boundsMs.map((ms) => ms / 1000),
    registers: [this.registry],
  });
  private readonly positions = new Counter({
    name: 'geokod_edge_positions_total',
    help: 'Requests by how it was known where the client is: header, geoip, default.',
    labelNames: ['position'],
    registers: [this.registry],
  });
  private readonly repeats = new Counter({
    name: 'geokod_edge_repeats_total',
    help: 'Requests that were sent to a further region, by the one that did not answer and why.',
    labelNames: ['region', 'reason'],
    registers: [this.registry],
  });
  private readonly probes = new Counter({
    name: 'geokod_edge_probes_total',
    help: 'What regions said when they were asked whether they take requests: ready, unready, mute.',
    labelNames: ['region', 'answer'],
    registers: [this.registry],
  });

  private readonly withdrawals = new Counter({
    name: 'geokod_edge_withdrawals_total',
    help: 'Requests that may have been billed without an answer: taken back (done), refused, given_up.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  private readonly refusals = bareRefusals(this.registry);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  answered({ operation, region, status, seconds, position }: EdgeRequest): void {
    this.requests.observe({ region, operation, status: `${Math.floor(status / 100)}xx` }, seconds);
    this.positions.inc({ position });
  }

  repeated(region: string, reason: string): void {
    this.repeats.inc({ region, reason });
  }

  probed(region: string, answer: string): void {
    this.probes.inc({ region, answer });
  }

  withdrawn(outcome: string): void {
    this.withdrawals.inc({ outcome });
  }

  /** Counts an answer to data that never became a request. */
  refused(facts: { readonly status: number; readonly code: string }): void {
    this.refusals.inc(facts);
  }

  /** Registers gauges of the regions, read whenever the metrics are. */
  watch(read: () => EdgeState): void {
    const registers: Registry<OpenMetricsContentType>[] = [];
    const up: Gauge<'region'> = new Gauge({
      name: 'geokod_edge_region_up', help: '1 while requests go to the region, 0 while they go elsewhere.',
      labelNames: ['region'], registers,
      collect: () => {
        for (const { region, standing } of read().regions) up.set({ region }, standing === 'up' ? 1 : 0);
      },
    });
    const slow: Gauge<'region' | 'operation'> = new Gauge({
      name: 'geokod_edge_region_slow',
      help: '1 while the operation goes to other regions since this one is slow with it; absent else.',
      labelNames: ['region', 'operation'], registers,
      collect: () => {
        slow.reset();
        for (const { region, slowWith } of read().regions) {
          for (const operation of slowWith) slow.set({ region, operation }, 1);
        }
      },
    });
    const waiting: Gauge<'region'> = new Gauge({
      name: 'geokod_edge_region_waiting', help: 'Requests that wait for an answer of the region.',
      labelNames: ['region'], registers,
      collect: () => {
        for (const each of read().regions) waiting.set({ region: each.region }, each.waiting);
      },
    });
    const single = (name: string, help: string, value: () => number): Gauge => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(value()) });
      return gauge;
    };
    const gauges = [
      up, slow, waiting,
      single('geokod_edge_panic', '1 while most regions look dead, so that all of them are tried.', () =>
        (read().isPanic ? 1 : 0)),
      single('geokod_edge_in_flight', 'Requests under way.', () => read().inFlight),
      single('geokod_edge_withdrawals_waiting',
        'Requests that may have been billed without an answer, until a region takes that back.', () =>
          read().withdrawalsWaiting),
      single('geokod_clock_skew_seconds', "The edge's clock ahead of the nearest region's; NaN if unknown.", () =>
        read().skewSeconds ?? NaN),
    ] as readonly Gauge[];
    for (const gauge of gauges) this.registry.registerMetric(gauge);
  }
}
