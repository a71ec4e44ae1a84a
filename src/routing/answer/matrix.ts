import { toUnits } from '../../kernel/geo.ts';
import { askBetween, isMissed, type MissedBetween } from '../ask/ask.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Departure } from '../traffic/departure.ts';
import type { ClockedRoads, TrafficUsed } from './clocked.ts';
import type { Telling } from './route.ts';
import { snappedAt, type Degrees, type SnappedPoint } from './snapped.ts';

export interface MatrixWish {
  readonly origins: readonly Degrees[];
  /** The origins themselves where it is not there. */
  readonly destinations?: readonly Degrees[];
  readonly language: 'ru' | 'en' | 'local';
  /** As of a route. */
  readonly departure?: Departure;
}

/**
 * Tables are row by row, a row for each origin; UNREACHABLE where there is no way. They are told as `rowsOf` each where
 * they leave the machine: as they are they cross from a worker at once.
 */
export interface MatrixAnswer {
  readonly centiseconds: Uint32Array;
  readonly decimeters: Uint32Array;
  readonly staticCentiseconds: Uint32Array;
  readonly origins: readonly SnappedPoint[];
  readonly destinations: readonly SnappedPoint[];
  readonly traffic: TrafficUsed;
}

export function answerMatrix(
  clocked: ClockedRoads, telling: Telling, { origins, destinations, language }: MatrixWish,
): MatrixAnswer | MissedBetween {
  const from = origins.map(inUnits);
  const to = destinations ? destinations.map(inUnits) : from;
  const between = askBetween(clocked.roads, from, to);
  if (isMissed(between)) return between;
  const { carried: [decimeters, , staticCentiseconds] } = between.table;
  const { centiseconds, used } = clocked.timed(between);
  const tell = (places: typeof between.origins): SnappedPoint[] =>
    places.map((place) => snappedAt(clocked.roads.graph, telling, place, language));
  return {
    centiseconds,
    decimeters,
    staticCentiseconds,
    origins: tell(between.origins),
    destinations: tell(between.destinations),
    traffic: used,
  };
}

/** A table of an answer as numbers of another unit; null where there is no way. */
export function rowsOf(
  { origins, destinations }: MatrixAnswer, table: Uint32Array, inUnit: (value: number) => number,
): (number | null)[][] {
  const width = destinations.length;
  return origins.map((_, row) => {
    const cells: (number | null)[] = [];
    for (let cell = row * width; cell < (row + 1) * width; cell++) {
      cells.push(table[cell] === UNREACHABLE ? null : inUnit(table[cell]));
    }
    return cells;
  });
}

const inUnits = ({ lat, lon }: Degrees) => ({ lat: toUnits(lat), lon: toUnits(lon) });
