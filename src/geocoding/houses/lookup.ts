import { distanceMeters } from '../../kernel/geo.ts';
import { firstAtLeast } from '../../kernel/sorted.ts';
import type { FoundHouse } from './found-house.ts';
import { houseSources, type Gazetteer } from '../gazetteer/schema.ts';
import { hasParts, labelKey, type HouseKey } from './key.ts';
import { compareHouses, type HouseLikeness } from './likeness.ts';
import { findInRange } from './ranges.ts';
import { writesSo } from './styles.ts';

export interface HouseLookup {
  /**
   * Among the houses from `first` up to `end`, sorted by number; of equals the one that more speaks for, else the first
   * of the map, and it is told that there are others.
   */
  find(first: number, end: number, asked: HouseKey, speaksFor?: (row: number) => number): FoundHouse | undefined;
  /** Rows of a number, whatever its parts. */
  numbered(first: number, end: number, number: number): readonly number[];
  /** What a row's label says; null for no number. */
  keyOf(row: number): HouseKey | null;
  /** Whether the row's second number is that of another street. */
  isOnCorner(row: number): boolean;
  /** A row that was asked for by its other street's number, alone or one of several buildings. */
  corner(row: number, isOneOfMany?: boolean): FoundHouse;
}

const MOST_LABELS = 8192;
const MOST_SAME_NUMBER = 300;
/** Numbers between which nothing is known may be this far apart, on the map and in counting. */
const GAP_NUMBERS = 30;
const GAP_METERS = 700;
const NEAREST_NUMBERS = 12;
const SAME_HOUSE_METERS = 50;
/** Buildings of one number that stand farther apart are two answers. */
const TWIN_METERS = 60;
/** Of one number, that are told. */
const MOST_EQUALS = 4;

const costs = { interpolated: 0.3, nearest: 0.38, corner: 0.14 };

/** Labels repeat; those asked for lately are kept parsed. */
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

/** Where the rows of a number end that begin here. */
function endOf(numbers: Uint32Array, first: number, end: number, number: number): number {
  const last = Math.min(end, first + MOST_SAME_NUMBER);
  let row = first;
  while (row < last && numbers[row] === number) row++;
  return row;
}

/** Parts of a house stand together, as a rule, so that any of them tells where it is. */
function isOther({ label, lat, lon }: Houses, one: number, other: number, { grade }: HouseLikeness): boolean {
  const isSame = label[one] === label[other];
  if (!isSame && grade !== 'part') return true;
  const meters = distanceMeters(lat[one], lon[one], lat[other], lon[other]);
  return meters > (isSame ? TWIN_METERS : SAME_HOUSE_METERS);
}

/** Both have a stroke, or both a block. */
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
    find: (first, end, asked, speaksFor) => {
      if (first >= end || asked.number === 0) return undefined;
      const at = firstAtLeast(houses.number, asked.number, first, end);
      const likest = likestOf(houses, keyOf, at, end, { asked, speaksFor });
      const own = likest && foundAs(houses, likest, asked, { keyOf, isOnCorner });
      if (own?.precision === 'house') return own;
      const ofRange = findInRange(houses, keyOf, { first, at }, asked);
      return ofRange && (!own || ofRange.precision === 'house') ? ofRange
        : own ?? between(houses, first, end, at, asked.number);
    },
  };
}

type Houses = Gazetteer['houses'];

interface Likest {
  readonly row: number;
  readonly likeness: HouseLikeness;
  readonly hasEqual: boolean;
  readonly equals: readonly number[];
  /** Another house is written the way that was asked for. */
  readonly hasStyle: boolean;
  /** It has as its letter what was asked for as a литера, and there is a house without. */
  readonly isLetterOfPart: boolean;
}

interface Wanted {
  readonly asked: HouseKey;
  readonly speaksFor?: (row: number) => number;
}

/** Of the rows of a number, which begin here, the one that is most like what was asked. */
function likestOf(
  houses: Houses, keyOf: (row: number) => HouseKey | null, from: number, end: number, { asked, speaksFor }: Wanted,
): Likest | undefined {
  let best: HouseLikeness | undefined;
  let bestRow = from;
  let bestWorth = 0;
  let [hasEqual, hasStyle, hasWhole] = [false, false, false];
  const whole = asked.liter === '' ? undefined : { ...asked, liter: '' };
  // Of most numbers there is one house.
  let alike: number[] | undefined;
  let equals: number[] = none;
  // "10-2": a flat of number 10, or 10/2.
  let [hasFlat, hasPart] = [false, false];
  const last = endOf(houses.number, from, end, asked.number);
  for (let row = from; row < last; row++) {
    const key = keyOf(row);
    if (key === null) continue;
    const likeness = compareHouses(asked, key);
    hasStyle ||= isWrittenLike(asked, key);
    if (whole) hasWhole ||= compareHouses(whole, key).grade === 'exact';
    if (asked.dash !== '' && likeness.grade === 'weak' && !likeness.isOneSide) {
      if (likeness.dashIsFlat) hasFlat = true;
      else hasPart = true;
    }
    if (best && likeness.cost > best.cost) continue;
    const worth = speaksFor ? speaksFor(row) : 0;
    if (!best || likeness.cost < best.cost || worth > bestWorth) {
      best = likeness;
      bestRow = row;
      bestWorth = worth;
      hasEqual = false;
      [alike, equals] = [undefined, none];
    } else if (worth === bestWorth) {
      alike ??= [bestRow];
      if (alike.some((other) => isOther(houses, row, other, likeness))) {
        hasEqual = true;
        if (equals.length < MOST_EQUALS) equals = [...equals, row];
      } else if (alike.length < MOST_EQUALS) alike.push(row);
    }
  }
  if (!best) return undefined;
  hasEqual ||= hasFlat && hasPart && best.grade === 'weak';
  const isLetterOfPart = hasWhole && asked.letter === '' && keyOf(bestRow)?.letter === asked.liter;
  return { row: bestRow, likeness: best, hasEqual, equals, hasStyle, isLetterOfPart };
}

const none: number[] = [];
const INTERPOLATED = houseSources.indexOf('interpolated');

function foundAs(
  houses: Houses, { row, likeness, hasEqual, equals, hasStyle, isLetterOfPart }: Likest, asked: HouseKey,
  { keyOf, isOnCorner }: Pick<HouseLookup, 'keyOf' | 'isOnCorner'>,
): FoundHouse {
  // Behind the stroke is a part's number, unless another street is known to have it. And where the map has 25/2 as
  // well as 25 к1, a 25/1 is not the latter; nor is it in a town that writes both.
  const { isOtherStyle } = likeness;
  const isPart = likeness.grade === 'part'
    || (likeness.isOneSide && (asked.dash !== '' || !isOnCorner(row)))
    || (isOtherStyle && (hasStyle || writesSo(houses, row, asked, keyOf, isOnCorner)));
  const isMade = houses.source[row] === INTERPOLATED;
  // Of a 9/2 с1 nobody says 9 с1 who may mean another house.
  const isSideOfPart = likeness.isOneSide && hasParts({ ...asked, letter: '' });
  return {
    row, lat: houses.lat[row], lon: houses.lon[row], cost: likeness.cost, dashIsFlat: likeness.dashIsFlat, hasEqual,
    equals, isOtherStyle: isOtherStyle || isSideOfPart || isLetterOfPart,
    precision: isPart ? 'house_part' : isMade ? 'interpolated' : 'house',
    errorMeters: isPart ? 60 : isMade ? 30 : 10, isExact: likeness.grade === 'exact',
  };
}

/** Between two neighbours on the same side, or beside the nearer one. */
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
  const off = Math.abs(houses.number[nearest] - number);
  if ((!hasBefore && !hasAfter) || off > NEAREST_NUMBERS) return undefined;
  return {
    row: nearest, precision: 'nearest_house', lat: lat[nearest], lon: lon[nearest], cost: costs.nearest,
    errorMeters: 40 + off * 15, isExact: false, dashIsFlat: true, hasEqual: false,
  };
}
