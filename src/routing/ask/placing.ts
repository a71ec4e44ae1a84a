import type { Place } from '../snap/snapper.ts';
import type { Point, Roads } from './roads.ts';
import { entriesFrom, entriesTo } from './entries.ts';

/** Why a point is not on the road nearest to it: one gets from there, or to there, or neither. */
export type MovedBecause = 'no_way_in' | 'no_way_out' | 'cut_off';

/** Where a point is put on the roads. */
export interface Placed {
  readonly place: Place;
  /** Only where that is not the nearest place. */
  readonly moved?: { readonly from: Place; readonly because: MovedBecause };
}

/** A point farther from any road than this is on none, where the question sets no limit. */
const FARTHEST_METERS = 5000;
/** A point is moved so far at most, where the question sets no limit: out of a yard, not to another part of town. */
const FARTHEST_MOVED_METERS = 300;

/**
 * Puts a point on the nearest road, or on the nearest main road where nobody gets from one to the other and back: in
 * a walled yard, on a street that the edge of the map cuts. The point alone decides, whatever else is asked with it,
 * so that it is at the same place in each route and each matrix. `maxSnapMeters` limits both distances.
 *
 * A point that has no main road within the limit stays where it is: on an island one travels within the island.
 */
export function placePoint(roads: Roads, { lat, lon }: Point, maxSnapMeters?: number): Placed | undefined {
  const { snapper } = roads;
  const place = snapper.snap(lat, lon, maxSnapMeters ?? FARTHEST_METERS);
  if (!place || snapper.isMain(place)) return place && { place };
  const main = snapper.snapToMain(lat, lon, maxSnapMeters ?? FARTHEST_MOVED_METERS);
  if (!main) return { place };
  const [leadsOut, leadsIn] = [isWayBetween(roads, place, main), isWayBetween(roads, main, place)];
  if (leadsOut && leadsIn) return { place };
  const because = leadsOut ? 'no_way_in' : leadsIn ? 'no_way_out' : 'cut_off';
  return { place: main, moved: { from: place, because } };
}

/** Where a point would be if nobody had moved it. */
export const nearestOf = ({ place, moved }: Placed): Place => moved?.from ?? place;

/** Between places on different edges, as one within and one outside the main part are. */
function isWayBetween({ graph, finder, runsOf, turns }: Roads, from: Place, to: Place): boolean {
  return finder.find(entriesFrom(graph, runsOf, from), entriesTo(graph, runsOf, turns, to)) !== undefined;
}
