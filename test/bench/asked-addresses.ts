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

/**
 * Different addresses of an atlas's houses, in an order drawn with a seed. If there are too few, all follow again in
 * the same order, so that a cache of the latest answers that does not hold all of them holds none when it is asked for.
 */
export function drawAddresses(tables: Gazetteer & TextTables, count: number): AskedAddress[] {
  const text = new TextReader(tables);
  const { houses, streets, places } = tables;
  const name = (table: { readonly names: Uint32Array }, row: number): string =>
    row === NONE ? '' : (text.tags(table.names[row]).name ?? '');
  const different = new Map<string, AskedAddress>();
  for (const row of shuffledRows(houses.rows)) {
    if (different.size === count) break;
    const street = name(streets, houses.street[row]);
    const place = name(places, houses.place[row]);
    const label = text.string(houses.label[row]);
    const asked = { street, place, label, lat: houses.lat[row] / 1e7, lon: houses.lon[row] / 1e7 };
    different.set(`${place}, ${street}, ${label}`, asked);
  }
  const once = [...different.values()];
  return Array.from({ length: count }, (_, at) => once[at % once.length]);
}

function shuffledRows(count: number): Uint32Array {
  const random = seededRandom(7);
  const rows = Uint32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [rows[at], rows[other]] = [rows[other], rows[at]];
  }
  return rows;
}

/** Drops one letter in the middle of a name. */
export function misspeller(seed: number): (word: string) => string {
  const random = seededRandom(seed);
  return (word) => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
}
