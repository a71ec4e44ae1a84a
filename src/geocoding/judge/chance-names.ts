import { firstOf } from '../atoms/masks.ts';
import { isPoi, isStreet } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { CASE_COST } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** A word left over that weighs no less could be anything. */
const LEAST_WEIGHT = 0.3;
/** A name of a POI that costs no more is whole. */
const WHOLE_COST = 0.01;
/** A name that costs more has more than one mistake. */
const SLIP_COST = 0.4;
/** Prepositions before a street in speech: "на Садовой у рынка". */
const beforeStreets: ReadonlySet<string> = new Set(['na', 'po', 'v', 'vo']);

/**
 * Leaves out streets and POI whose name a text only resembles, where nothing else in it is an address: "hello world" is
 * not the кафе Help, nor "нет адреса" a shop Netto, nor "АО «Уютный мир»" the проспект Мира.
 */
export function withoutChanceNames(
  search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[],
): readonly Candidate[] {
  return words.isCorner ? candidates : candidates.filter((candidate) => !isChanceName(search, words, candidate));
}

function isChanceName({ starts }: AtlasSearch, words: QueryWords, candidate: Candidate): boolean {
  const { feature, hit, house, asked, kilometer, containerHits, postcode, explained } = candidate;
  const isNamedInPart = isStreet(starts, feature) ? hit.isFuzzy : isPoi(starts, feature) && hit.cost > WHOLE_COST;
  if (!isNamedInPart || hit.typeMask !== 0) return false;
  if (house || asked || kilometer || containerHits.length > 0 || postcode === 'exact') return false;
  const { atoms, types, weights, roomMask } = words;
  const first = firstOf(hit.mask);
  const isSpoken = hit.cost <= CASE_COST && first > 0 && atoms[first].before !== ','
    && beforeStreets.has(atoms[first - 1].key);
  if (isSpoken) return false;
  // "спросить: Оксана", "вход с торца", "ИП Марат" for the Манас көчөсү
  if ((isPoi(starts, feature) || hit.cost > SLIP_COST) && (roomMask & ~explained) !== 0) return true;
  return atoms.some(({ isNumber }, at) => ((explained | roomMask) & (1 << at)) === 0 && !isNumber
    && types[at].length === 0 && weights[at] >= LEAST_WEIGHT);
}
