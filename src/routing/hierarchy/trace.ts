import { NONE } from '../../kernel/columns.ts';
import type { Climbs } from './climbs.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';
import { used } from './unpack.ts';

/** The ways between the places of climbs and the points that the climbs began at. */
export class Trails {
  readonly climbs: Climbs;
  private readonly isDown: 0 | 1;

  constructor(climbs: Climbs, isDown: 0 | 1) {
    this.climbs = climbs;
    this.isDown = isDown;
  }

  /** The link between a place and the one that is nearer to the point, as it is used; NONE where an entry is. */
  linkAt(place: number): number {
    const link = this.climbs.link[place];
    return link === NONE ? NONE : used(link, this.isDown);
  }

  /** That nearer place. */
  nextTo(place: number): number {
    return this.climbs.below[place];
  }

  /** Which entry of the point a place is at, by its index. */
  entryAt(place: number): number {
    return this.climbs.below[place];
  }
}

/** Tells ways of a matrix as links: up from a start to a place, then down from a place to an end. */
export interface Tracer {
  readonly hierarchy: Hierarchy;
  readonly metric: Metric;
  readonly up: Trails;
  readonly down: Trails;
}
