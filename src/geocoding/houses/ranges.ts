import type { Gazetteer } from '../gazetteer/schema.ts';
import { hasParts, type HouseKey } from './key.ts';
import { compareHouses } from './likeness.ts';
import type { FoundHouse } from './found-house.ts';

const MOST_ROWS = 64;
/** The longest range that counts; one just before the number asked for may be longer. */
const MOST_NUMBERS = 16;
const BESIDE_ROWS = 4;
const MOST_NUMBERS_BESIDE = 40;
const COST = 0.08;
/** The end of a range: "-5", and the "-23" of "21-23/25". */
const lastOfRange = /^-(\d+)(\/.*)?$/u;

/** The row where the houses of a street begin, and the row where the number asked for is or would be. */
interface Before {
  readonly first: number;
  readonly at: number;
}

/** Finds a range that includes the number: "12-18" has 14 and 18. Of "3-5 с1" and "3-5 с30" the latter has 5 с30. */
export function findInRange(
  houses: Gazetteer['houses'], keyOf: (row: number) => HouseKey | null, { first, at }: Before, asked: HouseKey,
): FoundHouse | undefined {
  const { number, lat, lon } = houses;
  let [best, least, isWhole] = [-1, Infinity, false];
  for (let row = at - 1; row >= Math.max(first, at - MOST_ROWS); row--) {
    const most = row >= at - BESIDE_ROWS ? MOST_NUMBERS_BESIDE : MOST_NUMBERS;
    if (asked.number - number[row] > most) break;
    if ((asked.number - number[row]) % 2 !== 0) continue;
    const key = keyOf(row);
    const range = key?.fraction.startsWith('-') ? lastOfRange.exec(key.fraction) : null;
    const last = range ? Number(range[1]) : 0;
    if (last < asked.number || last - number[row] > most) continue;
    const ofLabel = { ...key!, fraction: range![2] ?? '' };
    const { cost, grade } = compareHouses({ ...asked, number: key!.number }, ofLabel);
    if (cost < least) [best, least, isWhole] = [row, cost, grade !== 'part'];
  }
  if (best < 0) return undefined;
  const isPart = !isWhole || (hasParts(keyOf(best)!) && !hasParts(asked));
  return {
    row: best, lat: lat[best], lon: lon[best], cost: COST + (isWhole ? 0 : least), isExact: false,
    precision: isPart ? 'house_part' : 'house', errorMeters: isPart ? 60 : 20, dashIsFlat: asked.dash !== '',
    hasEqual: false,
  };
}
