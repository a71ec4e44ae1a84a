import type { Place } from '../snap/snapper.ts';
import type { Point, Roads } from './roads.ts';
import { entriesFrom, entriesTo } from './entries.ts';

/**
 * Why a point is not on the road nearest to it: one does not get there, or not away, or neither; or the road is closed
 * at this hour, by a sign (`restricted`) or as traffic says.
 */
export type MovedBecause = 'no_way_in' | 'no_way_out' | 'cut_off' | 'restricted' | 'closed';

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
 * Puts a point on the nearest road; or on the nearest main road, where one does not get from one of the two to the
 * other and back: out of a walled yard, off a street that the edge of the map cuts; or on the nearest open one, where
 * its road is closed. Nothing else that is asked counts, nor whether one begins or ends there, so that a point is at
 * the same place in each route and each matrix. `maxSnapMeters` limits all distances.
 *
 * A point that has no such road within the limit stays where it is: on an island one travels within the island, from a
 * street that nobody leaves, and from a closed one, there is no way.
 */
export function placePoint(roads: Roads, point: Point, maxSnapMeters?: number): Placed | undefined {
  const { snapper } = roads;
  const { lat, lon } = point;
  const [farthest, mostMoved] = [maxSnapMeters ?? FARTHEST_METERS, maxSnapMeters ?? FARTHEST_MOVED_METERS];
  const open = snapper.snap(lat, lon, farthest);
  const closed = snapper.closedNear(lat, lon);
  const moved = open && movedFrom(roads, open, () => snapper.snapToMain(lat, lon, mostMoved));
  if (!closed) return open && (moved ?? { place: open });
  const place = moved?.place ?? open;
  if (!place || place[0].distanceMeters > mostMoved) return { place: closed };
  return { place, moved: { from: closed, because: snapper.whyClosed(closed)! } };
}

/** Where one does not get to a place and away from it: the main road instead. */
function movedFrom(roads: Roads, place: Place, findMain: () => Place | undefined): Placed | undefined {
  if (roads.snapper.isMain(place)) return undefined;
  const main = findMain();
  if (!main) return undefined;
  const [leadsOut, leadsIn] = [isWayBetween(roads, place, main), isWayBetween(roads, main, place)];
  if (leadsOut && leadsIn) return undefined;
  const because = leadsOut ? 'no_way_in' : leadsIn ? 'no_way_out' : 'cut_off';
  return { place: main, moved: { from: place, because } };
}

/** Where a point was before it was moved. */
export const nearestOf = ({ place, moved }: Placed): Place => moved?.from ?? place;

/** Whether it lies in a ground of its own: no way leads from there to the main roads, and none back. */
export const isEnclosed = ({ snapper }: Roads, { place, moved }: Placed): boolean =>
  moved ? moved.because === 'cut_off' : !snapper.isMain(place);

/** Whether a place has no ways at all, or only those of a ground of its own. */
export const isApart = ({ snapper }: Roads, place: Place): boolean =>
  !snapper.isMain(place) || snapper.whyClosed(place) !== undefined;

/** Between places on different edges, as one within and one outside the main part are. */
function isWayBetween({ graph, finder, runsOf, turns }: Roads, from: Place, to: Place): boolean {
  return finder.reaches(entriesFrom(graph, runsOf, from), entriesTo(graph, runsOf, turns, to));
}
