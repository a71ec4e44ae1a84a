import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { MOST_NEAR, type SuggestCandidate } from './assemble.ts';
import { RANK_STEPS, rootOf } from './importance.ts';
import type { SuggestTables } from './lists.ts';

const MOST_BEARERS = 1500;
export const MOST_OF_CONTAINER = 12;

/** A feature that bears a name. */
export interface Bearer {
  readonly feature: number;
  readonly status: number;
  readonly name: number;
}

/** The most important bearers of names; those in the named settlements go first. */
export function bearersOf(
  search: AtlasSearch, { suggestFeatures: { rank } }: SuggestTables, names: readonly number[],
  containers: readonly SuggestCandidate[],
): Bearer[] {
  const { tables: { searchNames, nameFeatures, places }, starts } = search;
  const homes = new Set(containers.flatMap(({ feature }) => (feature < starts.areas ? [rootOf(places, feature)] : [])));
  const ofHome = homes.size > 0 ? 2 * MOST_NEAR * RANK_STEPS : 0;
  const found: Bearer[] = [];
  let left = MOST_BEARERS;
  for (const name of names) {
    let least = -Infinity;
    const bearers: (Bearer & { readonly worth: number })[] = [];
    for (let at = searchNames.features[name]; at < searchNames.features[name + 1] && left > 0; at++, left--) {
      const [feature, status] = [nameFeatures.feature[at], nameFeatures.status[at]];
      if (rank[feature] + ofHome <= least) continue;
      const isHome = homes.size > 0 && homes.has(homeOf(search, feature));
      const worth = rank[feature] + (isHome ? ofHome : 0);
      if (worth <= least) continue;
      bearers.push({ feature, status, name, worth });
      if (bearers.length < 2 * MOST_OF_CONTAINER) continue;
      bearers.sort((a, b) => b.worth - a.worth || a.feature - b.feature).length = MOST_OF_CONTAINER;
      least = bearers[MOST_OF_CONTAINER - 1].worth;
    }
    found.push(...bearers.sort((a, b) => b.worth - a.worth || a.feature - b.feature).slice(0, MOST_OF_CONTAINER));
  }
  return found;
}

/** The whole settlement that a feature lies in. */
function homeOf({ starts, tables: { places, streets, pois } }: AtlasSearch, feature: number): number {
  const place = feature < starts.areas ? feature : feature < starts.streets ? NONE
    : feature < starts.pois ? streets.place[feature - starts.streets]
    : feature < starts.postcodes ? pois.place[feature - starts.pois] : NONE;
  return place === NONE ? NONE : rootOf(places, place);
}
