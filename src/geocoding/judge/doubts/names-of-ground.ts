import type { AtlasSearch } from '../../names/atlas-search.ts';

/** Of a place or area, in all languages. */
export const namesOfGround = (
  { starts, tags, tables: { areas, places } }: AtlasSearch, thing: number,
): readonly string[] =>
  Object.values(tags(thing < starts.areas ? places.names[thing] : areas.names[thing - starts.areas]));
