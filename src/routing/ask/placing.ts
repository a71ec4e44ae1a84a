import { distanceMeters, METERS_PER_UNIT } from '../../kernel/geo.ts';
import { LEADS_IN, LEADS_OUT } from '../snap/main-nodes.ts';
import { CLEARLY_METERS, type Closure, type Place, type Snapper } from '../snap/snapper.ts';
import type { Point, Roads } from './roads.ts';

/**
 * Why a point is not on its nearest road: nothing leads there from the main roads (`no_way_in`), nothing leads back
 * (`no_way_out`), or neither (`cut_off`); or that road, or the only way there, is closed now, by a sign (`restricted`)
 * or by traffic (`closed`).
 */
export type MovedBecause = 'no_way_in' | 'no_way_out' | 'cut_off' | Closure;

/** The role of a place: a journey begins there, ends there, or passes through. */
export type Role = 'start' | 'end' | 'via';

/** Where a point is placed on the roads. */
export interface Placed {
  readonly place: Place;
  /** Set if this is not the nearest place. */
  readonly moved?: Move;
  /** Set if a closed road is about as near: this is the nearest open place, but not where the point is otherwise. */
  readonly besideClosed?: Move;
  /** Set if the place lacks the connection that its role needs, and so does every other within the limit. */
  readonly stuckBecause?: MovedBecause;
}

export interface Move {
  readonly from: Place;
  readonly because: MovedBecause;
}

/** The greatest distance between a point and its road, unless the request sets a limit. */
const FARTHEST_METERS = 5000;
/** How far a point may be moved, unless the request sets a limit: out of a yard, not to another part of town. */
const FARTHEST_MOVED_METERS = 300;

/** How far a point may be moved. */
export const farthestMove = (maxSnapMeters: number | undefined): number => maxSnapMeters ?? FARTHEST_MOVED_METERS;

/** The connections with the main roads that a role needs. */
const connection: Readonly<Record<Role, number>> = { start: LEADS_OUT, end: LEADS_IN, via: LEADS_OUT | LEADS_IN };

/**
 * Puts a point on the nearest road. If that road is unusable in the point's role (nothing leads out of a walled yard,
 * nor into a street that the edge of the map cuts, nor onto a closed one), puts it on the nearest road with the
 * connection that the role needs. Other points do not count, so a point has the same place in the same role of every
 * route and matrix. `maxSnapMeters` limits all distances.
 *
 * Without such a road within the limit the point stays on its nearest road: routes on an island stay on the island, and
 * none leads out of a street without an exit or off a closed one.
 */
export function placePoint(roads: Roads, point: Point, role: Role, maxSnapMeters?: number): Placed | undefined {
  const { snapper } = roads;
  const { lat, lon } = point;
  const needed = connection[role];
  const near = snapper.snap(lat, lon, maxSnapMeters ?? FARTHEST_METERS);
  const closed = snapper.closedNear(lat, lon);
  const isUsable = near !== undefined && snapper.isConnected(near, needed);
  if (isUsable && !closed) return { place: near };
  const from = closed ?? near;
  if (!from) return undefined;
  const isNearMeant = near && !(closed && near[0].distanceMeters > closed[0].distanceMeters + CLEARLY_METERS);
  if (isUsable && isNearMeant) return { place: near, besideClosed: { from, because: snapper.whyClosed(from)! } };
  return moveTo(roads, point, near, from, needed, farthestMove(maxSnapMeters));
}

/** Moves a point off a place that is unusable in its role, if there is another one within the limit. */
function moveTo(
  { snapper }: Roads, { lat, lon }: Point, near: Place | undefined, from: Place, needed: number, mostMoved: number,
): Placed {
  const place = snapper.snapConnected(lat, lon, mostMoved, needed);
  const because = snapper.whyClosed(from) ?? snapper.whyCutOff(from, needed) ??
    snapper.whyNotNearer(lat, lon, place?.[0].distanceMeters ?? mostMoved, needed) ?? whyOnMap(snapper, from);
  if (place) return { place, moved: { from, because } };
  // An island keeps its own routes when one of its streets is closed.
  const isOffClosed = near && near !== from && near[0].distanceMeters <= mostMoved;
  return isOffClosed ? { place: near, moved: { from, because }, stuckBecause: because }
    : { place: from, stuckBecause: because };
}

/** Why a place is unusable that is unusable on the map too. */
function whyOnMap(snapper: Snapper, from: Place): MovedBecause {
  if (snapper.isConnectedOnMap(from, LEADS_OUT)) return 'no_way_in';
  return snapper.isConnectedOnMap(from, LEADS_IN) ? 'no_way_out' : 'cut_off';
}

/** Coordinates are rounded: points this near each other are the same. */
const SAME_POINT_METERS = 1;
const SAME_POINT_UNITS = Math.ceil(SAME_POINT_METERS / METERS_PER_UNIT);

/** Whether two points are the same, even if they are nearest to different roads. */
export const isSamePoint = (a: Point, b: Point): boolean =>
  Math.abs(a.lat - b.lat) <= SAME_POINT_UNITS && distanceMeters(a.lat, a.lon, b.lat, b.lon) <= SAME_POINT_METERS;

/** Where a point was before it was moved. */
export const nearestOf = ({ place, moved }: Placed): Place => moved?.from ?? place;

/** Whether a point is on its nearest road, with the connections that any role needs. */
export const isForAnyRole = ({ snapper }: Roads, { place, moved, besideClosed }: Placed): boolean =>
  !moved && !besideClosed && snapper.isConnected(place, connection.via);

/** Whether the road nearest to a point is not a main one. */
export const isAside = ({ snapper }: Roads, placed: Placed): boolean => !snapper.isMain(nearestOf(placed));

/**
 * The move of a point that the answer tells. The same junction, reached by another of its roads, and whatever lies
 * within the tolerance of coordinates, is the same place.
 */
export function toldMove({ place: [to], moved, besideClosed }: Placed): Move | undefined {
  const move = moved ?? besideClosed;
  const from = move?.from[0];
  return from && distanceMeters(from.lat, from.lon, to.lat, to.lon) > CLEARLY_METERS ? move : undefined;
}
