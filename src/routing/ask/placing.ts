import { LEADS_IN, LEADS_OUT } from '../snap/components.ts';
import type { Place } from '../snap/snapper.ts';
import type { Point, Roads } from './roads.ts';

/**
 * Why a point is not on its nearest road: nothing leads there from the main roads (`no_way_in`), nothing leads back
 * (`no_way_out`), or neither (`cut_off`); or that road, or the only way there, is closed now, by a sign (`restricted`)
 * or by traffic (`closed`).
 */
export type MovedBecause = 'no_way_in' | 'no_way_out' | 'cut_off' | 'restricted' | 'closed';

/** The role of a place: a journey begins there, ends there, or passes through. */
export type Role = 'start' | 'end' | 'via';

/** Where a point is placed on the roads. */
export interface Placed {
  readonly place: Place;
  /** Set if this is not the nearest place. */
  readonly moved?: { readonly from: Place; readonly because: MovedBecause };
}

/** The greatest distance between a point and its road, unless the request sets a limit. */
const FARTHEST_METERS = 5000;
/** How far a point may be moved, unless the request sets a limit: out of a yard, not to another part of town. */
const FARTHEST_MOVED_METERS = 300;

/**
 * Puts a point on the nearest road. If that road is unusable in the point's role (nothing leads out of a walled yard,
 * nor into a street that the edge of the map cuts), puts it on the nearest main road; if the road is closed, on the
 * nearest open main road. Other points do not count, so a point has the same place in the same role of every route and
 * matrix. `maxSnapMeters` limits all distances.
 *
 * Without such a road within the limit the point stays on its nearest road: routes on an island stay on the island, and
 * none leads out of a street without an exit or off a closed one.
 */
export function placePoint(roads: Roads, point: Point, role: Role, maxSnapMeters?: number): Placed | undefined {
  const { snapper } = roads;
  const { lat, lon } = point;
  const [farthest, mostMoved] = [maxSnapMeters ?? FARTHEST_METERS, maxSnapMeters ?? FARTHEST_MOVED_METERS];
  const open = snapper.snap(lat, lon, farthest);
  const closed = snapper.closedNear(lat, lon);
  if (!closed) return open && (movedFrom(roads, open, point, role, mostMoved) ?? { place: open });
  const place = snapper.snapToMain(lat, lon, mostMoved) ?? open;
  if (!place || place[0].distanceMeters > mostMoved) return { place: closed };
  return { place, moved: { from: closed, because: snapper.whyClosed(closed)! } };
}

/** The connections with the main roads that a role needs. */
const connection: Readonly<Record<Role, number>> = { start: LEADS_OUT, end: LEADS_IN, via: LEADS_OUT | LEADS_IN };

/** Moves a place to the main road if it is unusable in its role. */
function movedFrom(
  { snapper }: Roads, from: Place, { lat, lon }: Point, role: Role, mostMoved: number,
): Placed | undefined {
  if (snapper.isMain(from)) return undefined;
  const [leadsOut, leadsIn] = [snapper.leadsOut(from), snapper.leadsIn(from)];
  if ((leadsOut || role === 'end') && (leadsIn || role === 'start')) return undefined;
  const place = snapper.snapToMain(lat, lon, mostMoved);
  if (!place) return undefined;
  const onMap = leadsOut ? 'no_way_in' : leadsIn ? 'no_way_out' : 'cut_off';
  const now = snapper.whyCutOff(from, connection[role]) ?? snapper.whyNotNearer(lat, lon, place[0].distanceMeters);
  return { place, moved: { from, because: now ?? onMap } };
}

/** Where a point was before it was moved. */
export const nearestOf = ({ place, moved }: Placed): Place => moved?.from ?? place;

/** Whether the road nearest to a point is not a main one. */
export const isAside = ({ snapper }: Roads, placed: Placed): boolean => !snapper.isMain(nearestOf(placed));

/** Whether a place is cut off from the main roads, or closed. */
export const isApart = ({ snapper }: Roads, place: Place): boolean =>
  !snapper.isMain(place) || snapper.whyClosed(place) !== undefined;
