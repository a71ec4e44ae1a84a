import type { Containers } from '../gazetteer/containers.ts';
import type { SearchTables } from './search-index.ts';

/**
 * What a search asks of every bearer of a name, by its row in `nameThings`: those of one name lie side by side there,
 * while what the tables know of them is scattered over all memory. Filled as it is asked for.
 */
export interface NameRows {
  /** Bits (`bitOf`) of the grounds around a street or POI. */
  bits(row: number): number;
  /** Of any thing, as near as 32 bits tell it. */
  standing(row: number): number;
}

const UNKNOWN_STANDING = -1;

/** One of 32 bits for each ground, scattered. */
export const bitOf = (ground: number): number => 1 << (Math.imul(ground, 0x9e3779b1) >>> 27);

export function openNameRows(
  { nameThings: { thing: things } }: SearchTables, { listAround }: Pick<Containers, 'listAround'>,
  standingOf: (thing: number) => number,
): NameRows {
  const bits = new Int32Array(things.length);
  const standings = new Float32Array(things.length).fill(UNKNOWN_STANDING);
  return {
    bits: (row) => {
      if (bits[row] === 0) bits[row] = listAround(things[row]).reduce((all, ground) => all | bitOf(ground), 0);
      return bits[row];
    },
    standing: (row) => {
      if (standings[row] === UNKNOWN_STANDING) standings[row] = standingOf(things[row]);
      return standings[row];
    },
  };
}
