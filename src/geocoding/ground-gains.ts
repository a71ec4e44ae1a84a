import type { AtlasSearch } from './atlas-search.ts';
import { slotOf, SURROUNDING_SLOTS } from './containers.ts';
import type { Hit } from './name-hits.ts';

/**
 * What was found in surroundings, by slot: working space of this thread. Thousands of streets of a query lie in the
 * same few places, most of them in none that it names.
 */
const known = {
  owner: new Float64Array(SURROUNDING_SLOTS), key: new Float64Array(SURROUNDING_SLOTS),
  hits: new Array<readonly Hit[]>(SURROUNDING_SLOTS).fill([]),
};
const none: readonly Hit[] = [];
let queries = 0;

/** Bits, as many as a typed array has within itself: most places are no ground of a query, which these tell. */
const MARKS = 512;

/** What the grounds that a query names speak for the things that lie in them. */
export class GroundGains {
  private readonly search: AtlasSearch;
  private readonly grounds: ReadonlyMap<number, Hit>;
  private readonly marks = new Uint8Array(MARKS / 8);
  private readonly own = ++queries;

  constructor(search: AtlasSearch, grounds: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.grounds = grounds;
    for (const thing of grounds.keys()) this.marks[(thing & (MARKS - 1)) >> 3] |= 1 << (thing & 7);
  }

  /** Of the best ground around a street or POI, by words that are not the thing's own. */
  gain(thing: number, mask: number): number {
    if (this.grounds.size === 0) return 0;
    const hits = this.hitsAround(thing);
    let best = 0;
    for (let i = 0; i < hits.length; i++) {
      const hit = hits[i];
      if ((hit.mask & mask) === 0 && hit.gain > best) best = hit.gain;
    }
    return best;
  }

  private hitsAround(thing: number): readonly Hit[] {
    const { containers } = this.search;
    const key = containers.surroundings(thing);
    const slot = slotOf(key);
    if (known.owner[slot] === this.own && known.key[slot] === key) return known.hits[slot];
    let hits: Hit[] | undefined;
    const around = containers.listAround(thing);
    for (let i = 0; i < around.length; i++) {
      const ground = around[i];
      if ((this.marks[(ground & (MARKS - 1)) >> 3] & (1 << (ground & 7))) === 0) continue;
      const hit = this.grounds.get(ground);
      if (hit) (hits ??= []).push(hit);
    }
    known.owner[slot] = this.own;
    known.key[slot] = key;
    return (known.hits[slot] = hits ?? none);
  }
}
