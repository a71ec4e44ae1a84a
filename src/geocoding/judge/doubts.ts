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
import { isOfLess } from './doubts/of-less.ts';
import { isOfOtherKind } from './doubts/other-kind.ts';
import { isOfOtherFeature } from './doubts/other-feature.ts';
import { isStreetless } from './doubts/streetless.ts';
import { isOtherStreet, type OtherStreet } from './other-street.ts';
import { districtOf } from './told-district.ts';
import { isInTown, namesUnknownPlace } from './unknown-places.ts';

/** An answer beside its query, with what its rivals tell of it. */
export interface Judged {
  readonly search: AtlasSearch;
  readonly words: QueryWords;
  readonly candidate: Candidate;
  readonly precision: Precision;
  /** The town has a street of the very name. */
  readonly hasCloser: boolean;
  /** The query has a second address. */
  readonly isSecond: boolean;
}

/** What several doubts ask for. */
interface Seen extends Judged {
  readonly other: OtherStreet | undefined;
  readonly district: ReturnType<typeof districtOf> | undefined;
  /** Of what was found where a house was asked for. */
  readonly asked: Precision | undefined;
}

interface DoubtRule {
  readonly name: string;
  readonly cap: number;
  /** The reason, as `find --explain` tells it. */
  readonly why: string;
  holds(seen: Seen): boolean;
}

/** More than any part that is only missing: 12/3 for 12/5 is no better than a neighbour. */
const OTHER_PART_COST = 0.6;
const houses: ReadonlySet<Precision | undefined> =
  new Set([undefined, 'house', 'house_part', 'interpolated', 'nearest_house', 'street']);

/**
 * All that may be doubted of an answer besides what it cost. Each doubt stands for itself: the order means nothing, the
 * least cap of those that hold counts.
 */
export const doubts: readonly DoubtRule[] = [
  {
    name: 'elsewhere', cap: caps.hardly, why: 'the query names another place or region',
    holds: ({ candidate }) => candidate.isElsewhere,
  },
  {
    name: 'farDistrict', cap: caps.hardly, why: 'it is not in the district that is named, nor in a town with it',
    holds: ({ district }) => district === 'far',
  },
  {
    name: 'misread', cap: caps.even, why: 'its town is called otherwise than the query says',
    holds: ({ search, words, candidate }) => isMisread(search, words, candidate),
  },
  {
    name: 'namesake', cap: caps.even, why: 'another street, not in the district that is named, is called just so',
    holds: ({ candidate }) => candidate.hasNamesake === true,
  },
  {
    name: 'closerStreet', cap: caps.even, why: 'the town has a street of the very name, without this house',
    holds: ({ hasCloser }) => hasCloser,
  },
  {
    name: 'equalHouse', cap: caps.even, why: 'another house of the street fits as well',
    holds: ({ candidate: { house } }) => house?.hasEqual === true,
  },
  {
    name: 'oneOfTwo', cap: caps.even, why: 'the query has a second number, or the street a namesake, that may be meant',
    holds: ({ candidate: { house, isOneOfTwo } }) => house !== undefined && isOneOfTwo,
  },
  {
    name: 'otherKindOfStreet', cap: caps.likely,
    why: 'the street is of another kind, or its name is no slip of what was written',
    holds: ({ candidate: { house, hit }, other }) =>
      house !== undefined && (hit.hasOtherType || other === 'type' || other === 'slip'),
  },
  {
    name: 'otherKindAndHouse', cap: caps.even, why: 'so it is, and the house is not there either',
    holds: ({ candidate: { house }, other }) =>
      house !== undefined && house.precision !== 'house' && (other === 'type' || other === 'slip'),
  },
  {
    name: 'wordBesideName', cap: caps.even, why: 'a word beside the name makes another street of it',
    holds: ({ other }) => other === 'name',
  },
  {
    name: 'otherStyle', cap: caps.likely, why: 'a block was asked for and has a stroke, or the other way round',
    holds: ({ candidate: { house } }) => house?.isOtherStyle === true,
  },
  {
    name: 'otherNumber', cap: caps.even, why: 'a number of the query is not that of the name, or may be the house\'s',
    holds: ({ candidate }) => candidate.isOtherNumber,
  },
  {
    name: 'streetless', cap: caps.even, why: 'a number of a town with streets, and no street is told',
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
    holds: ({ asked }) => asked === 'interpolated',
  },
  {
    name: 'housePart', cap: caps.partly, why: 'the house is there, the part that was asked for is not',
    holds: ({ asked }) => asked === 'house_part',
  },
  {
    name: 'otherPart', cap: caps.near, why: 'another part of the house was asked for',
    holds: ({ asked, candidate: { house } }) => asked === 'house_part' && house!.cost > OTHER_PART_COST,
  },
  {
    name: 'nearestHouse', cap: caps.near, why: 'a neighbour of the house that was asked for',
    holds: ({ asked }) => asked === 'nearest_house',
  },
  {
    name: 'streetOnly', cap: caps.partly, why: 'a house was asked for, the street is the answer',
    holds: ({ asked }) => asked === 'street',
  },
  {
    name: 'noHouse', cap: caps.even, why: 'a house was asked for, and neither it nor its street is the answer',
    holds: ({ asked }) => !houses.has(asked),
  },
  {
    name: 'less', cap: caps.even, why: 'what was asked for in the town is not known',
    holds: ({ asked, search, words, candidate }) => asked === undefined && isOfLess(search, words, candidate),
  },
  {
    name: 'farther', cap: caps.partly, why: 'the kilometre is not on the map',
    holds: ({ asked, words: { kilometer }, candidate }) => asked === undefined && kilometer !== undefined
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
    name: 'longerTown', cap: caps.likely, why: 'its town has a longer name, and another one is called just so',
    holds: ({ candidate }) => candidate.isInLongerTown,
  },
  {
    name: 'postcodeOfElsewhere', cap: caps.likely, why: 'no town is told, and the postcode is of another region',
    holds: ({ search, words, candidate }) => hasPostcodeOfElsewhere(search, words, candidate),
  },
  {
    name: 'unknownPlace', cap: caps.likely, why: 'a place is named that the map has not: it may be there',
    holds: ({ search, words, candidate }) => namesUnknownPlace(search, words, candidate),
  },
  {
    name: 'otherDistrict', cap: caps.likely, why: 'it is in another district of its city',
    holds: ({ district }) => district === 'beside',
  },
  {
    name: 'unknownDistrict', cap: caps.likely, why: 'nobody knows where the district that is named reaches',
    holds: ({ district, search, candidate }) => district === 'unknown' && !isInTown(search, candidate),
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
  const seen: Seen = {
    ...judged,
    other: isOtherStreet(search, words, candidate),
    district: words.district && districtOf(search, words.district, candidate),
    asked: asked && (house?.precision ?? (kilometer ? 'street' : precision)),
  };
  return doubts.filter((rule) => rule.holds(seen)).map(({ name, cap }) => ({ name, cost: 0, cap }));
}
