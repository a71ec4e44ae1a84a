import { isPoi, isStreet } from '../gazetteer/features.ts';
import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { centreOfRegion, findCityInCase, isCountry, keyOfWord } from '../language/known-cities.ts';
import { firstOf } from '../atoms/masks.ts';
import { CASE_COST, type Hit, type Retrieved } from '../query/hit.ts';
import type { Context, QueryWords } from '../query/words.ts';
import { isTownOfStreets } from '../query/precision-of.ts';
import { isSettlement } from './district-centres.ts';
import { isBehindPreposition } from './elsewhere/mentions.ts';
import { areStreetWords } from './kinds-of-types.ts';

/** The share of weight that context words keep: almost none for a station, some for a firm elsewhere on the map. */
const METRO_PART = 0.01;
const FIRM_PART = 0.3;
const EXACT_COST = 0.05;
/** The highest cost of a match that can still be the name of the station. */
const MISREAD_COST = 0.2;
/** Flags of blocks, numbers that need no street: "Зеленоград, к1505". */
const blocks: ReadonlySet<string> = new Set(['k', 's']);

/**
 * The station or firm beside an address, if a number is left over that belongs to neither: "Мясницкая 13, м. Чистые
 * пруды", "Сбербанк, Мира 14". The map knows both, and the query asks for the house.
 */
export function contextOf(
  search: AtlasSearch, words: QueryWords,
  { subjectHits, containerHits }: Pick<Retrieved, 'subjectHits' | 'containerHits'>, best: Candidate | undefined,
): Context | undefined {
  const metro = metroOf(search, words, subjectHits);
  if (metro.mask !== 0) return hasNumber(words, metro.mask) ? { ...metro, part: METRO_PART, isSure: true } : undefined;
  if (!best || best.house || !hasNumber(words, best.explained)) return undefined;
  // Where the answer is a place, unexplained words could be those of a firm.
  const firm = isPoi(search.starts, best.feature) ? best.hit
    : best.feature >= search.starts.streets ? undefined
    : subjectHits.find(({ feature, cost, mask }) =>
      isPoi(search.starts, feature) && cost < EXACT_COST && (mask & best.explained) === 0);
  if (!firm) return undefined;
  if (isNamedAsStreet(search, subjectHits, firm) || isTownInCase(search, words, containerHits, firm)) return undefined;
  const part = isTown(words, firm.mask) ? 1 : FIRM_PART;
  return { mask: firm.mask | firm.typeMask, part, isSure: false, isTown: part === 1, feature: NONE };
}

/** "Дружба, Малая Тихая улица, 27" names a street of another town, not the река Тихая, nor a stop of that name. */
const isNamedAsStreet = ({ starts }: AtlasSearch, subjectHits: readonly Hit[], { mask }: Hit): boolean =>
  subjectHits.some((hit) => isStreet(starts, hit.feature) && hit.typeMask !== 0
    && hit.cost < EXACT_COST && (mask & ~(hit.mask | hit.typeMask)) === 0);

/**
 * Whether the words name a town, quarter, region or country, though the map has a POI of a similar name: "г. Елец, …",
 * "мкр. Туманное, …", "Казань, Жемчужная, 22", "Беларусь, улица Маросейка, 12" for an embassy.
 */
const isTown = ({ atoms, types }: QueryWords, mask: number): boolean =>
  atoms.some(({ key: plain, text, before }, at) => {
    const key = keyOfWord(text, plain);
    const isTyped = before !== ','
      && types[at - 1]?.some(({ code, level }) => code === 'gorod' || level === 'planning');
    return (mask & (1 << at)) !== 0
      && (isTyped || (mask === 1 << at
        && (findCityInCase(key) !== undefined || isCountry(key) || centreOfRegion(key) !== undefined)));
  });

/** Whether the words behind a preposition name a town or village of the map: "в Туманном" beside a «Туманный». */
const isTownInCase = (
  search: AtlasSearch, words: QueryWords, containerHits: Retrieved['containerHits'], { mask }: Hit,
): boolean => isBehindPreposition(words, firstOf(mask)) && containerHits.values().some((hit) =>
  isSettlement(search, hit.feature) && hit.cost <= CASE_COST && (mask & ~hit.mask) === 0);

/** The name of a metro station with its type word. */
function metroOf(
  search: AtlasSearch, { atoms, types }: QueryWords, subjectHits: readonly Hit[],
): { readonly mask: number; readonly feature: number } {
  let words = 0;
  for (const [at, typeWords] of types.entries()) {
    // In "ул. М. Лубянка" the М. is short for Малая.
    const isBehindStreet = at > 0 && atoms[at].before !== ',' && areStreetWords(types[at - 1]);
    if (!isBehindStreet && typeWords.some(({ code }) => code === 'metro')) words |= 1 << at;
  }
  let [mask, feature] = [0, NONE];
  for (const hit of subjectHits) {
    const isStation = isPoi(search.starts, hit.feature) && (hit.typeMask & words) !== 0;
    if (!isStation || hit.isShort || hit.cost > MISREAD_COST) continue;
    const whole = hit.mask | hit.typeMask;
    // Takes the longest of several names of one station.
    if ((mask & whole) !== 0 && (mask & ~whole) !== 0) continue;
    if (feature === NONE || mask !== (mask | whole)) feature = hit.feature;
    mask |= whole;
  }
  return { mask: withStation(types, mask), feature };
}

/** An address is nearer than this to its metro station: lines reach into the suburbs. */
const STATION_METERS = 60_000;

/**
 * Contradicts an answer far from every station of the name in the query: "метро Лубянка, Сальская 34" does not ask for
 * the Сальская of another city.
 */
export function besideStation(
  search: AtlasSearch, { mask, feature }: Context, subjectHits: readonly Hit[], candidate: Candidate,
): Candidate {
  if (feature === NONE) return candidate;
  const isNear = subjectHits.some((hit) => isPoi(search.starts, hit.feature) && hit.cost <= MISREAD_COST
    && (hit.mask & ~mask) === 0 && metersTo(search, hit.feature, candidate) < STATION_METERS);
  return isNear ? candidate : { ...candidate, isElsewhere: true, contradiction: 'place' };
}

function metersTo({ containers }: AtlasSearch, station: number, { lat, lon }: Candidate): number {
  const point = containers.point(station);
  return distanceMeters(point.lat, point.lon, lat, lon);
}

/** Adds the "станция" of "станция метро …". */
function withStation(types: QueryWords['types'], mask: number): number {
  const first = firstOf(mask);
  return mask !== 0 && types[first - 1]?.some(({ code }) => code === 'stanciya') ? mask | (1 << (first - 1)) : mask;
}

function hasNumber({ atoms, roomMask }: QueryWords, used: number): boolean {
  return atoms.some(({ isNumber, key, suffix }, at) =>
    isNumber && suffix === '' && ((used | roomMask) & (1 << at)) === 0 && !isPostcodeLike(key));
}

/**
 * Whether the answer found without the context precedes the one found with it. A house of the town itself does so only
 * as a block: "М. Садовая, 5" is not house 5 of the town near the metro Садовая.
 */
export function isAddress(search: AtlasSearch, { isSure }: Context, found: Candidate | undefined): boolean {
  if (!found) return false;
  const { house, feature } = found;
  const isHouse = house?.precision === 'house'
    && (!isTownOfStreets(search, feature) || blocks.has(search.houses.keyOf(house.row)?.flag ?? ''));
  return isHouse || (isSure && isStreet(search.starts, feature));
}
