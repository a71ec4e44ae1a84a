import type { Containers } from '../gazetteer/containers.ts';
import type { SearchTables } from './search-index.ts';

/**
 * Facts that a search needs about every bearer of a name, by row of `nameFeatures`: bearers of one name are side by
 * side there, while their rows in the tables are scattered over memory. Filled on demand.
 */
export interface NameRows {
  /** Bits (`bitOf`) of the containers around a street or POI. */
  bits(row: number): number;
  /** Prominence of any feature, as a 32-bit float. */
  prominence(row: number): number;
}

const UNKNOWN_PROMINENCE = -1;

/** Hashes a container to one of 32 bits. */
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
