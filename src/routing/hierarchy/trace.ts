import { NONE } from '../../kernel/columns.ts';
import type { Climbs } from './climbs.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';
import { used } from './unpack.ts';

/** The paths between the places of climbs and the points where the climbs began. */
export class Trails {
  readonly climbs: Climbs;
  private readonly isDown: 0 | 1;

  constructor(climbs: Climbs, isDown: 0 | 1) {
    this.climbs = climbs;
    this.isDown = isDown;
  }

  /** The link between a place and the next one towards the point, with its direction of use; NONE for an entry. */
  linkAt(place: number): number {
    const link = this.climbs.link[place];
    return link === NONE ? NONE : used(link, this.isDown);
  }

  /** The next place towards the point. */
  nextTo(place: number): number {
    return this.climbs.below[place];
  }

  /** Index of the point's entry at a place. */
  entryAt(place: number): number {
    return this.climbs.below[place];
  }
}

/** Returns routes of a matrix as links: up from a start to a place, then down from a place to an end. */
export interface Tracer {
  readonly hierarchy: Hierarchy;
  readonly metric: Metric;
  readonly up: Trails;
  readonly down: Trails;
}
