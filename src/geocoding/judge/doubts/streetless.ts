import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import { isTownOfStreets } from '../../query/precision-of.ts';

/**
 * Whether a house lacks a street in a town with streets, "Тверь, 3": its street is not mapped, and the query lost its
 * own. A корпус, as in Зеленоград, and a владение need no street.
 */
export const isStreetless = (search: AtlasSearch, { feature, house }: Candidate): boolean =>
  house !== undefined && isTownOfStreets(search, feature) && search.houses.keyOf(house.row)?.flag === '';
