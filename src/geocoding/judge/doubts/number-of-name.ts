import { firstOf } from '../../atoms/masks.ts';
import { isPostcodeLike } from '../../atoms/postcode-like.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { QueryWords } from '../../query/words.ts';

/** Whether the street's name has another number: "10 Января, 5", where the map has only the улица 9 Января. */
export function lacksNumberOfName(
  { starts, tags, tables: { streets } }: AtlasSearch, { atoms }: QueryWords, { feature, hit: { mask } }: Candidate,
): boolean {
  const first = firstOf(mask);
  const isBefore = first > 0 && atoms[first - 1].isNumber && !isPostcodeLike(atoms[first - 1].key)
    && atoms[first].before === ' ';
  const hasNumber = atoms.some(({ isNumber }, at) => isNumber && (mask & (1 << at)) !== 0);
  if (!isBefore || hasNumber || feature < starts.streets || feature >= starts.pois) return false;
  return Object.values(tags(streets.names[feature - starts.streets])).every((name) => /\d/u.test(name));
}
