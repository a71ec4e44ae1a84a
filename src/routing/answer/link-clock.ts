import { NONE } from '../../kernel/columns.ts';
import { runsOfArc } from '../ask/journey.ts';
import type { Run } from '../ask/runs.ts';
import type { Links } from '../hierarchy/trace.ts';
import { bestLayer } from '../traffic/make-pace.ts';
import type { Layer } from '../traffic/piece-times.ts';
import type { Span } from '../traffic/spans.ts';
import type { Timing } from './timed-table.ts';
import { travel } from './travel.ts';

/** When somebody is at a place, and how much of his way was known from the layer that is counted. */
export interface Reached {
  readonly atMs: number;
  readonly decimeters: number;
}

/** In the columns of a metric. */
const DURATION = 1;
const COVERED = 3;

/** Values by number of the link, as far as anybody asked. */
class Remembered {
  private values = new Float64Array(1024).fill(NaN);

  /** NaN where nothing is remembered. */
  at(link: number): number {
    return link < this.values.length ? this.values[link] : NaN;
  }

  set(link: number, value: number): number {
    if (link >= this.values.length) {
      const grown = new Float64Array(Math.max(link + 1, this.values.length * 2)).fill(NaN);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[link] = value;
    return value;
  }
}

interface SpanCosts {
  readonly span: Span;
  readonly ms: Remembered;
  readonly decimeters: Remembered;
}

/**
 * How long links last at what time. In the first span the metric says it; what is travelled in later ones is summed up
 * from the arcs, once for each link.
 */
export class LinkClock {
  readonly start: Reached;
  private readonly timing: Timing;
  private readonly links: Links;
  private readonly layer: Layer;
  private readonly best: Layer;
  private readonly bySpan = new Map<Span, SpanCosts>();
  private costs: SpanCosts;

  constructor(timing: Timing, links: Links, layer: Layer) {
    this.timing = timing;
    this.links = links;
    this.layer = layer;
    this.best = bestLayer(timing.spans.first, timing.times.traffic);
    this.start = { atMs: timing.departureMs, decimeters: 0 };
    this.costs = this.costsIn(timing.spans.first);
  }

  /** Along runs that are no link. */
  along(runs: readonly Run[], { atMs, decimeters }: Reached): Reached {
    const { spans, msOf } = this.timing;
    let known = decimeters;
    const end = travel(spans, msOf, runs, atMs, (run, share, span) =>
      (known += share * this.knownOf(run, span)));
    return { atMs: end, decimeters: known };
  }

  over(link: number, { atMs, decimeters }: Reached): Reached {
    this.turnTo(atMs);
    const end = atMs + this.msIn(this.costs, link);
    if (end <= this.costs.span.untilMs) return { atMs: end, decimeters: decimeters + this.knownIn(this.costs, link) };
    const arc = this.links.arcOf(link);
    if (arc !== NONE) return this.along(this.runsOfArc(arc), { atMs, decimeters });
    return this.over(this.links.part(link, 1), this.over(this.links.part(link, 0), { atMs, decimeters }));
  }

  private turnTo(atMs: number): void {
    const { span } = this.costs;
    if (atMs < span.fromMs || atMs >= span.untilMs) this.costs = this.costsIn(this.timing.spans.at(atMs));
  }

  private costsIn(span: Span): SpanCosts {
    let costs = this.bySpan.get(span);
    if (!costs) this.bySpan.set(span, (costs = { span, ms: new Remembered(), decimeters: new Remembered() }));
    return costs;
  }

  private msIn(costs: SpanCosts, link: number): number {
    if (costs.span === this.timing.spans.first) return this.links.carried(link, DURATION) * 10;
    const known = costs.ms.at(link);
    if (!Number.isNaN(known)) return known;
    const arc = this.links.arcOf(link);
    const ms = arc === NONE
      ? this.msIn(costs, this.links.part(link, 0)) + this.msIn(costs, this.links.part(link, 1))
      : this.msOfArc(costs.span, arc);
    return costs.ms.set(link, ms);
  }

  private knownIn(costs: SpanCosts, link: number): number {
    const { span } = costs;
    if (this.layer === this.best) {
      if (this.layer === 'live' && !span.live) return 0;
      // Only what is typical differs from hour to hour.
      if (this.layer !== 'typical' || span === this.timing.spans.first) return this.links.carried(link, COVERED);
    }
    const known = costs.decimeters.at(link);
    if (!Number.isNaN(known)) return known;
    const arc = this.links.arcOf(link);
    const decimeters = arc === NONE
      ? this.knownIn(costs, this.links.part(link, 0)) + this.knownIn(costs, this.links.part(link, 1))
      : this.knownOfArc(span, arc);
    return costs.decimeters.set(link, decimeters);
  }

  private knownOf({ decimeters, piece, isBackward }: Run, span: Span): number {
    return decimeters * this.timing.times.share(span, piece, isBackward, this.layer);
  }

  private msOfArc(span: Span, arc: number): number {
    const { times, roads: { graph: { arcs, edges }, turns } } = this.timing;
    const [edge, isBackward] = [arcs.edge[arc], arcs.isBackward[arc] === 1];
    let centiseconds = turns.delayOf(arc);
    for (let piece = edges.pieces[edge]; piece < edges.pieces[edge + 1]; piece++) {
      centiseconds += times.centiseconds(span, piece, isBackward, true);
    }
    return centiseconds * 10;
  }

  private knownOfArc(span: Span, arc: number): number {
    const { times, roads: { graph: { arcs, edges, edgePieces } } } = this.timing;
    const [edge, isBackward] = [arcs.edge[arc], arcs.isBackward[arc] === 1];
    let decimeters = 0;
    for (let piece = edges.pieces[edge]; piece < edges.pieces[edge + 1]; piece++) {
      decimeters += edgePieces.lengthDecimeters[piece] * times.share(span, piece, isBackward, this.layer);
    }
    return decimeters;
  }

  private runsOfArc(arc: number): readonly Run[] {
    const { graph: { arcs }, runsOf, turns } = this.timing.roads;
    return runsOfArc({ arcs, runsOf, turns }, arc);
  }
}
