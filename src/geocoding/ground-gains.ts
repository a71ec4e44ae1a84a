import type { AtlasSearch } from './atlas-search.ts';
import { MOST_AROUND } from './containers.ts';
import type { Hit } from './name-hits.ts';

/** A power of two: surroundings that are remembered. */
const SLOTS = 4096;

/** Working space of this thread; what an earlier query has left in a slot is known by its number. */
const slots = {
  owner: new Float64Array(SLOTS), key: new Float64Array(SLOTS), hits: Array.from({ length: SLOTS }, (): Hit[] => []),
};
let queries = 0;
const around = new Uint32Array(MOST_AROUND);

/** What the grounds that a query names speak for the things that lie in them. */
export class GroundGains {
  private readonly search: AtlasSearch;
  private readonly grounds: ReadonlyMap<number, Hit>;
  private readonly own = ++queries;

  constructor(search: AtlasSearch, grounds: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.grounds = grounds;
  }

  /** Of the best ground around a street or POI, by words that are not the thing's own. */
  gain(thing: number, mask: number): number {
    if (this.grounds.size === 0) return 0;
    const hits = this.hitsAround(thing);
    let best = 0;
    for (let i = 0; i < hits.length; i++) {
      if ((hits[i].mask & mask) === 0 && hits[i].gain > best) best = hits[i].gain;
    }
    return best;
  }

  private hitsAround(thing: number): readonly Hit[] {
    const { containers } = this.search;
    const key = containers.surroundings(thing);
    const high = Math.floor(key / 2 ** 24);
    const slot = Math.imul(high ^ Math.imul(key - high * 2 ** 24, 0x9e3779b1), 0x85ebca6b) >>> 20;
    const hits = slots.hits[slot];
    if (slots.owner[slot] === this.own && slots.key[slot] === key) return hits;
    slots.owner[slot] = this.own;
    slots.key[slot] = key;
    hits.length = 0;
    const count = containers.around(thing, around);
    for (let i = 0; i < count; i++) {
      const hit = this.grounds.get(around[i]);
      if (hit && !hits.includes(hit)) hits.push(hit);
    }
    return hits;
  }
}
