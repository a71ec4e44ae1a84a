import { NONE } from '../../kernel/columns.ts';
import type { Climb } from './climb.ts';

/**
 * What climbs from several points found, one list behind the other. A list is of places: the nodes that a climb
 * visited, ascending.
 */
export class Climbs {
  /** By place; the weight is FAR where the node was not reached. */
  row = new Uint32Array(65_536);
  weight = new Uint32Array(65_536);
  carried = new Uint32Array(0);
  /** The link by which the node was reached, NONE where an entry is. */
  link = new Uint32Array(65_536);
  columns = 0;
  /** By list: its first place (and behind the last, the end), and from where on it is one path to the root. */
  readonly first: number[] = [0];
  readonly trunk: number[] = [];

  clear(columns: number): void {
    this.columns = columns;
    this.first.length = 1;
    this.trunk.length = 0;
  }

  /** Writes down what a climb has just found; answers the number of the list. */
  add(climb: Climb): number {
    const { columns } = this;
    const trail = climb.trail.view();
    const begin = this.first[this.trunk.length];
    this.reserve(begin + trail.length);
    const { row: rows, weight, carried, link } = this;
    for (let i = 0, place = begin; i < trail.length; i++, place++) {
      const row = trail[i];
      rows[place] = row;
      weight[place] = climb.weight[row];
      link[place] = climb.link[row];
      for (let column = 0; column < columns; column++) {
        carried[place * columns + column] = climb.carried[row * columns + column];
      }
    }
    this.first.push(begin + trail.length);
    return this.trunk.push(begin + climb.trunk) - 1;
  }

  /** The place of a node in a list; NONE where it is not in it. */
  placeOf(list: number, row: number): number {
    let [low, high] = [this.first[list], this.first[list + 1]];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.row[middle] < row) low = middle + 1;
      else high = middle;
    }
    return low < this.first[list + 1] && this.row[low] === row ? low : NONE;
  }

  private reserve(needed: number): void {
    const grown = (values: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> => {
      if (length <= values.length) return values;
      const larger = new Uint32Array(Math.max(length, values.length * 2));
      larger.set(values);
      return larger;
    };
    this.row = grown(this.row, needed);
    this.weight = grown(this.weight, needed);
    this.link = grown(this.link, needed);
    this.carried = grown(this.carried, needed * this.columns);
  }
}
