import { distanceMeters } from '../../kernel/geo.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { HouseKey } from './key.ts';

/** How many rows to look at before and after: streets of a town are near each other in the table. */
const MOST_ROWS = 600;
const TOWN_METERS = 15_000;
/** The fewest houses that show a style: a single one could be a slip of the map. */
const FEWEST = 2;

/**
 * Whether the town of `row` writes parts as the query does: as blocks ("15 к1"), or with slashes that are not those of
 * corners ("15/1" beside a 15 or 15/2). Where it does, the other style means a different house.
 */
export function hasSameStyle(
  { lat, lon, number, rows }: Gazetteer['houses'], row: number, asked: HouseKey,
  keyOf: (row: number) => HouseKey | null, isOnCorner: (row: number) => boolean,
): boolean {
  const hasStyle = (house: number): boolean => {
    const key = keyOf(house);
    if (!key) return false;
    if (asked.block !== '') return key.block !== '';
    const hasSibling = number[house - 1] === number[house] || number[house + 1] === number[house];
    return hasSibling && /^\/\d/u.test(key.fraction) && !isOnCorner(house);
  };
  let found = 0;
  for (let steps = 1; steps <= MOST_ROWS; steps++) {
    for (const house of [row - steps, row + steps]) {
      if (house < 0 || house >= rows || !hasStyle(house)) continue;
      if (distanceMeters(lat[row], lon[row], lat[house], lon[house]) <= TOWN_METERS && ++found >= FEWEST) return true;
    }
  }
  return false;
}
