import { NONE } from '../../kernel/columns.ts';
import { FAR, UNREACHABLE, type Entry } from './arcs.ts';
import { Climb } from './climb.ts';
import { Climbs } from './climbs.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';
import { Trails, type Tracer } from './trace.ts';

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
  private readonly climb: Climb;
  private readonly up = new Climbs();
  private readonly down = new Climbs();
  /** By node, of the start in hand: its place, NONE where it is not on the trail, and what the way up to it weighs. */
  private readonly placeAt: Uint32Array;
  private readonly weightAt: Uint32Array;
  private metric: Metric | undefined;

  constructor(hierarchy: Hierarchy, columns: number) {
    this.hierarchy = hierarchy;
    this.climb = new Climb(hierarchy, columns);
    this.placeAt = new Uint32Array(hierarchy.nodes.rows).fill(NONE);
    this.weightAt = new Uint32Array(hierarchy.nodes.rows).fill(FAR);
  }

  /** From here on points are of another question, with this metric; those of the last one are forgotten. */
  begin(metric: Metric): void {
    this.metric = metric;
    this.climb.carry(metric.columns);
    this.up.clear(metric.columns);
    this.down.clear(metric.columns);
  }

  /** The number of a point where ways begin. */
  addStart(entries: readonly Entry[]): number {
    this.climb.run(this.begun.up, entries);
    return this.up.add(this.climb);
  }

  /** The number of a point where ways end. */
  addEnd(entries: readonly Entry[]): number {
    this.climb.run(this.begun.down, entries);
    return this.down.add(this.climb);
  }

  join(starts: readonly number[], ends: readonly number[]): MatrixCells {
    const { up, placeAt, weightAt } = this;
    const cells = newCells(starts.length * ends.length, up.columns);
    starts.forEach((start, row) => {
      const [first, end] = [up.first[start], up.first[start + 1]];
      for (let place = first; place < end; place++) {
        placeAt[up.row[place]] = place;
        weightAt[up.row[place]] = up.weight[place];
      }
      for (let column = 0; column < ends.length; column++) this.meet(ends[column], cells, row * ends.length + column);
      for (let place = first; place < end; place++) {
        placeAt[up.row[place]] = NONE;
        weightAt[up.row[place]] = FAR;
      }
    });
    return cells;
  }

  /** The ways behind the cells, until another question is begun. */
  trace(): Tracer {
    const { hierarchy, begun: metric, up, down } = this;
    return { hierarchy, metric, up: new Trails(hierarchy, up, 0), down: new Trails(hierarchy, down, 1) };
  }

  private get begun(): Metric {
    if (!this.metric) throw new RangeError('No matrix was begun.');
    return this.metric;
  }

  /**
   * The best meeting of the start in hand with an end. Who is above a common ancestor is one too: on the trunk those in
   * common are its end, and below it only where the whole trunk is in common.
   */
  private meet(end: number, cells: MatrixCells, cell: number): void {
    const { down, up, placeAt, weightAt } = this;
    const { row: rows } = down;
    const last = down.first[end + 1];
    let [begin, to] = [down.trunk[end], last];
    while (begin < to) {
      const middle = (begin + to) >>> 1;
      if (placeAt[rows[middle]] === NONE) begin = middle + 1;
      else to = middle;
    }
    if (begin === down.trunk[end]) begin = down.first[end];
    const best = this.bestOf(begin, last);
    if (best === NONE) return;
    const place = placeAt[rows[best]];
    cells.upPlace[cell] = place;
    cells.downPlace[cell] = best;
    cells.weight[cell] = weightAt[rows[best]] + down.weight[best];
    for (let column = 0; column < up.columns; column++) {
      cells.carried[column][cell] = up.carried[place * up.columns + column] + down.carried[best * up.columns + column];
    }
  }

  private bestOf(begin: number, end: number): number {
    const { weightAt, down: { row: rows, weight: weights } } = this;
    let least = FAR;
    let best = NONE;
    for (let place = begin; place < end; place++) {
      const sum = (weightAt[rows[place]] + weights[place]) >>> 0;
      if (sum > least || sum >= FAR) continue;
      if (sum === least && !this.isLess(place, best)) continue;
      least = sum;
      best = place;
    }
    return best;
  }

  private isLess(one: number, other: number): boolean {
    const { columns } = this.up;
    for (let column = 0; column < columns; column++) {
      const difference = this.carriedBy(one, column) - this.carriedBy(other, column);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private carriedBy(place: number, column: number): number {
    const { up, down, placeAt } = this;
    return up.carried[placeAt[down.row[place]] * up.columns + column] + down.carried[place * up.columns + column];
  }
}

function newCells(count: number, columns: number): MatrixCells {
  const newColumn = (): Uint32Array => new Uint32Array(count).fill(UNREACHABLE);
  return {
    weight: newColumn(), carried: Array.from({ length: columns }, newColumn),
    upPlace: new Uint32Array(count).fill(NONE), downPlace: new Uint32Array(count).fill(NONE),
  };
}
