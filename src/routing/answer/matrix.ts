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

/** Row by row; null where there is no way. */
export interface MatrixAnswer {
  readonly durationsSeconds: (number | null)[][];
  readonly distancesMeters: (number | null)[][];
  readonly staticSeconds: (number | null)[][];
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
  const { weight, carried: [decimeters, , statically] } = between.table;
  const { centiseconds, used } = clocked.timed(between);
  const rows = (values: Uint32Array, perUnit: number): (number | null)[][] =>
    from.map((_, row) => {
      const cells: (number | null)[] = [];
      for (let cell = row * to.length; cell < (row + 1) * to.length; cell++) {
        cells.push(weight[cell] === UNREACHABLE ? null : values[cell] / perUnit);
      }
      return cells;
    });
  const tell = (places: typeof between.origins): SnappedPoint[] =>
    places.map((place) => snappedAt(clocked.roads.graph, telling, place, language));
  return {
    durationsSeconds: rows(centiseconds, 100),
    distancesMeters: rows(decimeters, 10),
    staticSeconds: rows(statically, 100),
    origins: tell(between.origins),
    destinations: tell(between.destinations),
    traffic: used,
  };
}

const inUnits = ({ lat, lon }: Degrees) => ({ lat: toUnits(lat), lon: toUnits(lon) });
