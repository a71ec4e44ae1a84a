import { FAR, type Entry } from './arcs.ts';
import { Climb } from './climb.ts';
import type { Climbs } from './climbs.ts';
import { carryAll, newCells, type MatrixCells } from './matrix-cells.ts';
import { MatrixSide } from './matrix-side.ts';
import type { Metric } from './metric.ts';
import { PlaceJoin } from './place-join.ts';
import { SharedClimb } from './shared-climb.ts';
import type { Hierarchy } from './tables.ts';
import { Trails, type Tracer } from './trace.ts';
import { TrunkJoin } from './trunk-join.ts';

/** Bounds the memory for the largest matrix. */
const ENDS_AT_ONCE = 256;

/**
 * Computes matrices over one hierarchy; owns the memory for that, as `Search` does. Each point climbs once and its
 * climb can be joined with those of the other side any number of times: a pair's route is the best over the ancestors
 * of both.
 */
export class Matrix {
  private readonly hierarchy: Hierarchy;
  private readonly starts: MatrixSide;
  private readonly ends: MatrixSide;
  private readonly trunks = new TrunkJoin();
  private readonly placeJoin = new PlaceJoin();
  private metric: Metric | undefined;

  constructor(hierarchy: Hierarchy) {
    const [climb, shared] = [new Climb(hierarchy), new SharedClimb(hierarchy)];
    this.hierarchy = hierarchy;
    this.starts = new MatrixSide(hierarchy, climb, shared);
    this.ends = new MatrixSide(hierarchy, climb, shared);
  }

  /** Starts a query with this metric; the points of the previous one are dropped. */
  begin(metric: Metric): void {
    this.metric = metric;
    this.starts.begin(metric.up);
    this.ends.begin(metric.down);
  }

  /** Returns the number of a point where routes begin. */
  addStart(entries: readonly Entry[]): number {
    return this.starts.add(entries);
  }

  /** Returns the number of a point where routes end. */
  addEnd(entries: readonly Entry[]): number {
    return this.ends.add(entries);
  }

  join(starts: readonly number[], ends: readonly number[]): MatrixCells {
    this.starts.climbAll();
    this.ends.climbAll();
    const { down } = this;
    const cells = newCells(starts.length * ends.length, down.columns);
    // Climbs that begin near each other have much in common.
    const columns = [...ends.keys()].sort((a, b) => down.row[down.first[ends[a]]] - down.row[down.first[ends[b]]]);
    for (let first = 0; first < columns.length; first += ENDS_AT_ONCE) {
      this.joinSome(starts, ends, columns.slice(first, first + ENDS_AT_ONCE), cells);
    }
    carryAll(this.up, down, cells);
    return cells;
  }

  /** Traces the routes behind the cells, until the next `begin`. */
  trace(): Tracer {
    const { hierarchy, begun: metric, up, down } = this;
    return { hierarchy, metric, up: new Trails(up, 0), down: new Trails(down, 1) };
  }

  private get up(): Climbs {
    return this.starts.climbs;
  }

  private get down(): Climbs {
    return this.ends.climbs;
  }

  private get begun(): Metric {
    if (!this.metric) throw new RangeError('No matrix was begun.');
    return this.metric;
  }

  private joinSome(
    starts: readonly number[], ends: readonly number[], columns: readonly number[], cells: MatrixCells,
  ): void {
    const { up, down, trunks, placeJoin } = this;
    const some = columns.map((column) => ends[column]);
    const lastOf = Uint32Array.from(some, (end) => down.end[end] - 1);
    const trunkOf = Uint32Array.from(some, (end) => down.end[end] - down.trunk[end]);
    const { weight, upPlace, downPlace } = cells;
    trunks.setEnds(down, some);
    for (let row = 0; row < starts.length; row++) {
      const start = starts[row];
      const last = up.end[start] - 1;
      const trunk = last + 1 - up.trunk[start];
      trunks.join(up, start);
      const { weight: least, depth, common, tie } = trunks;
      for (let index = 0; index < columns.length; index++) {
        const cell = row * ends.length + columns[index];
        // Below the trunks climbs have nodes in common only if a whole trunk is common.
        if (tie[index] !== 0 || common[index] === trunk || common[index] === trunkOf[index]) {
          placeJoin.join(up, down, start, some[index], cells, cell);
        } else if (least[index] < FAR) {
          weight[cell] = least[index];
          upPlace[cell] = last - depth[index];
          downPlace[cell] = lastOf[index] - depth[index];
        }
      }
    }
  }
}
