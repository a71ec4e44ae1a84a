import { hasPostcodeOfElsewhere } from '../fit/asked-postcodes.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { Doubt } from '../query/doubt.ts';
import { doubtTable, type CapName } from '../query/doubts.ts';
import type { Precision } from '../query/found.ts';
import type { QueryWords } from '../query/words.ts';
import type { closerStreet } from './closer-streets.ts';
import { isAcrossStreet } from './doubts/across.ts';
import { isBesideTown } from './doubts/beside-town.ts';
import { isSlippedCorner, lacksCorner } from './doubts/corner.ts';
import { isMisread } from './doubts/misread-container.ts';
import { lacksNumberOfName } from './doubts/number-of-name.ts';
import { isTooCoarse } from './doubts/too-coarse.ts';
import { hasOtherKind } from './doubts/other-kind.ts';
import { asksForStation } from './doubts/other-feature.ts';
import { isOtherStation } from './doubts/other-station.ts';
import { namesStrangeDistrict } from './doubts/strange-district.ts';
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
  /** Where there is a street of exactly the name asked for: in the same town or in another one. */
  readonly closer: ReturnType<typeof closerStreet>;
  /** The query has a second address. */
  readonly isSecond: boolean;
}

/** Facts that several doubts share. */
interface Facts extends Judged {
  /** The difference between the street and the street asked for. */
  readonly difference: StreetDifference | undefined;
  readonly district: ReturnType<typeof districtOf> | undefined;
  /** The precision reached where a house was asked for; undefined if none was. */
  readonly reached: Precision | undefined;
}

/** Greater than the cost of a missing part: 12/3 for 12/5 is no better than a neighbour. */
const OTHER_PART_COST = 0.6;
const housesAndStreets: ReadonlySet<Precision | undefined> =
  new Set([undefined, 'house', 'house_part', 'interpolated', 'nearest_house', 'street']);

/**
 * When each doubt of `query/doubts.ts` that caps confidence holds. Every doubt with a cap needs a rule here; a longer
 * one has a file in `doubts/`.
 */
const rules: Readonly<Record<CapName, (facts: Facts) => boolean>> = {
  elsewhere: ({ candidate }) => candidate.isElsewhere,
  farDistrict: ({ district }) => district === 'far',
  misread: ({ search, words, candidate }) => isMisread(search, words, candidate),
  namesake: ({ candidate }) => candidate.hasNamesake === true,
  closerStreet: ({ closer }) => closer === 'here',
  equalHouse: ({ candidate: { house } }) => house?.hasEqual === true,
  oneOfTwo: ({ candidate: { house, isOneOfTwo } }) => house !== undefined && isOneOfTwo,
  otherKindOfStreet: ({ candidate: { house, hit }, difference, closer }) => house !== undefined
    && (hit.hasOtherType || difference === 'type' || difference === 'slip' || closer === 'elsewhere'),
  otherKindAndHouse: ({ candidate: { house }, difference }) =>
    house !== undefined && house.precision !== 'house' && (difference === 'type' || difference === 'slip'),
  wordBesideName: ({ difference }) => difference === 'name',
  scanned: ({ words, candidate }) => words.isScanned && candidate.house !== undefined,
  otherStyle: ({ candidate: { house } }) => house?.isOtherStyle === true,
  otherNumber: ({ candidate }) => candidate.isOtherNumber,
  streetless: ({ search, candidate }) => isStreetless(search, candidate),
  across: ({ words, candidate }) => isAcrossStreet(words, candidate),
  otherFeature: ({ search, words, candidate }) => asksForStation(search, words, candidate),
  otherStation: ({ search, words, candidate }) => isOtherStation(search, words, candidate),
  otherKindOfPlace: ({ search, words, candidate }) => hasOtherKind(search, words, candidate),
  numberOfName: ({ search, words, candidate }) => lacksNumberOfName(search, words, candidate),
  noCorner: ({ search, words, candidate }) => lacksCorner(search, words, candidate),
  slippedCorner: ({ candidate }) => isSlippedCorner(candidate),
  interpolated: ({ reached }) => reached === 'interpolated',
  housePart: ({ reached }) => reached === 'house_part',
  otherPart: ({ reached, candidate: { house } }) => reached === 'house_part' && house!.cost > OTHER_PART_COST,
  nearestHouse: ({ reached }) => reached === 'nearest_house',
  streetOnly: ({ reached }) => reached === 'street',
  noHouse: ({ reached }) => !housesAndStreets.has(reached),
  less: ({ reached, search, words, candidate }) => reached === undefined && isTooCoarse(search, words, candidate),
  farther: ({ reached, words: { kilometer }, candidate }) => reached === undefined && kilometer !== undefined
    && !candidate.kilometer && (kilometer.mask & ~candidate.explained) !== 0,
  unmarked: ({ candidate: { house, kilometer } }) => !house && kilometer?.isMarked === false,
  secondAddress: ({ isSecond }) => isSecond,
  longerTown: ({ candidate }) => candidate.liesInLongerTown,
  regionAround: ({ candidate }) => candidate.isBesideRegion,
  postcodeOfElsewhere: ({ search, words, candidate }) => hasPostcodeOfElsewhere(search, words, candidate),
  unknownPlace: ({ search, words, candidate }) => namesUnknownPlace(search, words, candidate),
  otherDistrict: ({ district }) => district === 'beside',
  unknownDistrict: ({ district, search, words, candidate }) => isBesideTown(search, candidate)
    || namesStrangeDistrict(search, words, candidate) || (district === 'unknown' && !namesTown(search, candidate)),
  wrongPostcode: ({ candidate }) => candidate.postcode === 'wrong',
};

const rows = (Object.keys(rules) as CapName[]).map((name) => ({ name, cap: doubtTable[name].cap, holds: rules[name] }));

/** The doubts that hold. */
export function doubtsOf(judged: Judged): Doubt[] {
  const { search, words, candidate, precision } = judged;
  const { asked, house, kilometer } = candidate;
  const facts: Facts = {
    ...judged,
    difference: streetDifference(search, words, candidate),
    district: words.district && districtOf(search, words.district, candidate),
    reached: asked ? house?.precision ?? (kilometer ? 'street' : precision) : words.lacksNumber ? precision : undefined,
  };
  return rows.filter((rule) => rule.holds(facts)).map(({ name, cap }) => ({ name, cost: 0, cap }));
}
