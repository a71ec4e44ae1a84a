import { NONE } from '../../kernel/columns.ts';
import { firstOf } from '../atoms/masks.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { placePrecision } from '../query/precision-of.ts';

/** Areas between a region and the districts of a city: муниципальный район, городской округ. */
const [GREATEST_LEVEL, LEAST_LEVEL] = [5, 8];
/** The ending of a town's name that the adjective of its district lacks. */
const ending = /(?:ое|ий|ый|ая|яя|ее|.)$/u;
const FEWEST_LETTERS = 4;
const [space, second] = [new Uint32Array(MOST_AROUND), new Uint32Array(MOST_AROUND)];

/**
 * Finds towns named before a settlement to mean its district: "г Наро-Фоминск, г Апрелевка" is Апрелевка in the
 * Наро-Фоминский городской округ. `known`: named containers that the map knows around the feature.
 */
export function districtCentres(
  search: AtlasSearch, { containerHits }: Retrieved, hit: Hit, known: readonly Hit[],
): Hit[] {
  const home = [hit, ...known].find(({ feature }) => isSettlement(search, feature));
  if (!home) return [];
  const found: Hit[] = [];
  for (const container of containerHits.values()) {
    const { feature, mask, isFuzzy } = container;
    const isBefore = !isFuzzy && (mask & home.mask) === 0 && firstOf(mask) < firstOf(home.mask);
    if (!isBefore || known.includes(container) || !isSettlement(search, feature)) continue;
    if (liesInDistrictOf(search, home.feature, feature)) found.push(container);
  }
  return found;
}

/** Whether words of a query name two towns or villages, which most queries do not. */
export function namesTwoTowns(search: AtlasSearch, { containerHits }: Retrieved): boolean {
  let first = 0;
  for (const { feature, mask, isFuzzy } of containerHits.values()) {
    if (isFuzzy || !isSettlement(search, feature)) continue;
    if (first !== 0 && (first & mask) === 0) return true;
    first ||= mask;
  }
  return false;
}

export const isSettlement = ({ starts, kind, tables: { places } }: AtlasSearch, feature: number): boolean =>
  feature < starts.areas && ['city', 'settlement'].includes(placePrecision(kind(places.kind[feature])));

/** Whether a container is a part of a settlement, or a garden partnership, as a place or as its polygon. */
export function isQuarter(search: AtlasSearch, feature: number): boolean {
  const { starts, tables: { areas } } = search;
  const place = feature < starts.areas ? feature
    : feature < starts.streets ? areas.place[feature - starts.areas] : NONE;
  return place !== NONE && !isSettlement(search, place);
}

/** Whether a place lies in the district that is named after a town. */
function liesInDistrictOf(
  { starts, containers, tags, tables: { areas, places } }: AtlasSearch, place: number, town: number,
): boolean {
  const ofTown = space.subarray(0, containers.around(town, space));
  const ofPlace = second.subarray(0, containers.around(place, second));
  const stem = stemOf(tags(places.names[town]).name);
  return ofTown.some((area) => {
    const row = area - starts.areas;
    if (row < 0 || area >= starts.streets || !ofPlace.includes(area)) return false;
    return areas.level[row] >= GREATEST_LEVEL && areas.level[row] <= LEAST_LEVEL
      && (tags(areas.names[row]).name ?? '').toLowerCase().includes(stem);
  });
}

/** The name without its ending: "наро-фоминс" as in "Наро-Фоминский городской округ", "лесогорск" of Лесогорское. */
const stemOf = (name = '?'): string => name.toLowerCase()
  .slice(0, Math.max(FEWEST_LETTERS, name.search(ending)));
