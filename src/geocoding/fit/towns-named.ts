import type { AtlasSearch } from '../names/atlas-search.ts';
import { placePrecision } from '../query/precision-of.ts';
import type { Hit } from '../query/hit.ts';

/** A town that is called so is no slip in the name of another one. */
const SURE_COST = 0.03;

/** Atoms that are, as they stand, the names of towns and villages of the atlas. */
export function townsOf({ starts, kind, tables: { places } }: AtlasSearch, containerHits: Iterable<Hit>): number {
  let mask = 0;
  for (const hit of containerHits) {
    if (hit.feature < starts.areas && !hit.isFuzzy && hit.cost < SURE_COST
      && placePrecision(kind(places.kind[hit.feature])) !== 'place') mask |= hit.mask;
  }
  return mask;
}
