import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import type { Hit } from '../query/hit.ts';
import { placePrecision } from '../query/precision-of.ts';

/**
 * Whether an area may hold a place or another area that it is not known to hold. Of a place all areas are known that
 * are drawn; of other areas only their boxes are.
 */
export function mayLieIn(
  { starts, containers, tables: { areas } }: AtlasSearch, feature: number, area: number,
): boolean {
  const isPlace = feature < starts.areas || areas.place[feature - starts.areas] !== NONE;
  if (isPlace && !containers.isBorderless(area)) return false;
  const { lat, lon } = containers.point(feature);
  return containers.inBox(area, lat, lon);
}

/** The middle of a city is in one of its districts, the city is not. */
export function isPartOf(
  { starts, tables: { areas, places } }: AtlasSearch, container: number, feature: number,
): boolean {
  if (feature >= starts.areas || container < starts.areas || places.area[feature] === NONE) return false;
  return areas.squareMeters[container - starts.areas] < areas.squareMeters[places.area[feature]];
}

/** Of a city, not of a region; so near it may be of the same city. */
const DISTRICT_LEVEL = 8;
const DISTRICT_METERS = 40_000;

/** Whether an area is a district of a city, and perhaps of that in which a point is. */
export function isDistrictBeside(
  { containers, starts, tables: { areas } }: AtlasSearch, area: number, lat: number, lon: number,
): boolean {
  const point = containers.point(area);
  return areas.level[area - starts.areas] >= DISTRICT_LEVEL
    && distanceMeters(lat, lon, point.lat, point.lon) < DISTRICT_METERS;
}

const space = new Uint32Array(MOST_AROUND);

/**
 * Whether an area is around a settlement: a district is not in its town, though the middle of both may be one. A city
 * whose border is not known may be greater than the district that its middle is in.
 */
export function isAround(search: AtlasSearch, area: number, place: number): boolean {
  const { starts, containers, kind, tables: { areas, places } } = search;
  if (place >= starts.areas || area < starts.areas || area >= starts.streets) return false;
  const own = places.area[place];
  const mayBeGreater = own === NONE ? placePrecision(kind(places.kind[place])) === 'city'
    : areas.squareMeters[area - starts.areas] <= areas.squareMeters[own];
  if (mayBeGreater) return false;
  const count = containers.around(place, space);
  for (let i = 0; i < count; i++) if (space[i] === area) return true;
  return false;
}

/**
 * What to take of a ground with two names: the one that leaves a word to another ground if all together are more like
 * what was said. "Республика Саха, Якутский район" is not the Республика Саха (Якутия) alone.
 */
export function nameBeside(hit: Hit, other: Hit | undefined, containerHits: readonly Hit[]): Hit {
  if (!other || other.cost >= hit.cost || (other.mask & ~hit.mask) !== 0) return hit;
  const rest = hit.mask & ~other.mask;
  const isShared = containerHits.some((container) => container.feature !== hit.feature && (rest & ~container.mask) === 0
    && (container.mask & other.mask) === 0 && container.cost + other.cost < hit.cost);
  return isShared ? other : hit;
}
