import { NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import type { LinkCosts } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/**
 * The best routes found so far from a few entries to nodes, and what they carry. Carried values are added up only on
 * demand: few of the nodes are on the best route.
 */
export class Reached {
  /** By node: the weight of the best route found so far; FAR if there is none. */
  readonly weight: Uint32Array;
  /** By reached node: the link that reached it; NONE for an entry. */
  readonly link: Uint32Array;
  private readonly hierarchy: Hierarchy;
  private costs: LinkCosts | undefined;
  private entries: readonly Entry[] = [];
  /** By node: the best of the entries at it. */
  private readonly entryAt = new Map<number, number>();

  constructor(hierarchy: Hierarchy) {
    const { rows } = hierarchy.nodes;
    this.hierarchy = hierarchy;
    this.weight = new Uint32Array(rows).fill(FAR);
    this.link = new Uint32Array(rows);
  }

  /** Requires that all weights are FAR again. */
  begin(costs: LinkCosts, entries: readonly Entry[]): void {
    this.costs = costs;
    this.entries = entries;
    this.entryAt.clear();
    for (let index = 0; index < entries.length; index++) this.enter(index);
  }

  /** Index of the entry at a node where the best route begins. */
  entryOf(row: number): number {
    return this.entryAt.get(row)!;
  }

  /** A carried value of the best route to a reached node. */
  carriedTo(row: number, column: number): number {
    const { link, entries, costs, hierarchy: { links: { low } } } = this;
    const { carried, columns } = costs!;
    let sum = 0;
    let at = row;
    for (; link[at] !== NONE; at = low[link[at]]) sum += carried[link[at] * columns + column];
    return sum + entries[this.entryOf(at)].carried[column];
  }

  /** Follows the links of a node whose best route is known. */
  relax(row: number): void {
    const { weight, hierarchy: { nodes: { up }, links } } = this;
    const here = weight[row];
    const costs = this.costs!;
    if (costs.worth) {
      const { first, link, high, weight: linkWeight } = costs.worth;
      for (let at = first[row], end = first[row + 1]; at < end; at++) {
        const sum = (here + linkWeight[at]) >>> 0;
        if (sum <= weight[high[at]]) this.reach(high[at], sum, link[at]);
      }
      return;
    }
    for (let link = up[row], end = up[row + 1]; link < end; link++) {
      const sum = (here + costs.weight[link]) >>> 0;
      if (sum <= weight[links.high[link]]) this.reach(links.high[link], sum, link);
    }
  }

  private enter(index: number): void {
    const { weight, link, entries, entryAt, hierarchy: { ranks: { rank } } } = this;
    const entry = entries[index];
    const row = rank[entry.node];
    if (entry.weight >= FAR || entry.weight > weight[row]) return;
    const known = entryAt.get(row);
    const isLess = known === undefined || entry.weight < weight[row]
      || compareCarried(entry.carried, entries[known].carried) < 0;
    if (!isLess) return;
    weight[row] = entry.weight;
    link[row] = NONE;
    entryAt.set(row, index);
  }

  /** Reaches a node by a link, with a weight not above the known one. */
  private reach(row: number, sum: number, link: number): void {
    if (sum >= FAR || (sum === this.weight[row] && !this.carriesLess(row, link))) return;
    this.weight[row] = sum;
    this.link[row] = link;
  }

  /** Of two routes to a node of equal weight, whether the one by this link carries less than the known one. */
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
