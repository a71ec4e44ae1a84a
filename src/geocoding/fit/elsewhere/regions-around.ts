import { NONE } from '../../../kernel/columns.ts';
import { MOST_AROUND } from '../../gazetteer/containers.ts';
import { isCentreOfRegion, isCityOfRegion, nameKey } from '../../language/known-cities.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Hit } from '../../query/hit.ts';
import type { Mention } from './mentions.ts';

const COUNTRY_LEVEL = 2;

/** Whether a feature lies in the region, country or city of a mention, as far as the atlas knows. */
export function agrees(search: AtlasSearch, { feature }: Hit, { centre, country, cities }: Mention): boolean {
  if (country !== undefined) return countryOf(search, feature) === country;
  const names = centre === undefined && cities === undefined ? [] : centresAround(search, feature);
  return names.some((name) => cities?.has(name) || (centre !== undefined
    && (name === centre || isCityOfRegion(name, centre))));
}

/** Whether a mention names another region or country than the one a hit lies in. */
export function isOtherRegion(
  search: AtlasSearch, hit: Hit, containerHits: readonly Hit[], { centre, country }: Mention,
): boolean {
  const { starts } = search;
  if (country !== undefined) {
    const code = countryOf(search, hit.feature);
    return code === '' ? search.tables.areas.level.includes(COUNTRY_LEVEL) : code !== country;
  }
  const names = centresAround(search, hit.feature);
  // A great city can be a region itself, yet people name the region around it.
  if (centre !== undefined && names.some((name) => name === centre || isCityOfRegion(name, centre))) return false;
  if (around(search, hit.feature).some((feature) => isRegion(search, feature))) return true;
  const isNamed = containerHits.some(({ feature, isFuzzy }) => feature < starts.areas && !isFuzzy);
  return !isNamed || names.some((name) => isCentreOfRegion(name));
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

/** The code of a feature's country; empty where the atlas does not know it. */
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
