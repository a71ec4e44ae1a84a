import { buildSearch } from '../../src/geocoding/names/search-index.ts';
import { openSearch } from '../../src/geocoding/search.ts';
import { drawAddresses, misspeller, type AskedAddress } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { syntheticCountry } from './synthetic-country.ts';

const QUERIES = 5000;

/** Addresses of the atlas's houses: as on the map, shuffled, with a typo, without the city, with an unknown street. */
export const geocode: Bench = async ({ atlas, houses }) => {
  const country = atlas ? undefined : syntheticCountry(houses);
  const tables = atlas ?? { ...country!, ...buildSearch(country!) };
  const search = openSearch(tables);
  const addresses = drawAddresses(tables, QUERIES);
  const misspell = misspeller(8);
  const trial = (title: string, queries: readonly string[]) =>
    ({ name: title, calls: QUERIES, warmUp: QUERIES, run: (at: number) => search.geocode(queries[at % QUERIES]) });
  const kinds: Record<string, (address: AskedAddress) => string> = {
    'as on the map': ({ street, place, label }) => `${place}, ${street}, ${label}`,
    'number first': ({ street, place, label }) => `д. ${label}, ${street}, ${place}`,
    'a slip': ({ street, place, label }) => `${place}, ${misspell(street)}, ${label}`,
    'without the city': ({ street, label }) => `${street} ${label}`,
    'no such street': ({ place, label }) => `${place}, улица Небывалая, ${label}`,
  };
  const makers = Object.values(kinds);
  return {
    facts: {
      houses: tables.houses.rows, streets: tables.streets.rows, names: tables.searchNames.rows,
      words: tables.terms.rows,
    },
    trials: [
      ...Object.entries(kinds).map(([title, make]) => trial(title, addresses.map(make))),
      trial('these five, mixed', addresses.map((address, at) => makers[at % makers.length](address))),
      trial('common words', addresses.map(({ label }) => `новая большая первая ленина мира садовая ${label} 1 2`)),
    ],
  };
};
