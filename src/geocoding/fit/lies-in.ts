import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import type { Hit } from '../query/hit.ts';
import { placePrecision } from '../query/precision-of.ts';

/**
 * Whether a place or area could lie in an area without being listed there. A place only if the area has no border,
 * since areas with borders list their places, and the area is located by that place itself. An area wherever its middle
 * is in the other's box; the box of a cut area is a whole piece of the map, so no region lies in a cut district.
 */
export function couldLieIn(
  { starts, containers, tables: { areas } }: AtlasSearch, feature: number, area: number,
): boolean {
  const isPlace = feature < starts.areas || areas.place[feature - starts.areas] !== NONE;
  const { lat, lon } = containers.point(feature);
  if (!isPlace) {
    const [inner, outer] = [areas.level[feature - starts.areas], areas.level[area]];
    return (inner === 0 || inner > outer || !containers.isBorderless(area)) && containers.inBox(area, lat, lon);
  }
  const middle = containers.point(starts.areas + area);
  return containers.isBorderless(area) && middle.lat === lat && middle.lon === lon;
}

/** Whether a container is a part of a city: the middle of the city lies in a district, but the city does not. */
export function isPartOf(
  { starts, tables: { areas, places } }: AtlasSearch, container: number, feature: number,
): boolean {
  if (feature >= starts.areas || container < starts.areas || places.area[feature] === NONE) return false;
  return areas.squareMeters[container - starts.areas] < areas.squareMeters[places.area[feature]];
}

/** Areas of this level and finer are districts of a city; within the distance they could be of the same city. */
const DISTRICT_LEVEL = 8;
const DISTRICT_METERS = 40_000;

/** Whether an area is a district of a city, possibly of the city around the point. */
export function isDistrictBeside(
  { containers, starts, tables: { areas } }: AtlasSearch, area: number, lat: number, lon: number,
): boolean {
  const point = containers.point(area);
  return areas.level[area - starts.areas] >= DISTRICT_LEVEL
    && distanceMeters(lat, lon, point.lat, point.lon) < DISTRICT_METERS;
}

/** Whether a feature near a settlement could belong to it: not where both settlements have their borders on the map. */
export function couldBelong(
  { containers, tables: { places } }: AtlasSearch, feature: number, place: number, lat: number, lon: number,
): boolean {
  return containers.metersNear(place, lat, lon) < Infinity
    && !(places.area[place] !== NONE && containers.liesInOtherSettlement(feature, place) === 'yes');
}

const space = new Uint32Array(MOST_AROUND);

/**
 * Whether an area surrounds a settlement. A town does not surround its district, though both may have one middle. A
 * city without a border could be larger than the district around its middle, so no area surrounds it.
 */
export function isAround(search: AtlasSearch, area: number, place: number): boolean {
  const { starts, containers, kind, tables: { areas, places } } = search;
  if (place >= starts.areas || area < starts.areas || area >= starts.streets) return false;
  const polygon = places.area[place];
  const isPlaceLarger = polygon === NONE ? placePrecision(kind(places.kind[place])) === 'city'
    : areas.squareMeters[area - starts.areas] <= areas.squareMeters[polygon];
  if (isPlaceLarger) return false;
  const count = containers.around(place, space);
  for (let i = 0; i < count; i++) if (space[i] === area) return true;
  return false;
}

/** Regions and countries: a feature lies in one of each. */
const REGION_LEVEL = 4;

/** Whether a feature is a region or country, which lies in no town: the middle of a cut one is anywhere. */
export function isRegionOrCountry({ starts, tables: { areas } }: AtlasSearch, feature: number): boolean {
  const area = feature - starts.areas;
  return area >= 0 && feature < starts.streets && areas.level[area] > 0 && areas.level[area] <= REGION_LEVEL
    && areas.place[area] === NONE;
}

/**
 * Whether a region or country without a border could surround a feature: it reaches there, and the map knows no other
 * of its level around the feature. "Москва" whose border is cut is not around a street of Волгоград.
 */
export function couldSurround(search: AtlasSearch, named: number, feature: number): boolean {
  const { starts, containers, tables: { areas } } = search;
  const area = named - starts.areas;
  const { lat, lon } = containers.point(feature);
  if (named === feature || !containers.couldReach(area, lat, lon)) return false;
  if (areas.level[area] > REGION_LEVEL) return true;
  const count = containers.around(feature, space);
  return space.subarray(0, count).every((known) =>
    known < starts.areas || known === named || areas.level[known - starts.areas] !== areas.level[area]);
}

/**
 * Chooses between two names of a container: the shorter one if it leaves a word to another container and both fit
 * better together. In "Республика Саха, Якутский район" the republic is not matched as Республика Саха (Якутия).
 */
export function nameBeside(hit: Hit, shorter: Hit | undefined, containerHits: readonly Hit[]): Hit {
  if (!shorter || shorter.cost >= hit.cost || (shorter.mask & ~hit.mask) !== 0) return hit;
  const rest = hit.mask & ~shorter.mask;
  const isShared = containerHits.some((container) => container.feature !== hit.feature && (rest & ~container.mask) === 0
    && (container.mask & shorter.mask) === 0 && container.cost + shorter.cost < hit.cost);
  return isShared ? shorter : hit;
}
