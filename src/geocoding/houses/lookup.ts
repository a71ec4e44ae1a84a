import { distanceMeters } from '../../kernel/geo.ts';
import { firstAtLeast } from '../../kernel/sorted.ts';
import type { FoundHouse } from './found-house.ts';
import { houseSources, type Gazetteer } from '../gazetteer/schema.ts';
import { hasParts, labelKey, type HouseKey } from './key.ts';
import { compareHouses, type HouseLikeness } from './likeness.ts';
import { findInRange } from './ranges.ts';
import { hasSameStyle } from './styles.ts';

export interface HouseLookup {
  /**
   * Finds the best of the houses from `first` up to `end`, sorted by number. Among equals `bonusOf` decides, then the
   * order of the map; the rest are in `equals`.
   */
  find(first: number, end: number, asked: HouseKey, bonusOf?: (row: number) => number): FoundHouse | undefined;
  /** Lists the rows of a number, whatever their parts. */
  numbered(first: number, end: number, number: number): readonly number[];
  /** Reads a row's label; null without a number. */
  keyOf(row: number): HouseKey | null;
  /** Whether the row's second number belongs to another street. */
  isOnCorner(row: number): boolean;
  /** Returns the house of a row found by its side street's number. `isOneOfMany`: several buildings have it. */
  corner(row: number, isOneOfMany?: boolean): FoundHouse;
}

const MOST_LABELS = 8192;
const MOST_SAME_NUMBER = 300;
/** Limits of interpolation between two houses, in numbers and in metres. */
const GAP_NUMBERS = 30;
const GAP_METERS = 700;
const NEAREST_NUMBERS = 12;
const SAME_HOUSE_METERS = 50;
/** Buildings of one number farther apart than this are two answers. */
const TWIN_METERS = 60;
/** The most that `equals` lists. */
const MOST_EQUALS = 4;

const costs = { interpolated: 0.3, nearest: 0.38, corner: 0.14 };

/** Caches the keys of labels, which repeat often. */
function openKeys({ label }: Houses, stringOf: (number: number) => string): (row: number) => HouseKey | null {
  const labels = new Map<number, HouseKey | null>();
  return (row) => {
    let key = labels.get(label[row]);
    if (key === undefined) {
      key = labelKey(stringOf(label[row])) ?? null;
      if (labels.size >= MOST_LABELS) labels.clear();
      labels.set(label[row], key);
    }
    return key;
  };
}

/** Returns the end of the rows of a number, which begin at `first`. */
function endOf(numbers: Uint32Array, first: number, end: number, number: number): number {
  const last = Math.min(end, first + MOST_SAME_NUMBER);
  let row = first;
  while (row < last && numbers[row] === number) row++;
  return row;
}

/** Whether two rows are different answers. Parts of a house usually are not: any of them shows where it is. */
function areApart({ label, lat, lon }: Houses, a: number, b: number, { grade }: HouseLikeness): boolean {
  const isSame = label[a] === label[b];
  if (!isSame && grade !== 'part') return true;
  const meters = distanceMeters(lat[a], lon[a], lat[b], lon[b]);
  return meters > (isSame ? TWIN_METERS : SAME_HOUSE_METERS);
}

/** Whether both have a slash, or both a block. */
const isWrittenLike = (asked: HouseKey, key: HouseKey): boolean =>
  asked.fraction.startsWith('/') ? key.fraction.startsWith('/') : asked.block !== '' && key.block !== '';

export function openHouses(
  { houses }: Gazetteer, stringOf: (number: number) => string, isOnCorner: (row: number) => boolean,
): HouseLookup {
  const keyOf = openKeys(houses, stringOf);
  return {
    keyOf,
    isOnCorner,
    numbered: (first, end, number) => {
      const from = firstAtLeast(houses.number, number, first, end);
      return Array.from({ length: endOf(houses.number, from, end, number) - from }, (_, at) => from + at);
    },
    corner: (row, isOneOfMany = false) => {
      const key = keyOf(row);
      const isPart = isOneOfMany || key === null || hasParts(key);
      return {
        row, lat: houses.lat[row], lon: houses.lon[row], cost: costs.corner, dashIsFlat: true,
        precision: isPart ? 'house_part' : 'house', errorMeters: isPart ? 60 : 15, isExact: false, hasEqual: false,
      };
    },
    find: (first, end, asked, bonusOf) => {
      if (first >= end || asked.number === 0) return undefined;
      const at = firstAtLeast(houses.number, asked.number, first, end);
      const best = mostSimilar(houses, keyOf, at, end, { asked, bonusOf });
      const ofNumber = best && foundAs(houses, best, asked, { keyOf, isOnCorner });
      if (ofNumber?.precision === 'house') return ofNumber;
      const ofRange = findInRange(houses, keyOf, { first, at }, asked);
      return ofRange && (!ofNumber || ofRange.precision === 'house') ? ofRange
        : ofNumber ?? between(houses, first, end, at, asked.number);
    },
  };
}

type Houses = Gazetteer['houses'];

interface MostSimilar {
  readonly row: number;
  readonly likeness: HouseLikeness;
  readonly hasEqual: boolean;
  readonly equals: readonly number[];
  /** Some house is written the way the query is, with a slash or with a block. */
  readonly hasStyle: boolean;
  /** Its letter is the литера asked for, and there is a house without a letter. */
  readonly isLetterOfPart: boolean;
}

interface Wanted {
  readonly asked: HouseKey;
  readonly bonusOf?: (row: number) => number;
}

/** Finds the row most similar to the number asked for, among those of its number, which begin at `from`. */
function mostSimilar(
  houses: Houses, keyOf: (row: number) => HouseKey | null, from: number, end: number, { asked, bonusOf }: Wanted,
): MostSimilar | undefined {
  const best = new Best(houses);
  const seen = { hasStyle: false, hasWhole: false, hasFlat: false, hasPart: false };
  const whole = asked.liter === '' ? undefined : { ...asked, liter: '' };
  const last = endOf(houses.number, from, end, asked.number);
  for (let row = from; row < last; row++) {
    const key = keyOf(row);
    if (key === null) continue;
    const likeness = compareHouses(asked, key);
    seen.hasStyle ||= isWrittenLike(asked, key);
    if (whole) seen.hasWhole ||= compareHouses(whole, key).grade === 'exact';
    if (asked.dash !== '' && likeness.grade === 'weak' && !likeness.isOneSide) {
      if (likeness.dashIsFlat) seen.hasFlat = true;
      else seen.hasPart = true;
    }
    if (!best.likeness || likeness.cost <= best.likeness.cost) best.offer(row, likeness, bonusOf ? bonusOf(row) : 0);
  }
  const { row, likeness, hasEqual, equals } = best;
  if (!likeness) return undefined;
  return {
    row, likeness, equals, hasStyle: seen.hasStyle,
    // "10-2" can be flat 2 of number 10, or 10/2.
    hasEqual: hasEqual || (seen.hasFlat && seen.hasPart && likeness.grade === 'weak'),
    isLetterOfPart: seen.hasWhole && asked.letter === '' && keyOf(row)?.letter === asked.liter,
  };
}

const none: number[] = [];

/** The most similar house so far, and its equals that stand apart. */
class Best {
  row = 0;
  likeness: HouseLikeness | undefined;
  hasEqual = false;
  equals = none;
  private readonly houses: Houses;
  private bonus = 0;
  /** The rows of one building. Most numbers have one house, so no list is made before the second. */
  private alike: number[] | undefined;

  constructor(houses: Houses) {
    this.houses = houses;
  }

  /** Takes a row that is at least as similar as the best. */
  offer(row: number, likeness: HouseLikeness, bonus: number): void {
    if (!this.likeness || likeness.cost < this.likeness.cost || bonus > this.bonus) {
      this.row = row;
      this.likeness = likeness;
      this.bonus = bonus;
      this.hasEqual = false;
      this.alike = undefined;
      this.equals = none;
    } else if (bonus === this.bonus) {
      this.alike ??= [this.row];
      if (this.alike.some((known) => areApart(this.houses, row, known, likeness))) {
        this.hasEqual = true;
        if (this.equals.length < MOST_EQUALS) this.equals = [...this.equals, row];
      } else if (this.alike.length < MOST_EQUALS) this.alike.push(row);
    }
  }
}

const INTERPOLATED = houseSources.indexOf('interpolated');

function foundAs(
  houses: Houses, { row, likeness, hasEqual, equals, hasStyle, isLetterOfPart }: MostSimilar, asked: HouseKey,
  { keyOf, isOnCorner }: Pick<HouseLookup, 'keyOf' | 'isOnCorner'>,
): FoundHouse {
  // The number after the slash is a part's, unless it is known to be another street's. And if the map has a 25/2 as
  // well as a 25 к1, "25/1" is not the latter; nor is it in a town that writes both.
  const { isOtherStyle } = likeness;
  const isPart = likeness.grade === 'part' || (likeness.dashIsFlat && mayBeBlock(asked))
    || (likeness.isOneSide && (asked.dash !== '' || !isOnCorner(row)))
    || (isOtherStyle && (hasStyle || hasSameStyle(houses, row, asked, keyOf, isOnCorner)));
  const isInterpolated = houses.source[row] === INTERPOLATED;
  // "9 с1" rarely means a 9/2 с1.
  const isSideOfPart = likeness.isOneSide && hasParts({ ...asked, letter: '' });
  return {
    row, lat: houses.lat[row], lon: houses.lon[row], cost: likeness.cost, dashIsFlat: likeness.dashIsFlat, hasEqual,
    equals, isOtherStyle: isOtherStyle || isSideOfPart || isLetterOfPart,
    precision: isPart ? 'house_part' : isInterpolated ? 'interpolated' : 'house',
    errorMeters: isPart ? 60 : isInterpolated ? 30 : 10, isExact: likeness.grade === 'exact',
  };
}

/** "53-1" is as likely block 1 of a 53 as its flat, "53-7" more likely a flat: few houses have more than two blocks. */
const mayBeBlock = ({ dash, block, building }: HouseKey): boolean => /^[12]$/u.test(dash) && block + building === '';

/** Interpolates between two neighbours on the same side of the street, or returns the nearer one. */
function between(houses: Houses, first: number, end: number, at: number, number: number): FoundHouse | undefined {
  const { lat, lon } = houses;
  const isSameSide = (row: number): boolean => (houses.number[row] - number) % 2 === 0 && houses.number[row] > 0;
  let before = at - 1;
  while (before >= first && number - houses.number[before] <= GAP_NUMBERS && !isSameSide(before)) before--;
  let after = at;
  while (after < end && houses.number[after] - number <= GAP_NUMBERS && !isSameSide(after)) after++;
  const hasBefore = before >= first && number - houses.number[before] <= GAP_NUMBERS;
  const hasAfter = after < end && houses.number[after] - number <= GAP_NUMBERS;
  if (hasBefore && hasAfter) {
    const meters = distanceMeters(lat[before], lon[before], lat[after], lon[after]);
    const gap = houses.number[after] - houses.number[before];
    if (meters <= GAP_METERS && gap <= GAP_NUMBERS) {
      const along = (number - houses.number[before]) / gap;
      return {
        row: along < 0.5 ? before : after, precision: 'interpolated', cost: costs.interpolated, isExact: false,
        lat: Math.round(lat[before] + (lat[after] - lat[before]) * along),
        lon: Math.round(lon[before] + (lon[after] - lon[before]) * along),
        errorMeters: Math.round(20 + meters / 3), dashIsFlat: true, hasEqual: false,
      };
    }
  }
  const nearest = !hasBefore ? after : !hasAfter ? before
    : number - houses.number[before] <= houses.number[after] - number ? before : after;
  const steps = Math.abs(houses.number[nearest] - number);
  if ((!hasBefore && !hasAfter) || steps > NEAREST_NUMBERS) return undefined;
  return {
    row: nearest, precision: 'nearest_house', lat: lat[nearest], lon: lon[nearest], cost: costs.nearest,
    errorMeters: 40 + steps * 15, isExact: false, dashIsFlat: true, hasEqual: false,
  };
}
