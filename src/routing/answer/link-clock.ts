import type { Run } from '../ask/runs.ts';
import type { Tracer } from '../hierarchy/trace.ts';
import { arcOf, partsOf } from '../hierarchy/unpack.ts';
import type { Layer } from '../traffic/piece-times.ts';
import { LinkTimes, type SpanCosts } from './link-times.ts';
import { centisecondsOf, knownOf, sumOver } from './piece-sums.ts';
import type { Timing } from './timing.ts';
import { travel } from './travel.ts';

/** A clock that advances along links. */
export class LinkClock {
  atMs = 0;
  /** How much of the distance is known from the counted layer. */
  decimeters = 0;
  readonly times: LinkTimes;
  private readonly timing: Timing;
  private readonly tracer: Tracer;
  private readonly layer: Layer;
  private costs: SpanCosts;

  constructor(timing: Timing, tracer: Tracer, layer: Layer) {
    this.timing = timing;
    this.tracer = tracer;
    this.layer = layer;
    this.times = new LinkTimes(timing, tracer, layer);
    this.costs = this.times.costsIn(timing.spans.first);
  }

  set(atMs: number, decimeters: number): void {
    this.atMs = atMs;
    this.decimeters = decimeters;
  }

  /** The costs of the span that the clock is in. */
  now(): SpanCosts {
    const { span } = this.costs;
    if (this.atMs < span.fromMs || this.atMs >= span.untilMs) {
      this.costs = this.times.costsIn(this.timing.spans.at(this.atMs));
    }
    return this.costs;
  }

  /** Advances along runs that are not a link. */
  along(runs: readonly Run[]): void {
    const { spans, msOf } = this.timing;
    this.atMs = travel(spans, msOf, runs, this.atMs, (run, share, span) => {
      this.decimeters += share * this.times.knownOfRun(run, span);
    });
  }

  over(link: number): void {
    const costs = this.now();
    const ms = this.times.msIn(costs, link);
    if (this.atMs + ms <= costs.span.untilMs) {
      this.atMs += ms;
      this.decimeters += this.times.knownIn(costs, link);
      return;
    }
    const { hierarchy, metric } = this.tracer;
    const arc = arcOf(metric, link);
    if (arc >= 0) return this.overArc(arc);
    for (const part of partsOf(hierarchy, metric, link)) this.over(part);
  }

  /** Advances over an arc, piece by piece. A span that ends within a piece splits it. */
  private overArc(arc: number): void {
    const { timing, layer } = this;
    sumOver(timing, arc, (piece, isBackward, turn) => {
      let left = 1;
      let { span } = this.now();
      let whole = centisecondsOf(timing, span, piece, isBackward, turn) * 10;
      while (this.atMs + whole * left > span.untilMs) {
        const share = (span.untilMs - this.atMs) / whole;
        this.decimeters += share * knownOf(timing, layer, span, piece, isBackward);
        left -= share;
        this.atMs = span.untilMs;
        ({ span } = this.now());
        whole = centisecondsOf(timing, span, piece, isBackward, turn) * 10;
      }
      this.decimeters += left * knownOf(timing, layer, span, piece, isBackward);
      this.atMs += whole * left;
      return 0;
    });
  }
}
