import { buildSearch } from '../../src/geocoding/search-index.ts';
import { openSearch } from '../../src/geocoding/search.ts';
import { NONE } from '../../src/kernel/columns.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { TextReader } from '../../src/kernel/text.ts';
import type { Bench } from './bench.ts';
import { syntheticCountry } from './synthetic-country.ts';

const QUERIES = 5000;

/** Addresses of the atlas's own houses: as on the map, shuffled, with a typo, without the city, and for no house. */
export const geocode: Bench = async ({ atlas, houses }) => {
  const country = atlas ? undefined : syntheticCountry(houses);
  const tables = atlas ?? { ...country!, ...buildSearch(country!) };
  const text = new TextReader(tables);
  const random = seededRandom(7);
  const search = openSearch(tables);
  const name = (table: { readonly names: Uint32Array }, row: number): string =>
    row === NONE ? '' : (text.tags(table.names[row]).name ?? '');
  const addresses = Array.from({ length: QUERIES }, () => {
    const row = Math.floor(random() * tables.houses.rows);
    const { street, place, label } = tables.houses;
    const [ofStreet, ofPlace] = [name(tables.streets, street[row]), name(tables.places, place[row])];
    return { street: ofStreet, place: ofPlace, label: text.string(label[row]) };
  });
  const misspell = (word: string): string => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
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
