import type { AtlasSearch } from '../../names/atlas-search.ts';
import { placePrecision } from '../../query/precision-of.ts';
import type { Hit } from '../../query/hit.ts';

/** A town matched at a lower cost is the one named, not a misspelling of another. */
const SURE_COST = 0.03;

/** Mask of the atoms that name towns and villages of the atlas exactly. */
export function townsOf({ starts, kind, tables: { places } }: AtlasSearch, containerHits: Iterable<Hit>): number {
  let mask = 0;
  for (const hit of containerHits) {
    if (hit.feature < starts.areas && !hit.isFuzzy && hit.cost < SURE_COST
      && placePrecision(kind(places.kind[hit.feature])) !== 'place') mask |= hit.mask;
  }
  return mask;
}
