import { NONE } from '../../kernel/columns.ts';
import { FAR, UNREACHABLE, type Entry } from './arcs.ts';
import { Climb } from './climb.ts';
import type { Climbs } from './climbs.ts';
import { MatrixSide } from './matrix-side.ts';
import type { Metric } from './metric.ts';
import { SharedClimb } from './shared-climb.ts';
import type { Hierarchy } from './tables.ts';
import { Trails, type Tracer } from './trace.ts';
import { TrunkJoin } from './trunk-join.ts';

/** So that few places are enough for the largest matrix. */
const ENDS_AT_ONCE = 256;

/** From each to each, row by row: the cell of start i and end j is i * (count of ends) + j. */
export interface MatrixCells {
  /** UNREACHABLE where there is no way. */
  readonly weight: Uint32Array;
  /** One array for each carried column; UNREACHABLE as the weight. */
  readonly carried: readonly Uint32Array[];
  /** Where the way stops going up and goes down, as a place of either end's climb; NONE where there is no way. */
  readonly upPlace: Uint32Array;
  readonly downPlace: Uint32Array;
}

/**
 * Asks for matrices over one hierarchy; owns the memory for that, as `Search` does. A climb is made once for each
 * point, and joined with those of the other side as often as one likes: a pair's way is the best over the ancestors of
 * both.
 */
export class Matrix {
  private readonly hierarchy: Hierarchy;
  private readonly starts: MatrixSide;
  private readonly ends: MatrixSide;
  private readonly trunks = new TrunkJoin();
  /** Of the pair in hand. */
  private readonly best = { weight: FAR, upPlace: NONE, downPlace: NONE };
  private metric: Metric | undefined;

  constructor(hierarchy: Hierarchy) {
    const [climb, shared] = [new Climb(hierarchy), new SharedClimb(hierarchy)];
    this.hierarchy = hierarchy;
    this.starts = new MatrixSide(hierarchy, climb, shared);
    this.ends = new MatrixSide(hierarchy, climb, shared);
  }

  /** From here on points are of another question, with this metric; those of the last one are forgotten. */
  begin(metric: Metric): void {
    this.metric = metric;
    this.starts.begin(metric.up);
    this.ends.begin(metric.down);
  }

  /** The number of a point where ways begin. */
  addStart(entries: readonly Entry[]): number {
    return this.starts.add(entries);
  }

  /** The number of a point where ways end. */
  addEnd(entries: readonly Entry[]): number {
    return this.ends.add(entries);
  }

  join(starts: readonly number[], ends: readonly number[]): MatrixCells {
    this.starts.climbAll();
    this.ends.climbAll();
    const { down } = this;
    const cells = newCells(starts.length * ends.length, down.columns);
    // Whose climbs begin near each other have much of them in common.
    const columns = [...ends.keys()].sort((a, b) => down.row[down.first[ends[a]]] - down.row[down.first[ends[b]]]);
    for (let first = 0; first < columns.length; first += ENDS_AT_ONCE) {
      this.joinSome(starts, ends, columns.slice(first, first + ENDS_AT_ONCE), cells);
    }
    this.carry(cells);
    return cells;
  }

  /** The ways behind the cells, until another question is begun. */
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
    const { up, down, trunks } = this;
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
        // Below the trunks nodes are in common only where a whole trunk is.
        if (tie[index] !== 0 || common[index] === trunk || common[index] === trunkOf[index]) {
          this.meet(start, some[index], cells, cell);
        } else if (least[index] < FAR) {
          weight[cell] = least[index];
          upPlace[cell] = last - depth[index];
          downPlace[cell] = lastOf[index] - depth[index];
        }
      }
    }
  }

  /** The best meeting of a start with an end, by all places. */
  private meet(start: number, end: number, cells: MatrixCells, cell: number): void {
    const { up, down, best } = this;
    const [lastUp, lastDown] = [up.end[start], down.end[end]];
    best.weight = FAR;
    let [upPlace, downPlace] = [up.first[start], down.first[end]];
    while (upPlace < lastUp && downPlace < lastDown) {
      const difference = up.row[upPlace] - down.row[downPlace];
      if (difference === 0) this.offer(upPlace, downPlace);
      if (difference <= 0) upPlace++;
      if (difference >= 0) downPlace++;
    }
    if (best.weight >= FAR) return;
    cells.weight[cell] = best.weight;
    cells.upPlace[cell] = best.upPlace;
    cells.downPlace[cell] = best.downPlace;
  }

  private offer(upPlace: number, downPlace: number): void {
    const { best } = this;
    const weight = this.up.weight[upPlace] + this.down.weight[downPlace];
    if (weight > best.weight || weight >= FAR) return;
    if (weight === best.weight && !this.isLess(upPlace, downPlace)) return;
    best.weight = weight;
    best.upPlace = upPlace;
    best.downPlace = downPlace;
  }

  /** Than the best so far, which weighs the same. */
  private isLess(upPlace: number, downPlace: number): boolean {
    const { best } = this;
    for (let column = 0; column < this.up.columns; column++) {
      const difference = this.carriedBy(upPlace, downPlace, column) -
        this.carriedBy(best.upPlace, best.downPlace, column);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private carriedBy(upPlace: number, downPlace: number, column: number): number {
    return this.up.carriedTo(upPlace, column) + this.down.carriedTo(downPlace, column);
  }

  /** Adds up what the ways of all cells carry. */
  private carry({ weight, upPlace, downPlace, carried }: MatrixCells): void {
    const { up, down } = this;
    const columns = carried.length;
    for (let cell = 0; cell < weight.length; cell++) {
      if (weight[cell] === UNREACHABLE) continue;
      up.know(upPlace[cell]);
      down.know(downPlace[cell]);
    }
    const [upCarried, downCarried] = [up.carried, down.carried];
    carried.forEach((values, column) => {
      for (let cell = 0; cell < weight.length; cell++) {
        if (weight[cell] === UNREACHABLE) continue;
        values[cell] = upCarried[upPlace[cell] * columns + column] + downCarried[downPlace[cell] * columns + column];
      }
    });
  }
}

function newCells(count: number, columns: number): MatrixCells {
  const newColumn = (): Uint32Array => new Uint32Array(count).fill(UNREACHABLE);
  return {
    weight: newColumn(), carried: Array.from({ length: columns }, newColumn),
    upPlace: new Uint32Array(count).fill(NONE), downPlace: new Uint32Array(count).fill(NONE),
  };
}
