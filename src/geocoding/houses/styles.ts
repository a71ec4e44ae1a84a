import { distanceMeters } from '../../kernel/geo.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { HouseKey } from './key.ts';

/** Rows before and behind that are looked at: streets of a town stand near each other in the table. */
const MOST_ROWS = 600;
const TOWN_METERS = 15_000;
/** One alone may be a slip of the map. */
const FEWEST = 2;

/**
 * Whether a town numbers its houses in the way that a number was asked for: with blocks ("15 к1"), or with strokes that
 * are not those of corners ("15/1", where there is a 15 or 15/2 too). Where it does, the other one is another house.
 * `row` is a house of that town.
 */
export function writesSo(
  { lat, lon, number, rows }: Gazetteer['houses'], row: number, asked: HouseKey,
  keyOf: (row: number) => HouseKey | null, isOnCorner: (row: number) => boolean,
): boolean {
  const isSo = (one: number): boolean => {
    const key = keyOf(one);
    if (!key) return false;
    if (asked.block !== '') return key.block !== '';
    const hasSibling = number[one - 1] === number[one] || number[one + 1] === number[one];
    return hasSibling && /^\/\d/u.test(key.fraction) && !isOnCorner(one);
  };
  let found = 0;
  for (let steps = 1; steps <= MOST_ROWS; steps++) {
    for (const one of [row - steps, row + steps]) {
      if (one < 0 || one >= rows || !isSo(one)) continue;
      if (distanceMeters(lat[row], lon[row], lat[one], lon[one]) <= TOWN_METERS && ++found >= FEWEST) return true;
    }
  }
  return false;
}
