import { openBoxes } from '../../kernel/boxes.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { nearestRow, rowsWithin, type Layer } from '../../kernel/nearest-search.ts';
import { CLOSED, travelModes, type Graph } from '../graph.ts';
import type { Pace } from '../pace.ts';
import { junctionNear, placeAt } from './junction.ts';
import { metersToStretch, spotOn, type RoadLines, type Spot } from './spot.ts';
import type { Stretches } from './stretches.ts';

/** One place on the roads: a spot, and those of other roads at the same place, as at a junction. */
export type Place = readonly [Spot, ...Spot[]];

export interface Snapper {
  /** The nearest place, rather one to ride a bicycle; undefined where no road is within the radius. 1e-7 degree. */
  snap(lat: number, lon: number, radiusMeters: number): Place | undefined;
  /** The same among the main roads alone: large parts of the graph, all of whose nodes reach each other. */
  snapToMain(lat: number, lon: number, radiusMeters: number): Place | undefined;
  isMain(place: Place): boolean;
  /** Where the nearest road is closed now, and clearly nearer than the open one snapped to last: the place on it. */
  closedNear(lat: number, lon: number): Place | undefined;
  /** Whether nobody may go there now: for a sign that holds at this hour, or as traffic says. */
  whyClosed(place: Place): 'restricted' | 'closed' | undefined;
}

/** A junction has seldom more roads. */
const MOST_SPOTS = 8;
const SAME_PLACE_METERS = 0.05;
/** A closed road is the one that is meant only if the open one is so much farther away. */
const CLEARLY_METERS = 5;
/** A bicycle goes to what can be ridden unless what is not is so much nearer: to the street, not its pavement. */
const RATHER_RIDDEN_METERS = 25;
const PUSHED = travelModes.indexOf('push');
/** Of a segment; of a long one some metres, which only costs a look more. */
const END_SHARE = 0.01;

/** Only roads that are open at that pace. `base`: the pace of empty roads at that time. */
export function openSnapper(
  lines: RoadLines, graph: Graph, { stretches, stretchBoxes }: Stretches, pace: Pace, base: Pace = pace,
): Snapper {
  const index = openBoxes('stretchBoxes', stretchBoxes, stretches.rows);
  const nearest = nearestPlaces(lines, graph, stretches);
  const isOpenAt = ({ forwardCentiseconds, backwardCentiseconds }: Pace, row: number): boolean => {
    const piece = stretches.piece[row];
    return forwardCentiseconds[piece] !== CLOSED || backwardCentiseconds[piece] !== CLOSED;
  };
  const isOpen = (row: number): boolean => isOpenAt(pace, row);
  const isMain = (row: number): boolean => stretches.isMain[row] === 1;
  /** Whether the last search met with any road that is closed; nearly always there is none. */
  let hasMetClosed = false;
  const isOpenOrMet = (row: number): boolean => {
    const isGood = isOpen(row);
    hasMetClosed ||= !isGood;
    return isGood;
  };
  const layerOf = (only: (row: number) => boolean): Layer => ({
    index,
    measure: (row, lat, lon) => metersToStretch(lines, graph, stretches, row, lat, lon),
    only,
  });
  /** Whether somebody who pushes a bicycle in one direction of a road could not ride the other way either. */
  const isPushed = (row: number): boolean => {
    const { edgePieces: { forwardMode, backwardMode } } = graph;
    const piece = stretches.piece[row];
    return (pace.forwardCentiseconds[piece] === CLOSED || forwardMode[piece] === PUSHED) &&
      (pace.backwardCentiseconds[piece] === CLOSED || backwardMode[piece] === PUSHED);
  };
  const isRidden = (row: number): boolean => isOpen(row) && !isPushed(row);
  const [open, closed, main, ridden, riddenMain] = [
    isOpenOrMet, (row: number) => !isOpen(row), (row: number) => isMain(row) && isOpen(row),
    isRidden, (row: number) => isMain(row) && isRidden(row),
  ].map(layerOf);
  const ratherRidden = (found: Place | undefined, lat: number, lon: number, radiusMeters: number) => {
    if (!found?.every(({ stretch }) => isPushed(stretch))) return found;
    const layer = found.some(({ stretch }) => isMain(stretch)) ? riddenMain : ridden;
    const farthest = Math.min(radiusMeters, found[0].distanceMeters + RATHER_RIDDEN_METERS);
    return nearest(layer, lat, lon, farthest) ?? found;
  };
  /** How far the nearest open road is of the point that was snapped last; where there is none, the radius. */
  let openMeters = Infinity;
  return {
    snap: (lat, lon, radiusMeters) => {
      hasMetClosed = false;
      const found = nearest(open, lat, lon, radiusMeters);
      openMeters = found?.[0].distanceMeters ?? radiusMeters;
      return ratherRidden(found, lat, lon, radiusMeters);
    },
    snapToMain: (lat, lon, radiusMeters) =>
      ratherRidden(nearest(main, lat, lon, radiusMeters), lat, lon, radiusMeters),
    isMain: (place) => place.some(({ stretch }) => isMain(stretch)),
    closedNear: (lat, lon) => {
      const nearer = openMeters - CLEARLY_METERS;
      return hasMetClosed && nearer > 0 ? nearest(closed, lat, lon, nearer) : undefined;
    },
    whyClosed: (place) => {
      if (place.some(({ stretch }) => isOpen(stretch))) return undefined;
      return place.some(({ stretch }) => isOpenAt(base, stretch)) ? 'closed' : 'restricted';
    },
  };
}

/** The nearest place of a layer: a junction as a whole, where one is near. */
function nearestPlaces(lines: RoadLines, graph: Graph, stretches: Stretches['stretches']) {
  const spot = (row: number, lat: number, lon: number): Spot => spotOn(lines, graph, stretches, row, lat, lon);
  const spotsAt = (layer: Layer, first: Spot, lat: number, lon: number, radiusMeters: number): Spot[] =>
    rowsWithin(layer, lat, lon, radiusMeters)
      .filter((row) => row !== first.stretch)
      .map((row) => spot(row, lat, lon))
      .filter((other) => isSamePlace(first, other))
      .slice(0, MOST_SPOTS - 1);
  return (layer: Layer, lat: number, lon: number, radiusMeters: number): Place | undefined => {
    const found = nearestRow(layer, lat, lon, radiusMeters);
    if (!found) return undefined;
    const first = spot(found.row, lat, lon);
    const end = junctionNear(lines, graph, stretches, first);
    if (end) {
      const others = spotsAt(layer, end, end.lat, end.lon, SAME_PLACE_METERS);
      return placeAt(graph, end, others, distanceMeters(lat, lon, end.lat, end.lon));
    }
    // Only at an end of its stretch is another one at the same place.
    const ends = [stretches.from[found.row], stretches.to[found.row]];
    if (ends.every((one) => Math.abs(first.position - one) > END_SHARE)) return [first];
    return [first, ...spotsAt(layer, first, lat, lon, found.distanceMeters + SAME_PLACE_METERS)];
  };
}

/** Two roads on both sides of a point may be equally near. */
const isSamePlace = (a: Spot, b: Spot): boolean => distanceMeters(a.lat, a.lon, b.lat, b.lon) <= SAME_PLACE_METERS;
