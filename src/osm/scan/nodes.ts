import { Growing } from '../../kernel/columns.ts';
import { NOWHERE, type Block } from '../block.ts';
import type { IdSet } from '../id-set.ts';

/** Locations of wanted nodes, by their rows in the set of wanted ids. */
export interface NodeBatch {
  readonly rows: Uint32Array;
  readonly lats: Int32Array;
  readonly lons: Int32Array;
  /** The number of wanted nodes outside the earth. */
  readonly nowhere: number;
}

export class NodeBatchBuilder {
  private readonly rows = new Growing('u32', 1 << 13);
  private readonly lats = new Growing('i32', 1 << 13);
  private readonly lons = new Growing('i32', 1 << 13);
  private nowhere = 0;

  add({ nodes }: Block, wanted: IdSet): void {
    for (let i = 0; i < nodes.ids.length; i++) {
      const row = wanted.find(nodes.ids.at(i));
      if (row < 0) continue;
      if (nodes.lats.at(i) === NOWHERE || nodes.lons.at(i) === NOWHERE) {
        this.nowhere++;
        continue;
      }
      this.rows.push(row);
      this.lats.push(nodes.lats.at(i));
      this.lons.push(nodes.lons.at(i));
    }
  }

  /** Returns the locations and empties the builder. */
  finish(): NodeBatch {
    const { rows, lats, lons, nowhere } = this;
    const batch = { rows: rows.finish(), lats: lats.finish(), lons: lons.finish(), nowhere };
    rows.length = lats.length = lons.length = this.nowhere = 0;
    return batch;
  }
}
