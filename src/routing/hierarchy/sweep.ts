import { Growing, NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import type { Climb } from './climb.ts';
import type { MatrixCells } from './matrix.ts';
import { addUp, isLessSum, type LinkCosts } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/** Few points on the one side work in lanes of so many, that each link is read once for all of them. */
const LANES = 8;

/**
 * For few points to many: what the few reach by climbing is handed down, from the roots to the many, over their
 * ancestors only. All values of a node stand side by side, a lane for each of the few.
 */
export class Sweep {
  private readonly hierarchy: Hierarchy;
  private readonly climb: Climb;
  /** The ancestors, each after all of its own; and where in that list a node is. */
  private readonly chosen = new Growing('u32', 1024);
  private readonly placeOf: Uint32Array;
  private weight = new Uint32Array(0);
  private carried = new Uint32Array(0);

  constructor(hierarchy: Hierarchy, climb: Climb) {
    this.hierarchy = hierarchy;
    this.climb = climb;
    this.placeOf = new Uint32Array(hierarchy.nodes.rows).fill(NONE);
  }

  /** `rise` are the costs from the few up, `fall` those down to the many. */
  run(
    rise: LinkCosts, fall: LinkCosts, few: readonly (readonly Entry[])[], many: readonly (readonly Entry[])[],
    cellOf: (few: number, many: number) => number, cells: MatrixCells,
  ): void {
    this.choose(many);
    if (this.weight.length < this.chosen.length * LANES) {
      this.weight = new Uint32Array(this.chosen.length * LANES);
      this.carried = new Uint32Array(this.chosen.length * LANES * this.climb.mostColumns);
    }
    for (let first = 0; first < few.length; first += LANES) {
      const lanes = Math.min(LANES, few.length - first);
      this.weight.fill(FAR, 0, this.chosen.length * lanes);
      for (let lane = 0; lane < lanes; lane++) this.fillLane(rise, few[first + lane], lane, lanes);
      this.handDown(fall, lanes);
      many.forEach((entries, index) => {
        for (let lane = 0; lane < lanes; lane++) this.arrive(entries, lane, lanes, cells, cellOf(first + lane, index));
      });
    }
  }

  /** Walks up from each of the many until a node that is chosen already; each walk is put in from its upper end. */
  private choose(many: readonly (readonly Entry[])[]): void {
    const { chosen, placeOf } = this;
    const { rank } = this.hierarchy.ranks;
    const { parent } = this.hierarchy.nodes;
    for (let i = 0; i < chosen.length; i++) placeOf[chosen.at(i)] = NONE;
    chosen.length = 0;
    for (const entries of many) {
      for (const { node } of entries) {
        const begin = chosen.length;
        for (let row = rank[node]; row !== NONE && placeOf[row] === NONE; row = parent[row]) {
          chosen.push(row);
          placeOf[row] = 0;
        }
        const walk = chosen.view().subarray(begin).reverse();
        for (let i = 0; i < walk.length; i++) placeOf[walk[i]] = begin + i;
      }
    }
  }

  private fillLane(rise: LinkCosts, entries: readonly Entry[], lane: number, lanes: number): void {
    const { climb, placeOf, weight, carried } = this;
    const { columns } = climb;
    climb.run(rise, entries);
    for (let i = 0; i < climb.trail.length; i++) {
      const row = climb.trail.at(i);
      if (placeOf[row] === NONE) continue;
      const at = placeOf[row] * lanes + lane;
      weight[at] = climb.weight[row];
      for (let column = 0; column < columns; column++) {
        carried[at * columns + column] = climb.carried[row * columns + column];
      }
    }
  }

  private handDown(fall: LinkCosts, lanes: number): void {
    const { placeOf, weight, carried, climb: { columns } } = this;
    const rows = this.chosen.view();
    const { up } = this.hierarchy.nodes;
    const { high } = this.hierarchy.links;
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place];
      for (let link = up[row], end = up[row + 1]; link < end; link++) {
        const cost = fall.weight[link];
        if (cost >= FAR) continue;
        const from = placeOf[high[link]] * lanes;
        for (let lane = 0; lane < lanes; lane++) {
          const sum = (weight[from + lane] + cost) >>> 0;
          const at = place * lanes + lane;
          if (sum > weight[at] || sum >= FAR) continue;
          const isEven = sum === weight[at];
          if (isEven && !isLessSum(carried, at, carried, from + lane, fall.carried, link, columns)) continue;
          weight[at] = sum;
          addUp(carried, at, carried, from + lane, fall.carried, link, columns);
        }
      }
    }
  }

  /** The best of a point's entries goes into its cell. */
  private arrive(entries: readonly Entry[], lane: number, lanes: number, cells: MatrixCells, cell: number): void {
    const { placeOf, weight, carried, climb: { columns } } = this;
    for (const entry of entries) {
      const at = placeOf[this.hierarchy.ranks.rank[entry.node]] * lanes + lane;
      const sum = weight[at] + entry.weight;
      if (sum >= FAR || sum > cells.weight[cell]) continue;
      const values = entry.carried.map((value, column) => value + carried[at * columns + column]);
      if (sum === cells.weight[cell]) {
        const column = values.findIndex((value, index) => value !== cells.carried[index][cell]);
        if (column < 0 || values[column] > cells.carried[column][cell]) continue;
      }
      cells.weight[cell] = sum;
      values.forEach((value, index) => (cells.carried[index][cell] = value));
    }
  }
}
