import { NONE } from '../../../kernel/columns.ts';
import { packs } from '../../packs/list.ts';
import { isDivided } from '../../language/city-districts.ts';
import { MOST_AROUND } from '../../gazetteer/containers.ts';
import {
  centreOfNamedRegion, centresOfCity, countryOfRegion, findKnownCity, isCentreOfRegion, isCityOfRegion, isOwnRegion,
  nameKey,
} from '../../language/known-cities.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Hit } from '../../query/hit.ts';
import type { Mention } from './mentions.ts';

const COUNTRY_LEVEL = 2;

/** Whether a feature lies in the region, country or city of a mention, as far as the atlas knows. */
export function agrees(search: AtlasSearch, { feature }: Hit, { centre, centres, country, cities }: Mention): boolean {
  if (country !== undefined) return countryOf(search, feature) === country;
  if (centres !== undefined) return centres.some((one) => liesInRegion(search, feature, one));
  if (centre !== undefined) return liesInRegion(search, feature, centre);
  return cities !== undefined && centresAround(search, feature).some((name) =>
    [name, ...findKnownCity(name)?.cities ?? []].some((city) => cities.has(city)));
}

/**
 * Whether a feature lies in the region with this centre: by the regions around it on the map, where their names are
 * known, else by its towns. The Киров of Кировская область is not that of "Калужская обл, г Киров". A great city can be
 * a region itself, yet people name the region around it.
 */
function liesInRegion(search: AtlasSearch, feature: number, centre: string): boolean {
  const { starts, tags, tables: { areas } } = search;
  const drawn = around(search, feature).filter((area) => isRegion(search, area)).flatMap((area) => {
    const { name, 'name:ru': russian } = tags(areas.names[area - starts.areas]);
    return [name, russian].flatMap((text) => (text === undefined ? [] : centreOfNamedRegion(text) ?? []));
  });
  if (drawn.length > 0) return drawn.includes(centre);
  return centresAround(search, feature).some((name) => name === centre || isCityOfRegion(name, centre));
}

/** Whether a mention names the region around a city that is a region of its own: "Московская область, г. Москва". */
function isRegionAround(search: AtlasSearch, { feature }: Hit, { centre }: Mention): boolean {
  if (centre === undefined) return false;
  const isBeside = (city: string): boolean => isOwnRegion(city) && (city === centre || isCityOfRegion(city, centre));
  return centresAround(search, feature).some(isBeside);
}

/** Whether an answer lies in a city whose districts are known, and none of them has the name. */
export const isOtherCity = (search: AtlasSearch, { feature }: Hit, { cities }: Mention): boolean => {
  const divided = centresAround(search, feature).filter(isDivided);
  return divided.length > 0 && !divided.some((city) => cities?.has(city));
};

/** Whether a mention names another region or country than the one a hit lies in. */
export function isOtherRegion(
  search: AtlasSearch, hit: Hit, containerHits: readonly Hit[], { centre, centres, country }: Mention,
): boolean {
  const { starts } = search;
  if (centres?.some((one) => liesInRegion(search, hit.feature, one))) return false;
  if (country !== undefined) {
    const code = countryOf(search, hit.feature);
    return code === '' ? search.tables.areas.level.includes(COUNTRY_LEVEL) : code !== country;
  }
  if (centre !== undefined && liesInRegion(search, hit.feature, centre)) return false;
  const code = countryOf(search, hit.feature);
  if (code !== '' && (centre === undefined ? !homes.has(code) : countryOfRegion(centre) !== code)) return true;
  if (around(search, hit.feature).some((feature) => isRegion(search, feature))) return true;
  const isNamed = containerHits.some(({ feature, isFuzzy }) => feature < starts.areas && !isFuzzy);
  return !isNamed || centresAround(search, hit.feature).some((name) => isCentreOfRegion(name));
}

/** The keys of a city that the answer is near by the query, "около Казани", and of the centres of its regions. */
const centresNearby = ({ isNearby = false, cities }: Mention): readonly string[] =>
  (isNearby ? [...cities ?? []].flatMap((city) => [city, ...centresOfCity(city)]) : []);

/** Whether a feature lies in another region than the city that it is near by the query: "под Москвой, Тверь". */
function isHardlyNear(
  search: AtlasSearch, hit: Hit, containerHits: readonly Hit[], mention: Mention,
): boolean {
  const centres = centresNearby(mention);
  return centres.length > 0 && isOtherRegion(search, hit, containerHits, { ...mention, centres });
}

/** Whether a mention names the region around a city that is one itself, or a city that the feature is hardly near. */
export const isBesideRegion = (
  search: AtlasSearch, hit: Hit, containerHits: readonly Hit[], mention: Mention,
): boolean => isRegionAround(search, hit, mention) || isHardlyNear(search, hit, containerHits, mention);

/** Whether a feature lies in another country than the city that it is near by the query. */
export function liesInOtherCountry(search: AtlasSearch, { feature }: Hit, mention: Mention): boolean {
  const [code, centres] = [countryOf(search, feature), centresNearby(mention)];
  return code !== '' && centres.length > 0 && centres.every((centre) => (countryOfRegion(centre) ?? code) !== code);
}

/** Countries whose regions are known by name. */
const homes = new Set(packs.flatMap(({ country }) => country?.code ?? []));

/** Whether a feature lies in a country whose regions are not known by name. */
export function liesAbroad(search: AtlasSearch, feature: number): boolean {
  const code = countryOf(search, feature);
  return code !== '' && !homes.has(code);
}

function around(search: AtlasSearch, feature: number): number[] {
  const around = new Uint32Array(MOST_AROUND);
  return [feature, ...around.subarray(0, search.containers.around(feature, around))];
}

function centresAround(search: AtlasSearch, feature: number): string[] {
  const { starts, tags, tables: { places } } = search;
  return around(search, feature).filter((container) => container < starts.areas).flatMap((place) => {
    const { name, 'name:ru': russian } = tags(places.names[place]);
    return [name, russian].flatMap((text) => (text ? [nameKey(text)] : []));
  });
}

/** The code of a feature's country; empty if the atlas does not know it. */
function countryOf(search: AtlasSearch, feature: number): string {
  const { starts, countries: { ofArea, ofChain, ofPostcode }, tables } = search;
  const { places, streets, pois, postcodes } = tables;
  if (feature < starts.areas) return ofChain(places.chain[feature]);
  if (feature < starts.streets) return ofArea(feature - starts.areas);
  if (feature < starts.pois) return ofChain(streets.chain[feature - starts.streets]);
  return feature < starts.postcodes ? ofChain(pois.chain[feature - starts.pois])
    : ofPostcode(postcodes.code[feature - starts.postcodes]);
}

function isRegion(search: AtlasSearch, feature: number): boolean {
  const { starts, tables: { areas } } = search;
  if (feature < starts.areas || feature >= starts.streets) return false;
  const level = areas.level[feature - starts.areas];
  return (level === 3 || level === 4) && areas.names[feature - starts.areas] !== NONE;
}
