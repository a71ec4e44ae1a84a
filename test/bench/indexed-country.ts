import { buildIndexes } from '../../src/geocoding/near/indexes.ts';
import { buildSearch } from '../../src/geocoding/names/search-index.ts';
import { buildSuggest } from '../../src/geocoding/suggest/lists.ts';
import { syntheticCountry } from './synthetic-country.ts';

/** A synthetic country with all indexes for text. */
export function indexedCountry(houses: number) {
  const country = syntheticCountry(houses);
  const search = buildSearch(country);
  return { ...country, ...buildIndexes(country), ...search, ...buildSuggest({ ...country, ...search }) };
}
