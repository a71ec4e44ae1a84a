import { FAR, UNREACHABLE, type Entry } from './arcs.ts';
import { Climb } from './climb.ts';
import type { LinkCosts, Metric } from './metric.ts';
import { Sweep } from './sweep.ts';
import type { Hierarchy } from './tables.ts';

/** From each to each, row by row: the cell of `from` i and `to` j is i * (count of `to`) + j. */
export interface MatrixCells {
  /** UNREACHABLE where there is no way. */
  readonly weight: Uint32Array;
  /** One array for each carried column; UNREACHABLE as the weight. */
  readonly carried: readonly Uint32Array[];
}

/** With so many times more of one side than of the other, one sweep for all of them is less than a climb for each. */
const LOPSIDED = 64;

/** Asks for matrices over one hierarchy; owns the memory for that, as `Search` does. */
export class Matrix {
  private readonly climb: Climb;
  private readonly sweep: Sweep;
  private readonly lists: ClimbLists;
  /** By node: 1 where the climb from the point in hand came by. */
  private readonly isOnTrail: Uint8Array;

  constructor(hierarchy: Hierarchy, columns: number) {
    this.isOnTrail = new Uint8Array(hierarchy.nodes.rows);
    this.climb = new Climb(hierarchy, columns);
    this.sweep = new Sweep(hierarchy, this.climb);
    this.lists = new ClimbLists();
  }

  ask(metric: Metric, from: readonly (readonly Entry[])[], to: readonly (readonly Entry[])[]): MatrixCells {
    const cells = newCells(from.length * to.length, metric.columns);
    this.climb.carry(metric.columns);
    if (from.length === 0 || to.length === 0) return cells;
    if (to.length >= from.length * LOPSIDED) {
      this.sweep.run(metric.up, metric.down, from, to, (a, b) => a * to.length + b, cells);
    } else if (from.length >= to.length * LOPSIDED) {
      this.sweep.run(metric.down, metric.up, to, from, (b, a) => a * to.length + b, cells);
    } else {
      this.join(metric, from, to, cells);
    }
    return cells;
  }

  /** Climbs once from each point; a pair's way is the best over the ancestors that both have. */
  private join(
    metric: Metric, from: readonly (readonly Entry[])[], to: readonly (readonly Entry[])[], cells: MatrixCells,
  ): void {
    const { lists, climb, isOnTrail } = this;
    const mark = (value: 0 | 1): void => {
      for (let i = 0; i < climb.trail.length; i++) isOnTrail[climb.trail.at(i)] = value;
    };
    lists.clear(metric.columns);
    for (const entries of to) lists.add(climb, metric.down, entries);
    from.forEach((entries, a) => {
      climb.run(metric.up, entries);
      mark(1);
      for (let b = 0; b < to.length; b++) lists.meet(climb, isOnTrail, b, cells, a * to.length + b);
      mark(0);
    });
  }
}

function newCells(count: number, columns: number): MatrixCells {
  const newColumn = (): Uint32Array => new Uint32Array(count).fill(UNREACHABLE);
  return { weight: newColumn(), carried: Array.from({ length: columns }, newColumn) };
}

/** What several climbs found, one after the other. */
class ClimbLists {
  /** Side by side for each node of a list; they grow with what is asked. */
  private row: Uint32Array = new Uint32Array(65_536);
  private weight: Uint32Array = new Uint32Array(65_536);
  private carried: Uint32Array = new Uint32Array(0);
  private length = 0;
  /** Where the list of a climb begins, and its trunk. */
  private readonly first: number[] = [];
  private readonly trunk: number[] = [];
  private columns = 0;

  clear(columns: number): void {
    this.columns = columns;
    this.length = 0;
    this.first.length = 0;
    this.trunk.length = 0;
  }

  add(climb: Climb, costs: LinkCosts, entries: readonly Entry[]): void {
    climb.run(costs, entries);
    const trail = climb.trail.view();
    this.reserve(this.length + trail.length);
    const { row: rows, weight, carried, columns, length } = this;
    if (this.first.length === 0) this.first.push(0);
    this.trunk.push(length + climb.trunk);
    for (let i = 0; i < trail.length; i++) {
      const row = trail[i];
      rows[length + i] = row;
      weight[length + i] = climb.weight[row];
      for (let column = 0; column < columns; column++) {
        carried[(length + i) * columns + column] = climb.carried[row * columns + column];
      }
    }
    this.length += trail.length;
    this.first.push(this.length);
  }

  private reserve(needed: number): void {
    const grown = (values: Uint32Array, length: number): Uint32Array => {
      if (length <= values.length) return values;
      const larger = new Uint32Array(Math.max(length, values.length * 2));
      larger.set(values);
      return larger;
    };
    this.row = grown(this.row, needed);
    this.weight = grown(this.weight, needed);
    this.carried = grown(this.carried, needed * this.columns);
  }

  /**
   * The best meeting of a climb with list `b`. Who is above a common ancestor is one too: on the trunk those in
   * common are its end, and below it only where the whole trunk is in common.
   */
  meet(climb: Climb, isOnTrail: Uint8Array, b: number, cells: MatrixCells, cell: number): void {
    const { row: rows } = this;
    const end = this.first[b + 1];
    let [begin, to] = [this.trunk[b], end];
    while (begin < to) {
      const middle = (begin + to) >>> 1;
      if (isOnTrail[rows[middle]] === 1) to = middle;
      else begin = middle + 1;
    }
    if (begin === this.trunk[b]) begin = this.first[b];
    const best = this.bestOf(climb, begin, end);
    if (best < 0) return;
    cells.weight[cell] = climb.weight[rows[best]] + this.weight[best];
    for (let column = 0; column < this.columns; column++) {
      cells.carried[column][cell] = this.carriedAt(climb, best, column);
    }
  }

  private bestOf(climb: Climb, begin: number, end: number): number {
    const { row: rows, weight: weights } = this;
    const { weight } = climb;
    let least = FAR;
    let best = -1;
    for (let i = begin; i < end; i++) {
      const sum = (weight[rows[i]] + weights[i]) >>> 0;
      if (sum > least || sum >= FAR) continue;
      if (sum === least && !this.isLess(climb, i, best)) continue;
      least = sum;
      best = i;
    }
    return best;
  }

  private isLess(climb: Climb, one: number, other: number): boolean {
    for (let column = 0; column < this.columns; column++) {
      const difference = this.carriedAt(climb, one, column) - this.carriedAt(climb, other, column);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private carriedAt({ carried, columns }: Climb, at: number, column: number): number {
    return carried[this.row[at] * columns + column] + this.carried[at * columns + column];
  }
}
