import { NONE } from '../../kernel/columns.ts';
import { delayed } from '../ask/entries.ts';
import type { PlaceTables } from '../ask/place-tables.ts';
import type { Run } from '../ask/runs.ts';
import type { Tracer } from '../hierarchy/trace.ts';
import type { Layer } from '../traffic/piece-times.ts';
import { LinkClock } from './link-clock.ts';
import { COVERED, DURATION, type SpanCosts } from './link-times.ts';
import type { Timing } from './timing.ts';

/**
 * A clock that follows the routes of a table: up from a start to a place of its climb, and down from a place of an
 * end's climb. All routes from a start through a place are the same up to there, and all that descend from a place to
 * an end are the same from there, so both halves are cached.
 */
export class WayClock {
  readonly clock: LinkClock;
  private readonly timing: Timing;
  private readonly tables: PlaceTables;
  private readonly tracer: Tracer;
  /** By place of a start's climb: the arrival there (NaN until computed), and the length known by then. */
  private readonly msAt: Float64Array;
  private readonly decimetersAt: Float64Array;
  private readonly runsToEnd = new Map<string, readonly Run[]>();

  constructor(timing: Timing, tables: PlaceTables, tracer: Tracer, layer: Layer) {
    this.timing = timing;
    this.tables = tables;
    this.tracer = tracer;
    this.clock = new LinkClock(timing, tracer, layer);
    this.msAt = new Float64Array(tracer.up.climbs.places).fill(NaN);
    this.decimetersAt = new Float64Array(this.msAt.length);
  }

  /** Advances from a departure at `start` to the end of the route that turns down at these places. */
  reach(start: number, upPlace: number, end: number, downPlace: number): void {
    this.goUp(start, upPlace);
    this.clock.set(this.msAt[upPlace], this.decimetersAt[upPlace]);
    this.goDown(end, downPlace);
  }

  private goUp(start: number, place: number): void {
    if (!Number.isNaN(this.msAt[place])) return;
    const { clock, tracer: { up }, timing: { roads: { runsOf }, departureMs } } = this;
    const link = up.linkAt(place);
    if (link === NONE) {
      const entries = this.tables.starts.entries[start];
      const { spot, isBackward, ends } = entries[up.entryAt(place)];
      clock.set(departureMs, 0);
      clock.along(runsOf(spot.edge, isBackward, ends));
    } else {
      const before = up.nextTo(place);
      this.goUp(start, before);
      clock.set(this.msAt[before], this.decimetersAt[before]);
      clock.over(link);
    }
    this.msAt[place] = clock.atMs;
    this.decimetersAt[place] = clock.decimeters;
  }

  /** Descends in one step if no span ends on the way; otherwise link by link up to the one in which it does. */
  private goDown(end: number, from: number): void {
    const { clock, tracer: { down } } = this;
    for (let place = from; ; ) {
      const costs = clock.now();
      const { untilMs } = costs.span;
      const rest = this.restMs(costs, end, place);
      if (clock.atMs + rest <= untilMs) {
        clock.set(clock.atMs + rest, clock.decimeters + this.restKnown(costs, end, place));
        return;
      }
      let link = down.linkAt(place);
      for (; link !== NONE; link = down.linkAt(place)) {
        const ms = clock.times.msIn(costs, link);
        if (clock.atMs + ms > untilMs) break;
        clock.set(clock.atMs + ms, clock.decimeters + clock.times.knownIn(costs, link));
        place = down.nextTo(place);
      }
      if (link === NONE) return clock.along(this.lastRuns(end, place));
      clock.over(link);
      place = down.nextTo(place);
    }
  }

  private restMs(costs: SpanCosts, end: number, place: number): number {
    const { clock: { times }, tracer: { down }, timing } = this;
    if (times.isFirst(costs)) return down.climbs.carriedTo(place, DURATION) * 10;
    if (!Number.isNaN(costs.restMs[place])) return costs.restMs[place];
    const link = down.linkAt(place);
    costs.restMs[place] = link === NONE
      ? this.lastRuns(end, place).reduce((sum, run) => sum + timing.msOf(costs.span, run), 0)
      : times.msIn(costs, link) + this.restMs(costs, end, down.nextTo(place));
    return costs.restMs[place];
  }

  private restKnown(costs: SpanCosts, end: number, place: number): number {
    const { clock: { times }, tracer: { down } } = this;
    if (times.isAsCarried(costs)) return times.isOver(costs) ? 0 : down.climbs.carriedTo(place, COVERED);
    if (!Number.isNaN(costs.restDecimeters[place])) return costs.restDecimeters[place];
    const link = down.linkAt(place);
    costs.restDecimeters[place] = link === NONE
      ? this.lastRuns(end, place).reduce((sum, run) => sum + times.knownOfRun(run, costs.span), 0)
      : times.knownIn(costs, link) + this.restKnown(costs, end, down.nextTo(place));
    return costs.restDecimeters[place];
  }

  /** The runs from the node where the links end to the point itself. */
  private lastRuns(end: number, place: number): readonly Run[] {
    const { tracer: { down }, timing: { roads: { runsOf } } } = this;
    const entries = this.tables.ends.entries[end];
    const entry = down.entryAt(place);
    const key = `${end} ${entry}`;
    let runs = this.runsToEnd.get(key);
    if (!runs) {
      const { spot, isBackward, ends, turnCentiseconds } = entries[entry];
      runs = delayed(runsOf(spot.edge, isBackward, ends), turnCentiseconds);
      this.runsToEnd.set(key, runs);
    }
    return runs;
  }
}
