import { openBoxes } from '../../kernel/boxes.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { nearestRow, rowsWithin, type Layer } from '../../kernel/nearest-search.ts';
import { CLOSED, travelModes, type Graph } from '../graph.ts';
import type { Pace } from '../pace.ts';
import { LEADS_IN, LEADS_OUT, MAIN, PUBLIC } from './components.ts';
import { junctionNear, placeAt } from './junction.ts';
import { metersToStretch, spotOn, type RoadLines, type Spot } from './spot.ts';
import type { Stretches } from './stretches.ts';

/** A place on the roads: a spot, and those of other roads at the same place, as at a junction. */
export type Place = readonly [Spot, ...Spot[]];

export interface Snapper {
  /**
   * The nearest place, preferring one where bicycles are ridden; undefined if no road is within the radius. 1e-7
   * degree.
   */
  snap(lat: number, lon: number, radiusMeters: number): Place | undefined;
  /**
   * The nearest place on main roads: large parts of the graph, all of whose nodes reach each other at that time.
   * Prefers a public one: a road behind a private gate is used only if no other is within the radius.
   */
  snapToMain(lat: number, lon: number, radiusMeters: number): Place | undefined;
  isMain(place: Place): boolean;
  /** Whether a route leads from a place to main roads at that time, or from them to it. */
  leadsOut(place: Place): boolean;
  leadsIn(place: Place): boolean;
  /**
   * Why a place is cut off that is connected with the main roads by the map; undefined if it is not by the map either.
   * `needed`: the bits of the connection, LEADS_OUT, LEADS_IN or both.
   */
  whyCutOff(place: Place, needed: number): 'restricted' | 'closed' | undefined;
  /**
   * Why the main road that is nearest by the map is not open, or not a main one, at that time; undefined if none is
   * clearly nearer than that.
   */
  whyNotNearer(lat: number, lon: number, meters: number): 'restricted' | 'closed' | undefined;
  /** The nearest place on a closed road, if clearly nearer than the open one last snapped to. */
  closedNear(lat: number, lon: number): Place | undefined;
  /** Why the road is closed: by a sign that holds at that hour, or by traffic. */
  whyClosed(place: Place): 'restricted' | 'closed' | undefined;
}

/** Junctions rarely have more roads. */
const MOST_SPOTS = 8;
const SAME_PLACE_METERS = 0.05;
/** A closed road is meant only if the open one is this much farther away. */
const CLEARLY_METERS = 5;
/** A bicycle starts on the street rather than its pavement, unless the street is this much farther away. */
const RATHER_RIDDEN_METERS = 25;
const PUSHED = travelModes.indexOf('push');
/** The share of a segment that counts as its end; on a long one some metres, which only costs an extra search. */
const END_SHARE = 0.01;

/** Snaps to roads that are open at a pace. `base`: the pace of empty roads at that time. */
export function openSnapper(
  lines: RoadLines, graph: Graph, { stretches, stretchBoxes }: Stretches, pace: Pace, base: Pace = pace,
): Snapper {
  const index = openBoxes('stretchBoxes', stretchBoxes, stretches.rows);
  const nearest = nearestPlaces(lines, graph, stretches);
  const { isOpen, isMain, isPublic, leadsOut, leadsIn, isPushed, isRidden } = roadsAt(graph, stretches, pace);
  const { whyCutOff, whyClosed } = reasonsAt(stretches, base, isOpen);
  /** Whether the last search met a closed road, which is rare. */
  let hasMetClosed = false;
  const isOpenOrMet = (row: number): boolean => {
    const isGood = isOpen(row);
    hasMetClosed ||= !isGood;
    return isGood;
  };
  const isFormerMain = (row: number): boolean => (stretches.main[row] & PUBLIC) !== 0 && !(isMain(row) && isOpen(row));
  const [formerMain, open, closed, main, publicMain, ridden, riddenMain] = [
    isFormerMain, isOpenOrMet, (row: number) => !isOpen(row), (row: number) => isMain(row) && isOpen(row),
    (row: number) => isPublic(row) && isOpen(row), isRidden, (row: number) => isMain(row) && isRidden(row),
  ].map((only): Layer =>
    ({ index, only, measure: (row, lat, lon) => metersToStretch(lines, graph, stretches, row, lat, lon) }));
  const ratherRidden = (found: Place | undefined, lat: number, lon: number, radiusMeters: number) => {
    if (!found?.every(({ stretch }) => isPushed(stretch))) return found;
    const layer = found.some(({ stretch }) => isMain(stretch)) ? riddenMain : ridden;
    const farthest = Math.min(radiusMeters, found[0].distanceMeters + RATHER_RIDDEN_METERS);
    return nearest(layer, lat, lon, farthest) ?? found;
  };
  /** The distance of the nearest open road from the point snapped last; the radius if there was none. */
  let openMeters = Infinity;
  return {
    snap: (lat, lon, radiusMeters) => {
      hasMetClosed = false;
      const found = nearest(open, lat, lon, radiusMeters);
      openMeters = found?.[0].distanceMeters ?? radiusMeters;
      return ratherRidden(found, lat, lon, radiusMeters);
    },
    snapToMain: (lat, lon, radiusMeters) => {
      const found = nearest(publicMain, lat, lon, radiusMeters) ?? nearest(main, lat, lon, radiusMeters);
      return ratherRidden(found, lat, lon, radiusMeters);
    },
    isMain: (place) => place.some(({ stretch }) => isMain(stretch)),
    leadsOut: (place) => place.some(({ stretch }) => leadsOut(stretch)),
    leadsIn: (place) => place.some(({ stretch }) => leadsIn(stretch)),
    whyCutOff, whyClosed,
    whyNotNearer: (lat, lon, meters) => {
      const place = nearest(formerMain, lat, lon, Math.max(0, meters - CLEARLY_METERS));
      return place && (whyClosed(place) ?? whyCutOff(place, MAIN));
    },
    closedNear: (lat, lon) => {
      const nearer = openMeters - CLEARLY_METERS;
      return hasMetClosed && nearer > 0 ? nearest(closed, lat, lon, nearer) : undefined;
    },
  };
}

function isOpenAt({ piece }: Stretches['stretches'], pace: Pace, row: number): boolean {
  const { forwardCentiseconds, backwardCentiseconds } = pace;
  return forwardCentiseconds[piece[row]] !== CLOSED || backwardCentiseconds[piece[row]] !== CLOSED;
}

/** Why roads are closed or cut off now: by traffic, unless they already are on empty roads at that time. */
function reasonsAt(
  stretches: Stretches['stretches'], base: Pace, isOpen: (row: number) => boolean,
): Pick<Snapper, 'whyCutOff' | 'whyClosed'> {
  const onMap = ({ stretch }: Spot): number => stretches.main[stretch];
  const { mainEdges } = base;
  const whenEmpty = mainEdges ? ({ edge }: Spot): number => mainEdges[edge] : onMap;
  return {
    whyCutOff: (place, needed) => {
      const isConnected = (bitsOf: (spot: Spot) => number): boolean =>
        (place.reduce((bits, spot) => bits | bitsOf(spot), 0) & needed) === needed;
      if (!isConnected(onMap)) return undefined;
      return isConnected(whenEmpty) ? 'closed' : 'restricted';
    },
    whyClosed: (place) => {
      if (place.some(({ stretch }) => isOpen(stretch))) return undefined;
      return place.some(({ stretch }) => isOpenAt(stretches, base, stretch)) ? 'closed' : 'restricted';
    },
  };
}

/** How the road of each stretch may be used at a pace. */
function roadsAt({ edgePieces: { forwardMode, backwardMode } }: Graph, stretches: Stretches['stretches'], pace: Pace) {
  const isOpen = (row: number): boolean => isOpenAt(stretches, pace, row);
  const mainBits = (row: number): number =>
    (pace.mainEdges ? pace.mainEdges[stretches.edge[row]] : stretches.main[row]);
  /** Whether a bicycle is pushed in each open direction. */
  const isPushed = (row: number): boolean => {
    const piece = stretches.piece[row];
    return (pace.forwardCentiseconds[piece] === CLOSED || forwardMode[piece] === PUSHED) &&
      (pace.backwardCentiseconds[piece] === CLOSED || backwardMode[piece] === PUSHED);
  };
  return {
    isOpen, isPushed,
    isMain: (row: number): boolean => (mainBits(row) & MAIN) !== 0,
    isPublic: (row: number): boolean => (mainBits(row) & PUBLIC) !== 0,
    leadsOut: (row: number): boolean => (mainBits(row) & LEADS_OUT) !== 0,
    leadsIn: (row: number): boolean => (mainBits(row) & LEADS_IN) !== 0,
    isRidden: (row: number): boolean => isOpen(row) && !isPushed(row),
  };
}

/** The nearest place of a layer: a whole junction if one is near. */
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
    // Only an end of a stretch can coincide with another stretch.
    const ends = [stretches.from[found.row], stretches.to[found.row]];
    if (ends.every((one) => Math.abs(first.position - one) > END_SHARE)) return [first];
    return [first, ...spotsAt(layer, first, lat, lon, found.distanceMeters + SAME_PLACE_METERS)];
  };
}

/** Two roads on both sides of a point may be equally near. */
const isSamePlace = (a: Spot, b: Spot): boolean => distanceMeters(a.lat, a.lon, b.lat, b.lon) <= SAME_PLACE_METERS;
