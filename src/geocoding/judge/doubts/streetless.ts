import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import { isTownOfStreets } from '../../query/precision-of.ts';

/**
 * "Тверь, 3": a house without a street in a town with streets is one whose street nobody mapped, and the query lost its
 * street. A корпус, as in Зеленоград, and a владение need no street.
 */
export const isStreetless = (search: AtlasSearch, { feature, house }: Candidate): boolean =>
  house !== undefined && isTownOfStreets(search, feature) && search.houses.keyOf(house.row)?.flag === '';
