import { Growing, NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import type { Climb } from './climb.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';
import { findArc, findParts, used } from './unpack.ts';

/** The best way between two of many points, as few links. */
export interface Trace {
  readonly fromEntry: number;
  readonly toEntry: number;
  /** By number (see Links): those up to the node where both ends meet, and those down from it, in order of travel. */
  readonly up: readonly number[];
  readonly down: readonly number[];
}

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

  weight(number: number): number {
    const use = this.use[number];
    return (use % 2 === 1 ? this.metric.down : this.metric.up).weight[Math.floor(use / 2)];
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

/** What the climb from a goal found: the nodes reached, ascending, and how. */
interface Reach {
  readonly entries: readonly Entry[];
  readonly row: Uint32Array;
  readonly weight: Uint32Array;
  readonly link: Uint32Array;
  readonly carried: Uint32Array;
}

/** Tells ways from each of some points to each of others. The climb is its own until it is done. */
export class Tracer {
  readonly links: Links;
  private readonly hierarchy: Hierarchy;
  private readonly metric: Metric;
  private readonly climb: Climb;
  private readonly goals: Reach[];
  private starts: readonly Entry[] = [];

  constructor(hierarchy: Hierarchy, metric: Metric, climb: Climb, to: readonly (readonly Entry[])[]) {
    this.hierarchy = hierarchy;
    this.metric = metric;
    this.climb = climb;
    this.links = new Links(hierarchy, metric);
    climb.carry(metric.columns);
    this.goals = to.map((entries) => this.reach(entries));
  }

  /** From here on ways begin at one of these. */
  begin(entries: readonly Entry[]): void {
    this.starts = entries;
    this.climb.run(this.metric.up, entries);
  }

  /** The best way to a goal; undefined where there is none. */
  wayTo(goal: number): Trace | undefined {
    const { climb, metric: { columns }, hierarchy: { links: { low } } } = this;
    const to = this.goals[goal];
    const best = this.meetingWith(to);
    if (best < 0) return undefined;
    const [up, down]: [number[], number[]] = [[], []];
    let start = to.row[best];
    for (; climb.link[start] !== NONE; start = low[climb.link[start]]) {
      up.push(this.links.numberOf(used(climb.link[start], 0)));
    }
    let end = best;
    for (; to.link[end] !== NONE; end = placeIn(to.row, low[to.link[end]])) {
      down.push(this.links.numberOf(used(to.link[end], 1)));
    }
    const { node } = this.hierarchy.nodes;
    return {
      up: up.reverse(), down,
      fromEntry: entryAt(this.starts, node[start], climb.weight[start], climb.carried, start * columns),
      toEntry: entryAt(to.entries, node[to.row[end]], to.weight[end], to.carried, end * columns),
    };
  }

  /** The place among the nodes of a goal; -1 where there is none. */
  private meetingWith(to: Reach): number {
    const { weight } = this.climb;
    let [least, best] = [FAR, -1];
    for (let place = 0; place < to.row.length; place++) {
      const sum = weight[to.row[place]] + to.weight[place];
      if (sum > least || sum >= FAR) continue;
      if (sum === least && !this.isLess(to, place, best)) continue;
      [least, best] = [sum, place];
    }
    return best;
  }

  private isLess(to: Reach, place: number, other: number): boolean {
    const { climb: { carried }, metric: { columns } } = this;
    const sum = (at: number, column: number): number =>
      carried[to.row[at] * columns + column] + to.carried[at * columns + column];
    for (let column = 0; column < columns; column++) {
      const difference = sum(place, column) - sum(other, column);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private reach(entries: readonly Entry[]): Reach {
    const { climb, metric: { columns, down } } = this;
    climb.run(down, entries);
    const row = climb.trail.finish().filter((one) => climb.weight[one] < FAR);
    const carried = new Uint32Array(row.length * columns);
    row.forEach((one, place) => {
      carried.set(climb.carried.subarray(one * columns, (one + 1) * columns), place * columns);
    });
    const [weight, link] = [climb.weight, climb.link].map((column) => Uint32Array.from(row, (one) => column[one]));
    return { entries, row, weight, link, carried };
  }
}

function entryAt(entries: readonly Entry[], node: number, weight: number, carried: Uint32Array, at: number): number {
  return entries.findIndex((entry) => entry.node === node && entry.weight === weight &&
    entry.carried.every((value, column) => value === carried[at + column]));
}

/** Where a node stands among others that are ascending. */
function placeIn(rows: Uint32Array, row: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle] < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
