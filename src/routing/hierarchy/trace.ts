import { NONE } from '../../kernel/columns.ts';
import type { Entry } from './arcs.ts';
import type { Climbs } from './climbs.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';
import { used } from './unpack.ts';

/** The ways between the places of climbs and the points that the climbs began at. */
export class Trails {
  readonly climbs: Climbs;
  private readonly isDown: 0 | 1;
  private readonly hierarchy: Hierarchy;
  /** By place, as far as anybody asked. */
  private readonly next: Uint32Array;

  constructor(hierarchy: Hierarchy, climbs: Climbs, isDown: 0 | 1) {
    this.hierarchy = hierarchy;
    this.climbs = climbs;
    this.isDown = isDown;
    this.next = new Uint32Array(climbs.first[climbs.first.length - 1]).fill(NONE);
  }

  /** The link between a place and the one that is nearer to the point, as it is used; NONE where an entry is. */
  linkAt(place: number): number {
    const link = this.climbs.link[place];
    return link === NONE ? NONE : used(link, this.isDown);
  }

  /** That nearer place, in the same list. */
  nextTo(list: number, place: number): number {
    if (this.next[place] === NONE) {
      this.next[place] = this.climbs.placeOf(list, this.hierarchy.links.low[this.climbs.link[place]]);
    }
    return this.next[place];
  }

  /** Which entry of a point a place is at, by its index. */
  entryAt(entries: readonly Entry[], place: number): number {
    const { row, weight, carried, columns } = this.climbs;
    const node = this.hierarchy.nodes.node[row[place]];
    return entries.findIndex((entry) => entry.node === node && entry.weight === weight[place] &&
      entry.carried.every((value, column) => value === carried[place * columns + column]));
  }
}

/** Tells ways of a matrix as links: up from a start to a place, then down from a place to an end. */
export interface Tracer {
  readonly hierarchy: Hierarchy;
  readonly metric: Metric;
  readonly up: Trails;
  readonly down: Trails;
}
