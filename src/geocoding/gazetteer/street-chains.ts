import { NONE } from '../../kernel/columns.ts';
import type { Gazetteer } from './schema.ts';

const UNKNOWN = NONE - 1;

/**
 * Opens the chain of areas that all houses of a street lie in: most streets lie in one district. NONE where the houses
 * lie in several, or where there are none. Found on demand, once for each street.
 */
export function openSoleChains({ streets, houses }: Pick<Gazetteer, 'streets' | 'houses'>): (street: number) => number {
  const known = new Uint32Array(streets.rows).fill(UNKNOWN);
  return (street) => {
    if (known[street] === UNKNOWN) {
      known[street] = soleOf(houses.chain, streets.houses[street], streets.houses[street + 1]);
    }
    return known[street];
  };
}

function soleOf(chain: Uint32Array, first: number, end: number): number {
  for (let house = first + 1; house < end; house++) if (chain[house] !== chain[first]) return NONE;
  return first < end ? chain[first] : NONE;
}
