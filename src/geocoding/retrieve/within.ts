import { NONE } from '../../kernel/columns.ts';
import { DEGREE, toUnits } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { SearchOptions } from '../query/found.ts';

/** What a search is told to keep to: a box, countries. */
export interface Within {
  /** Whether an answer may come of a thing. A long street may reach into the box though its middle does not. */
  mayHold(thing: number): boolean;
  /** Whether an answer is inside: the point told, and the thing it belongs to. */
  holds(thing: number, lat: number, lon: number): boolean;
}

/** Streets are those of one settlement: hardly any reaches farther from its middle. Degrees. */
const REACH_DEGREES = 0.3;
const TURN = 360 * DEGREE;

type SearchBox = NonNullable<SearchOptions['box']>;

/** Undefined where everything is allowed. */
export function openWithin(search: AtlasSearch, { box, countries }: SearchOptions): Within | undefined {
  const isWhole = countries === undefined || countries.length === 0;
  if (!box && isWhole) return undefined;
  const { containers } = search;
  const inCountry = isWhole ? () => true : countryFilter(search, countries);
  const inBox = box ? boxFilter(box, 0) : () => true;
  const nearBox = box ? boxFilter(box, REACH_DEGREES) : () => true;
  return {
    mayHold: (thing) => {
      const { lat, lon } = containers.point(thing);
      return nearBox(lat, lon) && inCountry(thing);
    },
    holds: (thing, lat, lon) => inBox(lat, lon) && inCountry(thing),
  };
}

/** Whether a point, in degrees, is inside. */
export const boxHolds = (box: SearchBox, lat: number, lon: number): boolean =>
  boxFilter(box, 0)(toUnits(lat), toUnits(lon));

/** In whole units; `more` degrees on each side. */
function boxFilter(box: SearchBox, more: number): (lat: number, lon: number) => boolean {
  const [south, north] = [toUnits(box.minLat - more), toUnits(box.maxLat + more)];
  const west = toUnits(box.minLon - more);
  const width = toUnits(box.maxLon - box.minLon + (box.maxLon < box.minLon ? 360 : 0) + 2 * more);
  return (lat, lon) => lat >= south && lat <= north && ((lon - west + 2 * TURN) % TURN) <= width;
}

/** A thing of which no country is known is in none of them. */
function countryFilter(search: AtlasSearch, countries: readonly string[]): (thing: number) => boolean {
  const { starts, tables: { areas, places, streets, pois, postcodes } } = search;
  const allowed = new Set(countries);
  const isAllowed = (code: string): boolean => allowed.has(code);
  const ofChain = (chain: number): boolean => isAllowed(search.countries.ofChain(chain));
  return (thing) => {
    if (thing < starts.areas) return ofChain(places.chain[thing]);
    if (thing < starts.streets) {
      const area = thing - starts.areas;
      const place = areas.place[area];
      return place === NONE ? isAllowed(search.countries.ofArea(area)) : ofChain(places.chain[place]);
    }
    if (thing < starts.pois) return ofChain(streets.chain[thing - starts.streets]);
    if (thing < starts.postcodes) return ofChain(pois.chain[thing - starts.pois]);
    return isAllowed(search.countries.ofPostcode(postcodes.code[thing - starts.postcodes]));
  };
}
