import type { AtlasSearch } from './atlas-search.ts';
import type { Hit } from './name-hits.ts';

/** A power of two: most grounds are none that the query names, which this many marks tell. */
const MARKS = 1024;

/** What the grounds that a query names speak for the things that lie in them. */
export class GroundGains {
  private readonly search: AtlasSearch;
  private readonly grounds: ReadonlyMap<number, Hit>;
  private readonly marks = new Uint8Array(MARKS);

  constructor(search: AtlasSearch, grounds: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.grounds = grounds;
    for (const thing of grounds.keys()) this.marks[thing & (MARKS - 1)] = 1;
  }

  /** Of the best ground around a street or POI, by words that are not the thing's own. */
  gain(thing: number, mask: number): number {
    if (this.grounds.size === 0) return 0;
    const around = this.search.containers.listAround(thing);
    let best = 0;
    for (let i = 0; i < around.length; i++) {
      if (this.marks[around[i] & (MARKS - 1)] === 0) continue;
      const hit = this.grounds.get(around[i]);
      if (hit && (hit.mask & mask) === 0 && hit.gain > best) best = hit.gain;
    }
    return best;
  }
}
