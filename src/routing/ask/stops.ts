import type { Place } from '../snap/snapper.ts';
import { findJourney } from './journey.ts';
import { nearestOf, type Placed } from './placing.ts';
import type { Point, Roads } from './roads.ts';

/** Places tried for a stop, each on another road. */
const MOST_TRIED = 12;

/**
 * Puts stops that lack a connection with the main roads at the nearest place that lies on the way all the same: a route
 * leads there from the point before, and on to the next. `mostMoved`: in metres.
 */
export function stopsOnTheWay(
  roads: Roads, points: readonly Point[], placed: readonly Placed[], mostMoved: number,
): readonly Placed[] {
  const found = [...placed];
  for (let stop = 1; stop < placed.length - 1; stop++) {
    if (placed[stop].moved || placed[stop].stuckBecause) {
      found[stop] = stopBetween(roads, points[stop], placed[stop], found[stop - 1], found[stop + 1], mostMoved);
    }
  }
  return found;
}

function stopBetween(
  roads: Roads, { lat, lon }: Point, stop: Placed, before: Placed, after: Placed, mostMoved: number,
): Placed {
  const isOnTheWay = (place: Place): boolean =>
    findJourney(roads, before.place, place) !== undefined && findJourney(roads, place, after.place) !== undefined;
  const from = nearestOf(stop);
  if (isOnTheWay(from)) return { place: from };
  const nearest = (which: 'public' | 'all', farthest: number): Place | undefined =>
    roads.snapper.listNear(lat, lon, farthest, MOST_TRIED, which).find(isOnTheWay);
  const because = stop.moved?.because ?? stop.stuckBecause!;
  const place = nearest('public', stop.stuckBecause ? mostMoved : stop.place[0].distanceMeters);
  if (place) return { place, moved: { from, because } };
  if (isOnTheWay(stop.place)) return stop;
  // A journey within an island has no use for main roads.
  const within = nearest('all', mostMoved);
  return within ? { place: within, moved: { from, because } } : stop;
}
