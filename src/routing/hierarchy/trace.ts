import { Growing, NONE } from '../../kernel/columns.ts';
import type { Entry } from './arcs.ts';
import type { Climbs } from './climbs.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';
import { findArc, findParts, used } from './unpack.ts';

/**
 * Links by numbers of their own, with what they are made of: looked up once, however often a link is asked for, and
 * only as deep as somebody asks.
 */
export class Links {
  private readonly hierarchy: Hierarchy;
  private readonly metric: Metric;
  private readonly numbers = new Map<number, number>();
  private readonly use: number[] = [];
  private readonly arc = new Growing('u32');
  private readonly parts = new Growing('u32');

  constructor(hierarchy: Hierarchy, metric: Metric) {
    this.hierarchy = hierarchy;
    this.metric = metric;
  }

  numberOf(use: number): number {
    let number = this.numbers.get(use);
    if (number === undefined) {
      number = this.use.push(use) - 1;
      this.numbers.set(use, number);
      this.arc.push(UNKNOWN);
      this.parts.push(NONE);
      this.parts.push(NONE);
    }
    return number;
  }

  /** What it carries in a column. */
  carried(number: number, column: number): number {
    const use = this.use[number];
    const { carried } = use % 2 === 1 ? this.metric.down : this.metric.up;
    return carried[Math.floor(use / 2) * this.metric.columns + column];
  }

  /** The arc that it is, NONE where it is two other links. */
  arcOf(number: number): number {
    if (this.arc.at(number) === UNKNOWN) this.lookInto(number);
    return this.arc.at(number);
  }

  /** The first or the second of the two links it is made of. */
  part(number: number, which: 0 | 1): number {
    return this.parts.at(number * 2 + which);
  }

  private lookInto(number: number): void {
    const isDown = (this.use[number] % 2) as 0 | 1;
    const link = (this.use[number] - isDown) / 2;
    const arc = findArc(this.hierarchy, this.metric, link, isDown);
    this.arc.set(number, arc < 0 ? NONE : arc);
    if (arc >= 0) return;
    findParts(this.hierarchy, this.metric, link, isDown).forEach((part, which) => {
      this.parts.set(number * 2 + which, this.numberOf(part));
    });
  }
}

/** No arc has this number, and it is not NONE. */
const UNKNOWN = NONE - 1;

/** The ways between the places of climbs and the points that the climbs began at. */
export class Trails {
  readonly climbs: Climbs;
  private readonly isDown: 0 | 1;
  private readonly hierarchy: Hierarchy;
  private readonly links: Links;
  /** By place, as far as anybody asked. */
  private readonly linkOf: Uint32Array;
  private readonly nextOf: Uint32Array;

  constructor(hierarchy: Hierarchy, links: Links, climbs: Climbs, isDown: 0 | 1) {
    this.hierarchy = hierarchy;
    this.links = links;
    this.climbs = climbs;
    this.isDown = isDown;
    const places = climbs.first[climbs.first.length - 1];
    this.linkOf = new Uint32Array(places).fill(UNKNOWN);
    this.nextOf = new Uint32Array(places);
  }

  /** The number of the link between a place and the one that is nearer to the point; NONE where an entry is. */
  linkAt(list: number, place: number): number {
    if (this.linkOf[place] === UNKNOWN) this.lookAt(list, place);
    return this.linkOf[place];
  }

  /** That nearer place. */
  nextTo(list: number, place: number): number {
    if (this.linkOf[place] === UNKNOWN) this.lookAt(list, place);
    return this.nextOf[place];
  }

  /** Which entry of a point a place is at, by its index. */
  entryAt(entries: readonly Entry[], place: number): number {
    const { row, weight, carried, columns } = this.climbs;
    const node = this.hierarchy.nodes.node[row[place]];
    return entries.findIndex((entry) => entry.node === node && entry.weight === weight[place] &&
      entry.carried.every((value, column) => value === carried[place * columns + column]));
  }

  private lookAt(list: number, place: number): void {
    const link = this.climbs.link[place];
    this.linkOf[place] = link === NONE ? NONE : this.links.numberOf(used(link, this.isDown));
    this.nextOf[place] = link === NONE ? NONE : this.climbs.placeOf(list, this.hierarchy.links.low[link]);
  }
}

/** Tells ways of a matrix as links: up from a start to a place, then down from a place to an end. */
export class Tracer {
  readonly links: Links;
  readonly up: Trails;
  readonly down: Trails;

  constructor(hierarchy: Hierarchy, metric: Metric, up: Climbs, down: Climbs) {
    this.links = new Links(hierarchy, metric);
    this.up = new Trails(hierarchy, this.links, up, 0);
    this.down = new Trails(hierarchy, this.links, down, 1);
  }
}
