import { NONE } from '../../kernel/columns.ts';
import type { Run } from '../ask/runs.ts';
import type { Tracer } from '../hierarchy/trace.ts';
import { arcOf, carriedBy, partsOf } from '../hierarchy/unpack.ts';
import { bestLayer } from '../traffic/make-pace.ts';
import type { Layer } from '../traffic/piece-times.ts';
import type { Span } from '../traffic/spans.ts';
import type { LinkSums } from './span-memory.ts';
import type { Timing } from './timing.ts';
import { travel } from './travel.ts';

/** In the columns of a metric. */
export const DURATION = 1;
export const COVERED = 3;

/** What is known of a span of time. */
export interface SpanCosts extends LinkSums {
  readonly span: Span;
  /** By place of a climb that led down: of the way from there to its point; NaN where nobody asked. */
  readonly restMs: Float64Array;
  readonly restDecimeters: Float64Array;
}

/**
 * A clock that is taken along links. In the first span the metric says how long they last; what is travelled in later
 * ones is summed up from the arcs, once for each link.
 */
export class LinkClock {
  atMs = 0;
  /** How much of the way was known from the layer that is counted. */
  decimeters = 0;
  private readonly timing: Timing;
  private readonly tracer: Tracer;
  private readonly layer: Layer;
  private readonly isBest: boolean;
  private readonly bySpan = new Map<Span, SpanCosts>();
  private costs: SpanCosts;

  constructor(timing: Timing, tracer: Tracer, layer: Layer) {
    this.timing = timing;
    this.tracer = tracer;
    this.layer = layer;
    this.isBest = layer === bestLayer(timing.spans.first, timing.times.traffic);
    this.costs = this.costsIn(timing.spans.first);
  }

  set(atMs: number, decimeters: number): void {
    this.atMs = atMs;
    this.decimeters = decimeters;
  }

  /** Of the span that the clock is in. */
  now(): SpanCosts {
    const { span } = this.costs;
    if (this.atMs < span.fromMs || this.atMs >= span.untilMs) {
      this.costs = this.costsIn(this.timing.spans.at(this.atMs));
    }
    return this.costs;
  }

  /** Along runs that are no link. */
  along(runs: readonly Run[]): void {
    const { spans, msOf } = this.timing;
    this.atMs = travel(spans, msOf, runs, this.atMs, (run, share, span) => {
      this.decimeters += share * this.knownOfRun(run, span);
    });
  }

  over(link: number): void {
    const costs = this.now();
    const ms = this.msIn(costs, link);
    if (this.atMs + ms <= costs.span.untilMs) {
      this.atMs += ms;
      this.decimeters += this.knownIn(costs, link);
      return;
    }
    const { hierarchy, metric } = this.tracer;
    const arc = arcOf(metric, link);
    if (arc >= 0) return this.overArc(arc);
    for (const part of partsOf(hierarchy, metric, link)) this.over(part);
  }

  /** How long a link lasts that is travelled in one span. */
  msIn(costs: SpanCosts, link: number): number {
    return this.centisecondsIn(costs, link) * 10;
  }

  /** How much of it is known. */
  knownIn(costs: SpanCosts, link: number): number {
    const { hierarchy, metric } = this.tracer;
    if (this.isAsCarried(costs)) return this.isOver(costs) ? 0 : carriedBy(metric, link, COVERED);
    const decimeters = costs.decimeters(this.layer);
    if (Number.isNaN(decimeters[link])) {
      const arc = arcOf(metric, link);
      decimeters[link] = arc >= 0
        ? this.sumOver(arc, (piece, isBackward) => this.knownOfPiece(costs.span, piece, isBackward))
        : partsOf(hierarchy, metric, link).reduce((sum, part) => sum + this.knownIn(costs, part), 0);
    }
    return decimeters[link];
  }

  private centisecondsIn(costs: SpanCosts, link: number): number {
    const { hierarchy, metric } = this.tracer;
    if (this.isFirst(costs)) return carriedBy(metric, link, DURATION);
    const { centiseconds, span } = costs;
    if (centiseconds[link] === NONE) {
      const arc = arcOf(metric, link);
      centiseconds[link] = arc >= 0
        ? this.sumOver(arc, (piece, isBackward, turn) => this.centisecondsOf(span, piece, isBackward, turn))
        : partsOf(hierarchy, metric, link).reduce((sum, part) => sum + this.centisecondsIn(costs, part), 0);
    }
    return centiseconds[link];
  }

  isFirst({ span }: SpanCosts): boolean {
    return span === this.timing.spans.first;
  }

  /** Whether the metric's own column says how much is known: only what is typical differs from hour to hour. */
  isAsCarried(costs: SpanCosts): boolean {
    return this.isBest && (this.layer !== 'typical' || this.isFirst(costs));
  }

  /** Whether nothing counts any more, since it has expired. */
  isOver({ span }: SpanCosts): boolean {
    return this.layer === 'live' && !span.live;
  }

  knownOfRun({ decimeters, piece, isBackward }: Run, span: Span): number {
    return decimeters * this.timing.times.share(span, piece, isBackward, this.layer);
  }

  private costsIn(span: Span): SpanCosts {
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

  /** A span that ends within a piece ends a part of it. */
  private overArc(arc: number): void {
    this.sumOver(arc, (piece, isBackward, turn) => {
      let left = 1;
      let { span } = this.now();
      let whole = this.centisecondsOf(span, piece, isBackward, turn) * 10;
      while (this.atMs + whole * left > span.untilMs) {
        const share = (span.untilMs - this.atMs) / whole;
        this.decimeters += share * this.knownOfPiece(span, piece, isBackward);
        left -= share;
        this.atMs = span.untilMs;
        ({ span } = this.now());
        whole = this.centisecondsOf(span, piece, isBackward, turn) * 10;
      }
      this.decimeters += left * this.knownOfPiece(span, piece, isBackward);
      this.atMs += whole * left;
      return 0;
    });
  }

  /** Over the pieces of an arc in the order of travel; `turn` is the delay of the turn into the first. */
  private sumOver(arc: number, valueOf: (piece: number, isBackward: boolean, turn: number) => number): number {
    const { graph: { arcs, edges }, turns } = this.timing.roads;
    const [edge, isBackward] = [arcs.edge[arc], arcs.isBackward[arc] === 1];
    const [first, end] = [edges.pieces[edge], edges.pieces[edge + 1]];
    let turn = turns.delayOf(arc);
    let sum = 0;
    for (let piece = first; piece < end; piece++) {
      sum += valueOf(isBackward ? first + end - 1 - piece : piece, isBackward, turn);
      turn = 0;
    }
    return sum;
  }

  private centisecondsOf(span: Span, piece: number, isBackward: boolean, turnCentiseconds: number): number {
    const { pace, times, spans } = this.timing;
    const atFirst = (isBackward ? pace.backwardCentiseconds : pace.forwardCentiseconds)[piece];
    const isAsAtFirst = span === spans.first || atFirst === 0;
    const moving = isAsAtFirst ? atFirst : times.centiseconds(span, piece, isBackward, true);
    return moving + turnCentiseconds;
  }

  private knownOfPiece(span: Span, piece: number, isBackward: boolean): number {
    const { times, roads: { graph: { edgePieces } } } = this.timing;
    return edgePieces.lengthDecimeters[piece] * times.share(span, piece, isBackward, this.layer);
  }
}
