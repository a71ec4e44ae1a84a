import { openSuggest, type SuggestOptions } from '../../src/geocoding/suggest.ts';
import { NONE } from '../../src/kernel/columns.ts';
import { toDegrees } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { TextReader } from '../../src/kernel/text.ts';
import type { Bench } from './bench.ts';
import { indexedCountry } from './indexed-country.ts';

const QUERIES = 5000;

/** Texts of the atlas's houses as they grow while typed; and texts meant to be slow. */
export const suggest: Bench = async ({ atlas, houses }) => {
  const tables = atlas ?? indexedCountry(houses);
  const reader = new TextReader(tables);
  const random = seededRandom(7);
  const { suggest: ask } = openSuggest(tables);
  const name = (table: { readonly names: Uint32Array }, row: number): string =>
    row === NONE ? '' : (reader.tags(table.names[row]).name ?? '');
  const addresses = Array.from({ length: QUERIES }, () => {
    const row = Math.floor(random() * tables.houses.rows);
    const { street, place, label, lat, lon } = tables.houses;
    return {
      street: name(tables.streets, street[row]), place: name(tables.places, place[row]),
      label: reader.string(label[row]),
      near: { lat: toDegrees(lat[row]), lon: toDegrees(lon[row]) },
    };
  });
  type Address = (typeof addresses)[number];
  const trial = (
    title: string, queryOf: (address: Address) => string, optionsOf?: (address: Address) => SuggestOptions,
  ) => {
    const queries = addresses.map((address) => [queryOf(address), optionsOf?.(address)] as const);
    return { name: title, calls: QUERIES, warmUp: QUERIES, run: (at: number) => ask(...queries[at % QUERIES]) };
  };
  const lastWord = ({ street }: Address): string => street.split(' ').findLast((word) => word.length > 3) ?? street;
  const whole = ({ place, street, label }: Address): string => `${place}, ${street}, ${label}`;
  const part = (text: string): string => text.slice(0, 1 + Math.floor(random() * text.length));
  const misspell = (word: string): string => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  const letters = (count: number) => (address: Address): string => lastWord(address).slice(0, count);
  const slip = ({ place, street }: Address): string => `${place}, ${misspell(street)}`;
  const beginning = (address: Address): string => part(whole(address));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  return {
    facts: {
      houses: tables.houses.rows, streets: tables.streets.rows, words: tables.terms.rows,
      entries: tables.suggestEntries.rows,
    },
    trials: [
      trial('mixed', (address) => pick([letters(1), letters(2), letters(3), beginning, whole, slip])(address)),
      trial('one letter', letters(1)),
      trial('two letters', letters(2)),
      trial('three letters', letters(3)),
      trial('any beginning', beginning),
      trial('any beginning, near', beginning, ({ near }) => ({ near })),
      trial('street first', ({ place, street }) => `${street} ${part(place)}`),
      trial('the house', whole),
      trial('without the city', ({ street, label }) => `${street} ${label}`),
      trial('a slip', slip),
      trial('only regions wanted', (address) => lastWord(address).slice(0, 2), () => ({ types: ['region', 'metro'] })),
      trial('hostile', () => pick(hostile)),
    ],
  };
};

const hostile: readonly string[] = [
  'улица '.repeat(33), 'новая большая первая ленина мира садовая '.repeat(5).slice(0, 200), '1 '.repeat(100),
  '1'.repeat(200), 'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ э ю я '.repeat(4).slice(0, 200),
  'аеоиаеоиаеоиаеоиаеоиа '.repeat(9), '🏠'.repeat(100), 'ул. д. к. стр. кв. '.repeat(11), 'ленина/мира '.repeat(16),
  'a'.repeat(200), '-,.;/ '.repeat(33),
  'малая большая новая старая верхняя нижняя первая вторая третья улица проспект 1 2 3 4',
  'лннинсквя улмца мсоква большяа нвоая 12к3', '\u0301'.repeat(200), 'н а б е р е ж н а я у л и ц а 5', 'п', 'у', 'с 1',
];
