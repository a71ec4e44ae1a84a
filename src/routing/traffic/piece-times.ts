import { distanceMeters } from '../../kernel/geo.ts';
import { CLOSED, type Graph } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import type { Pace } from '../pace.ts';
import { CLASSES, NO_CLASS } from './road-class.ts';
import type { Span } from './spans.ts';
import { findKey, firstKeyFrom, type Segments, type Traffic, type TypicalSpeeds } from './speeds.ts';

/** The sources of a duration, best first. */
export const layers = ['live', 'typical', 'profile'] as const;
export type Layer = (typeof layers)[number];

/** Durations of single pieces in a span of time, and what they are based on. */
export interface PieceTimes {
  readonly traffic: Traffic;
  /** Whether a speed is known on the piece, in either direction; otherwise its class determines the duration. */
  hasSpeed(span: Span, piece: number): boolean;
  /** The factor of the duration over empty roads for pieces without a speed of their own. */
  slowness(span: Span, piece: number): number;
  /** CLOSED if travel is not allowed. `isOnWay`: for journeys already under way, which ignore later closures. */
  centiseconds(span: Span, piece: number, isBackward: boolean, isOnWay?: boolean): number;
  /** The share of a piece's length whose speed is from a layer or a better one, 0 to 1. */
  share(span: Span, piece: number, isBackward: boolean, layer: Layer): number;
}

type Lines = Pick<RoutingTables, 'roadNodes' | 'roadWays' | 'roadWayNodes' | 'wayTraffic'>;

/** For a segment without a speed of its own, which follows the class of its road at that hour. */
const UNKNOWN = -1;

/**
 * `base`: durations of pieces on empty roads. A measured speed covers its whole segment, waiting at its end included;
 * the rest of a piece takes its share of the piece's own duration, by length.
 */
export function pieceTimes(lines: Lines, graph: Graph, base: Pace, traffic: Traffic): PieceTimes {
  const { wayTraffic } = lines;
  const { way: wayOf } = graph.edgePieces;
  const { typical } = traffic;
  const { slotsOf, keyOf, isAnyKnown } = openSlots(lines, graph);
  const slowness = ({ slowness: factors }: Span, piece: number): number => {
    const way = wayOf[piece];
    return factors[wayTraffic.zone[way] * CLASSES + wayTraffic.class[way]];
  };
  const hasSpeed = ({ live }: Span, piece: number): boolean =>
    (live !== undefined && isAnyKnown(live, piece)) || (typical !== undefined && isAnyKnown(typical, piece));
  const speedOf = ({ live, hours }: Span, key: number, zone: number): number => {
    const at = live ? findKey(live, key) : -1;
    if (at >= 0) return live!.kmh[at];
    return typical ? typicalSpeed(typical, key, hours[zone]) : UNKNOWN;
  };
  const summed = (span: Span, piece: number, isBackward: boolean, byClass: number, isOnWay: boolean): number => {
    const [first, end] = slotsOf(piece);
    const zone = wayTraffic.zone[wayOf[piece]];
    let [known, unknownMeters, meters] = [0, 0, 0];
    for (let slot = first; slot < end; slot++) {
      const length = segmentMeters(lines, slot);
      const kmh = speedOf(span, keyOf(slot, piece, isBackward), zone);
      if (kmh === 0 && !isOnWay) return CLOSED;
      meters += length;
      if (kmh <= 0) unknownMeters += length;
      else known += (length * 360) / kmh;
    }
    return known + byClass * (meters > 0 ? unknownMeters / meters : 1);
  };
  return {
    traffic, hasSpeed, slowness,
    centiseconds: (span, piece, isBackward, isOnWay = false) => {
      const empty = (isBackward ? base.backwardCentiseconds : base.forwardCentiseconds)[piece];
      if (empty === CLOSED) return CLOSED;
      const byClass = empty * slowness(span, piece);
      return Math.round(hasSpeed(span, piece) ? summed(span, piece, isBackward, byClass, isOnWay) : byClass);
    },
    share: openShares(lines, graph, traffic),
  };
}

function openShares(lines: Lines, graph: Graph, { typical }: Traffic): PieceTimes['share'] {
  const { wayTraffic } = lines;
  const { way: wayOf } = graph.edgePieces;
  const { slotsOf, keyOf, isAnyKnown } = openSlots(lines, graph);
  return (span, piece, isBackward, layer) => {
    const { live, hours } = span;
    const way = wayOf[piece];
    if (layer === 'profile') return wayTraffic.class[way] === NO_CLASS ? 0 : 1;
    const hasLive = live !== undefined && isAnyKnown(live, piece);
    if (!hasLive && (layer === 'live' || !typical || !isAnyKnown(typical, piece))) return 0;
    const [first, end] = slotsOf(piece);
    let [known, meters] = [0, 0];
    for (let slot = first; slot < end; slot++) {
      const length = segmentMeters(lines, slot);
      const key = keyOf(slot, piece, isBackward);
      const isLive = hasLive && findKey(live, key) >= 0;
      const isTypical = layer === 'typical' && typical && typicalSpeed(typical, key, hours[wayTraffic.zone[way]]) >= 0;
      meters += length;
      if (isLive || isTypical) known += length;
    }
    return meters > 0 ? known / meters : 0;
  };
}

/** The segments of pieces, in the way's own order, and their keys in the direction of travel. */
function openSlots({ roadWays }: Lines, { edgePieces: { way, from, to } }: Graph) {
  return {
    slotsOf: (piece: number): [first: number, end: number] => {
      const start = roadWays.nodes[way[piece]];
      return from[piece] < to[piece]
        ? [start + from[piece], start + to[piece]] : [start + to[piece], start + from[piece]];
    },
    keyOf: (slot: number, piece: number, isBackward: boolean): number =>
      slot * 2 + ((from[piece] > to[piece]) !== isBackward ? 1 : 0),
    /** Whether any segment of the piece is known, in either direction. */
    isAnyKnown: (speeds: Segments, piece: number): boolean => {
      const start = roadWays.nodes[way[piece]];
      const at = firstKeyFrom(speeds, (start + Math.min(from[piece], to[piece])) * 2);
      return at < speeds.keys.length && speeds.keys[at] < (start + Math.max(from[piece], to[piece])) * 2;
    },
  };
}

function typicalSpeed(typical: TypicalSpeeds, key: number, hour: number): number {
  const at = findKey(typical, key);
  if (at < 0) return UNKNOWN;
  const { starts, hour: hours, kmh } = typical;
  let [low, end] = [starts[at], starts[at + 1]];
  while (low < end) {
    const middle = (low + end) >>> 1;
    if (hours[middle] < hour) low = middle + 1;
    else end = middle;
  }
  return low < starts[at + 1] && hours[low] === hour ? kmh[low] : UNKNOWN;
}

function segmentMeters({ roadNodes, roadWayNodes }: Lines, slot: number): number {
  const [a, b] = [roadWayNodes.node[slot], roadWayNodes.node[slot + 1]];
  return distanceMeters(roadNodes.lat[a], roadNodes.lon[a], roadNodes.lat[b], roadNodes.lon[b]);
}
