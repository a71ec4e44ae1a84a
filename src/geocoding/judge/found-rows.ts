import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, toDegrees } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { capOf } from '../query/doubt.ts';
import type { Candidate } from '../query/candidate.ts';
import { closerStreet } from './closer-streets.ts';
import { confidenceOf } from './confidence.ts';
import { costInQuery } from './cost-in-query.ts';
import type { Agreement, Found, FoundKind, Match, Precision } from '../query/found.ts';
import { poiGroups } from '../gazetteer/schema.ts';
import { describeHouse } from '../houses/key.ts';
import { isAround } from '../fit/lies-in.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import { LEAST_CAP } from '../query/caps.ts';
import { doubtsOf, type Judged } from './doubt-rules.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { areaPrecision, isTownOfStreets, placePrecision } from '../query/precision-of.ts';
import { isPoi, isStreet, nameStatuses } from '../gazetteer/features.ts';
import { neighbourBehind, secondAddress } from './second-addresses.ts';
import { understandingOf } from './taken-for.ts';
import { areStationWords } from '../language/type-words.ts';

/** Answers farther apart than this are different answers. */
const SAME_SPOT_METERS = 150;
/** Areas of a greater level are parts of a city. */
const CITY_LEVEL = 8;
const NAMESAKE_LEAD = 0.05;
const EQUALS_LEAD = 0.02;
const spots: ReadonlySet<FoundKind> = new Set(['house', 'poi', 'intersection', 'kilometer']);
/** Rivals that an answer is compared with. */
const MOST_RIVALS = 3;

interface AnswerOptions {
  readonly limit: number;
  /** Streets and POI that the words could mean. */
  readonly subjectHits: readonly Hit[];
  /** Whether each answer says how it understands the query. */
  readonly explain?: boolean;
}

/** Turns candidates, best first, into answers of rows and numbers. */
export function toFound(
  search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[],
  { limit, subjectHits, explain = false }: AnswerOptions,
): Found[] {
  const distinct = withoutRepeats(search, candidates);
  return distinct.slice(0, limit).map((candidate, at) => {
    const rivals = rivalsOf(search, candidate, distinct);
    const lead = Math.min(...rivals.map((rival) => leadOver(search, candidate, rival)));
    const isDashed = candidate.asked !== undefined && candidate.asked.dash !== '';
    const number = numberBehind(words, candidate);
    const isOneOfTwo = (isDashed && distinct.some((rival, i) => i !== at && isOtherReading(candidate, rival)))
      || (number !== 0 && distinct.some((rival) => isHouseOf(rival, candidate.hit.mask, number)))
      || distinct.some((rival) => isNumberOfContainer(search, words, candidate, rival));
    const hasNamesake = rivals.some((rival) => isNamesake(candidate, rival))
      || (isLacking(candidate) && distinct.some((rival) => isNamedExactly(search, candidate, rival)));
    const most = at > 0 ? 0 : isOneOfTwo ? EQUALS_LEAD : hasNamesake ? NAMESAKE_LEAD : Infinity;
    // An answer ranked below a better one already has a low confidence.
    const closer = lead > 0 ? closerStreet(search, subjectHits, candidate) : undefined;
    return toAnswer(search, words, candidate, { isFirst: at === 0, lead: Math.min(lead, most), closer, explain });
  });
}

/** Whether these candidates, best first, include the first `limit` answers and all rivals of each. */
export function includesAnswers(search: AtlasSearch, candidates: readonly Candidate[], limit: number): boolean {
  if (candidates.length < limit + MOST_RIVALS) return false;
  const distinct = withoutRepeats(search, candidates);
  return distinct.length >= limit
    && distinct.slice(0, limit).every((candidate) => rivalsOf(search, candidate, distinct).length === MOST_RIVALS);
}

/** The best candidates elsewhere. */
function rivalsOf(search: AtlasSearch, candidate: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const rivals: Candidate[] = [];
  for (const rival of candidates) {
    if (rival === candidate || !isElsewhere(candidate, rival) || isContainerOf(search, candidate, rival)) continue;
    rivals.push(rival);
    if (rivals.length === MOST_RIVALS) break;
  }
  return rivals;
}

/**
 * The lead over a rival, nearness included. Prominence counts little, because what is often asked for is not
 * necessarily meant here. But a name alone means the town or street rather than its station, and of two towns the one
 * with ten times the people.
 */
const leadOver = (search: AtlasSearch, candidate: Candidate, rival: Candidate): number =>
  candidate.score - rival.score - (candidate.prominence - rival.prominence) * 0.8 + nameLead(search, candidate, rival);

const POI_LEAD = 0.2;
const TENFOLD_LEAD = 0.12;

function nameLead(
  { starts, tables: { places } }: AtlasSearch, { feature, house }: Candidate, rival: Candidate,
): number {
  if (feature >= starts.pois || house) return 0;
  if (isPoi(starts, rival.feature) && !rival.house) return POI_LEAD;
  if (feature >= starts.areas || rival.feature >= starts.areas) return 0;
  const ratio = (places.population[feature] + FEW_PEOPLE) / (places.population[rival.feature] + FEW_PEOPLE);
  return Math.max(0, Math.min(2, Math.log10(ratio))) * TENFOLD_LEAD;
}

/** Added to every population, because the map lacks that of many places. */
const FEW_PEOPLE = 300;

/** A street of the same name in another town of the same name: that it lacks the house proves nothing. */
function isNamesake(candidate: Candidate, rival: Candidate): boolean {
  const [town] = candidate.containerHits;
  const [rivalTown] = rival.containerHits;
  if (!town || !rivalTown || candidate.feature === rival.feature) return false;
  if (town.feature === rivalTown.feature || town.mask !== rivalTown.mask) return false;
  return rival.cost - (rival.house?.cost ?? 0) <= candidate.cost + 0.05;
}

const LACKING_COST = 0.3;
const isLacking = ({ hit }: Candidate): boolean => hit.cost > LACKING_COST;

/** Whether a rival in the same town has exactly the name: "Степная 3" in a district that has only the 4-я Степная. */
function isNamedExactly(
  { starts, tables: { streets } }: AtlasSearch, { feature, hit }: Candidate, rival: Candidate,
): boolean {
  return rival.hit.mask === hit.mask && rival.hit.cost + LACKING_COST < hit.cost
    && isStreet(starts, feature) && isStreet(starts, rival.feature)
    && streets.place[feature - starts.streets] === streets.place[rival.feature - starts.streets];
}

/** Whether a rival reads a number differently: "5-1" is flat 1 of house 5 here, and house 5/1 in a similar quarter. */
const isOtherReading = ({ hit, house }: Candidate, rival: Candidate): boolean =>
  house !== undefined && rival.hit.mask === hit.mask
  && rival.house?.precision === 'house' && rival.house.dashIsFlat !== house.dashIsFlat;

/** Whether the number follows the quarter, which has such a house as well: "Восток-5 мкр., 5, Джантошева". */
const isNumberOfContainer = (
  search: AtlasSearch, { atoms }: QueryWords, { hit, house, containerHits }: Candidate, rival: Candidate,
): boolean =>
  house !== undefined && rival.house?.precision === 'house' && !isTownOfStreets(search, rival.feature)
  && containerHits.some(({ feature, mask, typeMask }) => feature === rival.feature && atoms.some(({ isNumber }, at) =>
    isNumber && at === lastOf(mask | typeMask) + 1 && at < firstOf(hit.mask | hit.typeMask)));

/**
 * The mask of a number without "-я" that ends the words of the 16-я Парковая in "Парковая 16, 4". 0 for any other
 * query, and for "Парковая 16, д. 4", which names its house.
 */
function numberBehind({ atoms, types }: QueryWords, { hit: { mask }, house, explained }: Candidate): number {
  const last = house ? lastOf(mask) : 0;
  const isHouseNamed = atoms.some(({ isNumber }, at) => at > last && isNumber && (explained & (1 << at)) !== 0
    && types[at - 1].some(({ code }) => code === 'dom' || code === 'uchastok'));
  const isBehind = last > 0 && !isHouseNamed && atoms[last].isNumber && atoms[last].suffix === ''
    && atoms[last].before !== '-';
  return isBehind && !atoms[firstOf(mask)].isNumber ? 1 << last : 0;
}

/** Whether the street without that number in its name has a house of that number: then a flat could follow. */
const isHouseOf = ({ hit, house, explained }: Candidate, mask: number, number: number): boolean =>
  house?.precision === 'house' && hit.mask === (mask & ~number) && (explained & number) !== 0;

/**
 * Whether the rival contains the candidate, and so is not a rival: Новосибирск for "Новосибирск, Академгородок", or the
 * городской округ Новосибирск for Новосибирск, which lies in it, or could if the map lacks its border.
 */
function isContainerOf(search: AtlasSearch, { feature, hit, containerHits }: Candidate, rival: Candidate): boolean {
  const { starts, containers, tags, tables: { areas, places } } = search;
  if (feature >= starts.areas || rival.feature >= starts.streets) return false;
  if (containerHits.some((container) => container.feature === rival.feature)) return true;
  if (rival.feature < starts.areas) return false;
  const area = rival.feature - starts.areas;
  if (rival.hit.mask !== hit.mask || areas.level[area] > CITY_LEVEL) return false;
  if (!containers.isBorderless(area) && !isAround(search, rival.feature, feature)) return false;
  const placeNames = Object.values(tags(places.names[feature]));
  return Object.values(tags(areas.names[area])).some((name) => placeNames.includes(name));
}

const isElsewhere = (a: Candidate, b: Candidate): boolean =>
  distanceMeters(a.lat, a.lon, b.lat, b.lon) > SAME_SPOT_METERS;

function withoutRepeats(search: AtlasSearch, candidates: readonly Candidate[]): Candidate[] {
  const known = new Set<number | string>();
  return candidates.filter(({ house, kilometer, feature }) => {
    // Houses count down from -1, other features up from 0.
    const identity = house ? -1 - house.row
      : kilometer ? `road ${kilometer.road} ${kilometer.meters}` : placeOrFeature(search, feature);
    if (known.has(identity)) return false;
    known.add(identity);
    return true;
  });
}

/** The place of an area that is its polygon, since both are one answer; otherwise the feature itself. */
function placeOrFeature({ starts, tables: { areas } }: AtlasSearch, feature: number): number {
  if (feature < starts.areas || feature >= starts.streets) return feature;
  const place = areas.place[feature - starts.areas];
  return place === NONE ? feature : place;
}

/** How an answer compares with the others. */
interface Compared {
  readonly isFirst: boolean;
  readonly lead: number;
  readonly closer: Judged['closer'];
  readonly explain: boolean;
}

function toAnswer(
  search: AtlasSearch, words: QueryWords, candidate: Candidate, { isFirst, lead, closer, explain }: Compared,
): Found {
  const { house, asked, hit, kilometer } = candidate;
  const { kind, precision } = describe(search, candidate);
  const uncapped = { cost: costInQuery(words, candidate), lead, cap: 1, isSpot: spots.has(kind) };
  const second = secondAddress(words, candidate) ?? (neighbourBehind(search, words, candidate) || undefined);
  // The confidence of most answers after the first is below every cap.
  const isCapped = isFirst || confidenceOf(uncapped) > LEAST_CAP;
  const judged = { search, words, candidate, precision, closer, isSecond: second !== undefined };
  const caps = isCapped ? doubtsOf(judged) : [];
  const evidence = { ...uncapped, cap: capOf(caps) };
  const answer: Mutable<Found> = {
    kind,
    lat: toDegrees(candidate.lat),
    lon: toDegrees(candidate.lon),
    precision,
    confidence: Math.round(confidenceOf(evidence) * 1000) / 1000,
    evidence,
    doubts: [...candidate.doubts, ...caps],
    score: candidate.score,
    expectedErrorMeters: house?.errorMeters ?? kilometer?.errorMeters ?? errorOf(precision),
    match: matchOf(search, candidate),
    isRenamed: [hit, ...candidate.containerHits].some(({ nameStatus }) => nameStatus === nameStatuses.old),
    unparsed: unparsedOf(words, second ? { ...candidate, explained: candidate.explained & ~second } : candidate),
  };
  if (asked) answer.askedHouse = describeHouse(asked);
  if (explain) answer.understanding = understandingOf(search, words, candidate);
  addRows(search, candidate, answer);
  return answer;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const errors: Partial<Record<Precision, number>> = {
  street: 300, intersection: 20, poi: 30, metro: 60, place: 500, settlement: 800, city: 5000, district: 4000,
  region: 100_000, country: 1_000_000, postcode: 600, point: 0,
};
const errorOf = (precision: Precision): number => errors[precision] ?? 100;

function describe(
  search: AtlasSearch, { feature, house, otherStreet, kilometer }: Candidate,
): { kind: FoundKind; precision: Precision } {
  const { starts, tables: { places, pois } } = search;
  if (house) return { kind: 'house', precision: house.precision };
  if (otherStreet) return { kind: 'intersection', precision: 'intersection' };
  if (kilometer) return { kind: 'kilometer', precision: 'interpolated' };
  if (feature < starts.areas) return { kind: 'place', precision: placePrecision(search.kind(places.kind[feature])) };
  if (feature < starts.streets) return { kind: 'area', precision: areaPrecisionOf(search, feature - starts.areas) };
  if (feature < starts.pois) return { kind: 'street', precision: 'street' };
  if (feature >= starts.postcodes) return { kind: 'postcode', precision: 'postcode' };
  const isMetro = poiGroups[pois.group[feature - starts.pois]] === 'metro';
  return { kind: 'poi', precision: isMetro ? 'metro' : 'poi' };
}

/** The precision of an area, or of the town that it is the ground of: "г Наро-Фоминск, г Апрелевка". */
function areaPrecisionOf({ kind, tables: { areas, places } }: AtlasSearch, row: number): Precision {
  const precision = areaPrecision(areas, row);
  const ofPlace = areas.place[row] === NONE ? precision : placePrecision(kind(places.kind[areas.place[row]]));
  return precision === 'district' && (ofPlace === 'city' || ofPlace === 'settlement') ? ofPlace : precision;
}

/** Adds the rows that the answer is made of. */
function addRows(
  search: AtlasSearch, { feature, house, otherStreet, kilometer }: Candidate, answer: Mutable<Found>,
): void {
  const { starts, tables: { houses, streets, areas, pois, postcodes } } = search;
  const addStreet = (row: number): void => void (row !== NONE && (answer.street = row));
  const addPlace = (row: number): void => void (row !== NONE && (answer.place = row));
  if (house) {
    answer.house = house.row;
    addStreet(houses.street[house.row]);
    addPlace(houses.place[house.row]);
  } else if (feature < starts.areas) answer.place = feature;
  else if (feature < starts.streets) {
    answer.area = feature - starts.areas;
    addPlace(areas.place[answer.area]);
  } else if (feature < starts.pois) {
    answer.street = feature - starts.streets;
    addPlace(streets.place[answer.street]);
    if (otherStreet) answer.otherStreet = otherStreet.hit.feature - starts.streets;
    if (kilometer) answer.alongMeters = kilometer.meters;
  } else if (feature >= starts.postcodes) answer.postcode = search.text(postcodes.code[feature - starts.postcodes]);
  else {
    answer.poi = feature - starts.pois;
    addStreet(pois.street[answer.poi]);
    addPlace(pois.place[answer.poi]);
    if (pois.house[answer.poi] !== NONE) answer.house = pois.house[answer.poi];
  }
}

const agreementOf = (hit: Hit | undefined): Agreement => (!hit ? 'absent' : hit.isFuzzy ? 'fuzzy' : 'exact');

function matchOf({ starts, tables: { areas } }: AtlasSearch, candidate: Candidate): Match {
  const { feature, hit, containerHits, house, asked, isElsewhere, contradiction } = candidate;
  const isRegion = (container: number): boolean => {
    const level = container >= starts.areas && container < starts.streets ? areas.level[container - starts.areas] : 0;
    return level > 0 && level <= 6;
  };
  const place = feature < starts.areas ? hit : containerHits.find((container) => !isRegion(container.feature));
  const region = isRegion(feature) ? hit : containerHits.find((container) => isRegion(container.feature));
  const isWrong = contradiction === undefined ? isElsewhere && !place : contradiction !== 'region';
  const number = !asked ? 'absent' : house?.precision === 'house' ? (house.isExact ? 'exact' : 'fuzzy')
    : house?.precision === 'house_part' ? 'fuzzy' : 'wrong';
  return {
    house: number,
    street: agreementOf(isStreet(starts, feature) ? hit : candidate.street),
    place: isWrong ? 'wrong' : agreementOf(place),
    region: contradiction === 'region' ? 'wrong' : agreementOf(region),
    postal_code: feature >= starts.postcodes ? agreementOf(hit) : candidate.postcode,
  };
}

/** Runs of unexplained atoms, as they were written. */
function unparsedOf({ atoms, text, types, weights }: QueryWords, { explained, house, flats }: Candidate): string[] {
  const found: string[] = [];
  for (let at = 0; at < atoms.length; at++) {
    if (explained & (1 << at)) continue;
    let end = at;
    const isNext = (next: number): boolean => next < atoms.length && (explained & (1 << next)) === 0
      && atoms[next].before !== ',' && atoms[next].start > atoms[next - 1].start
      // Ends the run before a type word that was moved here from elsewhere in the text.
      && !(atoms[next + 1]?.start < atoms[next].start);
    while (isNext(end + 1)) end++;
    const run = atoms.slice(at, end + 1);
    // Type words alone are not reported, except heavy ones: "Разъезд" by itself is a name.
    const isMore = run.some((atom, i) => atom.isNumber || types[at + i].length === 0 || weights[at + i] >= 1
      || areStationWords(types[at + i]));
    if (isMore) found.push(text.slice(run[0].start, run[run.length - 1].end));
    at = end;
  }
  if (flats && house?.dashIsFlat) found.push(text.slice(...flats));
  return found;
}
