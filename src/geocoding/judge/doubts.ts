import { hasPostcodeOfElsewhere } from '../fit/asked-postcodes.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { Doubt } from '../query/doubt.ts';
import type { Precision } from '../query/found.ts';
import type { QueryWords } from '../query/words.ts';
import { caps } from './caps.ts';
import { isAcrossStreet } from './doubts/across.ts';
import { isSlippedCorner, lacksCorner } from './doubts/corner.ts';
import { isMisread } from './doubts/misread-container.ts';
import { lacksNumberOfName } from './doubts/number-of-name.ts';
import { isTooCoarse } from './doubts/too-coarse.ts';
import { isOfOtherKind } from './doubts/other-kind.ts';
import { isOfOtherFeature } from './doubts/other-feature.ts';
import { isStreetless } from './doubts/streetless.ts';
import { streetDifference, type StreetDifference } from './street-difference.ts';
import { districtOf } from './stated-district.ts';
import { namesTown, namesUnknownPlace } from './unknown-places.ts';

/** An answer with its query, and what its rivals show about it. */
export interface Judged {
  readonly search: AtlasSearch;
  readonly words: QueryWords;
  readonly candidate: Candidate;
  readonly precision: Precision;
  /** The town has a street of exactly the name asked. */
  readonly hasCloser: boolean;
  /** The query has a second address. */
  readonly isSecond: boolean;
}

/** Facts that several doubts share. */
interface Facts extends Judged {
  /** How the street differs from the street asked for. */
  readonly difference: StreetDifference | undefined;
  readonly district: ReturnType<typeof districtOf> | undefined;
  /** The precision reached where a house was asked for; undefined where none was. */
  readonly reached: Precision | undefined;
}

interface DoubtRule {
  readonly name: string;
  readonly cap: number;
  /** The reason, as `find --explain` shows it. */
  readonly why: string;
  holds(facts: Facts): boolean;
}

/** More than a missing part costs: 12/3 for 12/5 is no better than a neighbour. */
const OTHER_PART_COST = 0.6;
const housesAndStreets: ReadonlySet<Precision | undefined> =
  new Set([undefined, 'house', 'house_part', 'interpolated', 'nearest_house', 'street']);

/**
 * All reasons to distrust an answer besides its cost. Rows are independent and their order means nothing: the least cap
 * of those that hold counts.
 */
export const doubts: readonly DoubtRule[] = [
  {
    name: 'elsewhere', cap: caps.hardly, why: 'the query names another place or region',
    holds: ({ candidate }) => candidate.isElsewhere,
  },
  {
    name: 'farDistrict', cap: caps.hardly, why: 'it is neither in the named district nor in a town with that district',
    holds: ({ district }) => district === 'far',
  },
  {
    name: 'misread', cap: caps.even, why: 'its town has another name than the query says',
    holds: ({ search, words, candidate }) => isMisread(search, words, candidate),
  },
  {
    name: 'namesake', cap: caps.even, why: 'a street outside the named district has exactly this name',
    holds: ({ candidate }) => candidate.hasNamesake === true,
  },
  {
    name: 'closerStreet', cap: caps.even, why: 'the town has a street of exactly this name, without this house',
    holds: ({ hasCloser }) => hasCloser,
  },
  {
    name: 'equalHouse', cap: caps.even, why: 'another house of the street fits as well',
    holds: ({ candidate: { house } }) => house?.hasEqual === true,
  },
  {
    name: 'oneOfTwo', cap: caps.even, why: 'the query has a second number, or the street a namesake',
    holds: ({ candidate: { house, isOneOfTwo } }) => house !== undefined && isOneOfTwo,
  },
  {
    name: 'otherKindOfStreet', cap: caps.likely,
    why: 'the street is of another kind, or its name is more than a misspelling away',
    holds: ({ candidate: { house, hit }, difference }) =>
      house !== undefined && (hit.hasOtherType || difference === 'type' || difference === 'slip'),
  },
  {
    name: 'otherKindAndHouse', cap: caps.even, why: 'the street is of another kind or name, and it lacks the house too',
    holds: ({ candidate: { house }, difference }) =>
      house !== undefined && house.precision !== 'house' && (difference === 'type' || difference === 'slip'),
  },
  {
    name: 'wordBesideName', cap: caps.even, why: 'a word beside the name makes it another street',
    holds: ({ difference }) => difference === 'name',
  },
  {
    name: 'otherStyle', cap: caps.likely, why: 'a block was asked for and has a stroke, or the other way round',
    holds: ({ candidate: { house } }) => house?.isOtherStyle === true,
  },
  {
    name: 'otherNumber', cap: caps.even,
    why: 'a number of the query differs from that of the name, or could be the house\'s',
    holds: ({ candidate }) => candidate.isOtherNumber,
  },
  {
    name: 'streetless', cap: caps.even, why: 'the town has streets, and the query names none',
    holds: ({ search, candidate }) => isStreetless(search, candidate),
  },
  {
    name: 'across', cap: caps.even, why: 'the house is opposite the street, not in it',
    holds: ({ words, candidate }) => isAcrossStreet(words, candidate),
  },
  {
    name: 'otherFeature', cap: caps.even, why: 'a station was asked for',
    holds: ({ search, words, candidate }) => isOfOtherFeature(search, words, candidate),
  },
  {
    name: 'otherKindOfPlace', cap: caps.even, why: 'a quarter, where a partnership or a village was asked for',
    holds: ({ search, words, candidate }) => isOfOtherKind(search, words, candidate.hit),
  },
  {
    name: 'numberOfName', cap: caps.even, why: 'the name has another number than the query',
    holds: ({ search, words, candidate }) => lacksNumberOfName(search, words, candidate),
  },
  {
    name: 'noCorner', cap: caps.partly, why: 'two streets were asked for that do not meet on the map',
    holds: ({ search, words, candidate }) => lacksCorner(search, words, candidate),
  },
  {
    name: 'slippedCorner', cap: caps.likely, why: 'a street of the corner is misspelt',
    holds: ({ candidate }) => isSlippedCorner(candidate),
  },
  {
    name: 'interpolated', cap: caps.likely, why: 'the house is estimated between its neighbours',
    holds: ({ reached }) => reached === 'interpolated',
  },
  {
    name: 'housePart', cap: caps.partly, why: 'the house is there without the part that was asked for',
    holds: ({ reached }) => reached === 'house_part',
  },
  {
    name: 'otherPart', cap: caps.near, why: 'the house is there with another part than was asked for',
    holds: ({ reached, candidate: { house } }) => reached === 'house_part' && house!.cost > OTHER_PART_COST,
  },
  {
    name: 'nearestHouse', cap: caps.near, why: 'a neighbour of the house that was asked for',
    holds: ({ reached }) => reached === 'nearest_house',
  },
  {
    name: 'streetOnly', cap: caps.partly, why: 'a house was asked for, the street is the answer',
    holds: ({ reached }) => reached === 'street',
  },
  {
    name: 'noHouse', cap: caps.even, why: 'a house was asked for, and neither it nor its street is the answer',
    holds: ({ reached }) => !housesAndStreets.has(reached),
  },
  {
    name: 'less', cap: caps.even, why: 'what was asked for in the town is unknown',
    holds: ({ reached, search, words, candidate }) => reached === undefined && isTooCoarse(search, words, candidate),
  },
  {
    name: 'farther', cap: caps.partly, why: 'the kilometre is not on the map',
    holds: ({ reached, words: { kilometer }, candidate }) => reached === undefined && kilometer !== undefined
      && !candidate.kilometer && (kilometer.mask & ~candidate.explained) !== 0,
  },
  {
    name: 'unmarked', cap: caps.likely, why: 'the kilometre is estimated between marks',
    holds: ({ candidate: { house, kilometer } }) => !house && kilometer?.isMarked === false,
  },
  {
    name: 'secondAddress', cap: caps.likely, why: 'the query has a second address',
    holds: ({ isSecond }) => isSecond,
  },
  {
    name: 'longerTown', cap: caps.likely, why: 'its town has a longer name, and another town has exactly the named one',
    holds: ({ candidate }) => candidate.isInLongerTown,
  },
  {
    name: 'postcodeOfElsewhere', cap: caps.likely, why: 'no town is named, and the postcode is of another region',
    holds: ({ search, words, candidate }) => hasPostcodeOfElsewhere(search, words, candidate),
  },
  {
    name: 'unknownPlace', cap: caps.likely, why: 'a named place is not on the map, and may have the address',
    holds: ({ search, words, candidate }) => namesUnknownPlace(search, words, candidate),
  },
  {
    name: 'otherDistrict', cap: caps.likely, why: 'it is in another district of its city',
    holds: ({ district }) => district === 'beside',
  },
  {
    name: 'unknownDistrict', cap: caps.likely, why: 'the map does not show how far the named district reaches',
    holds: ({ district, search, candidate }) => district === 'unknown' && !namesTown(search, candidate),
  },
  {
    name: 'wrongPostcode', cap: caps.almost, why: 'it has another postcode',
    holds: ({ candidate }) => candidate.postcode === 'wrong',
  },
];

/** The doubts that hold. */
export function doubtsOf(judged: Judged): Doubt[] {
  const { search, words, candidate, precision } = judged;
  const { asked, house, kilometer } = candidate;
  const facts: Facts = {
    ...judged,
    difference: streetDifference(search, words, candidate),
    district: words.district && districtOf(search, words.district, candidate),
    reached: asked && (house?.precision ?? (kilometer ? 'street' : precision)),
  };
  return doubts.filter((rule) => rule.holds(facts)).map(({ name, cap }) => ({ name, cost: 0, cap }));
}
