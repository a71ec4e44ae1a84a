import { askBetween } from '../ask/between.ts';
import { nearestOf } from '../ask/placing.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Departure } from '../traffic/departure.ts';
import { placeAsked, placeStartsAsEnds, sameCells, withEmptyLines } from './asked-points.ts';
import { hasClosures, overtakenBy, type ClockedRoads, type Overtaken, type TrafficFacts } from './clocked.ts';
import { describePoints, toldPlaces, type MatrixPoints } from './matrix-points.ts';
import { pricesOf, takeSoonerCells, type LaterRoads } from './later-roads.ts';
import type { Wording } from './route.ts';
import { roadPlaceAt, snappedAt, type Degrees } from './snapped.ts';

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
export interface MatrixAnswer extends Overtaken, MatrixPoints {
  readonly centiseconds: Uint32Array;
  readonly decimeters: Uint32Array;
  readonly staticCentiseconds: Uint32Array;
  readonly traffic: TrafficFacts;
}

/** The error that no point is near a road. */
export interface AllOffRoad {
  readonly missed: 'point_off_road';
  readonly lists: readonly { readonly list: 'origins' | 'destinations'; readonly points: readonly number[] }[];
}

export function answerMatrix(
  clocked: ClockedRoads, wording: Wording, query: MatrixQuery, later: readonly LaterRoads[] = [],
): MatrixAnswer | AllOffRoad {
  const { roads } = clocked;
  const { origins, destinations = [], maxSnapMeters } = query;
  const from = placeAsked(roads, origins, 'start', maxSnapMeters);
  const to = destinations.length > 0
    ? placeAsked(roads, destinations, 'end', maxSnapMeters) : placeStartsAsEnds(roads, from, maxSnapMeters);
  if (from.placed.length + to.placed.length === 0) return allOffRoad(query);
  const between = askBetween(roads, from.placed, to.placed, sameCells(from, to));
  const { weight, carried: [decimeters, , staticCentiseconds] } = between.table;
  const { centiseconds, used } = clocked.timed(between);
  const cells = { centiseconds, decimeters: decimeters.slice(), staticCentiseconds: staticCentiseconds.slice() };
  const told = toldPlaces(between);
  const longest = later.length > 0 ? 0 : longestOf(weight, centiseconds);
  if (later.length > 0) takeSoonerCells(later, between, { ...cells, priceCentiseconds: pricesOf(between) });
  return {
    centiseconds: withEmptyLines(cells.centiseconds, from, to),
    decimeters: withEmptyLines(cells.decimeters, from, to),
    staticCentiseconds: withEmptyLines(cells.staticCentiseconds, from, to),
    ...describePoints(from, to, between, told,
      (placed) => snappedAt(roads.graph, wording, placed, query.language),
      (placed) => roadPlaceAt(roads.graph, wording, nearestOf(placed), query.language)),
    traffic: { ...used, hasClosures: hasClosures([...told.origins, ...told.destinations]) },
    ...(later.length === 0 && overtakenBy(clocked, query.departure, longest * 10)),
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
