import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { MOST_NEAR, type SuggestCandidate } from './assemble.ts';
import { RANK_STEPS, rootOf } from './importance.ts';
import type { SuggestTables } from './lists.ts';

const MOST_BEARERS = 1500;
export const MOST_OF_GROUND = 12;

/** Something that bears a name. */
export interface Bearer {
  readonly thing: number;
  readonly standing: number;
  readonly name: number;
}

/** The most important bearers of names; those in the settlements named go first. */
export function bearersOf(
  search: AtlasSearch, { suggestThings: { rank } }: SuggestTables, names: readonly number[],
  grounds: readonly SuggestCandidate[],
): Bearer[] {
  const { tables: { searchNames, nameThings, places }, starts } = search;
  const homes = new Set(grounds.flatMap(({ thing }) => (thing < starts.areas ? [rootOf(places, thing)] : [])));
  const ofHome = homes.size > 0 ? 2 * MOST_NEAR * RANK_STEPS : 0;
  const found: Bearer[] = [];
  let left = MOST_BEARERS;
  for (const name of names) {
    let least = -Infinity;
    const bearers: (Bearer & { readonly worth: number })[] = [];
    for (let at = searchNames.things[name]; at < searchNames.things[name + 1] && left > 0; at++, left--) {
      const [thing, standing] = [nameThings.thing[at], nameThings.standing[at]];
      if (rank[thing] + ofHome <= least) continue;
      const isHome = homes.size > 0 && homes.has(homeOf(search, thing));
      const worth = rank[thing] + (isHome ? ofHome : 0);
      if (worth <= least) continue;
      bearers.push({ thing, standing, name, worth });
      if (bearers.length < 2 * MOST_OF_GROUND) continue;
      bearers.sort((a, b) => b.worth - a.worth || a.thing - b.thing).length = MOST_OF_GROUND;
      least = bearers[MOST_OF_GROUND - 1].worth;
    }
    found.push(...bearers.sort((a, b) => b.worth - a.worth || a.thing - b.thing).slice(0, MOST_OF_GROUND));
  }
  return found;
}

/** The settlement that a thing lies in, with all its parts. */
function homeOf({ starts, tables: { places, streets, pois } }: AtlasSearch, thing: number): number {
  const place = thing < starts.areas ? thing : thing < starts.streets ? NONE
    : thing < starts.pois ? streets.place[thing - starts.streets]
    : thing < starts.postcodes ? pois.place[thing - starts.pois] : NONE;
  return place === NONE ? NONE : rootOf(places, place);
}
