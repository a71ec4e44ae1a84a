import { askBetween } from '../ask/ask.ts';
import type { Placed } from '../ask/placing.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Departure } from '../traffic/departure.ts';
import { isAlone, placeAsked, placeStartsAsEnds, withEmptyLines, type AskedPoints } from './asked-points.ts';
import { hasClosures, overtakenBy, type ClockedRoads, type Overtaken, type TrafficFacts } from './clocked.ts';
import { pricesOf, takeSoonerCells, type NextHour } from './next-hour.ts';
import type { Wording } from './route.ts';
import { snappedAt, type Degrees, type SnappedPoint } from './snapped.ts';

export interface MatrixQuery {
  readonly origins: readonly Degrees[];
  /** The origins themselves if absent or empty. */
  readonly destinations?: readonly Degrees[];
  readonly language: 'ru' | 'en' | 'local';
  /** As for a route. */
  readonly departure?: Departure;
  readonly maxSnapMeters?: number;
}

/**
 * Tables are row by row, a row for each origin; UNREACHABLE without a route. They are serialized before they leave
 * their thread, see `writeMatrix`.
 */
export interface MatrixAnswer extends Overtaken {
  readonly centiseconds: Uint32Array;
  readonly decimeters: Uint32Array;
  readonly staticCentiseconds: Uint32Array;
  readonly origins: readonly SnappedPoint[];
  readonly destinations: readonly SnappedPoint[];
  readonly traffic: TrafficFacts;
}

/** The error that no point is near a road. */
export interface AllOffRoad {
  readonly missed: 'point_off_road';
  readonly lists: readonly { readonly list: 'origins' | 'destinations'; readonly points: readonly number[] }[];
}

export function answerMatrix(
  clocked: ClockedRoads, wording: Wording, query: MatrixQuery, next?: NextHour,
): MatrixAnswer | AllOffRoad {
  const { roads } = clocked;
  const { origins, destinations = [], maxSnapMeters } = query;
  const from = placeAsked(roads, origins, 'start', maxSnapMeters);
  const to = destinations.length > 0
    ? placeAsked(roads, destinations, 'end', maxSnapMeters) : placeStartsAsEnds(roads, from, maxSnapMeters);
  if (from.placed.length + to.placed.length === 0) return allOffRoad(query);
  const between = askBetween(roads, from.placed, to.placed);
  const { weight, carried: [decimeters, , staticCentiseconds] } = between.table;
  const { centiseconds, used } = clocked.timed(between);
  const cells = { centiseconds, decimeters: decimeters.slice(), staticCentiseconds: staticCentiseconds.slice() };
  const isReached = (row: number, column: number): boolean => weight[row * to.placed.length + column] !== UNREACHABLE;
  const describe = (points: AskedPoints, placed: readonly Placed[], isUseless: (index: number) => boolean) =>
    describePoints(points, placed.map((one, index) => {
      const point = snappedAt(roads.graph, wording, one, query.language);
      return isUseless(index) ? { ...point, problem: 'no_route' } : point;
    }));
  const longest = next ? 0 : longestOf(weight, centiseconds);
  if (next) takeSoonerCells(next, between, { ...cells, priceCentiseconds: pricesOf(between) });
  return {
    centiseconds: withEmptyLines(cells.centiseconds, from, to),
    decimeters: withEmptyLines(cells.decimeters, from, to),
    staticCentiseconds: withEmptyLines(cells.staticCentiseconds, from, to),
    origins: describe(from, between.origins, (row) => isAlone(from, row, to, (column) => isReached(row, column))),
    destinations: describe(to, between.destinations, (column) =>
      isAlone(to, column, from, (row) => isReached(row, column))),
    traffic: { ...used, hasClosures: hasClosures([...between.origins, ...between.destinations]) },
    ...(!next && overtakenBy(clocked, query.departure, longest * 10)),
  };
}

/** Names all points. Without destinations the origins are named alone, as in the request. */
function allOffRoad({ origins, destinations = [] }: MatrixQuery): AllOffRoad {
  const lists = [{ list: 'origins', points: [...origins.keys()] } as const,
    { list: 'destinations', points: [...destinations.keys()] } as const];
  return { missed: 'point_off_road', lists: lists.filter(({ points }) => points.length > 0) };
}

/** The longest duration among cells with a route. */
function longestOf(weight: Uint32Array, centiseconds: Uint32Array): number {
  let longest = 0;
  for (let cell = 0; cell < weight.length; cell++) {
    if (weight[cell] !== UNREACHABLE && centiseconds[cell] > longest) longest = centiseconds[cell];
  }
  return longest;
}

/** Describes all requested points: those on roads where they were placed, the others where they were requested. */
function describePoints({ asked, indexes }: AskedPoints, snapped: readonly SnappedPoint[]): SnappedPoint[] {
  const points = asked.map(({ lat, lon }): SnappedPoint =>
    ({ lat, lon, distanceMeters: 0, name: '', problem: 'point_off_road' }));
  snapped.forEach((point, index) => (points[indexes[index]] = point));
  return points;
}
