import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import { isTownOfStreets } from '../../query/precision-of.ts';

/**
 * "Тверь, 3": a town has houses without a street where nobody mapped that, and the query lost its own. A block, as in
 * Zelenograd, and a holding have none.
 */
export const isStreetless = (search: AtlasSearch, { feature, house }: Candidate): boolean =>
  house !== undefined && isTownOfStreets(search, feature) && search.houses.keyOf(house.row)?.flag === '';
