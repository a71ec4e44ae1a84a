import type { Containers } from '../gazetteer/containers.ts';
import type { SearchTables } from './search-index.ts';

/**
 * Facts that a search needs about every bearer of a name, by row of `nameFeatures`: bearers of one name are side by
 * side there, while their rows in the tables are scattered over memory. Filled on demand.
 */
export interface NameRows {
  /** A number, from 1, that stands for the places and areas around a street or POI: equal for all within the same. */
  surroundings(row: number): number;
  /** The containers of these surroundings, as a list that must not be changed. */
  containers(surroundings: number): Uint32Array;
  /** Bits (`bitOf`) of the same. */
  bits(surroundings: number): number;
  /** Prominence of any feature, as a 32-bit float. */
  prominence(row: number): number;
}

const UNKNOWN_PROMINENCE = -1;
const UNKNOWN_SURROUNDINGS = 0;

/** Hashes a container to one of 32 bits. */
export const bitOf = (container: number): number => 1 << (Math.imul(container, 0x9e3779b1) >>> 27);

export function openNameRows(
  { nameFeatures: { feature: features } }: SearchTables,
  { listAround, surroundings: keyOf }: Pick<Containers, 'listAround' | 'surroundings'>,
  prominenceOf: (feature: number) => number,
): NameRows {
  const surroundings = new Uint32Array(features.length);
  const prominences = new Float32Array(features.length).fill(UNKNOWN_PROMINENCE);
  const numbers = new Map<number, number>();
  // By number of surroundings: a feature in them, and their bits.
  const [examples, bits] = [[0], [0]];
  const numberOf = (feature: number): number => {
    const key = keyOf(feature);
    let number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, (number = examples.push(feature) - 1));
      bits.push(listAround(feature).reduce((all, container) => all | bitOf(container), 0));
    }
    return number;
  };
  return {
    surroundings: (row) => {
      if (surroundings[row] === UNKNOWN_SURROUNDINGS) surroundings[row] = numberOf(features[row]);
      return surroundings[row];
    },
    containers: (number) => listAround(examples[number]),
    bits: (number) => bits[number],
    prominence: (row) => {
      if (prominences[row] === UNKNOWN_PROMINENCE) prominences[row] = prominenceOf(features[row]);
      return prominences[row];
    },
  };
}
