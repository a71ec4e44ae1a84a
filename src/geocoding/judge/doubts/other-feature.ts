import { areStationWords } from '../../language/type-words.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { QueryWords } from '../../query/words.ts';

/** Whether the query asks for a station and the answer is the city: "вокзал Ветроград", "Ветроград, вокзал". */
export function asksForStation(
  { starts }: AtlasSearch, { atoms, types, roomMask }: QueryWords,
  { feature, hit: { mask }, house, explained }: Candidate,
): boolean {
  if (house) return false;
  return types.some((typeWords, at) => {
    if (!areStationWords(typeWords) || ((roomMask | explained) & (1 << at)) !== 0) return false;
    const isBefore = atoms[at + 1] !== undefined && atoms[at + 1].before !== ',';
    if (isBefore) return (mask & (1 << (at + 1))) !== 0;
    const isBehind = at > 0 && atoms[at].before !== ',';
    return isBehind ? (mask & (1 << (at - 1))) !== 0 : feature < starts.streets;
  });
}
