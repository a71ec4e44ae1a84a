import { Growing, NONE } from '../../kernel/columns.ts';
import { FAR, type Entry } from './arcs.ts';
import type { LinkCosts } from './metric.ts';
import { Reached } from './reached.ts';
import type { Hierarchy } from './tables.ts';

/**
 * A walk from a few entries up to the root, over all their ancestors, lowest first. Reused between queries, with a
 * value per node; only touched values are reset.
 */
export class Climb {
  /** The best route found to each node. */
  readonly reached: Reached;
  /** The nodes visited, ascending. */
  readonly trail = new Growing('u32', 1024);
  /** By visited node: its index in the trail. */
  readonly position: Uint32Array;
  /** After `run`: the index from which the trail is one path to the root; the trail's length if it never is. */
  trunk = 0;
  private readonly hierarchy: Hierarchy;
  /** The lowest nodes not yet visited, one on each path. */
  private readonly tips: number[] = [];

  constructor(hierarchy: Hierarchy) {
    this.hierarchy = hierarchy;
    this.reached = new Reached(hierarchy);
    this.position = new Uint32Array(hierarchy.nodes.rows);
  }

  begin(costs: LinkCosts, entries: readonly Entry[]): void {
    const { reached, trail, tips, hierarchy: { ranks: { rank } } } = this;
    for (let i = 0; i < trail.length; i++) reached.weight[trail.at(i)] = FAR;
    trail.length = 0;
    this.trunk = 0;
    tips.length = 0;
    for (const { node } of entries) if (!tips.includes(rank[node])) tips.push(rank[node]);
    reached.begin(costs, entries);
  }

  /** The next node to visit, NONE once the root was passed. */
  next(): number {
    const { tips } = this;
    let least = NONE;
    for (let i = 0; i < tips.length; i++) if (tips[i] < least) least = tips[i];
    return least;
  }

  /** Visits that node; nodes that weigh more than `worst` are not relaxed. */
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

  /**
   * Climbs all the way up. With `until`, a node above all entries or one of them: visits those below it, and only
   * records it and those above.
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
      // One path to the root is left, which is most of a climb, so the next node needs no search.
      let row = tips[0];
      for (; row !== NONE && row !== until; row = parent[row]) this.visit(row, FAR);
      for (; row !== NONE; row = parent[row]) this.name(row);
      tips.length = 0;
      roots++;
    }
    if (roots > 1) this.trunk = this.trail.length;
  }

  private visit(row: number, worst: number): void {
    this.name(row);
    const weight = this.reached.weight[row];
    if (weight < FAR && weight <= worst) this.reached.relax(row);
  }

  private name(row: number): void {
    this.position[row] = this.trail.length;
    this.trail.push(row);
  }
}
