import { isGivenName, isSmallWord } from '../language/known-names.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import type { QueryWords } from '../query/words.ts';
import { isOfStation, type TypeWord } from '../language/type-words.ts';

const CONFLICT_COST = 0.22;
/** "вокзал Ветроград" is not the city, and no hotel of its name. */
const STATION_COST = 0.7;
/** "станция Лоста" may be the settlement, where no station has that name. */
const HALT_COST = 0.16;
const ESTATE_COST = 0.1;
const OTHER_CONTAINER_COST = 0.06;

const stations = new Set(['stanciya', 'platforma', 'vokzal']);

/** What a clash costs a thing as well: what is called a station is one. */
export const isStationClash = (cost: number): boolean => cost === STATION_COST || cost === HALT_COST;

/** Whose the name is; untyped: it has a type word that the query has not. */
type Bearer = 'container' | 'untyped container' | 'street' | 'untyped street';

/** What it costs that the query says "пер" and the name "улица", or "метро" and the name is a street's. */
export function clashOf(words: QueryWords, mask: number, typeMask: number, bearer: Bearer): number {
  const own = mask | typeMask;
  const { atoms, types } = words;
  let first = firstOf(own);
  // "пр-кт им. В. И. Ленина", "улица Антона Чехова"
  while (first > 1 && (areTitles(words, first - 1, first) || isGivenBefore(atoms, first - 1))) first--;
  const last = lastOf(own);
  // The G of a "17G" is no город.
  const isOfNumber = first > 1 && atoms[first - 1].text.length === 1 && atoms[first - 1].before === ''
    && atoms[first - 2].isNumber;
  const isBefore = first > 0 && atoms[first].before !== ',' && !isOfNumber
    && ((words.partMask | words.roomMask) & (1 << (first - 1))) === 0;
  const before = isBefore ? clash(types[first - 1], typeMask, bearer) : 0;
  if (before > 0) return before;
  const behind = atoms[last + 1];
  if (!behind || behind.before === ',' || typeMask !== 0 || words.partMask & (1 << (last + 1))) return 0;
  // Behind a name a type word is the next one's, unless nothing or a number follows.
  const next = atoms[last + 2];
  const isOwn = !next || next.isNumber || next.before === ',' || isSmallWord(next.key)
    || types[last + 2].some(({ level }) => level === 'building');
  return isOwn ? clash(types[last + 1], typeMask, bearer) : 0;
}

const isGivenBefore = (atoms: QueryWords['atoms'], at: number): boolean =>
  !atoms[at].isNumber && isGivenName(atoms[at].key) && atoms[at + 1].before !== ',';

function clash(types: readonly TypeWord[], typeMask: number, bearer: Bearer): number {
  if (types.every(({ level }) => level === 'building' || level === 'room')) return 0;
  if (typeMask === 0 && isOfStation(types)) return STATION_COST;
  const isOther = bearer === 'untyped container' || bearer === 'untyped street';
  const isStreet = bearer === 'street' || bearer === 'untyped street';
  const streets = types.filter(({ level }) => level === 'street');
  // Village or hamlet, people do not know; street or lane they do.
  if (!isStreet && streets.length === 0) return containerClash(types, typeMask, isOther);
  if (!isStreet) return streets.length === types.length ? CONFLICT_COST : 0;
  if (streets.length > 0) return isOther ? CONFLICT_COST : 0;
  return types.some(({ level }) => level === 'building') ? 0 : CONFLICT_COST;
}

function containerClash(types: readonly TypeWord[], typeMask: number, isOther: boolean): number {
  const isStationOrEstate = types.every(({ level, code }) => level === 'planning' || stations.has(code));
  if (isStationOrEstate && typeMask === 0) {
    return types.some(({ code }) => stations.has(code)) ? HALT_COST : ESTATE_COST;
  }
  return isOther ? OTHER_CONTAINER_COST : 0;
}

/** "имени В. И.": nothing but titles and initials from one atom up to another, without a comma. */
export function areTitles({ atoms, titleMask }: QueryWords, from: number, end: number): boolean {
  const mask = (1 << end) - (1 << from);
  if ((titleMask & mask) !== mask) return false;
  for (let at = from + 1; at <= end; at++) if (atoms[at].before === ',') return false;
  return true;
}
