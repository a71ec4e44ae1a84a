import { NONE } from '../kernel/columns.ts';
import type { AtlasSearch } from './atlas-search.ts';

/**
 * Whether an area may hold a place or another area that it is not known to hold. Of a place all areas are known that
 * are drawn; of other areas only their boxes are.
 */
export function mayLieIn({ starts, containers, tables: { areas } }: AtlasSearch, thing: number, area: number): boolean {
  const isPlace = thing < starts.areas || areas.place[thing - starts.areas] !== NONE;
  if (isPlace && !containers.isBorderless(area)) return false;
  const { lat, lon } = containers.point(thing);
  return containers.inBox(area, lat, lon);
}

/** The middle of a city is in one of its districts, the city is not. */
export function isPartOf({ starts, tables: { areas, places } }: AtlasSearch, ground: number, thing: number): boolean {
  if (thing >= starts.areas || ground < starts.areas || places.area[thing] === NONE) return false;
  return areas.squareMeters[ground - starts.areas] < areas.squareMeters[places.area[thing]];
}
