import { isGivenName, isSmallWord } from '../language/known-names.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import type { QueryWords } from '../query/words.ts';
import type { NameMatch } from './name-match.ts';
import { areStationWords, regionCodes, type TypeWord } from '../language/type-words.ts';

const CONFLICT_COST = 0.22;
/** Greater than the cost of a name in another language. */
const TRANSLATION_COST = 0.06;
/** The cost of a word for a station: "вокзал Ветроград" asks neither for the city nor for a hotel of its name. */
const STATION_COST = 0.7;
/** The cost of a word for a halt: "станция Лоста" can be the settlement, if no station bears the name. */
const HALT_COST = 0.16;
const ESTATE_COST = 0.1;
const OTHER_CONTAINER_COST = 0.06;
/** The cost of a word for a region: "Vetrograd Oblast" does not ask for the city. */
const REGION_COST = 0.3;

const stations = new Set(['stanciya', 'platforma', 'vokzal']);

/** Recognizes clashes with a word for a station, which count for POI as well, by their cost. */
export const isStationClash = (cost: number): boolean => cost === STATION_COST || cost === HALT_COST;

/** Recognizes an exact name beside a type word of another kind by its cost: the town of "Moscow ul." */
export const isConflict = (cost: number): boolean => cost >= CONFLICT_COST && cost < CONFLICT_COST + TRANSLATION_COST;

/** The bearer of the name; untyped: the query lacks the type word of the name. */
type Bearer = 'container' | 'untyped container' | 'street' | 'untyped street';

/** The cost of a type word beside the name that does not fit its bearer: "пер" for an улица, "метро" for a street. */
export function clashOf(
  words: QueryWords, { mask, typeMask, isFuzzy }: Pick<NameMatch, 'mask' | 'typeMask' | 'isFuzzy'>, bearer: Bearer,
): number {
  const matched = mask | typeMask;
  const { atoms, types } = words;
  let first = firstOf(matched);
  // "пр-кт им. В. И. Ленина", "улица Антона Чехова"
  while (first > 1 && (areTitles(words, first - 1, first) || isGivenBefore(atoms, first - 1))) first--;
  const last = lastOf(matched);
  // The G of "17G" is not short for город.
  const isHouseLetter = first > 1 && atoms[first - 1].text.length === 1 && atoms[first - 1].before === ''
    && atoms[first - 2].isNumber;
  const mayBeType = first > 0 && atoms[first].before !== ',' && !isHouseLetter
    && ((words.partMask | words.roomMask) & (1 << (first - 1))) === 0;
  const before = mayBeType ? clash(types[first - 1], typeMask, bearer) : 0;
  if (before > 0) return before;
  const behind = atoms[last + 1];
  if (!behind || behind.before === ',' || typeMask !== 0 || words.partMask & (1 << (last + 1))) return 0;
  // A type word after a name belongs to the next name, unless nothing or a number follows.
  const next = atoms[last + 2];
  const belongsToName = !next || next.isNumber || next.before === ',' || isSmallWord(next.key)
    || types[last + 2].some(({ level }) => level === 'building');
  if (!belongsToName) return 0;
  // "Тверская обл." names the region of Тверь.
  const isContainer = !isFuzzy && (bearer === 'container' || bearer === 'untyped container');
  return isContainer && areRegionWords(types[last + 1]) ? REGION_COST : clash(types[last + 1], typeMask, bearer);
}

const areRegionWords = (types: readonly TypeWord[]): boolean =>
  types.length > 0 && types.every(({ code }) => regionCodes.has(code) && code !== 'ao');

const isGivenBefore = (atoms: QueryWords['atoms'], at: number): boolean =>
  !atoms[at].isNumber && isGivenName(atoms[at].key) && atoms[at + 1].before !== ',';

function clash(types: readonly TypeWord[], typeMask: number, bearer: Bearer): number {
  if (types.every(({ level }) => level === 'building' || level === 'room')) return 0;
  if (typeMask === 0 && areStationWords(types)) return STATION_COST;
  const isUntyped = bearer === 'untyped container' || bearer === 'untyped street';
  const isStreet = bearer === 'street' || bearer === 'untyped street';
  const streets = types.filter(({ level }) => level === 'street');
  // People confuse village and hamlet, but not street and lane.
  if (!isStreet && streets.length === 0) return containerClash(types, typeMask, isUntyped);
  if (!isStreet) return streets.length === types.length ? CONFLICT_COST : 0;
  if (streets.length > 0) return isUntyped ? CONFLICT_COST : 0;
  return types.some(({ level }) => level === 'building') ? 0 : CONFLICT_COST;
}

function containerClash(types: readonly TypeWord[], typeMask: number, isUntyped: boolean): number {
  const isStationOrEstate = types.every(({ level, code }) => level === 'planning' || stations.has(code));
  if (isStationOrEstate && typeMask === 0) {
    return types.some(({ code }) => stations.has(code)) ? HALT_COST : ESTATE_COST;
  }
  return isUntyped ? OTHER_CONTAINER_COST : 0;
}

/** Whether there are only titles and initials from atom `from` up to `end`, without a comma: "имени В. И." */
export function areTitles({ atoms, titleMask }: QueryWords, from: number, end: number): boolean {
  const mask = (1 << end) - (1 << from);
  if ((titleMask & mask) !== mask) return false;
  for (let at = from + 1; at <= end; at++) if (atoms[at].before === ',') return false;
  return true;
}
