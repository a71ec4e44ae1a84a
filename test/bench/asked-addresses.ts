import { NONE } from '../../src/kernel/columns.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { TextReader, type TextTables } from '../../src/kernel/text.ts';
import type { Gazetteer } from '../../src/geocoding/gazetteer/schema.ts';

export interface AskedAddress {
  readonly street: string;
  readonly place: string;
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
}

/** Addresses of an atlas's houses, drawn with a seed. */
export function drawAddresses(tables: Gazetteer & TextTables, count: number): AskedAddress[] {
  const text = new TextReader(tables);
  const random = seededRandom(7);
  const { houses, streets, places } = tables;
  const name = (table: { readonly names: Uint32Array }, row: number): string =>
    row === NONE ? '' : (text.tags(table.names[row]).name ?? '');
  return Array.from({ length: count }, () => {
    const row = Math.floor(random() * houses.rows);
    return {
      street: name(streets, houses.street[row]), place: name(places, houses.place[row]),
      label: text.string(houses.label[row]), lat: houses.lat[row] / 1e7, lon: houses.lon[row] / 1e7,
    };
  });
}

/** Drops one letter in the middle of a name. */
export function misspeller(seed: number): (word: string) => string {
  const random = seededRandom(seed);
  return (word) => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
}
