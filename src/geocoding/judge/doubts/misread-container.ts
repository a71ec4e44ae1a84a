import { NONE } from '../../../kernel/columns.ts';
import { isRegionOrCountry } from '../../fit/lies-in.ts';
import { streetName } from '../../language/street-name.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { isOtherName } from '../name-slips.ts';
import { isTownOfMore, isTownOfOtherForm } from '../other-town.ts';
import { namesOfContainer } from './names-of-container.ts';

/** Words that match the name of a town at a higher cost could name another town. */
const MISREAD_COST = 0.45;
/** The least cost of a street whose name differs from the query. */
const SLIP_COST = 0.1;
const MOST_PARENTS = 5;

/**
 * Whether a container of the answer is probably not the one named, or the answer lies next to the named town although
 * the map has that town's border or the street's name differs from the query.
 */
export function isMisread(search: AtlasSearch, words: QueryWords, candidate: Candidate): boolean {
  const { hit, containerHits, isBesideNamedTown } = candidate;
  return isOtherTown(search, words, candidate, hit) || isMisreadRegion(search, hit)
    || containerHits.some((container) => isMisreadContainer(search, words, candidate, container))
    || (isBesideNamedTown && (hit.isFuzzy || hit.cost >= SLIP_COST || isOutsideBorder(search, candidate)));
}

/** Whether a house is outside the known border of the named town: "Красноморск, Онежская улица, 9" in Янтарное. */
function isOutsideBorder(search: AtlasSearch, { containerHits, house }: Candidate): boolean {
  const { starts, containers, tables: { places, houses } } = search;
  if (!house) return false;
  const home = houses.place[house.row];
  return !containerHits.some(({ feature }) => liesInPlace(places, home, feature))
    && containerHits.some(({ feature }) => feature < starts.areas && places.area[feature] !== NONE
      && !containers.isBorderless(places.area[feature]));
}

/** Whether the answer is a region or country of a very different name: Россия for "Карелия". */
const isMisreadRegion = (search: AtlasSearch, { feature, cost, isFuzzy }: Hit): boolean =>
  isFuzzy && cost > MISREAD_COST && isRegionOrCountry(search, feature);

function liesInPlace({ parent }: AtlasSearch['tables']['places'], home: number, place: number): boolean {
  for (let row = home, steps = 0; row !== NONE && steps < MOST_PARENTS; row = parent[row], steps++) {
    if (row === place) return true;
  }
  return false;
}

/** A town of a very different name, or a district without its type word in another gender: "Заречная". */
function isMisreadContainer(search: AtlasSearch, words: QueryWords, candidate: Candidate, hit: Hit): boolean {
  if (isOtherTown(search, words, candidate, hit)) return true;
  const { starts } = search;
  const { feature, cost, mask, typeMask, isFuzzy } = hit;
  if (cost <= MISREAD_COST) return false;
  if (feature < starts.areas) return true;
  if (feature >= starts.streets || !isFuzzy || typeMask !== 0) return false;
  return isOtherName(words, mask, namesOfContainer(search, feature).flatMap((name) => streetName(name).words));
}

/** Советск, where the query says "Советское" or "Советск-2". */
function isOtherTown(
  search: AtlasSearch, words: QueryWords, { explained }: Candidate, { feature, cost, mask }: Hit,
): boolean {
  const { starts, kind, tables: { places } } = search;
  if (feature < starts.areas) {
    const isCity = kind(places.kind[feature]) === 'city';
    if (isTownOfMore(words, mask, explained | words.roomMask, isCity)) return true;
  }
  if (cost === 0 || feature >= starts.streets) return false;
  return isTownOfOtherForm(words, mask, namesOfContainer(search, feature));
}
