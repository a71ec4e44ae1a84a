import { Growing } from '../../kernel/columns.ts';
import type { NodeLocations } from '../extract.ts';
import type { IdSet } from '../id-set.ts';
import type { Batch } from './batch.ts';
import { countMissing } from './dangling.ts';

/** The most references that are remembered; small files have fewer. */
const MAX_REFS = 4_000_000;

/** Unused ways, remembered only to count which of their nodes are missing, and only in small files. */
export class UnusedWays {
  areCounted = true;
  private readonly ids = new Growing('f64');
  private readonly ends = new Growing('u32');
  private refs = new Growing('f64');

  add({ ids, itemEnds, items }: Batch['unused']): void {
    if (!this.areCounted) return;
    if (this.refs.length + items.length > MAX_REFS) {
      this.areCounted = false;
      this.ids.length = 0;
      this.refs = new Growing('f64');
      return;
    }
    for (const end of itemEnds) this.ends.push(this.refs.length + end);
    this.ids.append(ids);
    this.refs.append(items);
  }

  nodes(): Float64Array {
    return this.refs.view();
  }

  /** Counts references to nodes that are missing, except those of ways that a relation uses. */
  countMissing(nodes: NodeLocations, memberWays: IdSet): number {
    let missing = 0;
    for (let row = 0; row < this.ids.length; row++) {
      if (memberWays.has(this.ids.at(row))) continue;
      missing += countMissing(nodes, this.refs, row === 0 ? 0 : this.ends.at(row - 1), this.ends.at(row));
    }
    return missing;
  }
}
