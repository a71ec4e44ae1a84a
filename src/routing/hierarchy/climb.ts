import { Growing, NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import type { LinkCosts } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/**
 * A walk from a few entries up to the root, over all their ancestors, lowest first. Kept between questions, with a
 * value a node; only what was touched is put back. What is carried is added up only where somebody asks for it: few
 * of the nodes are on the best way.
 */
export class Climb {
  /** By node: what the best way found so far to it weighs; FAR where there is none. */
  readonly weight: Uint32Array;
  /** By node that was reached: the link by which, NONE where an entry is. */
  readonly link: Uint32Array;
  /** The nodes visited, ascending. */
  readonly trail = new Growing('u32', 1024);
  /** By node that was visited: which of the trail it is. */
  readonly position: Uint32Array;
  /** After `run`: from here on the trail is one path to the root; the length of the trail where it never is. */
  trunk = 0;
  private readonly hierarchy: Hierarchy;
  private readonly tips: number[] = [];
  private costs: LinkCosts | undefined;
  private entries: readonly Entry[] = [];
  /** By node: which of the entries is the best at it. */
  private readonly entryAt = new Map<number, number>();

  constructor(hierarchy: Hierarchy) {
    const { rows } = hierarchy.nodes;
    this.hierarchy = hierarchy;
    this.weight = new Uint32Array(rows).fill(FAR);
    this.link = new Uint32Array(rows);
    this.position = new Uint32Array(rows);
  }

  begin(costs: LinkCosts, entries: readonly Entry[]): void {
    const { weight, link, trail, tips, entryAt, hierarchy: { ranks: { rank } } } = this;
    for (let i = 0; i < trail.length; i++) weight[trail.at(i)] = FAR;
    trail.length = 0;
    this.trunk = 0;
    this.costs = costs;
    this.entries = entries;
    tips.length = 0;
    entryAt.clear();
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index];
      const row = rank[entry.node];
      if (!tips.includes(row)) tips.push(row);
      if (entry.weight >= FAR || entry.weight > weight[row]) continue;
      const known = entryAt.get(row);
      const isLess = known === undefined || entry.weight < weight[row]
        || compareCarried(entry.carried, entries[known].carried) < 0;
      if (!isLess) continue;
      weight[row] = entry.weight;
      link[row] = NONE;
      entryAt.set(row, index);
    }
  }

  /** Which entry the best way to a node begins with, by its index, if that is right at it. */
  entryOf(row: number): number {
    return this.entryAt.get(row)!;
  }

  /** What the best way to a node that was reached carries. */
  carriedTo(row: number, column: number): number {
    const { link, entries, costs, hierarchy: { links: { low } } } = this;
    const { carried, columns } = costs!;
    let sum = 0;
    let at = row;
    for (; link[at] !== NONE; at = low[link[at]]) sum += carried[link[at] * columns + column];
    return sum + entries[this.entryOf(at)].carried[column];
  }

  /** The next node to be visited, NONE when the root was passed. */
  next(): number {
    const { tips } = this;
    let least = NONE;
    for (let i = 0; i < tips.length; i++) if (tips[i] < least) least = tips[i];
    return least;
  }

  /** Visits the node that is next; what is reached with more than `worst` leads on to nothing. */
  step(row: number, worst: number): void {
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
    this.visit(row, worst);
  }

  private name(row: number): void {
    this.position[row] = this.trail.length;
    this.trail.push(row);
  }

  private visit(row: number, worst: number): void {
    this.name(row);
    const own = this.weight[row];
    if (own < FAR && own <= worst) this.relax(row, own);
  }

  /**
   * All the way up; with a node that is above all entries, or theirs: visits those below it, and only names it and
   * those above.
   */
  run(costs: LinkCosts, entries: readonly Entry[], until = NONE): void {
    const { parent } = this.hierarchy.nodes;
    let roots = 0;
    this.begin(costs, entries);
    const { tips } = this;
    while (tips.length > 1) {
      const row = this.next();
      if (parent[row] === NONE) roots++;
      this.step(row, FAR);
    }
    if (tips.length === 1) {
      // One path to the root is left, which is most of a climb: nothing has to be looked for.
      let row = tips[0];
      for (; row !== NONE && row !== until; row = parent[row]) this.visit(row, FAR);
      for (; row !== NONE; row = parent[row]) this.name(row);
      tips.length = 0;
      roots++;
    }
    if (roots > 1) this.trunk = this.trail.length;
  }

  private relax(row: number, own: number): void {
    const { weight, hierarchy: { nodes: { up }, links } } = this;
    const costs = this.costs!;
    if (costs.worth) {
      const { first, link, high, weight: linkWeight } = costs.worth;
      for (let at = first[row], end = first[row + 1]; at < end; at++) {
        const sum = (own + linkWeight[at]) >>> 0;
        if (sum <= weight[high[at]]) this.reach(high[at], sum, link[at]);
      }
      return;
    }
    for (let link = up[row], end = up[row + 1]; link < end; link++) {
      const sum = (own + costs.weight[link]) >>> 0;
      if (sum <= weight[links.high[link]]) this.reach(links.high[link], sum, link);
    }
  }

  /** By a link, with no more than what is known. */
  private reach(row: number, sum: number, link: number): void {
    if (sum >= FAR || (sum === this.weight[row] && !this.carriesLess(row, link))) return;
    this.weight[row] = sum;
    this.link[row] = link;
  }

  /** Of two ways to a node that weigh the same: does that by this link carry less than the one known? */
  private carriesLess(row: number, link: number): boolean {
    const { carried, columns } = this.costs!;
    const from = this.hierarchy.links.low[link];
    for (let column = 0; column < columns; column++) {
      const ofKnown = this.carriedTo(row, column);
      const ofThis = this.carriedTo(from, column) + carried[link * columns + column];
      if (ofThis !== ofKnown) return ofThis < ofKnown;
    }
    return false;
  }
}

function compareCarried(a: readonly number[], b: readonly number[]): number {
  for (let column = 0; column < a.length; column++) if (a[column] !== b[column]) return a[column] - b[column];
  return 0;
}
