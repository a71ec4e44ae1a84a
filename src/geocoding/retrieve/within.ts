import { NONE } from '../../kernel/columns.ts';
import { DEGREE, toUnits } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { SearchOptions } from '../query/found.ts';

/** The limits of a search: a box and countries. */
export interface Within {
  /** Whether a feature can lead to an answer inside: a long street reaches into a box that its middle is outside of. */
  mayHold(feature: number): boolean;
  /** Whether an answer is inside: its point in the box, its feature in one of the countries. */
  holds(feature: number, lat: number, lon: number): boolean;
}

/** How far a street may reach from its middle; few reach farther, since a street belongs to one settlement. */
const REACH_DEGREES = 0.3;
const TURN = 360 * DEGREE;

type SearchBox = NonNullable<SearchOptions['box']>;

/** Returns undefined if everything is allowed. */
export function openWithin(search: AtlasSearch, { box, countries }: SearchOptions): Within | undefined {
  const isAnyCountry = countries === undefined || countries.length === 0;
  if (!box && isAnyCountry) return undefined;
  const { containers } = search;
  const inCountry = isAnyCountry ? () => true : countryFilter(search, countries);
  const inBox = box ? boxFilter(box, 0) : () => true;
  const nearBox = box ? boxFilter(box, REACH_DEGREES) : () => true;
  return {
    mayHold: (feature) => {
      const { lat, lon } = containers.point(feature);
      return nearBox(lat, lon) && inCountry(feature);
    },
    holds: (feature, lat, lon) => inBox(lat, lon) && inCountry(feature),
  };
}

/** Whether a point, in degrees, is inside the box. */
export const boxHolds = (box: SearchBox, lat: number, lon: number): boolean =>
  boxFilter(box, 0)(toUnits(lat), toUnits(lon));

/** Makes a filter of points in units of `DEGREE`, for the box with `more` degrees on each side. */
function boxFilter(box: SearchBox, more: number): (lat: number, lon: number) => boolean {
  const [south, north] = [toUnits(box.minLat - more), toUnits(box.maxLat + more)];
  const west = toUnits(box.minLon - more);
  const width = toUnits(box.maxLon - box.minLon + (box.maxLon < box.minLon ? 360 : 0) + 2 * more);
  return (lat, lon) => lat >= south && lat <= north && ((lon - west + 2 * TURN) % TURN) <= width;
}

/** Makes a filter of features. A feature of unknown country never passes. */
function countryFilter(search: AtlasSearch, countries: readonly string[]): (feature: number) => boolean {
  const { starts, tables: { areas, places, streets, pois, postcodes } } = search;
  const allowed = new Set(countries);
  const isAllowed = (code: string): boolean => allowed.has(code);
  const ofChain = (chain: number): boolean => isAllowed(search.countries.ofChain(chain));
  return (feature) => {
    if (feature < starts.areas) return ofChain(places.chain[feature]);
    if (feature < starts.streets) {
      const area = feature - starts.areas;
      const place = areas.place[area];
      return place === NONE ? isAllowed(search.countries.ofArea(area)) : ofChain(places.chain[place]);
    }
    if (feature < starts.pois) return ofChain(streets.chain[feature - starts.streets]);
    if (feature < starts.postcodes) return ofChain(pois.chain[feature - starts.pois]);
    return isAllowed(search.countries.ofPostcode(postcodes.code[feature - starts.postcodes]));
  };
}
