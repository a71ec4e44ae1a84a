import type { Answer } from './engine.ts';
import { isRight, isWrongHouse, metersFromRight } from './judge.ts';
import type { KnownHouse } from './known-house.ts';
import { bareKey, fold, toStreetName } from './street-name.ts';

/** The honest first answer to a query without a certain one. */
export type Expected =
  | { readonly kind: 'house'; readonly right: readonly KnownHouse[] }
  /**
   * Two parts of the query contradict each other: the house that one means, or the town that the other names. The town
   * may have a street of that name without the house.
   */
  | {
    readonly kind: 'house or town'; readonly right: readonly KnownHouse[];
    /** The named town, and local names of its namesakes: Бярозаўка is Берёзовка in Russian. */
    readonly towns: readonly string[];
    readonly house: KnownHouse; readonly ofTown: readonly KnownHouse[];
  }
  /** The house is unknown to the engine: an exact point must be near it, any other answer must be its street. */
  | { readonly kind: 'near'; readonly house: KnownHouse }
  | { readonly kind: 'street'; readonly house: KnownHouse }
  | { readonly kind: 'settlement'; readonly house: KnownHouse; readonly withinMeters?: number }
  /** Several things fit the query equally: any of them may be first, and the meant one must be among the answers. */
  | { readonly kind: 'one of several'; readonly first: Expected; readonly meant: Expected }
  /** The query contradicts itself: whatever is found must not be believed. */
  | { readonly kind: 'doubted' }
  | { readonly kind: 'nothing' };

/** The greatest distance from the middle of a long street to its houses. */
const STREET_METERS = 10_000;
/** An answer of at least this confidence is believed. */
const SURE = 0.9;
const spots = new Set(['house', 'house_part', 'interpolated', 'nearest_house', 'poi', 'metro']);
const coarse = new Set(['settlement', 'city', 'district', 'region', 'country', 'place', 'postcode']);

export function meetsExpected(answer: Answer, expected: Expected): boolean {
  switch (expected.kind) {
    case 'nothing': return false;
    case 'one of several': return meetsExpected(answer, expected.meant);
    case 'doubted': return !spots.has(answer.precision) || (answer.confidence ?? 1) < SURE;
    case 'house': return isRight(answer, expected.right);
    case 'house or town':
      return isRight(answer, expected.right) || (coarse.has(answer.precision) && namesAny(answer, expected.towns))
        || isStreetOfTown(answer, expected);
    case 'near':
      return spots.has(answer.precision) ? isRight(answer, [expected.house]) : liesInStreet(answer, expected.house);
    case 'street': return !spots.has(answer.precision) && liesInStreet(answer, expected.house);
    case 'settlement':
      return coarse.has(answer.precision) && namesTown(answer, expected.house.settlement ?? '')
        && metersFromRight(answer, [expected.house]) <= (expected.withinMeters ?? Infinity);
  }
}

/** Houses of a town are this near to the middle of its streets. */
const IN_TOWN_METERS = 1_000;

/** Whether an answer is a street of the asked name in the named town, or another house of it. */
function isStreetOfTown(
  answer: Answer, { house, ofTown, towns }: Extract<Expected, { kind: 'house or town' }>,
): boolean {
  if (answer.precision === 'house' || answer.street === undefined || house.street === undefined) return false;
  if (bareKey(toStreetName(answer.street)) !== bareKey(house.street)) return false;
  return namesAny(answer, towns) || metersFromRight(answer, ofTown) <= IN_TOWN_METERS;
}

const namesAny = ({ address }: Answer, towns: readonly string[]): boolean =>
  towns.some((town) => fold(address).includes(fold(town)));
const namesTown = ({ address }: Answer, town: string): boolean => fold(address).includes(fold(town));

const liesInStreet = (answer: Answer, house: KnownHouse): boolean =>
  house.street !== undefined && answer.street !== undefined
  && bareKey(toStreetName(answer.street)) === bareKey(house.street) && metersFromRight(answer, [house]) < STREET_METERS;

/** Whether an answer claims a house, where that is the wrong house or there is none. */
export function claimsWrongHouse(answer: Answer, expected: Expected): boolean {
  if (answer.precision !== 'house') return false;
  if (expected.kind === 'doubted') return !meetsExpected(answer, expected);
  if (expected.kind === 'one of several') return claimsWrongHouse(answer, expected.first);
  return expected.kind === 'house' || expected.kind === 'house or town' ? isWrongHouse(answer, expected.right) : true;
}
