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
  prominence(row: number): number;
}

const UNKNOWN_PROMINENCE = -1;

/** One of 32 bits for each ground, scattered. */
export const bitOf = (container: number): number => 1 << (Math.imul(container, 0x9e3779b1) >>> 27);

export function openNameRows(
  { nameFeatures: { feature: features } }: SearchTables, { listAround }: Pick<Containers, 'listAround'>,
  prominenceOf: (feature: number) => number,
): NameRows {
  const bits = new Int32Array(features.length);
  const prominences = new Float32Array(features.length).fill(UNKNOWN_PROMINENCE);
  return {
    bits: (row) => {
      if (bits[row] === 0) bits[row] = listAround(features[row]).reduce((all, container) => all | bitOf(container), 0);
      return bits[row];
    },
    prominence: (row) => {
      if (prominences[row] === UNKNOWN_PROMINENCE) prominences[row] = prominenceOf(features[row]);
      return prominences[row];
    },
  };
}
