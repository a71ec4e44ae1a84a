import { CLOSED, graphOf } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import type { Departure } from './departure.ts';
import { pieceTimes } from './piece-times.ts';
import { spanAt, trafficFor } from './spans.ts';
import type { Traffic } from './speeds.ts';
import { clocksOf } from './zone-clock.ts';

/** The speed of cars, and their speed on empty roads. */
export interface PieceSpeed {
  readonly kmh: number;
  readonly freeKmh: number;
}

/** The speed on a piece in one direction; undefined if travel is not allowed. */
export type PieceSpeeds = (piece: number, isBackward: boolean) => PieceSpeed | undefined;

/**
 * Speeds of single pieces for a departure, without a state of all roads: a map shows only a few thousand of them, and
 * any hour may be requested. Signs with hours are ignored.
 */
export function openPieceSpeeds(tables: RoutingTables): (departure: Departure, traffic: Traffic) => PieceSpeeds {
  const graph = graphOf(tables, 'car');
  const clocks = clocksOf(tables);
  const { lengthDecimeters, forwardCentiseconds, backwardCentiseconds } = graph.edgePieces;
  const free = { forwardCentiseconds, backwardCentiseconds };
  return (departure, traffic) => {
    const counted = trafficFor(departure, traffic);
    const times = pieceTimes(tables, graph, free, counted);
    const span = spanAt(clocks, counted.live, departure.departureMs);
    return (piece, isBackward) => {
      const empty = (isBackward ? backwardCentiseconds : forwardCentiseconds)[piece];
      if (empty === CLOSED) return undefined;
      const taken = departure.requestedTraffic === 'off' ? empty : times.centiseconds(span, piece, isBackward);
      const freeKmh = speedOf(lengthDecimeters[piece], empty);
      return { kmh: taken === CLOSED ? 0 : speedOf(lengthDecimeters[piece], taken), freeKmh };
    };
  };
}

/** 0.1 m per 0.01 s is 36 km/h. */
const speedOf = (decimeters: number, centiseconds: number): number => (decimeters * 36) / Math.max(1, centiseconds);
