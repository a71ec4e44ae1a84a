import { NONE } from '../../kernel/columns.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { RowFinder } from '../near/rows.ts';
import { MOST_NEAR, nearnessOf } from './assemble.ts';
import { rootOf } from './importance.ts';
import type { SuggestScope } from './scope.ts';

const RADIUS_METERS = 60_000;
const PLACES_LOOKED_AT = 40;
const MOST_HOMES = 8;

/**
 * Settlements around a point, those whose polygon holds it first. The last point is remembered: a user who types sends
 * the same one with every letter.
 */
export function openHomesNear(
  { places, areas }: Gazetteer, rows: RowFinder,
): (near: { readonly lat: number; readonly lon: number }) => SuggestScope['near'] {
  let last: { lat: number; lon: number; homes: SuggestScope['near'] } | undefined;
  return ({ lat, lon }) => {
    if (last && last.lat === lat && last.lon === lon) return last.homes;
    const homes = new Map<number, number>();
    const add = (place: number, nearness: number): void => {
      const home = rootOf(places, place);
      if (homes.size < MOST_HOMES && !homes.has(home)) homes.set(home, nearness);
    };
    for (const area of rows.areasAround(lat, lon)) if (areas.place[area] !== NONE) add(areas.place[area], MOST_NEAR);
    const reach = { radiusMeters: RADIUS_METERS, limit: PLACES_LOOKED_AT };
    for (const { row, distanceMeters } of rows.nearestPlaces(lat, lon, reach)) add(row, nearnessOf(distanceMeters));
    last = { lat, lon, homes: [...homes].map(([place, nearness]) => ({ place, nearness })) };
    return last.homes;
  };
}
