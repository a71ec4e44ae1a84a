import { NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import type { Climb } from './climb.ts';
import { addUp, type LinkCosts } from './metric.ts';

/**
 * The results of several points' climbs, in consecutive lists. A list consists of places: the nodes that a climb
 * visited, ascending.
 */
export class Climbs {
  /** By place; the weight is FAR if the node was not reached. */
  row = new Uint32Array(65_536);
  weight = new Uint32Array(65_536);
  /** The link by which the node was reached; NONE for an entry. */
  link = new Uint32Array(65_536);
  /** The place where that link begins; for an entry, its index. */
  below = new Uint32Array(65_536);
  /** By list: its first place, the place from which it is one path to the root, and its end. */
  readonly first: number[] = [];
  readonly trunk: number[] = [];
  readonly end: number[] = [];
  /** The total of all lists. */
  places = 0;
  /** By place that is `known`. */
  carried = new Uint32Array(0);
  /** By place: 1 if the carried values were added up. */
  private isKnown = new Uint8Array(65_536);
  private costs: LinkCosts | undefined;

  clear(costs: LinkCosts): void {
    this.costs = costs;
    for (const byList of [this.first, this.trunk, this.end]) byList.length = 0;
    this.places = 0;
  }

  get columns(): number {
    return this.costs!.columns;
  }

  /** Stores what a climb has just found as the list of that number, replacing any earlier one. */
  write(list: number, climb: Climb, entries: readonly Entry[], low: Uint32Array): void {
    const { reached } = climb;
    const trail = climb.trail.view();
    const begin = this.first[list] ?? this.places;
    this.places = Math.max(this.places, begin + trail.length);
    this.reserve(this.places);
    const { row: rows, weight, link: links, below, isKnown } = this;
    isKnown.fill(0, begin, begin + trail.length);
    for (let i = 0, place = begin; i < trail.length; i++, place++) {
      const row = trail[i];
      const link = reached.link[row];
      rows[place] = row;
      weight[place] = reached.weight[row];
      links[place] = link;
      if (weight[place] >= FAR) continue;
      if (link === NONE) this.enter(place, reached.entryOf(row), entries);
      else below[place] = begin + climb.position[low[link]];
    }
    this.first[list] = begin;
    this.trunk[list] = begin + climb.trunk;
    this.end[list] = begin + trail.length;
  }

  /** A carried value of the best route to a reached place. */
  carriedTo(place: number, column: number): number {
    this.know(place);
    return this.carried[place * this.columns + column];
  }

  /** Adds up the carried values of a place, unless known. */
  know(place: number): void {
    if (this.isKnown[place] === 0) this.addUp(place);
  }

  private enter(place: number, index: number, entries: readonly Entry[]): void {
    const { carried, columns } = this;
    for (let column = 0; column < columns; column++) carried[place * columns + column] = entries[index].carried[column];
    this.below[place] = index;
    this.isKnown[place] = 1;
  }

  private addUp(place: number): void {
    const { carried, link, below, columns } = this;
    const from = below[place];
    this.know(from);
    addUp(carried, place, carried, from, this.costs!.carried, link[place], columns);
    this.isKnown[place] = 1;
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
    this.below = grown(this.below, needed);
    this.carried = grown(this.carried, needed * this.columns);
    if (needed <= this.isKnown.length) return;
    const known = new Uint8Array(Math.max(needed, this.isKnown.length * 2));
    known.set(this.isKnown);
    this.isKnown = known;
  }
}
