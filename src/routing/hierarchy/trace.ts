import { Growing, NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import type { Climb } from './climb.ts';
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

/** What the climb from a goal found: the nodes reached, ascending, each a place. */
interface Reach {
  readonly entries: readonly Entry[];
  readonly row: Uint32Array;
  readonly weight: Uint32Array;
  readonly carried: Uint32Array;
  /** The number of the link that leads down towards the goal, and the place it leads to; NONE where an entry is. */
  readonly link: Uint32Array;
  readonly next: Uint32Array;
}

/**
 * Tells ways from each of some points to each of others, as links: first up from the point to a row of the hierarchy,
 * then down from place to place of the goal's own. The climb is its own until it is done.
 */
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

  /** The place where the best way to a goal turns down; -1 where there is none. */
  meet(goal: number): number {
    const { weight } = this.climb;
    const to = this.goals[goal];
    let [least, best] = [FAR, -1];
    for (let place = 0; place < to.row.length; place++) {
      const sum = weight[to.row[place]] + to.weight[place];
      if (sum > least || sum >= FAR) continue;
      if (sum === least && !this.isLess(to, place, best)) continue;
      [least, best] = [sum, place];
    }
    return best;
  }

  weightBy(goal: number, place: number): number {
    return this.climb.weight[this.goals[goal].row[place]] + this.goals[goal].weight[place];
  }

  rowOf(goal: number, place: number): number {
    return this.goals[goal].row[place];
  }

  /** The link that leads up to a row, by number, and the row it comes from; undefined where the way begins. */
  linkUpTo(row: number): { readonly link: number; readonly from: number } | undefined {
    const link = this.climb.link[row];
    if (link === NONE) return undefined;
    return { link: this.links.numberOf(used(link, 0)), from: this.hierarchy.links.low[link] };
  }

  /** The entry at a row where a way begins. */
  entryAt(row: number): number {
    const { climb: { weight, carried }, metric: { columns }, hierarchy: { nodes } } = this;
    return entryLike(this.starts, nodes.node[row], weight[row], carried, row * columns);
  }

  /** The link that leads down from a place of a goal; NONE where the way ends. */
  linkDownFrom(goal: number, place: number): number {
    return this.goals[goal].link[place];
  }

  /** The place that this link leads to. */
  nextDown(goal: number, place: number): number {
    return this.goals[goal].next[place];
  }

  /** The entry at a place where a way ends. */
  goalEntryAt(goal: number, place: number): number {
    const { entries, row, weight, carried } = this.goals[goal];
    const { metric: { columns }, hierarchy: { nodes } } = this;
    return entryLike(entries, nodes.node[row[place]], weight[place], carried, place * columns);
  }

  private isLess(to: Reach, place: number, other: number): boolean {
    const { climb: { carried }, metric: { columns } } = this;
    for (let column = 0; column < columns; column++) {
      const difference = carried[to.row[place] * columns + column] + to.carried[place * columns + column] -
        carried[to.row[other] * columns + column] - to.carried[other * columns + column];
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private reach(entries: readonly Entry[]): Reach {
    const { climb, metric: { columns, down }, hierarchy: { links: { low } } } = this;
    climb.run(down, entries);
    const row = climb.trail.finish().filter((one) => climb.weight[one] < FAR);
    const carried = new Uint32Array(row.length * columns);
    const [weight, link, next] = [0, 1, 2].map(() => new Uint32Array(row.length));
    row.forEach((one, place) => {
      carried.set(climb.carried.subarray(one * columns, (one + 1) * columns), place * columns);
      weight[place] = climb.weight[one];
      const by = climb.link[one];
      link[place] = by === NONE ? NONE : this.links.numberOf(used(by, 1));
      next[place] = by === NONE ? NONE : placeIn(row, low[by]);
    });
    return { entries, row, weight, carried, link, next };
  }
}

function entryLike(entries: readonly Entry[], node: number, weight: number, carried: Uint32Array, at: number): number {
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
