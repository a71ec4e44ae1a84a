import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, toDegrees } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { capOf } from '../query/doubt.ts';
import type { Candidate } from '../query/candidate.ts';
import { hasCloserStreet } from './closer-streets.ts';
import { confidenceOf } from './confidence.ts';
import type { Agreement, Found, FoundKind, Match, Precision } from '../query/found.ts';
import { poiGroups } from '../gazetteer/schema.ts';
import { describeHouse } from '../houses/key.ts';
import { isAround } from '../fit/lies-in.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import { LEAST_CAP } from './caps.ts';
import { doubtsOf } from './doubts.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { areaPrecision, isTownOfStreets, placePrecision } from '../query/precision-of.ts';
import { isPoi, nameStatuses } from '../gazetteer/features.ts';
import { secondAddress } from './second-addresses.ts';
import { isOfStation } from '../language/type-words.ts';

/** Answers farther apart than this are different answers. */
const SAME_SPOT_METERS = 150;
/** Finer ones are parts of a city. */
const CITY_LEVEL = 8;
const NAMESAKE_LEAD = 0.05;
const EQUALS_LEAD = 0.02;
const spots: ReadonlySet<FoundKind> = new Set(['house', 'poi', 'intersection', 'kilometer']);
/** What an answer is compared with. */
const MOST_RIVALS = 3;
/** The weight of a street, its number and half a town. */
const FEW_WORDS = 2;

interface Told {
  /** At most so many. */
  readonly limit: number;
  /** Streets and things that the words may mean. */
  readonly subjectHits: readonly Hit[];
}

/** Candidates, best first, as rows and numbers. */
export function toFound(
  search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[], { limit, subjectHits }: Told,
): Found[] {
  const distinct = withoutRepeats(search, candidates);
  return distinct.slice(0, limit).map((candidate, at) => {
    const rivals = rivalsOf(search, candidate, distinct);
    const lead = Math.min(...rivals.map((rival) => leadOver(search, candidate, rival)));
    const isDashed = candidate.asked !== undefined && candidate.asked.dash !== '';
    const number = numberBehind(words, candidate);
    const isOneOfTwo = (isDashed && distinct.some((other, i) => i !== at && isOtherReading(candidate, other)))
      || (number !== 0 && distinct.some((other) => isHouseOf(other, candidate.hit.mask, number)))
      || distinct.some((other) => isOfContainer(search, words, candidate, other));
    const hasNamesake = rivals.some((rival) => isNamesake(candidate, rival))
      || (isLacking(candidate) && distinct.some((other) => isCalledSo(search, candidate, other)));
    const most = at > 0 ? 0 : isOneOfTwo ? EQUALS_LEAD : hasNamesake ? NAMESAKE_LEAD : Infinity;
    // What another answer is better than is hardly believed as it is.
    const hasCloser = lead > 0 && hasCloserStreet(search, subjectHits, candidate);
    return found(search, words, candidate, { isFirst: at === 0, lead: Math.min(lead, most), hasCloser });
  });
}

/** Whether the first so many answers, and what each is compared with, are all among these candidates, best first. */
export function isToldFrom(search: AtlasSearch, candidates: readonly Candidate[], limit: number): boolean {
  if (candidates.length < limit + MOST_RIVALS) return false;
  const distinct = withoutRepeats(search, candidates);
  return distinct.length >= limit
    && distinct.slice(0, limit).every((candidate) => rivalsOf(search, candidate, distinct).length === MOST_RIVALS);
}

/** The best of those elsewhere. */
function rivalsOf(search: AtlasSearch, candidate: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const rivals: Candidate[] = [];
  for (const other of candidates) {
    if (other === candidate || !isElsewhere(candidate, other) || isContainerOf(search, candidate, other)) continue;
    rivals.push(other);
    if (rivals.length === MOST_RIVALS) break;
  }
  return rivals;
}

/**
 * What is asked for more often is hardly a sign of what is meant, being near is. But a name alone is that of the town
 * or street, not of its station, and of two towns that of the one with ten times the people.
 */
const leadOver = (search: AtlasSearch, one: Candidate, rival: Candidate): number =>
  one.score - rival.score - (one.prominence - rival.prominence) * 0.8 + nameLead(search, one, rival);

const POI_LEAD = 0.2;
const TENFOLD_LEAD = 0.12;

function nameLead({ starts, tables: { places } }: AtlasSearch, one: Candidate, rival: Candidate): number {
  if (one.feature >= starts.pois || one.house) return 0;
  if (isPoi(starts, rival.feature) && !rival.house) return POI_LEAD;
  if (one.feature >= starts.areas || rival.feature >= starts.areas) return 0;
  const ratio = (places.population[one.feature] + FEW_PEOPLE) / (places.population[rival.feature] + FEW_PEOPLE);
  return Math.max(0, Math.min(2, Math.log10(ratio))) * TENFOLD_LEAD;
}

/** Of places that nobody has counted. */
const FEW_PEOPLE = 300;

/** Another town of that name with another street of that name: that it lacks the house is no proof. */
function isNamesake(one: Candidate, rival: Candidate): boolean {
  const [own] = one.containerHits;
  const [other] = rival.containerHits;
  if (!own || !other || one.feature === rival.feature) return false;
  if (own.feature === other.feature || own.mask !== other.mask) return false;
  return rival.cost - (rival.house?.cost ?? 0) <= one.cost + 0.05;
}

const LACKING_COST = 0.3;
const isLacking = ({ hit }: Candidate): boolean => hit.cost > LACKING_COST;

/** "Степная 3" of a district where only the 4-я Степная is: the town has a street that is called just so. */
function isCalledSo({ starts, tables: { streets } }: AtlasSearch, one: Candidate, other: Candidate): boolean {
  const isStreet = ({ feature }: Candidate): boolean => feature >= starts.streets && feature < starts.pois;
  return other.hit.mask === one.hit.mask && other.hit.cost + LACKING_COST < one.hit.cost
    && isStreet(one) && isStreet(other)
    && streets.place[one.feature - starts.streets] === streets.place[other.feature - starts.streets];
}

/** "5-1" is the house 5 with a flat here, and a 5/1 in the quarter of nearly the same name. */
const isOtherReading = ({ hit, house }: Candidate, rival: Candidate): boolean =>
  house !== undefined && rival.hit.mask === hit.mask
  && rival.house?.precision === 'house' && rival.house.dashIsFlat !== house.dashIsFlat;

/** "Восток-5 мкр., 5, Джантошева": the number stands behind the quarter, which has that house as well. */
const isOfContainer = (
  search: AtlasSearch, { atoms }: QueryWords, { hit, house, containerHits }: Candidate, other: Candidate,
): boolean =>
  house !== undefined && other.house?.precision === 'house' && !isTownOfStreets(search, other.feature)
  && containerHits.some(({ feature, mask, typeMask }) => feature === other.feature && atoms.some(({ isNumber }, at) =>
    isNumber && at === lastOf(mask | typeMask) + 1 && at < firstOf(hit.mask | hit.typeMask)));

/** "Парковая 16, 4": a number without "-я" behind the words of a name that has it, and of no "д. 4"; as a mask. */
function numberBehind({ atoms, types }: QueryWords, { hit: { mask }, house, explained }: Candidate): number {
  const last = house ? lastOf(mask) : 0;
  const isTold = atoms.some(({ isNumber }, at) => at > last && isNumber && (explained & (1 << at)) !== 0
    && types[at - 1].some(({ code }) => code === 'dom' || code === 'uchastok'));
  const isBehind = last > 0 && !isTold && atoms[last].isNumber && atoms[last].suffix === ''
    && atoms[last].before !== '-';
  return isBehind && !atoms[firstOf(mask)].isNumber ? 1 << last : 0;
}

/** The street without that number has a house of it: then what follows may be a flat. */
const isHouseOf = ({ hit, house, explained }: Candidate, mask: number, number: number): boolean =>
  house?.precision === 'house' && hit.mask === (mask & ~number) && (explained & number) !== 0;

/**
 * Of "Новосибирск, Академгородок" the first is no rival of the second; nor is the "городской округ Новосибирск" one of
 * Новосибирск, which is in it, or may be where the map has not its border.
 */
function isContainerOf(search: AtlasSearch, { feature, hit, containerHits }: Candidate, other: Candidate): boolean {
  const { starts, containers, tags, tables: { areas, places } } = search;
  if (feature >= starts.areas || other.feature >= starts.streets) return false;
  if (containerHits.some((container) => container.feature === other.feature)) return true;
  if (other.feature < starts.areas) return false;
  const area = other.feature - starts.areas;
  if (other.hit.mask !== hit.mask || areas.level[area] > CITY_LEVEL) return false;
  if (!containers.isBorderless(area) && !isAround(search, other.feature, feature)) return false;
  const own = Object.values(tags(places.names[feature]));
  return Object.values(tags(areas.names[area])).some((name) => own.includes(name));
}

const isElsewhere = (a: Candidate, b: Candidate): boolean =>
  distanceMeters(a.lat, a.lon, b.lat, b.lon) > SAME_SPOT_METERS;

function withoutRepeats(search: AtlasSearch, candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<number | string>();
  return candidates.filter(({ house, kilometer, feature }) => {
    // Houses below zero, things from there on.
    const identity = house ? -1 - house.row
      : kilometer ? `road ${kilometer.road} ${kilometer.meters}` : containerOf(search, feature);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}

/** A place and its own ground are one. */
function containerOf({ starts, tables: { areas } }: AtlasSearch, feature: number): number {
  if (feature < starts.areas || feature >= starts.streets) return feature;
  const place = areas.place[feature - starts.areas];
  return place === NONE ? feature : place;
}

/** Beside other answers: how much better it is, and whether the town has a street of the very name. */
interface Compared {
  readonly isFirst: boolean;
  readonly lead: number;
  readonly hasCloser: boolean;
}

function found(
  search: AtlasSearch, words: QueryWords, candidate: Candidate, { isFirst, lead, hasCloser }: Compared,
): Found {
  const { house, asked, hit, kilometer } = candidate;
  const { kind, precision } = describe(search, candidate);
  const whole = words.weights.reduce((sum, weight) => sum + weight, 0);
  // Where little was said, a slip is much of it.
  const uncapped = { cost: candidate.cost * Math.max(1, FEW_WORDS / whole), lead, cap: 1, isSpot: spots.has(kind) };
  const second = secondAddress(words, candidate);
  // Most answers behind the first are believed less than any cap allows.
  const isCapped = isFirst || confidenceOf(uncapped) > LEAST_CAP;
  const judged = { search, words, candidate, precision, hasCloser, isSecond: second !== undefined };
  const doubts = isCapped ? doubtsOf(judged) : [];
  const evidence = { ...uncapped, cap: capOf(doubts) };
  const answer: Mutable<Found> = {
    kind,
    lat: toDegrees(candidate.lat),
    lon: toDegrees(candidate.lon),
    precision,
    confidence: Math.round(confidenceOf(evidence) * 1000) / 1000,
    evidence,
    against: [...candidate.against, ...doubts],
    expectedErrorMeters: house?.errorMeters ?? kilometer?.errorMeters ?? errorOf(precision),
    match: matchOf(search, candidate),
    isRenamed: [hit, ...candidate.containerHits].some(({ nameStatus }) => nameStatus === nameStatuses.old),
    unparsed: unparsedOf(words, second ? { ...candidate, explained: candidate.explained & ~second } : candidate),
  };
  if (asked) answer.askedHouse = describeHouse(asked);
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
  const { starts, tables: { places, areas, pois } } = search;
  if (house) return { kind: 'house', precision: house.precision };
  if (otherStreet) return { kind: 'intersection', precision: 'intersection' };
  if (kilometer) return { kind: 'kilometer', precision: 'interpolated' };
  if (feature < starts.areas) return { kind: 'place', precision: placePrecision(search.kind(places.kind[feature])) };
  if (feature < starts.streets) return { kind: 'area', precision: areaPrecision(areas, feature - starts.areas) };
  if (feature < starts.pois) return { kind: 'street', precision: 'street' };
  if (feature >= starts.postcodes) return { kind: 'postcode', precision: 'postcode' };
  const isMetro = poiGroups[pois.group[feature - starts.pois]] === 'metro';
  return { kind: 'poi', precision: isMetro ? 'metro' : 'poi' };
}

/** The rows an answer is made of. */
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
  const isStreet = feature >= starts.streets && feature < starts.pois;
  const isRegion = (one: number): boolean => {
    const level = one >= starts.areas && one < starts.streets ? areas.level[one - starts.areas] : 0;
    return level > 0 && level <= 6;
  };
  const place = feature < starts.areas ? hit : containerHits.find((container) => !isRegion(container.feature));
  const region = isRegion(feature) ? hit : containerHits.find((container) => isRegion(container.feature));
  const isWrong = contradiction === undefined ? isElsewhere && !place : contradiction !== 'region';
  const number = !asked ? 'absent' : house?.precision === 'house' ? (house.isExact ? 'exact' : 'fuzzy')
    : house?.precision === 'house_part' ? 'fuzzy' : 'wrong';
  return {
    house: number,
    street: agreementOf(isStreet ? hit : candidate.street),
    place: isWrong ? 'wrong' : agreementOf(place),
    region: contradiction === 'region' ? 'wrong' : agreementOf(region),
    postal_code: feature >= starts.postcodes ? agreementOf(hit) : candidate.postcode,
  };
}

/** Runs of atoms that nothing explains, as they were written. */
function unparsedOf({ atoms, text, types, weights }: QueryWords, { explained, house, flats }: Candidate): string[] {
  const found: string[] = [];
  for (let at = 0; at < atoms.length; at++) {
    if (explained & (1 << at)) continue;
    let end = at;
    const isNext = (one: number): boolean => one < atoms.length && (explained & (1 << one)) === 0
      && atoms[one].before !== ',' && atoms[one].start > atoms[one - 1].start
      // A type word that stands elsewhere in the text.
      && !(atoms[one + 1]?.start < atoms[one].start);
    while (isNext(end + 1)) end++;
    const run = atoms.slice(at, end + 1);
    // "Разъезд" by itself is a name.
    const isMore = run.some((atom, i) => atom.isNumber || types[at + i].length === 0 || weights[at + i] >= 1
      || isOfStation(types[at + i]));
    if (isMore) found.push(text.slice(run[0].start, run[run.length - 1].end));
    at = end;
  }
  if (flats && house?.dashIsFlat) found.push(text.slice(...flats));
  return found;
}
