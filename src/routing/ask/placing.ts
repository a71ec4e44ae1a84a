import type { Place } from '../snap/snapper.ts';
import type { Point, Roads } from './roads.ts';
import { entriesFrom, entriesTo } from './entries.ts';

/** Why a point is not on the road nearest to it: one gets from there, or to there, or neither. */
export type MovedBecause = 'no_way_in' | 'no_way_out' | 'cut_off';

/** What a place is for: a journey begins there, ends there, or goes on from there. */
export type Role = 'start' | 'end' | 'via';

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
 * Puts a point on the nearest road; or on the nearest main road, where no way leads between the two as a place of that
 * role needs it: out of a walled yard, off a street that the edge of the map cuts. Nothing else that is asked counts,
 * so that a point is at the same place in each route and each matrix. `maxSnapMeters` limits both distances.
 *
 * A point that has no main road within the limit stays where it is: on an island one travels within the island.
 */
export function placePoint(
  roads: Roads, { lat, lon }: Point, role: Role, maxSnapMeters?: number,
): Placed | undefined {
  const { snapper } = roads;
  const place = snapper.snap(lat, lon, maxSnapMeters ?? FARTHEST_METERS);
  if (!place || snapper.isMain(place)) return place && { place };
  const main = snapper.snapToMain(lat, lon, maxSnapMeters ?? FARTHEST_MOVED_METERS);
  if (!main) return { place };
  const [leadsOut, leadsIn] = [isWayBetween(roads, place, main), isWayBetween(roads, main, place)];
  if ((leadsOut || role === 'end') && (leadsIn || role === 'start')) return { place };
  const because = leadsOut ? 'no_way_in' : leadsIn ? 'no_way_out' : 'cut_off';
  return { place: main, moved: { from: place, because } };
}

/** Where a point would be if nobody had moved it. */
export const nearestOf = ({ place, moved }: Placed): Place => moved?.from ?? place;

/** Whether the road nearest to it is none of the main ones. */
export const isAside = ({ snapper }: Roads, placed: Placed): boolean => !snapper.isMain(nearestOf(placed));

/** Between places on different edges, as one within and one outside the main part are. */
function isWayBetween({ graph, finder, runsOf, turns }: Roads, from: Place, to: Place): boolean {
  return finder.find(entriesFrom(graph, runsOf, from), entriesTo(graph, runsOf, turns, to)) !== undefined;
}
