import { Growing, NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import { addUp, type LinkCosts } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/**
 * A walk from a few entries up to the root, over all their ancestors, lowest first. Kept between questions, with a
 * value a node; only what was touched is put back.
 */
export class Climb {
  /** By node: what the best way found so far to it weighs; FAR where there is none. */
  readonly weight: Uint32Array;
  /** By node that was visited, and reached; before its visit a node has only those of an entry at it. */
  readonly carried: Uint32Array;
  /** By node that was reached: the link by which, NONE where an entry is. */
  readonly link: Uint32Array;
  /** The nodes visited, ascending. */
  readonly trail = new Growing('u32', 1024);
  /** After `run`: from here on the trail is one path to the root; the length of the trail where it never is. */
  trunk = 0;
  /** How many values a node has: at most as many as there is memory for. */
  columns: number;
  readonly mostColumns: number;
  private readonly hierarchy: Hierarchy;
  private readonly tips: number[] = [];

  constructor(hierarchy: Hierarchy, columns: number) {
    const { rows } = hierarchy.nodes;
    this.hierarchy = hierarchy;
    this.columns = columns;
    this.mostColumns = columns;
    this.weight = new Uint32Array(rows).fill(FAR);
    this.carried = new Uint32Array(rows * columns);
    this.link = new Uint32Array(rows);
  }

  /** For a metric that carries so many from now on. */
  carry(columns: number): void {
    if (columns > this.mostColumns) throw new RangeError(`There is no memory for ${columns} columns.`);
    this.columns = columns;
  }

  begin(entries: readonly Entry[]): void {
    const { weight, carried, link, trail, tips, columns } = this;
    for (let i = 0; i < trail.length; i++) weight[trail.at(i)] = FAR;
    trail.length = 0;
    this.trunk = 0;
    tips.length = 0;
    for (const entry of entries) {
      const row = this.hierarchy.ranks.rank[entry.node];
      if (!tips.includes(row)) tips.push(row);
      if (entry.weight >= FAR || entry.weight > weight[row]) continue;
      if (entry.weight === weight[row] && compareCarried(entry.carried, carried, row) >= 0) continue;
      weight[row] = entry.weight;
      link[row] = NONE;
      for (let column = 0; column < columns; column++) carried[row * columns + column] = entry.carried[column];
    }
  }

  /** The next node to be visited, NONE when the root was passed. */
  next(): number {
    const { tips } = this;
    let least = NONE;
    for (let i = 0; i < tips.length; i++) if (tips[i] < least) least = tips[i];
    return least;
  }

  /** Visits the node that is next; what is reached with more than `worst` leads on to nothing. */
  step(costs: LinkCosts, row: number, worst: number): void {
    const { tips, trail } = this;
    const { parent } = this.hierarchy.nodes;
    const above = parent[row];
    if (tips.length === 1 && above !== NONE) {
      tips[0] = above;
    } else {
      if (tips.length > 1) this.trunk = trail.length + 1;
      tips.splice(tips.indexOf(row), 1);
      if (above !== NONE && !tips.includes(above)) tips.push(above);
    }
    trail.push(row);
    const own = this.weight[row];
    if (own >= FAR) return;
    this.settle(costs, row);
    if (own <= worst) this.relax(costs, row, own);
  }

  /** What is carried is added up once for a node, when the best way to it is known. */
  private settle({ carried: ofLinks }: LinkCosts, row: number): void {
    const { carried, link: linkTo, columns } = this;
    const link = linkTo[row];
    if (link !== NONE) addUp(carried, row, carried, this.hierarchy.links.low[link], ofLinks, link, columns);
  }

  /** All the way up. */
  run(costs: LinkCosts, entries: readonly Entry[]): void {
    const { parent } = this.hierarchy.nodes;
    let roots = 0;
    this.begin(entries);
    const { tips } = this;
    while (tips.length > 1) {
      const row = this.next();
      if (parent[row] === NONE) roots++;
      this.step(costs, row, FAR);
    }
    if (tips.length === 1) {
      this.runAlone(costs, tips[0]);
      tips.length = 0;
      roots++;
    }
    if (roots > 1) this.trunk = this.trail.length;
  }

  /** Where one path to the root is left, which is most of a climb, nothing has to be looked for. */
  private runAlone(costs: LinkCosts, first: number): void {
    const { trail, weight } = this;
    const { parent } = this.hierarchy.nodes;
    for (let row = first; row !== NONE; row = parent[row]) {
      trail.push(row);
      const own = weight[row];
      if (own >= FAR) continue;
      this.settle(costs, row);
      this.relax(costs, row, own);
    }
  }

  private relax(costs: LinkCosts, row: number, own: number): void {
    const { weight, hierarchy: { nodes: { up }, links } } = this;
    if (costs.worth) {
      const { first, link, high, weight: linkWeight } = costs.worth;
      for (let at = first[row], end = first[row + 1]; at < end; at++) {
        const sum = (own + linkWeight[at]) >>> 0;
        if (sum <= weight[high[at]]) this.reach(costs, high[at], sum, link[at]);
      }
      return;
    }
    for (let link = up[row], end = up[row + 1]; link < end; link++) {
      const sum = (own + costs.weight[link]) >>> 0;
      if (sum <= weight[links.high[link]]) this.reach(costs, links.high[link], sum, link);
    }
  }

  /** By a link, with no more than what is known. */
  private reach(costs: LinkCosts, row: number, sum: number, link: number): void {
    if (sum >= FAR || (sum === this.weight[row] && !this.carriesLess(costs, row, link))) return;
    this.weight[row] = sum;
    this.link[row] = link;
  }

  /** Of two ways to a node that weigh the same: does that by this link carry less than the one known? */
  private carriesLess({ carried: ofLinks }: LinkCosts, row: number, link: number): boolean {
    const { carried, columns, link: linkTo, hierarchy: { links: { low } } } = this;
    const [known, from] = [linkTo[row], low[link]];
    for (let column = 0; column < columns; column++) {
      const ofKnown = known === NONE
        ? carried[row * columns + column]
        : carried[low[known] * columns + column] + ofLinks[known * columns + column];
      const ofThis = carried[from * columns + column] + ofLinks[link * columns + column];
      if (ofThis !== ofKnown) return ofThis < ofKnown;
    }
    return false;
  }
}

function compareCarried(a: readonly number[], b: Uint32Array, row: number): number {
  for (let column = 0; column < a.length; column++) {
    const other = b[row * a.length + column];
    if (a[column] !== other) return a[column] - other;
  }
  return 0;
}
