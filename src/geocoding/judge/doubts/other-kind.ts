import { firstOf } from '../../atoms/masks.ts';
import { isPoi } from '../../gazetteer/features.ts';
import { streetName } from '../../language/street-name.ts';
import { typeReadings } from '../../language/type-words.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { placePrecision } from '../../query/precision-of.ts';
import { apart } from '../unknown-places.ts';
import { namesOfContainer } from './names-of-container.ts';

/** Type words in the name of a place or area that make it a kind of planned territory. */
const planned: ReadonlySet<string> = new Set([...apart, 'mkr', 'kvartal', 'rayon']);

const quarters: ReadonlySet<string> = new Set(['mkr', 'kvartal']);

/** A town or a POI is no part of a town. */
const isNoQuarter = ({ starts, kind, tables: { places } }: AtlasSearch, feature: number): boolean =>
  isPoi(starts, feature) || (feature < starts.areas && placePrecision(kind(places.kind[feature])) === 'city');

/**
 * Whether the map has another kind: the town of that name for "мкр. Светлоград", the СНТ «Энергетик» for "ГСК
 * Энергетик", a микрорайон for "пос. Энергетик".
 */
export function hasOtherKind(
  search: AtlasSearch, { types, atoms }: QueryWords, { feature, mask, typeMask }: Hit,
): boolean {
  const at = firstOf(mask) - 1;
  const isOutside = feature >= search.starts.streets && !isPoi(search.starts, feature);
  if (isOutside || at < 0 || typeMask & (1 << at) || atoms[at + 1].before === ',') return false;
  const read = types[at].filter(({ level }) => level !== 'street');
  const asked = read.map(({ code }) => code);
  if (isNoQuarter(search, feature)) return read.length > 0 && read.every(({ code }) => quarters.has(code));
  const areKindsApart = read.every(({ code, level }) => apart.has(code) || level === 'settlement');
  if (asked.length === 0 || !areKindsApart) return false;
  const named = namesOfContainer(search, feature).flatMap((name) => streetName(name).keys)
    .flatMap((key) => typeReadings(key) ?? []);
  return named.some(({ code }) => planned.has(code)) && !named.some(({ code }) => asked.includes(code));
}
