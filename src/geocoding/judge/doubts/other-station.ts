import { isPoi } from '../../gazetteer/features.ts';
import { poiGroups } from '../../gazetteer/schema.ts';
import { streetName } from '../../language/street-name.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { QueryWords } from '../../query/words.ts';
import { isOtherName } from '../name-slips.ts';

/** Whether the query names another station: "метро Малино" is not a misspelling of the Марьино on the map. */
export function isOtherStation(
  { starts, tags, tables: { pois } }: AtlasSearch, words: QueryWords, { feature, hit, house }: Candidate,
): boolean {
  if (house || !hit.isFuzzy || !isPoi(starts, feature)) return false;
  const row = feature - starts.pois;
  if (poiGroups[pois.group[row]] === 'poi') return false;
  return isOtherName(words, hit.mask, Object.values(tags(pois.names[row])).flatMap((name) => streetName(name).words));
}
