import { firstOf } from '../../atoms/masks.ts';
import { streetName } from '../../language/street-name.ts';
import { typeReadings } from '../../language/type-words.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { apart } from '../unknown-places.ts';
import { namesOfContainer } from './names-of-container.ts';

/** Type words in the name of a place or area that make it a kind of planned territory. */
const planned: ReadonlySet<string> = new Set([...apart, 'mkr', 'kvartal', 'rayon']);

/** Whether the map has another kind: "ГСК Энергетик" for the СНТ «Энергетик», "пос. Энергетик" for a микрорайон. */
export function hasOtherKind(
  search: AtlasSearch, { types, atoms }: QueryWords, { feature, mask, typeMask }: Hit,
): boolean {
  const at = firstOf(mask) - 1;
  if (feature >= search.starts.streets || at < 0 || typeMask & (1 << at) || atoms[at + 1].before === ',') return false;
  const read = types[at].filter(({ level }) => level !== 'street');
  const asked = read.map(({ code }) => code);
  const areKindsApart = read.every(({ code, level }) => apart.has(code) || level === 'settlement');
  if (asked.length === 0 || !areKindsApart) return false;
  const named = namesOfContainer(search, feature).flatMap((name) => streetName(name).keys)
    .flatMap((key) => typeReadings(key) ?? []);
  return named.some(({ code }) => planned.has(code)) && !named.some(({ code }) => asked.includes(code));
}
