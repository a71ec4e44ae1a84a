import { Growing, NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import { Climb } from './climb.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';
import { unpack, used } from './unpack.ts';

/** The costs of a route, the entries at its ends included. */
export interface WayCosts {
  readonly weight: number;
  readonly carried: readonly number[];
}

export interface Way extends WayCosts {
  /** Index of the entry used at each end. */
  readonly fromEntry: number;
  readonly toEntry: number;
  /** Arcs of the graph in the order of travel; none if both entries are at one node. */
  readonly arcs: Uint32Array;
}

/** A node where routes from one end meet routes to the other. */
export interface Meeting extends WayCosts {
  /** A node of the graph. */
  readonly node: number;
}

/**
 * Finds single routes over one hierarchy, with any of its metrics. It owns the memory for a query (12 bytes per node
 * for either end), so a worker has one and runs one query at a time.
 */
export class Search {
  private readonly hierarchy: Hierarchy;
  private readonly forward: Climb;
  private readonly backward: Climb;
  private columns = 0;
  private meetingRow = NONE;

  constructor(hierarchy: Hierarchy) {
    this.hierarchy = hierarchy;
    this.forward = new Climb(hierarchy);
    this.backward = new Climb(hierarchy);
  }

  /** The best route from any entry to any other, undefined if there is none. */
  find(metric: Metric, from: readonly Entry[], to: readonly Entry[]): Way | undefined {
    this.climbToMeet(metric, from, to);
    return this.meetingRow === NONE ? undefined : this.wayBy(metric, this.meetingRow);
  }

  /** The costs of that route, without its arcs. */
  measure(metric: Metric, from: readonly Entry[], to: readonly Entry[]): WayCosts | undefined {
    this.climbToMeet(metric, from, to);
    return this.meetingRow === NONE ? undefined : this.costsAt(this.meetingRow);
  }

  /**
   * The nodes through which some route weighs at most `worst`, best first: candidates for alternatives. Each stands for
   * the best route over it that first goes up, then down, by any links, including those that no best route uses.
   * `wayVia` returns that route until the next query.
   */
  listMeetings(metric: Metric, from: readonly Entry[], to: readonly Entry[], worst: number): Meeting[] {
    this.columns = metric.columns;
    this.forward.run({ ...metric.up, worth: undefined }, from);
    this.backward.run({ ...metric.down, worth: undefined }, to);
    const meetings: Meeting[] = [];
    for (let i = 0; i < this.forward.trail.length; i++) {
      const row = this.forward.trail.at(i);
      const weight = this.forward.reached.weight[row] + this.backward.reached.weight[row];
      if (weight > worst || weight >= FAR) continue;
      meetings.push({ node: this.hierarchy.nodes.node[row], ...this.costsAt(row) });
    }
    return meetings.sort((a, b) => a.weight - b.weight);
  }

  /** After `listMeetings` with the same metric: the route through one of the nodes. */
  wayVia(metric: Metric, { node }: Meeting): Way {
    return this.wayBy(metric, this.hierarchy.ranks.rank[node]);
  }

  private climbToMeet(metric: Metric, from: readonly Entry[], to: readonly Entry[]): void {
    const { forward, backward } = this;
    this.columns = metric.columns;
    forward.begin(metric.up, from);
    backward.begin(metric.down, to);
    this.meetingRow = NONE;
    let best = FAR;
    let [a, b] = [forward.next(), backward.next()];
    while (a !== NONE || b !== NONE) {
      const row = Math.min(a, b);
      const isMeeting = a === b;
      if (a === row) {
        forward.step(row, best);
        a = forward.next();
      }
      if (b === row) {
        backward.step(row, best);
        b = backward.next();
      }
      if (!isMeeting) continue;
      const weight = forward.reached.weight[row] + backward.reached.weight[row];
      if (weight < best || (weight === best && best < FAR && this.isLessAt(row))) {
        best = weight;
        this.meetingRow = row;
      }
    }
  }

  private isLessAt(row: number): boolean {
    const [there, known] = [this.costsAt(row), this.costsAt(this.meetingRow)];
    const column = there.carried.findIndex((value, index) => value !== known.carried[index]);
    return column >= 0 && there.carried[column] < known.carried[column];
  }

  private costsAt(row: number): WayCosts {
    const [before, after] = [this.forward.reached, this.backward.reached];
    const carried: number[] = [];
    for (let column = 0; column < this.columns; column++) {
      carried.push(before.carriedTo(row, column) + after.carriedTo(row, column));
    }
    return { weight: before.weight[row] + after.weight[row], carried };
  }

  private wayBy(metric: Metric, row: number): Way {
    const { hierarchy } = this;
    const { low } = hierarchy.links;
    const [before, after] = [this.forward.reached, this.backward.reached];
    const arcs = new Growing('u32');
    const upward: number[] = [];
    let start = row;
    for (; before.link[start] !== NONE; start = low[before.link[start]]) upward.push(used(before.link[start], 0));
    for (const use of upward.reverse()) unpack(hierarchy, metric, use, arcs);
    let end = row;
    for (; after.link[end] !== NONE; end = low[after.link[end]]) {
      unpack(hierarchy, metric, used(after.link[end], 1), arcs);
    }
    const [fromEntry, toEntry] = [before.entryOf(start), after.entryOf(end)];
    return { ...this.costsAt(row), fromEntry, toEntry, arcs: arcs.finish() };
  }
}
