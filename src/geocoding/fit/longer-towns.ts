import { streetName } from '../language/street-name.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** The least cost of a town whose name is longer than the query's. */
const LONGER_COST = 0.02;

/**
 * Whether another place matches the query's name more exactly than this town: Росстань than Росстань-на-Тихой, or with
 * its type word, as in "Аэропорт Ветроград".
 */
export function isOtherTown(
  search: AtlasSearch, words: QueryWords, containerHits: ReadonlyMap<number, Hit>, hit: Hit,
): boolean {
  const { feature, mask, typeMask, cost } = hit;
  if (feature >= search.starts.areas) return false;
  const isLonger = cost >= LONGER_COST && !isNamedExactly(search, words, feature, mask);
  if (!isLonger && typeMask !== 0) return false;
  for (const rival of containerHits.values()) {
    const isOther = rival.feature < search.starts.areas && rival.feature !== feature && rival.mask === mask;
    if (!isOther) continue;
    if (typeMask === 0 && rival.typeMask !== 0 && rival.cost <= cost) return true;
    if (isLonger && rival.cost < cost && isNamedExactly(search, words, rival.feature, mask)) return true;
  }
  return false;
}

/** Whether these words are the whole name of a place, not a short name. */
function isNamedExactly(
  { tags, tables: { places } }: AtlasSearch, { atoms }: QueryWords, place: number, mask: number,
): boolean {
  const asked = atoms.filter((_, at) => (mask & (1 << at)) !== 0).map(({ key }) => key);
  return Object.entries(tags(places.names[place])).some(([tag, name]) => {
    const { keys } = streetName(name);
    return /^name(?::|$)/u.test(tag) && keys.length === asked.length && keys.every((key) => asked.includes(key));
  });
}
