import type { AtlasSearch } from '../../names/atlas-search.ts';

/** All names of a place or area, in all languages. */
export const namesOfContainer = (
  { starts, tags, tables: { areas, places } }: AtlasSearch, feature: number,
): readonly string[] =>
  Object.values(tags(feature < starts.areas ? places.names[feature] : areas.names[feature - starts.areas]));
