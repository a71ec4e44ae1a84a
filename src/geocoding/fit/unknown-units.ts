import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { isOfUnits } from './kinds-of-types.ts';

/** Names of districts that no ground has: "с.п. Майминское". */
export function unknownUnits(
  { starts, containers }: AtlasSearch, { atoms, types }: QueryWords, { grounds }: Retrieved,
): number {
  let mask = 0;
  for (const [at, { isNumber, before }] of atoms.entries()) {
    if (isNumber || types[at].length > 0) continue;
    const isBehind = before !== ',' && isOfUnits(types[at - 1]);
    const isBefore = atoms[at + 1]?.before !== ',' && isOfUnits(types[at + 1]);
    if (isBehind || isBefore) mask |= 1 << at;
  }
  if (mask === 0) return 0;
  for (const { thing, mask: own } of grounds.values()) {
    const isArea = thing >= starts.areas && thing < starts.streets;
    if (!isArea || !containers.isBorderless(thing - starts.areas)) mask &= ~own;
  }
  return mask;
}
