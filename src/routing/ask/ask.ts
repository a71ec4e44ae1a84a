import { findJourney, type Journey } from './journey.ts';
import { farthestMove, isAside, isSamePoint, placePoint, type MovedBecause, type Placed } from './placing.ts';
import type { Point, Roads } from './roads.ts';
import { stopsOnTheWay } from './stops.ts';

export interface Through {
  /** One per point. */
  readonly placed: readonly Placed[];
  /** One between each point and the next. */
  readonly journeys: readonly Journey[];
}

/** Why there is no route; `point` is an index. */
export type Missed =
  | { readonly missed: 'point_off_road'; readonly point: number }
  /** No route leads from that point to the next, or to it from the previous one; why, if the point is cut off. */
  | {
    readonly missed: 'no_route'; readonly point: number; readonly side: 'from' | 'to'; readonly because?: MovedBecause;
  };

export const isMissed = (answer: object): answer is Missed => 'missed' in answer;

/** The best route through points in their order. */
export function askThrough(roads: Roads, points: readonly Point[], maxSnapMeters?: number): Through | Missed {
  const placed: Placed[] = [];
  for (const [point, asked] of points.entries()) {
    const role = point === 0 ? 'start' : point === points.length - 1 ? 'end' : 'via';
    const isSame = point > 0 && isSamePoint(points[point - 1], asked);
    const found = isSame ? placed[point - 1] : placePoint(roads, asked, role, maxSnapMeters);
    if (!found) return { missed: 'point_off_road', point };
    placed.push(found);
  }
  return askUnmoved(roads, placed) ??
    askLegs(roads, stopsOnTheWay(roads, points, placed, farthestMove(maxSnapMeters)));
}

/**
 * Finds a route through the nearest places alone, where some were moved: none has to be on a route that never leaves
 * one yard or one island, nor a stop that leads on to the next point.
 */
function askUnmoved(roads: Roads, placed: readonly Placed[]): Through | undefined {
  const isAsideAt = (point: number): boolean => point in placed && isAside(roads, placed[point]);
  const isHopeless = placed.some(({ moved }, point) => moved && !isAsideAt(point - 1) && !isAsideAt(point + 1));
  if (isHopeless || !placed.some(({ moved }) => moved)) return undefined;
  const found = askLegs(roads, placed.map((one) => (one.moved ? { place: one.moved.from } : one)));
  return isMissed(found) ? undefined : found;
}

/** The best routes between consecutive places. */
export function askLegs(roads: Roads, placed: readonly Placed[]): Through | Missed {
  const journeys: Journey[] = [];
  for (let point = 1; point < placed.length; point++) {
    const journey = findJourney(roads, placed[point - 1].place, placed[point].place, journeys.at(-1));
    if (!journey) return { missed: 'no_route', ...blamed(placed, point) };
    journeys.push(journey);
  }
  return { placed, journeys };
}

/** Of two points without a route between them, the isolated one; the later one if that does not decide. */
function blamed(
  placed: readonly Placed[], point: number,
): { point: number; side: 'from' | 'to'; because?: MovedBecause } {
  const [before, after] = [placed[point - 1].stuckBecause, placed[point].stuckBecause];
  if (before && !after) return { point: point - 1, side: 'from', because: before };
  return { point, side: 'to', ...(after && { because: after }) };
}
