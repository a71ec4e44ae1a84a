import { NOWHERE } from './block.ts';
import type { NodeLocations } from './extract.ts';
import { IdSet, type IdSetData } from './id-set.ts';

/**
 * The locations of the wanted nodes: ten bytes for each (two of id, four of latitude, four of longitude), and twelve
 * for each run of 65,536 ids with a wanted one. 500 million nodes take 5 GB.
 */
export class NodeStore implements NodeLocations {
  private ids: IdSet;
  private lats: Int32Array;
  private lons: Int32Array;

  constructor(wanted: IdSet) {
    this.ids = wanted;
    this.lats = new Int32Array(new SharedArrayBuffer(wanted.count * 4)).fill(NOWHERE);
    this.lons = new Int32Array(new SharedArrayBuffer(wanted.count * 4)).fill(NOWHERE);
  }

  get count(): number {
    return this.ids.count;
  }

  find(id: number): number {
    return this.ids.find(id);
  }

  lat(row: number): number {
    return this.lats[row];
  }

  lon(row: number): number {
    return this.lons[row];
  }

  /** Sets locations that are not known yet; returns how many were already known. */
  fill(rows: Uint32Array, lats: Int32Array, lons: Int32Array): number {
    let known = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i];
      if (this.lats[row] !== NOWHERE) {
        known++;
      } else {
        this.lats[row] = lats[i];
        this.lons[row] = lons[i];
      }
    }
    return known;
  }

  /** Drops the wanted nodes without a location: `find` returns -1 for them from now on. */
  close(): void {
    const { highs, starts, lows } = this.ids.data;
    let rows = 0;
    for (let bucket = 0, from = 0; bucket < highs.length; bucket++) {
      const to = starts[bucket + 1];
      for (let row = from; row < to; row++) {
        if (this.lats[row] === NOWHERE) continue;
        lows[rows] = lows[row];
        this.lats[rows] = this.lats[row];
        this.lons[rows++] = this.lons[row];
      }
      starts[bucket + 1] = rows;
      from = to;
    }
    const data: IdSetData = { highs, starts, lows: lows.subarray(0, rows) };
    this.ids = new IdSet(data);
    this.lats = this.lats.subarray(0, rows);
    this.lons = this.lons.subarray(0, rows);
  }
}
