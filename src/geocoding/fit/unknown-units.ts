import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { areUnitWords } from './kinds-of-types.ts';

/** Mask of the names of districts that the map lacks: "с.п. Майминское". */
export function unknownUnits(
  { starts, containers }: AtlasSearch, { atoms, types }: QueryWords, { containerHits }: Retrieved,
): number {
  let mask = 0;
  for (const [at, { isNumber, before }] of atoms.entries()) {
    if (isNumber || types[at].length > 0) continue;
    const isBehind = before !== ',' && areUnitWords(types[at - 1]);
    const isBefore = atoms[at + 1]?.before !== ',' && areUnitWords(types[at + 1]);
    if (isBehind || isBefore) mask |= 1 << at;
  }
  if (mask === 0) return 0;
  for (const { feature, mask: named } of containerHits.values()) {
    const isArea = feature >= starts.areas && feature < starts.streets;
    if (!isArea || !containers.isBorderless(feature - starts.areas)) mask &= ~named;
  }
  return mask;
}
