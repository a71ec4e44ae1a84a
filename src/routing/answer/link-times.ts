import { NONE } from '../../kernel/columns.ts';
import type { Run } from '../ask/runs.ts';
import type { Tracer } from '../hierarchy/trace.ts';
import { arcOf, carriedBy, partsOf } from '../hierarchy/unpack.ts';
import { bestLayer } from '../traffic/make-pace.ts';
import type { Layer } from '../traffic/piece-times.ts';
import type { Span } from '../traffic/spans.ts';
import { centisecondsOf, knownOf, sumOver } from './piece-sums.ts';
import type { LinkSums } from './span-memory.ts';
import type { Timing } from './timing.ts';

/** Column indexes of a metric. */
export const DURATION = 1;
export const COVERED = 3;

/** What is known about one span of time. */
export interface SpanCosts extends LinkSums {
  readonly span: Span;
  /** By place of a downward climb: the cost from there to its end point; NaN until computed. */
  readonly restMs: Float64Array;
  readonly restDecimeters: Float64Array;
}

/**
 * How long links take, and how much of them is known from a layer of traffic. For the first span the metric has it; for
 * later spans it is summed up from the arcs, once per link.
 */
export class LinkTimes {
  private readonly timing: Timing;
  private readonly tracer: Tracer;
  private readonly layer: Layer;
  private readonly isBest: boolean;
  private readonly bySpan = new Map<Span, SpanCosts>();

  constructor(timing: Timing, tracer: Tracer, layer: Layer) {
    this.timing = timing;
    this.tracer = tracer;
    this.layer = layer;
    this.isBest = layer === bestLayer(timing.spans.first, timing.times.traffic);
  }

  costsIn(span: Span): SpanCosts {
    let costs = this.bySpan.get(span);
    if (!costs) {
      const { places } = this.tracer.down.climbs;
      const newRest = (): Float64Array => new Float64Array(places).fill(NaN);
      const { centiseconds, decimeters } = this.timing.memory.of(span);
      costs = { span, centiseconds, decimeters, restMs: newRest(), restDecimeters: newRest() };
      this.bySpan.set(span, costs);
    }
    return costs;
  }

  /** How long a link takes that is travelled within one span. */
  msIn(costs: SpanCosts, link: number): number {
    return this.centisecondsIn(costs, link) * 10;
  }

  /** How many decimetres of a link are known from the layer. */
  knownIn(costs: SpanCosts, link: number): number {
    const { timing, layer, tracer: { hierarchy, metric } } = this;
    if (this.isAsCarried(costs)) return this.isOver(costs) ? 0 : carriedBy(metric, link, COVERED);
    const decimeters = costs.decimeters(layer);
    if (Number.isNaN(decimeters[link])) {
      const arc = arcOf(metric, link);
      decimeters[link] = arc >= 0
        ? sumOver(timing, arc, (piece, isBackward) => knownOf(timing, layer, costs.span, piece, isBackward))
        : partsOf(hierarchy, metric, link).reduce((sum, part) => sum + this.knownIn(costs, part), 0);
    }
    return decimeters[link];
  }

  knownOfRun({ decimeters, piece, isBackward }: Run, span: Span): number {
    return decimeters * this.timing.times.share(span, piece, isBackward, this.layer);
  }

  isFirst({ span }: SpanCosts): boolean {
    return span === this.timing.spans.first;
  }

  /** Whether the metric's own column has the known length: only typical speeds differ from hour to hour. */
  isAsCarried(costs: SpanCosts): boolean {
    return this.isBest && (this.layer !== 'typical' || this.isFirst(costs));
  }

  /** Whether the layer has expired, so that nothing counts any more. */
  isOver({ span }: SpanCosts): boolean {
    return this.layer === 'live' && !span.live;
  }

  private centisecondsIn(costs: SpanCosts, link: number): number {
    const { timing, tracer: { hierarchy, metric } } = this;
    if (this.isFirst(costs)) return carriedBy(metric, link, DURATION);
    const { centiseconds, span } = costs;
    if (centiseconds[link] === NONE) {
      const arc = arcOf(metric, link);
      centiseconds[link] = arc >= 0
        ? sumOver(timing, arc, (piece, isBackward, turn) => centisecondsOf(timing, span, piece, isBackward, turn))
        : partsOf(hierarchy, metric, link).reduce((sum, part) => sum + this.centisecondsIn(costs, part), 0);
    }
    return centiseconds[link];
  }
}
