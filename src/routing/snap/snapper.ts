import { openBoxes } from '../../kernel/boxes.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { nearestRow, rowsWithin, type Found, type Layer } from '../../kernel/nearest-search.ts';
import { CLOSED, travelModes, type Graph } from '../graph.ts';
import type { Pace } from '../pace.ts';
import { PUBLIC_IN, PUBLIC_OUT, publicly } from './components.ts';
import { MAIN } from './main-nodes.ts';
import { isDivided, junctionNear, placeAt } from './junction.ts';
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
   * The nearest place with a connection to main roads at that time: `needed` is LEADS_OUT, LEADS_IN or both. Prefers a
   * public one: a road behind a private gate is used only if no other is within the radius.
   */
  snapConnected(lat: number, lon: number, radiusMeters: number, needed: number): Place | undefined;
  /** Open places, nearest first, one on each edge: those with a public connection of either kind, or all. */
  listNear(lat: number, lon: number, radiusMeters: number, most: number, which: 'public' | 'all'): Place[];
  /** Whether a place is on large parts of the graph, all of whose nodes reach each other at that time. */
  isMain(place: Place): boolean;
  isConnected(place: Place, needed: number): boolean;
  isConnectedOnMap(place: Place, needed: number): boolean;
  /** Why a place lacks a connection at that time that it has on the map; undefined if it has none there either. */
  whyCutOff(place: Place, needed: number): Closure | undefined;
  /**
   * Why a place is not used that is connected on the map and clearly nearer than that many metres; undefined if there
   * is none.
   */
  whyNotNearer(lat: number, lon: number, meters: number, needed: number): Closure | undefined;
  /** The nearest place on a closed road, if nearer than the open one last snapped to. */
  closedNear(lat: number, lon: number): Place | undefined;
  /** Why the road is closed; undefined if it is open. */
  whyClosed(place: Place): Closure | undefined;
}

/** Why a road is closed or cut off: by a sign that holds at that hour, or by traffic. */
export type Closure = 'restricted' | 'closed';

/** Distances from a point that differ by less do not tell which of two roads is meant. */
export const CLEARLY_METERS = 5;

/** Junctions rarely have more roads. */
const MOST_SPOTS = 8;
const SAME_PLACE_METERS = 0.05;
/** A bicycle starts on the street rather than its pavement, unless the street is this much farther away. */
const RATHER_RIDDEN_METERS = 25;
const PUSHED = travelModes.indexOf('push');
/** The share of a segment that counts as its end; on a long one some metres, which only costs an extra search. */
const END_SHARE = 0.01;

/** Snaps to roads that are open at a pace. `base`: the pace of empty roads at that time. */
export function openSnapper(
  lines: RoadLines, graph: Graph, { stretches, stretchBoxes }: Stretches, pace: Pace, base: Pace = pace,
): Snapper {
  const { isOpen, bitsOf, isPushed } = roadsAt(graph, stretches, pace);
  const { layer, nearest, placeOn } = openPlaces(lines, graph, { stretches, stretchBoxes }, isOpen);
  const { hadConnection, ...reasons } = reasonsAt(stretches, base, isOpen);
  /** Whether the last search met a closed road, which is rare. */
  let hasMetClosed = false;
  const open = layer((row) => {
    const isGood = isOpen(row);
    hasMetClosed ||= !isGood;
    return isGood;
  });
  const has = (bits: number) => (row: number): boolean => (bitsOf(row) & bits) === bits;
  const isMain = (place: Place): boolean => place.some(({ stretch }) => (bitsOf(stretch) & MAIN) !== 0);
  /** Prefers a street to its pavement, if it has the connections that the pavement has. */
  const ratherRidden = (found: Place | undefined, lat: number, lon: number, radiusMeters: number, bits = 0) => {
    if (!found?.every(({ stretch }) => isPushed(stretch))) return found;
    const hasSame = has(bits | (isMain(found) ? MAIN : 0));
    const farthest = Math.min(radiusMeters, found[0].distanceMeters + RATHER_RIDDEN_METERS);
    const ridden = layer((row) => isOpen(row) && !isPushed(row) && hasSame(row));
    return nearest(ridden, lat, lon, farthest, radiusMeters) ?? found;
  };
  /** The distance of the nearest open road from the point snapped last, which is the radius if there was none. */
  let [openMeters, lastRadiusMeters] = [Infinity, Infinity];
  return {
    snap: (lat, lon, radiusMeters) => {
      hasMetClosed = false;
      const found = nearestRow(open, lat, lon, radiusMeters);
      [openMeters, lastRadiusMeters] = [found?.distanceMeters ?? radiusMeters, radiusMeters];
      return ratherRidden(found && placeOn(found, lat, lon, radiusMeters), lat, lon, radiusMeters);
    },
    snapConnected: (lat, lon, radiusMeters, needed) => {
      const found = nearest(layer(has(needed | publicly(needed))), lat, lon, radiusMeters) ??
        nearest(layer(has(needed)), lat, lon, radiusMeters);
      return ratherRidden(found, lat, lon, radiusMeters, needed);
    },
    listNear: (lat, lon, radiusMeters, most, which) => {
      const isPublic = (row: number): boolean => (bitsOf(row) & (PUBLIC_IN | PUBLIC_OUT)) !== 0;
      const listed = layer(which === 'public' ? isPublic : isOpen);
      const byDistance = rowsWithin(listed, lat, lon, radiusMeters)
        .map((row) => ({ row, distanceMeters: listed.measure(row, lat, lon) }))
        .sort((a, b) => a.distanceMeters - b.distanceMeters);
      const edges = new Set<number>();
      const isFirstOfEdge = (row: number): boolean => edges.size < edges.add(stretches.edge[row]).size;
      return byDistance.filter(({ row }) => isFirstOfEdge(row)).slice(0, most)
        .map((one) => placeOn(one, lat, lon, radiusMeters));
    },
    isMain,
    isConnected: (place, needed) => hasBits(place, needed, bitsOf),
    ...reasons,
    whyNotNearer: (lat, lon, meters, needed) => {
      if (!pace.mainPieces) return undefined;
      const bits = publicly(needed);
      const former = layer((row) => hadConnection(row, bits) && !has(bits)(row));
      const place = nearest(former, lat, lon, Math.max(0, meters - CLEARLY_METERS), meters);
      return place && (reasons.whyClosed(place) ?? reasons.whyCutOff(place, needed));
    },
    closedNear: (lat, lon) =>
      (hasMetClosed && openMeters > 0
        ? nearest(layer((row) => !isOpen(row)), lat, lon, openMeters, lastRadiusMeters) : undefined),
  };
}

function isOpenAt({ piece }: Stretches['stretches'], pace: Pace, row: number): boolean {
  const { forwardCentiseconds, backwardCentiseconds } = pace;
  return forwardCentiseconds[piece[row]] !== CLOSED || backwardCentiseconds[piece[row]] !== CLOSED;
}

/** Why roads are closed or cut off now: by traffic, unless they already are on empty roads at that time. */
function reasonsAt(stretches: Stretches['stretches'], base: Pace, isOpen: (row: number) => boolean) {
  const onMap = (row: number): number => stretches.main[row];
  const { mainPieces } = base;
  const whenEmpty = mainPieces ? (row: number): number => mainPieces[stretches.piece[row]] : onMap;
  return {
    isConnectedOnMap: (place: Place, needed: number): boolean => hasBits(place, needed, onMap),
    whyCutOff: (place: Place, needed: number): Closure | undefined => {
      if (hasBits(place, needed, whenEmpty)) return 'closed';
      return hasBits(place, needed, onMap) ? 'restricted' : undefined;
    },
    whyClosed: (place: Place): Closure | undefined => {
      if (place.some(({ stretch }) => isOpen(stretch))) return undefined;
      return place.some(({ stretch }) => isOpenAt(stretches, base, stretch)) ? 'closed' : 'restricted';
    },
    /** Whether a connection exists on the map, or on empty roads at that time. */
    hadConnection: (row: number, needed: number): boolean =>
      (onMap(row) & needed) === needed || (whenEmpty(row) & needed) === needed,
  };
}

const hasBits = (place: Place, needed: number, bitsOf: (row: number) => number): boolean =>
  (place.reduce((bits, { stretch }) => bits | bitsOf(stretch), 0) & needed) === needed;

/** How the road of each stretch may be used at a pace. */
function roadsAt({ edgePieces }: Graph, stretches: Stretches['stretches'], pace: Pace) {
  const { forwardMode, backwardMode } = pace.modes ?? edgePieces;
  const isOpen = (row: number): boolean => isOpenAt(stretches, pace, row);
  const { mainPieces } = pace;
  const bitsOf = (row: number): number => (mainPieces ? mainPieces[stretches.piece[row]] : stretches.main[row]);
  /** Whether a bicycle is pushed in each open direction. */
  const isPushed = (row: number): boolean => {
    const piece = stretches.piece[row];
    return (pace.forwardCentiseconds[piece] === CLOSED || forwardMode[piece] === PUSHED) &&
      (pace.backwardCentiseconds[piece] === CLOSED || backwardMode[piece] === PUSHED);
  };
  return { isOpen, bitsOf, isPushed };
}

/** Finds places of a layer of stretches: where a junction is near, all of it, whichever of its roads the layer has. */
function openPlaces(
  lines: RoadLines, graph: Graph, { stretches, stretchBoxes }: Stretches, isOpen: (row: number) => boolean,
) {
  const index = openBoxes('stretchBoxes', stretchBoxes, stretches.rows);
  const layer = (only: (row: number) => boolean): Layer =>
    ({ index, only, measure: (row, lat, lon) => metersToStretch(lines, graph, stretches, row, lat, lon) });
  const spot = (row: number, lat: number, lon: number): Spot => spotOn(lines, graph, stretches, row, lat, lon);
  /** An open road is joined with open ones, a closed road with closed ones. */
  const spotsAt = (first: Spot, lat: number, lon: number, radiusMeters: number): Spot[] =>
    rowsWithin(layer((row) => isOpen(row) === isOpen(first.stretch)), lat, lon, radiusMeters)
      .filter((row) => row !== first.stretch)
      .map((row) => spot(row, lat, lon))
      .filter((other) => isSamePlace(first, other))
      .slice(0, MOST_SPOTS - 1);
  const placeOn = (
    found: Pick<Found, 'row' | 'distanceMeters'>, lat: number, lon: number, farthestMeters: number,
  ): Place => {
    const { row } = found;
    const first = spot(row, lat, lon);
    const end = junctionNear(lines, graph, stretches, first);
    const metersAway = end ? distanceMeters(lat, lon, end.lat, end.lon) : Infinity;
    if (end && metersAway <= farthestMeters) {
      const others = spotsAt(end, end.lat, end.lon, SAME_PLACE_METERS);
      // Both sides of a barrier have its coordinates: what is put there would no longer tell its side.
      if (first.position !== end.position && isDivided(graph, end, others)) return [first];
      return placeAt(graph, end, others, metersAway);
    }
    // Only an end of a stretch can coincide with another stretch.
    const ends = [stretches.from[row], stretches.to[row]];
    if (ends.every((one) => Math.abs(first.position - one) > END_SHARE)) return [first];
    return [first, ...spotsAt(first, lat, lon, found.distanceMeters + SAME_PLACE_METERS)];
  };
  return {
    layer, placeOn,
    /** `farthestMeters`: of the place, which may be a junction some metres behind the road's nearest point. */
    nearest: (layer: Layer, lat: number, lon: number, radiusMeters: number, farthestMeters = radiusMeters) => {
      const found = nearestRow(layer, lat, lon, radiusMeters);
      return found && placeOn(found, lat, lon, farthestMeters);
    },
  };
}

/** Two roads on both sides of a point may be equally near. */
const isSamePlace = (a: Spot, b: Spot): boolean => distanceMeters(a.lat, a.lon, b.lat, b.lon) <= SAME_PLACE_METERS;
