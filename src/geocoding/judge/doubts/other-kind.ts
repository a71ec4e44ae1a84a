import { firstOf } from '../../atoms/masks.ts';
import { isSettlement } from '../../fit/district-centres.ts';
import { isPoi } from '../../gazetteer/features.ts';
import { streetName } from '../../language/street-name.ts';
import { typeReadings } from '../../language/type-words.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { placePrecision } from '../../query/precision-of.ts';
import { apart } from '../unknown-places.ts';
import { namesOfContainer } from './names-of-container.ts';

/** Type words in the name of a place or area that make it a kind of planned territory. */
const planned: ReadonlySet<string> = new Set([...apart, 'mkr', 'kvartal', 'rayon']);

const quarters: ReadonlySet<string> = new Set(['mkr', 'kvartal']);

/** A city or a POI is no part of a town. */
const isNoQuarter = (search: AtlasSearch, feature: number): boolean =>
  isPoi(search.starts, feature) || isCity(search, feature);

const isCity = ({ starts, kind, tables: { places } }: AtlasSearch, feature: number): boolean =>
  feature < starts.areas && placePrecision(kind(places.kind[feature])) === 'city';

/** The place of an area that is its ground, otherwise the feature itself. */
const placeOf = ({ starts, tables: { areas } }: AtlasSearch, feature: number): number =>
  (feature >= starts.areas && feature < starts.streets ? areas.place[feature - starts.areas] : feature);

/**
 * Whether the map has another kind: the town or village of that name for "мкр. Светлоград", the СНТ «Энергетик» for
 * "ГСК Энергетик", a микрорайон for "пос. Энергетик". A village within a named town can be its quarter.
 */
export function hasOtherKind(search: AtlasSearch, words: QueryWords, { hit, containerHits }: Candidate): boolean {
  const isNoQuarterOfTown = isNoQuarter(search, hit.feature) || (isSettlement(search, placeOf(search, hit.feature))
    && !containerHits.some(({ feature }) => isSettlement(search, placeOf(search, feature))));
  return isOtherKind(search, words, hit, isNoQuarterOfTown)
    || containerHits.some((town) => isCity(search, town.feature) && isOtherKind(search, words, town, true));
}

function isOtherKind(
  search: AtlasSearch, { types, atoms }: QueryWords, { feature, mask, typeMask }: Hit, isTown: boolean,
): boolean {
  let at = firstOf(mask) - 1;
  // In "мкр Край Света" the name begins with a type word.
  if (at > 0 && typeMask & (1 << at) && atoms[at].before !== ',' && types[at - 1].length > 0) at--;
  const isOutside = feature >= search.starts.streets && !isPoi(search.starts, feature);
  if (isOutside || at < 0 || typeMask & (1 << at) || atoms[at + 1].before === ',') return false;
  const read = types[at].filter(({ level }) => level !== 'street');
  const asked = read.map(({ code }) => code);
  const asksQuarter = asked.length > 0 && asked.every((code) => quarters.has(code));
  if (isTown && asksQuarter) return true;
  if (isNoQuarter(search, feature)) return false;
  const areKindsApart = read.every(({ code, level }) => apart.has(code) || level === 'settlement');
  if (asked.length === 0 || !areKindsApart) return false;
  const named = namesOfContainer(search, feature).flatMap((name) => streetName(name).keys)
    .flatMap((key) => typeReadings(key) ?? []);
  return named.some(({ code }) => planned.has(code)) && !named.some(({ code }) => asked.includes(code));
}
