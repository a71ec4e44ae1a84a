import { NONE } from '../../kernel/columns.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { isCentreOfRegion, isCityOfRegion, nameKey } from '../language/known-cities.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit } from '../query/hit.ts';
import type { Mention } from './mentions.ts';

const COUNTRY_LEVEL = 2;

export function agrees(search: AtlasSearch, { thing }: Hit, { centre, country, cities }: Mention): boolean {
  if (country !== undefined) return countryOf(search, thing) === country;
  const names = centre === undefined && cities === undefined ? [] : centresAround(search, thing);
  return names.some((name) => cities?.has(name) || (centre !== undefined
    && (name === centre || isCityOfRegion(name, centre))));
}

export function isOtherRegion(
  search: AtlasSearch, hit: Hit, grounds: readonly Hit[], { centre, country }: Mention,
): boolean {
  const { starts } = search;
  if (country !== undefined) {
    const own = countryOf(search, hit.thing);
    return own === '' ? search.tables.areas.level.includes(COUNTRY_LEVEL) : own !== country;
  }
  const names = centresAround(search, hit.thing);
  // A great city may be a region of its own, and is told with the one around it.
  if (centre !== undefined && names.some((name) => name === centre || isCityOfRegion(name, centre))) return false;
  if (around(search, hit.thing).some((thing) => isRegion(search, thing))) return true;
  const isNamed = grounds.some(({ thing, isFuzzy }) => thing < starts.areas && !isFuzzy);
  return !isNamed || names.some((name) => isCentreOfRegion(name));
}

function around(search: AtlasSearch, thing: number): number[] {
  const around = new Uint32Array(MOST_AROUND);
  return [thing, ...around.subarray(0, search.containers.around(thing, around))];
}

function centresAround(search: AtlasSearch, thing: number): string[] {
  const { starts, tags, tables: { places } } = search;
  return around(search, thing).filter((one) => one < starts.areas).flatMap((place) => {
    const { name, 'name:ru': russian } = tags(places.names[place]);
    return [name, russian].flatMap((one) => (one ? [nameKey(one)] : []));
  });
}

/** Empty where it is not known. */
function countryOf(search: AtlasSearch, thing: number): string {
  const { starts, countries: { ofArea, ofChain, ofPostcode }, tables } = search;
  const { places, streets, pois, postcodes } = tables;
  if (thing < starts.areas) return ofChain(places.chain[thing]);
  if (thing < starts.streets) return ofArea(thing - starts.areas);
  if (thing < starts.pois) return ofChain(streets.chain[thing - starts.streets]);
  return thing < starts.postcodes ? ofChain(pois.chain[thing - starts.pois])
    : ofPostcode(postcodes.code[thing - starts.postcodes]);
}

function isRegion(search: AtlasSearch, thing: number): boolean {
  const { starts, tables: { areas } } = search;
  if (thing < starts.areas || thing >= starts.streets) return false;
  const level = areas.level[thing - starts.areas];
  return (level === 3 || level === 4) && areas.names[thing - starts.areas] !== NONE;
}
