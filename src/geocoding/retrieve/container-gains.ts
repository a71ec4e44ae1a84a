import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit } from '../query/hit.ts';
import { bitOf } from '../names/rows.ts';

/** A power of two. */
const SLOTS = 8192;
/**
 * Named containers of each surroundings, by slot, with the query that filled it in: working space of this thread.
 * Thousands of streets found by a query lie in the same few places.
 */
const known = {
  owner: new Float64Array(SLOTS), surroundings: new Uint32Array(SLOTS), hits: [] as (readonly Hit[])[],
};
const none: readonly Hit[] = [];
let queries = 0;

/** The gains that the containers named by a query add to the scores of subjects inside them. */
export class ContainerGains {
  private readonly search: AtlasSearch;
  private readonly containerHits: ReadonlyMap<number, Hit>;
  private readonly bits: number;
  private readonly query = ++queries;

  constructor(search: AtlasSearch, containerHits: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.containerHits = containerHits;
    let bits = 0;
    for (const feature of containerHits.keys()) bits |= bitOf(feature);
    this.bits = bits;
  }

  /** The highest gain of a container around the feature in this row of `nameFeatures`, by words other than `mask`. */
  gain(row: number, mask: number): number {
    if (this.bits === 0) return 0;
    const { nameRows } = this.search;
    const surroundings = nameRows.surroundings(row);
    // Most features lie in no named container.
    if ((nameRows.bits(surroundings) & this.bits) === 0) return 0;
    const hits = this.hitsIn(surroundings);
    let best = 0;
    for (let i = 0; i < hits.length; i++) {
      const hit = hits[i];
      if ((hit.mask & mask) === 0 && hit.gain > best) best = hit.gain;
    }
    return best;
  }

  private hitsIn(surroundings: number): readonly Hit[] {
    const slot = surroundings % SLOTS;
    if (known.owner[slot] === this.query && known.surroundings[slot] === surroundings) return known.hits[slot];
    let hits: Hit[] | undefined;
    for (const container of this.search.nameRows.containers(surroundings)) {
      const hit = this.containerHits.get(container);
      if (hit) (hits ??= []).push(hit);
    }
    known.owner[slot] = this.query;
    known.surroundings[slot] = surroundings;
    return (known.hits[slot] = hits ?? none);
  }
}
