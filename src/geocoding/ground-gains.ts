import type { AtlasSearch } from './atlas-search.ts';
import { slotOf, SURROUNDING_SLOTS } from './containers.ts';
import type { Hit } from './name-hits.ts';

/** A power of two: most grounds are none that the query names, which this many marks tell. */
const MARKS = 1024;

/** Surroundings without any ground of a query, by slot: working space of this thread. */
const empty = { owner: new Float64Array(SURROUNDING_SLOTS), key: new Float64Array(SURROUNDING_SLOTS) };
let queries = 0;

/** What the grounds that a query names speak for the things that lie in them. */
export class GroundGains {
  private readonly search: AtlasSearch;
  private readonly grounds: ReadonlyMap<number, Hit>;
  private readonly marks = new Uint8Array(MARKS);
  private readonly own = ++queries;

  constructor(search: AtlasSearch, grounds: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.grounds = grounds;
    for (const thing of grounds.keys()) this.marks[thing & (MARKS - 1)] = 1;
  }

  /** Of the best ground around a street or POI, by words that are not the thing's own. */
  gain(thing: number, mask: number): number {
    if (this.grounds.size === 0) return 0;
    const { containers } = this.search;
    const key = containers.surroundings(thing);
    const slot = slotOf(key);
    if (empty.owner[slot] === this.own && empty.key[slot] === key) return 0;
    const around = containers.listAround(thing);
    let [best, isEmpty] = [0, true];
    for (let i = 0; i < around.length; i++) {
      if (this.marks[around[i] & (MARKS - 1)] === 0) continue;
      const hit = this.grounds.get(around[i]);
      if (!hit) continue;
      isEmpty = false;
      if ((hit.mask & mask) === 0 && hit.gain > best) best = hit.gain;
    }
    if (isEmpty) {
      empty.owner[slot] = this.own;
      empty.key[slot] = key;
    }
    return best;
  }
}
