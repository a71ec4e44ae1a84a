import { buildSearch } from '../../src/geocoding/search-index.ts';
import { openSearch } from '../../src/geocoding/search.ts';
import { drawAddresses, misspeller } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { syntheticCountry } from './synthetic-country.ts';

const QUERIES = 5000;

/** Addresses of the atlas's own houses: as on the map, shuffled, with a typo, without the city, and for no house. */
export const geocode: Bench = async ({ atlas, houses }) => {
  const country = atlas ? undefined : syntheticCountry(houses);
  const tables = atlas ?? { ...country!, ...buildSearch(country!) };
  const search = openSearch(tables);
  const addresses = drawAddresses(tables, QUERIES);
  const misspell = misspeller(8);
  const trial = (title: string, queries: readonly string[]) =>
    ({ name: title, calls: QUERIES, warmUp: QUERIES, run: (at: number) => search.geocode(queries[at % QUERIES]) });
  return {
    facts: {
      houses: tables.houses.rows, streets: tables.streets.rows, names: tables.searchNames.rows,
      words: tables.terms.rows,
    },
    trials: [
      trial('as on the map', addresses.map(({ street, place, label }) => `${place}, ${street}, ${label}`)),
      trial('number first', addresses.map(({ street, place, label }) => `д. ${label}, ${street}, ${place}`)),
      trial('a slip', addresses.map(({ street, place, label }) => `${place}, ${misspell(street)}, ${label}`)),
      trial('without the city', addresses.map(({ street, label }) => `${street} ${label}`)),
      trial('no such street', addresses.map(({ place, label }) => `${place}, улица Небывалая, ${label}`)),
      trial('common words', addresses.map(({ label }) => `новая большая первая ленина мира садовая ${label} 1 2`)),
    ],
  };
};
