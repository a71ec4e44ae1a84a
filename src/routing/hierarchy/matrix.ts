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
  /** By node: its place in the climb of the start in hand, NONE where that did not come by. */
  private readonly placeAt: Uint32Array;
  /** Of the pair in hand. */
  private readonly best = { weight: FAR, upPlace: NONE, downPlace: NONE };
  /** How many places of the last end were found to be common, for the next one's may be as many. */
  private commonAtEnd = 0;
  private metric: Metric | undefined;

  constructor(hierarchy: Hierarchy) {
    this.hierarchy = hierarchy;
    this.climb = new Climb(hierarchy);
    this.placeAt = new Uint32Array(hierarchy.nodes.rows).fill(NONE);
  }

  /** From here on points are of another question, with this metric; those of the last one are forgotten. */
  begin(metric: Metric): void {
    this.metric = metric;
    this.up.clear(metric.up);
    this.down.clear(metric.down);
  }

  /** The number of a point where ways begin. */
  addStart(entries: readonly Entry[]): number {
    this.climb.run(this.begun.up, entries);
    return this.up.add(this.climb, entries, this.hierarchy.links.low);
  }

  /** The number of a point where ways end. */
  addEnd(entries: readonly Entry[]): number {
    this.climb.run(this.begun.down, entries);
    return this.down.add(this.climb, entries, this.hierarchy.links.low);
  }

  join(starts: readonly number[], ends: readonly number[]): MatrixCells {
    const { up, down, placeAt } = this;
    const cells = newCells(starts.length * ends.length, up.columns);
    // Whose climbs begin near each other join that of a start at the same node.
    const columns = [...ends.keys()].sort((a, b) => down.row[down.first[ends[a]]] - down.row[down.first[ends[b]]]);
    starts.forEach((start, row) => {
      const [first, end] = [up.first[start], up.first[start + 1]];
      for (let place = first; place < end; place++) placeAt[up.row[place]] = place;
      for (const column of columns) this.meet(start, ends[column], cells, row * ends.length + column);
      for (let place = first; place < end; place++) placeAt[up.row[place]] = NONE;
    });
    return cells;
  }

  /** The ways behind the cells, until another question is begun. */
  trace(): Tracer {
    const { hierarchy, begun: metric, up, down } = this;
    return { hierarchy, metric, up: new Trails(up, 0), down: new Trails(down, 1) };
  }

  private get begun(): Metric {
    if (!this.metric) throw new RangeError('No matrix was begun.');
    return this.metric;
  }

  /**
   * The best meeting of the start in hand with an end. Who is above a common ancestor is one too: on the trunk those in
   * common are its end, and below it only where the whole trunk is in common. Where both trunks are in common, the
   * places of both lie side by side.
   */
  private meet(start: number, end: number, cells: MatrixCells, cell: number): void {
    const { down, up, placeAt, best } = this;
    const { row: rows } = down;
    const last = down.first[end + 1];
    const begin = this.firstCommon(end);
    const lastUp = up.first[start + 1];
    const side = Math.min(last - Math.max(begin, down.trunk[end]), lastUp - up.trunk[start]);
    best.weight = FAR;
    for (let place = begin; place < last - side; place++) {
      const upPlace = placeAt[rows[place]];
      if (upPlace !== NONE) this.offer(upPlace, place);
    }
    const { weight: upWeight } = up;
    const { weight: downWeight } = down;
    let least = best.weight >>> 0;
    for (let upPlace = lastUp - side, place = last - side; place < last; upPlace++, place++) {
      if (((upWeight[upPlace] + downWeight[place]) >>> 0) > least) continue;
      this.offer(upPlace, place);
      least = best.weight >>> 0;
    }
    if (best.weight >= FAR) return;
    cells.upPlace[cell] = best.upPlace;
    cells.downPlace[cell] = best.downPlace;
    cells.weight[cell] = best.weight;
    up.know(best.upPlace);
    down.know(best.downPlace);
    const { columns } = up;
    for (let column = 0; column < columns; column++) {
      cells.carried[column][cell] =
        up.carried[best.upPlace * columns + column] + down.carried[best.downPlace * columns + column];
    }
  }

  /** From where on the places of an end's climb may be of nodes that the start's goes by: on the trunk all are. */
  private firstCommon(end: number): number {
    const { down: { row: rows, first, trunk }, placeAt } = this;
    const last = first[end + 1];
    let [begin, to] = [trunk[end], last];
    const guess = last - this.commonAtEnd;
    if (guess > begin && guess < to && placeAt[rows[guess]] !== NONE && placeAt[rows[guess - 1]] === NONE) return guess;
    while (begin < to) {
      const middle = (begin + to) >>> 1;
      if (placeAt[rows[middle]] === NONE) begin = middle + 1;
      else to = middle;
    }
    this.commonAtEnd = last - begin;
    return begin === trunk[end] ? first[end] : begin;
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
      const difference = this.carriedBy(upPlace, downPlace, column)
        - this.carriedBy(best.upPlace, best.downPlace, column);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private carriedBy(upPlace: number, downPlace: number, column: number): number {
    return this.up.carriedTo(upPlace, column) + this.down.carriedTo(downPlace, column);
  }
}

function newCells(count: number, columns: number): MatrixCells {
  const newColumn = (): Uint32Array => new Uint32Array(count).fill(UNREACHABLE);
  return {
    weight: newColumn(), carried: Array.from({ length: columns }, newColumn),
    upPlace: new Uint32Array(count).fill(NONE), downPlace: new Uint32Array(count).fill(NONE),
  };
}
