import { NONE } from '../../kernel/columns.ts';
import type { Entry } from './arcs.ts';
import type { Climb } from './climb.ts';
import { Climbs } from './climbs.ts';
import type { LinkCosts } from './metric.ts';
import { PARTY, type SharedClimb } from './shared-climb.ts';
import type { Hierarchy } from './tables.ts';

/** The points where the routes of a matrix begin, or where they end, and their climbs. */
export class MatrixSide {
  readonly climbs = new Climbs();
  private readonly hierarchy: Hierarchy;
  private readonly climb: Climb;
  private readonly shared: SharedClimb;
  private costs: LinkCosts | undefined;
  private readonly entries: (readonly Entry[])[] = [];
  /** The number of points that have climbed. */
  private climbed = 0;

  /** Both sides may share the climbers. */
  constructor(hierarchy: Hierarchy, climb: Climb, shared: SharedClimb) {
    this.hierarchy = hierarchy;
    this.climb = climb;
    this.shared = shared;
  }

  begin(costs: LinkCosts): void {
    this.costs = costs;
    this.climbs.clear(costs);
    this.entries.length = 0;
    this.climbed = 0;
  }

  /** Returns the point's number. */
  add(entries: readonly Entry[]): number {
    return this.entries.push(entries) - 1;
  }

  /** Runs the climbs of the points added since the last call, nearby points together. */
  climbAll(): void {
    this.shared.begin(this.costs!);
    const { entries, climbed, hierarchy: { ranks: { rank } } } = this;
    const lowest = entries.map((some) => some.reduce((least, { node }) => Math.min(least, rank[node]), NONE));
    const points = [...entries.keys()].slice(climbed).sort((a, b) => lowest[a] - lowest[b]);
    for (let first = 0; first < points.length; first += PARTY) this.climbTogether(points.slice(first, first + PARTY));
    this.climbed = entries.length;
  }

  private climbTogether(points: readonly number[]): void {
    const from = points.length > 1 ? this.lowestAbove(points) : NONE;
    for (const point of points) this.climbAlone(point, from);
    if (from === NONE) return;
    const isTied = this.shared.run(this.climbs, points, from);
    points.forEach((point, index) => isTied[index] && this.climbAlone(point, NONE));
  }

  /** Climbs up to the node `until`, or to the root if it is NONE. */
  private climbAlone(point: number, until: number): void {
    const { climb, climbs, costs, entries, hierarchy: { links: { low } } } = this;
    climb.run(costs!, entries[point], until);
    climbs.write(point, climb, entries[point], low);
  }

  /** The lowest node above all entries of some points, or one of them; NONE if there is none. */
  private lowestAbove(points: readonly number[]): number {
    const { entries, hierarchy: { ranks: { rank }, nodes: { parent } } } = this;
    if (points.some((point) => entries[point].length === 0)) return NONE;
    const rows = [...new Set(points.flatMap((point) => entries[point].map(({ node }) => rank[node])))];
    while (rows.length > 1) {
      let lowest = 0;
      for (let i = 1; i < rows.length; i++) if (rows[i] < rows[lowest]) lowest = i;
      const above = parent[rows[lowest]];
      if (above === NONE) return NONE;
      if (rows.includes(above)) rows.splice(lowest, 1);
      else rows[lowest] = above;
    }
    return rows[0];
  }
}
