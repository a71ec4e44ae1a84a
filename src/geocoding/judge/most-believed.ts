import { isPostcodeLike } from '../atoms/postcode-like.ts';
import { hasPostcodeOfElsewhere } from '../fit/asked-postcodes.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import {
  EQUALS_CAP, OTHER_DISTRICT_CAP, OTHER_STYLE_CAP, OTHER_TYPE_CAP, precisionCaps, UNKNOWN_PLACE_CAP,
} from './confidence.ts';
import type { Precision } from '../query/found.ts';
import { cornerWords } from '../language/known-names.ts';
import { atomsThat, firstOf, lastOf } from '../atoms/masks.ts';
import type { Hit } from '../query/hit.ts';
import { isOtherName } from './name-slips.ts';
import { isAcross } from '../fit/numbers-of-others.ts';
import { isOtherStreet } from './other-street.ts';
import { isTownOfMore, isTownOfOtherForm } from './other-town.ts';
import { isTownOfStreets } from '../query/precision-of.ts';
import type { QueryWords } from '../query/words.ts';
import { streetName } from '../language/street-name.ts';
import { districtOf } from './told-district.ts';
import { isOfStation, typeReadings } from '../language/type-words.ts';
import { apart, isInTown, namesUnknownPlace } from './unknown-places.ts';

/** The query names another town. */
const ELSEWHERE_CAP = 0.4;
/** None of the others is less. */
export const LEAST_CAP = ELSEWHERE_CAP;
/** More than any part that is only missing: 12/3 for 12/5 is no better than a neighbour. */
const OTHER_PART_COST = 0.6;
/** What is so unlike the name of the town may be another one. */
const MISREAD_COST = 0.45;
const MISREAD_CAP = 0.5;
/** Of a street whose name is not as it was told. */
const SLIP_COST = 0.1;
/** So much costs a word in another case. */
const CASE_COST = 0.15;
/** A postcode of elsewhere speaks against an answer a little. */
const WRONG_POSTCODE_CAP = 0.95;

/** What else is known of an answer that is doubted. */
interface Doubted {
  readonly precision: Precision;
  readonly hasCloser: boolean;
  /** The query has a second address. */
  readonly isSecond: boolean;
}

/** What is at most to be believed of an answer, whatever it cost. */
export function mostBelieved(
  search: AtlasSearch, words: QueryWords, candidate: Candidate, { precision, hasCloser, isSecond }: Doubted,
): number {
  const { house, asked, hit, kilometer } = candidate;
  const isFarther = words.kilometer && !kilometer && (words.kilometer.mask & ~candidate.explained) !== 0;
  const isMisread = isOtherTown(search, words, candidate, hit)
    || candidate.grounds.some((ground) => isMisreadGround(search, words, candidate, ground))
    || (candidate.isBesideTown && (hit.isFuzzy || hit.cost >= SLIP_COST));
  const other = isOtherStreet(search, words, candidate);
  const likeliest = candidate.isElsewhere ? ELSEWHERE_CAP
    : isMisread ? MISREAD_CAP
    : candidate.hasNamesake ? EQUALS_CAP
    : hasCloser || house?.hasEqual || (house && candidate.isOneOfTwo) ? Math.min(EQUALS_CAP, capOf(house!.standing))
    : house && other && other !== 'name' && house.standing !== 'house' ? precisionCaps.other
    : house && other !== 'name' && (hit.hasOtherType || other) ? Math.min(OTHER_TYPE_CAP, capOf(house.standing))
    : house?.isOtherStyle ? Math.min(OTHER_STYLE_CAP, capOf(house.standing))
    : candidate.isOtherNumber || isStreetless(search, candidate) || isAcrossOf(words, candidate) ? precisionCaps.other
    : isOfOtherThing(search, words, candidate) ? precisionCaps.other
    : isOfOtherKind(search, words, hit) ? precisionCaps.other
    : isOfOtherNumber(search, words, candidate) ? precisionCaps.other
    : lacksCorner(search, words, candidate) ? precisionCaps.street
    : isSlippedCorner(candidate) ? OTHER_TYPE_CAP
    : other === 'name' ? precisionCaps.other
    : house && house.standing === 'house_part' && house.cost > OTHER_PART_COST ? precisionCaps.nearest_house
    : asked !== undefined ? capOf(house?.standing ?? (kilometer ? 'street' : precision))
    : isOfLess(search, words, candidate) ? precisionCaps.other
    : isFarther ? precisionCaps.street : kilometer?.isMarked === false ? precisionCaps.interpolated : 1;
  const isDoubtful = isSecond || candidate.isOfLongerTown || hasPostcodeOfElsewhere(search, words, candidate)
    || (likeliest > UNKNOWN_PLACE_CAP && namesUnknownPlace(search, words, candidate));
  const district = words.district && districtOf(search, words.district, candidate);
  const capOfDistrict = district === 'far' ? ELSEWHERE_CAP
    : district === 'beside' ? OTHER_DISTRICT_CAP
    : district === 'unknown' && !isInTown(search, candidate) ? UNKNOWN_PLACE_CAP : 1;
  const capOfFit = Math.min(capOfDistrict, likeliest, isDoubtful ? UNKNOWN_PLACE_CAP : 1);
  return candidate.postcode === 'wrong' ? Math.min(WRONG_POSTCODE_CAP, capOfFit) : capOfFit;
}

/**
 * "Тверь, 3": a town has houses without a street where nobody mapped that, and the query lost its own. A block, as in
 * Zelenograd, and a holding have none.
 */
const isStreetless = (search: AtlasSearch, { thing, house }: Candidate): boolean =>
  house !== undefined && isTownOfStreets(search, thing) && search.houses.keyOf(house.row)?.flag === '';

/** "11, напротив ул. Садовая": the house is beside that street, not in it. */
function isAcrossOf({ atoms, roomMask }: QueryWords, { house, hit: { mask, typeMask } }: Candidate): boolean {
  const [first, last] = [firstOf(mask | typeMask), lastOf(mask | typeMask)];
  const at = atoms[first - 1]?.key.length === 1 ? first - 2 : first - 1;
  if (house === undefined || at <= 0 || atoms[at + 1].before !== ' ' || !isAcross(atoms[at].key)) return false;
  const mayBeHouse = (one: number): boolean =>
    atoms[one].isNumber && !isPostcodeLike(atoms[one].key) && (roomMask & (1 << one)) === 0;
  return atoms.some((_, one) => one < at && mayBeHouse(one)) && !atoms.some((_, one) => one > last && mayBeHouse(one));
}

/** A town of a very unlike name; or a district without its type word, of another gender: "Заречная". */
function isMisreadGround(search: AtlasSearch, words: QueryWords, candidate: Candidate, hit: Hit): boolean {
  if (isOtherTown(search, words, candidate, hit)) return true;
  const { starts } = search;
  const { thing, cost, mask, typeMask, isFuzzy } = hit;
  if (cost <= MISREAD_COST) return false;
  if (thing < starts.areas) return true;
  if (thing >= starts.streets || !isFuzzy || typeMask !== 0) return false;
  return isOtherName(words, mask, namesOfGround(search, thing).flatMap((name) => streetName(name).words));
}

/** Советск, where the query says "Советское" or "Советск-2". */
function isOtherTown(
  search: AtlasSearch, words: QueryWords, { explained }: Candidate, { thing, cost, mask }: Hit,
): boolean {
  const { starts, kind, tables: { places } } = search;
  if (thing < starts.areas) {
    const isCity = kind(places.kind[thing]) === 'city';
    if (isTownOfMore(words, mask, explained | words.roomMask, isCity)) return true;
  }
  if (cost === 0 || thing >= starts.streets) return false;
  return isTownOfOtherForm(words, mask, namesOfGround(search, thing));
}

/** Of a place or area, in all languages. */
const namesOfGround = ({ starts, tags, tables: { areas, places } }: AtlasSearch, thing: number): readonly string[] =>
  Object.values(tags(thing < starts.areas ? places.names[thing] : areas.names[thing - starts.areas]));

/** What says in the name of a place or area that it is none of those. */
const planned: ReadonlySet<string> = new Set([...apart, 'mkr', 'kvartal', 'rayon']);

/** "ГСК Энергетик", "пос. Энергетик", where the map has the СНТ «Энергетик», a микрорайон or a район. */
function isOfOtherKind(
  search: AtlasSearch, { types, atoms }: QueryWords, { thing, mask, typeMask }: Hit,
): boolean {
  const at = firstOf(mask) - 1;
  if (thing >= search.starts.streets || at < 0 || typeMask & (1 << at) || atoms[at + 1].before === ',') return false;
  const read = types[at].filter(({ level }) => level !== 'street');
  const asked = read.map(({ code }) => code);
  const isOfOther = read.every(({ code, level }) => apart.has(code) || level === 'settlement');
  if (asked.length === 0 || !isOfOther) return false;
  const own = namesOfGround(search, thing).flatMap((name) => streetName(name).keys)
    .flatMap((key) => typeReadings(key) ?? []);
  return own.some(({ code }) => planned.has(code)) && !own.some(({ code }) => asked.includes(code));
}

/** "10 Января, 5", where the map has the улица 9 Января. */
function isOfOtherNumber(
  { starts, tags, tables: { streets } }: AtlasSearch, { atoms }: QueryWords, { thing, hit: { mask } }: Candidate,
): boolean {
  const first = firstOf(mask);
  const isBefore = first > 0 && atoms[first - 1].isNumber && !isPostcodeLike(atoms[first - 1].key)
    && atoms[first].before === ' ';
  const hasNumber = atoms.some(({ isNumber }, at) => isNumber && (mask & (1 << at)) !== 0);
  if (!isBefore || hasNumber || thing < starts.streets || thing >= starts.pois) return false;
  return Object.values(tags(streets.names[thing - starts.streets])).every((name) => /\d/u.test(name));
}

/**
 * "ГУМ Минск", "Минск, мкр VIII", where the answer is the town: what was asked for there is not known. A district may
 * well be unknown.
 */
function isOfLess({ starts }: AtlasSearch, words: QueryWords, { thing, explained }: Candidate): boolean {
  if (thing >= starts.streets) return false;
  const { atoms, types, weights, roomMask } = words;
  const isOfUnit = (at: number): boolean =>
    [at - 1, at + 1].some((beside) => types[beside]?.some(({ level }) => level === 'area' || level === 'settlement'));
  const isOfQuarter = (at: number): boolean =>
    [at - 1, at + 1].some((beside) => types[beside]?.some(({ level }) => level === 'planning'));
  return atoms.some(({ isNumber }, at) => ((explained | roomMask) & (1 << at)) === 0
    && (isNumber ? isOfQuarter(at) : types[at].length === 0 && weights[at] >= 0.5 && !isOfUnit(at)));
}

/** "Киевская/Токтогула", which do not meet on the map: one of them, or what is called so, is the answer. */
function lacksCorner({ starts }: AtlasSearch, words: QueryWords, candidate: Candidate): boolean {
  const { thing, house, otherStreet, explained, hit, grounds } = candidate;
  if (!words.isCorner || house || otherStreet || thing < starts.streets || thing >= starts.postcodes) return false;
  const { atoms, types, weights, roomMask } = words;
  const isName = (at: number): boolean => !atoms[at].isNumber && types[at].length === 0 && weights[at] >= 0.5;
  const isStreet = thing < starts.pois;
  if (isStreet && atoms.some((_, at) => isName(at) && ((explained | roomMask) & (1 << at)) === 0)) return true;
  // "Российская" is no country there.
  const isTold = (ground: Hit): boolean => !ground.isFuzzy && (ground.thing < starts.areas || ground.typeMask !== 0);
  const covered = grounds.reduce((mask, ground) => (isTold(ground) ? mask | ground.mask : mask), hit.mask);
  const names = atomsThat(atoms, (_, at) => isName(at));
  return atoms.some(({ before, isNumber, key }, at) => {
    if (isNumber || !(before === '&' || before === '/' || cornerWords.has(key))) return false;
    const [left, right] = [names & ((1 << at) - 1), names & -(1 << at)];
    return left !== 0 && right !== 0 && (!isStreet || (left & covered) === 0 || (right & covered) === 0);
  });
}

/** "Ткачёва / Камская", where the map has a Карская; "на углу Садовой" is in another case. */
const isSlippedCorner = ({ otherStreet, hit }: Candidate): boolean => otherStreet !== undefined
  && [hit, otherStreet.hit].some(({ isFuzzy, cost }) => isFuzzy && cost > CASE_COST);

/** "вокзал Ветроград", "Ветроград, вокзал", where the answer is the city. */
function isOfOtherThing(
  { starts }: AtlasSearch, { atoms, types, roomMask }: QueryWords,
  { thing, hit: { mask }, house, explained }: Candidate,
): boolean {
  if (house) return false;
  return types.some((own, at) => {
    if (!isOfStation(own) || ((roomMask | explained) & (1 << at)) !== 0) return false;
    const isBefore = atoms[at + 1] !== undefined && atoms[at + 1].before !== ',';
    if (isBefore) return (mask & (1 << (at + 1))) !== 0;
    const isBehind = at > 0 && atoms[at].before !== ',';
    return isBehind ? (mask & (1 << (at - 1))) !== 0 : thing < starts.streets;
  });
}

/** Of an answer where a house was asked for. */
const capOf = (precision: Precision): number =>
  precision === 'house' ? 1 : precision in precisionCaps ? precisionCaps[precision as 'street'] : precisionCaps.other;
